"""What goes in and out of the routes of lessons, as it stands in the OpenAPI description."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, Field

from regalia.table.api.models import Asked

Mark = Annotated[
    str, Field(max_length=40, description="Where I see the lesson stand: refused if it has gone on meanwhile.")
]


class APlace(Asked):
    at: Mark


class AMove(APlace):
    action: str = Field(max_length=400, description="In the notation of the game, as it stands among the options.")


class LessonFace(BaseModel):
    """A lesson, and how far I am in it."""

    lesson: str
    title: str
    summary: str
    minutes: int
    state: Literal["new", "begun", "done"]
    step: int
    steps: int


class Progressed(BaseModel):
    """What came of what I did."""

    at: str = Field(description="Where the lesson stands now.")
    anew: bool = Field(description="Whether the log is to be read anew: the lesson has gone back, or on by some turns.")
    events: list[dict[str, Any]] = Field(description="What happened, as the log tells it.")
    accepted: bool = Field(description="Whether it leads on; else it is answered and taken back.")
    sentence: str = Field(description="The answer to what does not lead on.")
    tries: int = Field(description="How often that was so at this step.")
    offer: bool = Field(description="Whether the coach should offer to play the move.")
    shown: dict[str, Any] | None = Field(description="The table with a move that is taken back, as the page shows it.")
