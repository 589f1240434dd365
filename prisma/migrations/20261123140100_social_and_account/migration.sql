-- Sign-in by a provider, devices, deletion and export of accounts; a change of address is confirmed at both addresses.

CREATE TYPE "SocialProvider" AS ENUM ('google', 'linkedin', 'microsoft');
CREATE TYPE "AccountExportState" AS ENUM ('queued', 'ready', 'failed');

ALTER TABLE "sessions" ADD COLUMN "address" TEXT, ADD COLUMN "last_used_at" TIMESTAMPTZ;

ALTER TABLE "email_changes"
	ADD COLUMN "current_token_hash" TEXT,
	ADD COLUMN "new_confirmed_at" TIMESTAMPTZ,
	ADD COLUMN "current_confirmed_at" TIMESTAMPTZ;
CREATE UNIQUE INDEX "email_changes_current_token_hash_key" ON "email_changes"("current_token_hash");

CREATE TABLE "social_accounts" (
	"id" UUID NOT NULL,
	"user_id" UUID NOT NULL,
	"provider" "SocialProvider" NOT NULL,
	"issuer" TEXT NOT NULL,
	"subject" TEXT NOT NULL,
	"email" TEXT,
	"created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
	"last_used_at" TIMESTAMPTZ,
	CONSTRAINT "social_accounts_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "social_accounts_provider_issuer_subject_key" ON "social_accounts"("provider", "issuer", "subject");
CREATE INDEX "social_accounts_user_id_idx" ON "social_accounts"("user_id");
ALTER TABLE "social_accounts" ADD CONSTRAINT "social_accounts_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "spent_social_states" (
	"state_hash" TEXT NOT NULL,
	"created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
	CONSTRAINT "spent_social_states_pkey" PRIMARY KEY ("state_hash")
);
CREATE INDEX "spent_social_states_created_at_idx" ON "spent_social_states"("created_at");

CREATE TABLE "known_devices" (
	"user_id" UUID NOT NULL,
	"token_hash" TEXT NOT NULL,
	"created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
	"last_used_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
	CONSTRAINT "known_devices_pkey" PRIMARY KEY ("user_id", "token_hash")
);
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "account_deletions" (
	"id" UUID NOT NULL,
	"receipt" TEXT NOT NULL,
	"user_id" UUID,
	"cancel_token_hash" TEXT NOT NULL,
	"requested_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
	"erase_after" TIMESTAMPTZ NOT NULL,
	"canceled_at" TIMESTAMPTZ,
	"erased_at" TIMESTAMPTZ,
	CONSTRAINT "account_deletions_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "account_deletions_receipt_key" ON "account_deletions"("receipt");
CREATE UNIQUE INDEX "account_deletions_cancel_token_hash_key" ON "account_deletions"("cancel_token_hash");
-- One that is open per account.
CREATE UNIQUE INDEX "account_deletions_open" ON "account_deletions"("user_id") WHERE "canceled_at" IS NULL AND "erased_at" IS NULL;
CREATE INDEX "account_deletions_user_id_idx" ON "account_deletions"("user_id");
CREATE INDEX "account_deletions_erase_after_idx" ON "account_deletions"("erase_after");
ALTER TABLE "account_deletions" ADD CONSTRAINT "account_deletions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

CREATE TABLE "account_exports" (
	"id" UUID NOT NULL,
	"user_id" UUID NOT NULL,
	"state" "AccountExportState" NOT NULL DEFAULT 'queued',
	"file_key" TEXT,
	"bytes" BIGINT,
	"created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
	"ready_at" TIMESTAMPTZ,
	"expires_at" TIMESTAMPTZ,
	CONSTRAINT "account_exports_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "account_exports_file_key_key" ON "account_exports"("file_key");
CREATE INDEX "account_exports_user_id_created_at_idx" ON "account_exports"("user_id", "created_at");
-- One under way per account.
CREATE UNIQUE INDEX "account_exports_queued" ON "account_exports"("user_id") WHERE "state" = 'queued';
CREATE INDEX "account_exports_expires_at_idx" ON "account_exports"("expires_at");
ALTER TABLE "account_exports" ADD CONSTRAINT "account_exports_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
