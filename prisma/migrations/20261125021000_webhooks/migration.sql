-- URLs that are told what happens to documents, and the deliveries to them: outbox and log in one.
CREATE TYPE "WebhookSwitch" AS ENUM ('owner', 'failures');
CREATE TABLE "webhooks" (
	"id" UUID NOT NULL,
	"user_id" UUID NOT NULL,
	"url" TEXT NOT NULL,
	"events" TEXT[],
	"secret" TEXT NOT NULL,
	"earlier_secret" TEXT,
	"earlier_until" TIMESTAMPTZ,
	"created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
	"disabled_at" TIMESTAMPTZ,
	"disabled_by" "WebhookSwitch",
	"failing_since" TIMESTAMPTZ,
	CONSTRAINT "webhooks_pkey" PRIMARY KEY ("id"),
	CONSTRAINT "webhooks_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "webhooks_user_id_created_at_idx" ON "webhooks"("user_id", "created_at");

CREATE TYPE "DeliveryState" AS ENUM ('waiting', 'sending', 'delivered', 'failed', 'dropped');
CREATE TABLE "webhook_deliveries" (
	"id" UUID NOT NULL,
	"webhook_id" UUID NOT NULL,
	"event_id" UUID NOT NULL,
	"event_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
	"type" TEXT NOT NULL,
	"document_id" UUID,
	"facts" JSONB NOT NULL,
	"state" "DeliveryState" NOT NULL DEFAULT 'waiting',
	"attempts" INTEGER NOT NULL DEFAULT 0,
	"status" INTEGER,
	"answer" TEXT,
	"duration" INTEGER,
	"created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
	"last_attempt_at" TIMESTAMPTZ,
	"next_attempt_at" TIMESTAMPTZ,
	CONSTRAINT "webhook_deliveries_pkey" PRIMARY KEY ("id"),
	CONSTRAINT "webhook_deliveries_webhook_id_fkey" FOREIGN KEY ("webhook_id") REFERENCES "webhooks"("id") ON DELETE CASCADE ON UPDATE CASCADE,
	CONSTRAINT "webhook_deliveries_document_id_fkey" FOREIGN KEY ("document_id") REFERENCES "documents"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "webhook_deliveries_webhook_id_created_at_idx" ON "webhook_deliveries"("webhook_id", "created_at");
CREATE INDEX "webhook_deliveries_document_id_idx" ON "webhook_deliveries"("document_id");
CREATE INDEX "webhook_deliveries_created_at_idx" ON "webhook_deliveries"("created_at");
CREATE INDEX "webhook_deliveries_state_next_attempt_at_idx" ON "webhook_deliveries"("state", "next_attempt_at");
