-- Who asked for a change of the plan, for the history; refunds that the bank sends back; events that name a charge alone.

ALTER TYPE "PaymentEntryKind" ADD VALUE 'refund_failed';

ALTER TABLE "subscriptions" ADD COLUMN "asked_by_id" UUID, ADD COLUMN "asked_at" TIMESTAMPTZ;
CREATE INDEX "subscriptions_asked_by_id_idx" ON "subscriptions"("asked_by_id");
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_asked_by_id_fkey" FOREIGN KEY ("asked_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

ALTER TABLE "payment_events" ADD COLUMN "charge_id" TEXT;

-- Only a refund takes money away.
ALTER TABLE "payment_entries" DROP CONSTRAINT "payment_entries_sign";
ALTER TABLE "payment_entries" ADD CONSTRAINT "payment_entries_sign" CHECK (CASE "kind" WHEN 'refund' THEN "cents" < 0 ELSE "cents" > 0 END);
