// Lines of one kind in a row are a run: the log folds it to one line, and every line of it is still there.

const LEAST = 3 // lines that are worth folding

/** The events in groups: a run each, or a single one. Put together again they are the events, in order. */
export function grouped(events) {
  const groups = []
  for (const event of events) {
    if (groups.length && continues(groups.at(-1), event)) groups.at(-1).push(event)
    else groups.push([event])
  }
  return groups
}

/** Whether an event goes on with a run: by the same seat or by chance, and called the same. */
export function continues(run, event) {
  const last = run.at(-1)
  const alone = single(last) && single(event) && !last.heading
  return alone && last.seat === event.seat && called(last) === called(event)
}

export const folds = (run) => run.length >= LEAST

/** What brought something else besides its line, rolled dice or has a picture stands for itself. */
const single = (event) => event.kind === "acted" && event.lines?.length === 1 && !event.vignette && !event.dice

/** Without a word for several of them, only equal lines are a run. */
const called = (event) => event.run || event.lines[0]
