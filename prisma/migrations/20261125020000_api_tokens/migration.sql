-- Tokens with which programs call the API for a person. Stored as hashes; revoking one removes its row.
CREATE TABLE "api_tokens" (
	"id" UUID NOT NULL,
	"user_id" UUID NOT NULL,
	"name" TEXT NOT NULL,
	"token_hash" TEXT NOT NULL,
	"hint" TEXT NOT NULL,
	"scopes" TEXT[],
	"expires_at" TIMESTAMPTZ,
	"last_used_on" DATE,
	"created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
	CONSTRAINT "api_tokens_pkey" PRIMARY KEY ("id"),
	CONSTRAINT "api_tokens_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "api_tokens_token_hash_key" ON "api_tokens"("token_hash");
CREATE INDEX "api_tokens_user_id_created_at_idx" ON "api_tokens"("user_id", "created_at");
CREATE INDEX "api_tokens_expires_at_idx" ON "api_tokens"("expires_at");
