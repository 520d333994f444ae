"""Every game and every page as people see them, at every size, by day and by night, in every language.

`make pictures ALL=1` takes their pictures and tells what lies wrong in them; tests ask for the latter alone.
"""
