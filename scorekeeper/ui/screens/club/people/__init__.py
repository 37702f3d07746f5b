"""The people of a club: names, two who are one, and forgetting somebody.

listing     everybody, members first
member      one of them: name, note, membership, and what else can be done
merging     the question whether two are one person
forgetting  the question, and what became of every file
"""
