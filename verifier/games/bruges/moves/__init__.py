"""What may be decided, the draft that a decision is carried out on, and the sentences that say it."""
