-- Multi-factor authentication: authenticator apps, backup codes, passkeys, sign-ins that wait for their second factor,
-- and until when a session may enter the admin area.

ALTER TABLE "sessions" ADD COLUMN "step_up_until" TIMESTAMPTZ;

CREATE TABLE "authenticators" (
	"user_id" UUID NOT NULL,
	"secret" TEXT,
	"enabled_at" TIMESTAMPTZ,
	"last_used_at" TIMESTAMPTZ,
	"last_step" INTEGER,
	"pending_secret" TEXT,
	"pending_expires_at" TIMESTAMPTZ,
	CONSTRAINT "authenticators_pkey" PRIMARY KEY ("user_id"),
	CONSTRAINT "authenticators_enabled_with_secret" CHECK (("enabled_at" IS NULL) = ("secret" IS NULL)),
	CONSTRAINT "authenticators_pending_expires" CHECK (("pending_secret" IS NULL) = ("pending_expires_at" IS NULL))
);
ALTER TABLE "authenticators" ADD CONSTRAINT "authenticators_user_id_fkey"
	FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "backup_codes" (
	"id" UUID NOT NULL,
	"user_id" UUID NOT NULL,
	"code_hash" TEXT NOT NULL,
	"used_at" TIMESTAMPTZ,
	"created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
	CONSTRAINT "backup_codes_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "backup_codes_user_id_code_hash_key" ON "backup_codes"("user_id", "code_hash");
ALTER TABLE "backup_codes" ADD CONSTRAINT "backup_codes_user_id_fkey"
	FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "passkeys" (
	"id" TEXT NOT NULL,
	"user_id" UUID NOT NULL,
	"name" TEXT NOT NULL,
	"public_key" BYTEA NOT NULL,
	"counter" BIGINT NOT NULL DEFAULT 0,
	"transports" TEXT[],
	"last_used_at" TIMESTAMPTZ,
	"created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
	CONSTRAINT "passkeys_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "passkeys_user_id_idx" ON "passkeys"("user_id");
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_user_id_fkey"
	FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "passkey_challenges" (
	"challenge" TEXT NOT NULL,
	"user_id" UUID NOT NULL,
	"purpose" TEXT NOT NULL,
	"expires_at" TIMESTAMPTZ NOT NULL,
	CONSTRAINT "passkey_challenges_pkey" PRIMARY KEY ("challenge")
);
CREATE INDEX "passkey_challenges_user_id_idx" ON "passkey_challenges"("user_id");
ALTER TABLE "passkey_challenges" ADD CONSTRAINT "passkey_challenges_user_id_fkey"
	FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "sign_in_challenges" (
	"id" UUID NOT NULL,
	"user_id" UUID NOT NULL,
	"token_hash" TEXT NOT NULL,
	"return_to" TEXT,
	"expires_at" TIMESTAMPTZ NOT NULL,
	"used_at" TIMESTAMPTZ,
	"created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
	CONSTRAINT "sign_in_challenges_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "sign_in_challenges_token_hash_key" ON "sign_in_challenges"("token_hash");
CREATE INDEX "sign_in_challenges_user_id_idx" ON "sign_in_challenges"("user_id");
CREATE INDEX "sign_in_challenges_expires_at_idx" ON "sign_in_challenges"("expires_at");
ALTER TABLE "sign_in_challenges" ADD CONSTRAINT "sign_in_challenges_user_id_fkey"
	FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
