"""What is printed, saved and shown on the wall: everything of an evening outside the app.

screen   the whole
sheets   the sheets that there are, each as a page for printing and as CSV
page     a sheet as a page of its own
cards    cards with a code for each table
initials names or initials on the big screen
keeping  saving a file from the screen
moving   the evening as one file, and its end
"""
