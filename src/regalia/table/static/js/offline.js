// The server cannot be reached: the page that was asked for is tried again, by itself or when somebody presses.

const AGAIN = 5000 // milliseconds

const reload = () => location.reload()

document.getElementById("again").addEventListener("click", reload)
addEventListener("online", reload)
setInterval(() => {
  fetch("/healthz").then(({ ok }) => ok && reload(), Boolean)
}, AGAIN)
