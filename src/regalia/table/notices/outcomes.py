"""What can become of a notice that is sent."""

SENT = "sent"
GONE = "gone"  # nobody is there any more who could take it
FAILED = "failed"  # it was not taken, this time
BARRED = "barred"  # it may not go there
