"""Practice in bidding by a convention card: questions on a topic, with their answers.

It knows what the card says, not who asks, and keeps nothing: a topic, a seed and a number are a question.
"""

from vintik.players.practice.questions import Question, Verdict, question
from vintik.players.practice.topics import TOPICS, topics_of

__all__ = ["TOPICS", "Question", "Verdict", "question", "topics_of"]
