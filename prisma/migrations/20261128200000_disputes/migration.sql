-- Payments that a customer's bank takes back, and those of them that come back.

ALTER TYPE "PaymentEntryKind" ADD VALUE 'dispute';
ALTER TYPE "PaymentEntryKind" ADD VALUE 'dispute_won';

-- As text: a transaction can't use the values of an enum that it adds.
ALTER TABLE "payment_entries" DROP CONSTRAINT "payment_entries_sign";
ALTER TABLE "payment_entries" ADD CONSTRAINT "payment_entries_sign" CHECK (CASE WHEN "kind"::text IN ('refund', 'dispute') THEN "cents" < 0 ELSE "cents" > 0 END);
