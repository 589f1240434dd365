CREATE TYPE "MailState" AS ENUM ('waiting', 'sending', 'sent', 'failed');

CREATE TABLE "outgoing_mails" (
    "id" UUID NOT NULL,
    "recipient" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "content" TEXT,
    "state" "MailState" NOT NULL DEFAULT 'waiting',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "error" TEXT,
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "sent_at" TIMESTAMPTZ,

    CONSTRAINT "outgoing_mails_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "outgoing_mails_state_created_at_idx" ON "outgoing_mails"("state", "created_at");
