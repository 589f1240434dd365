-- What a call of the API answered under its Idempotency-Key, for a day.
CREATE TABLE "idempotency_keys" (
	"user_id" UUID NOT NULL,
	"key" TEXT NOT NULL,
	"fingerprint" TEXT NOT NULL,
	"status" INTEGER,
	"headers" JSONB,
	"body" TEXT,
	"created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

	CONSTRAINT "idempotency_keys_pkey" PRIMARY KEY ("user_id", "key")
);

CREATE INDEX "idempotency_keys_created_at_idx" ON "idempotency_keys" ("created_at");

ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
