"""python -m regalia: the same as the command regalia."""

from regalia.cli import main

if __name__ == "__main__":
    main()
