"""Sealed sequences of deals that several tables can play."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "sequences",
        sa.Column("name", sa.String(64), primary_key=True),
        sa.Column("secret", sa.LargeBinary(32), nullable=False),
    )


def downgrade() -> None:
    op.drop_table("sequences")
