-- Payments: orders, subscriptions, the ledger of money, events of the payment service, and a ledger of credits that adds up.

-- CreateEnum
CREATE TYPE "OrderKind" AS ENUM ('subscription', 'one_time');
CREATE TYPE "OrderStatus" AS ENUM ('open', 'paid', 'failed', 'canceled', 'refunded');
CREATE TYPE "SubscriptionStatus" AS ENUM ('active', 'past_due', 'canceled', 'ended');
CREATE TYPE "PaymentEntryKind" AS ENUM ('charge', 'refund');
ALTER TYPE "CreditEntryKind" ADD VALUE 'expired';

-- AlterTable
ALTER TABLE "companies" ADD COLUMN "customer_id" TEXT, ADD COLUMN "payments_version" INTEGER NOT NULL DEFAULT 0,
	ALTER COLUMN "credits" SET DEFAULT 0;
ALTER TABLE "credit_entries" ADD COLUMN "once_key" TEXT;

-- CreateTable
CREATE TABLE "orders" (
	"id" UUID NOT NULL,
	"company_id" UUID NOT NULL,
	"user_id" UUID,
	"kind" "OrderKind" NOT NULL,
	"description" TEXT NOT NULL,
	"cents" INTEGER NOT NULL,
	"plan" "Plan",
	"document_id" UUID,
	"version_number" INTEGER,
	"pages" INTEGER,
	"status" "OrderStatus" NOT NULL DEFAULT 'open',
	"session_id" TEXT,
	"url" TEXT,
	"request_key" TEXT NOT NULL,
	"payment_id" TEXT,
	"failure" TEXT,
	"return_to" TEXT,
	"created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
	"settled_at" TIMESTAMPTZ,

	CONSTRAINT "orders_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "subscriptions" (
	"id" TEXT NOT NULL,
	"company_id" UUID NOT NULL,
	"plan" "Plan" NOT NULL,
	"status" "SubscriptionStatus" NOT NULL,
	"period_start" TIMESTAMPTZ NOT NULL,
	"period_end" TIMESTAMPTZ NOT NULL,
	"next_plan" "Plan",
	"past_due_since" TIMESTAMPTZ,
	"granted_period" TIMESTAMPTZ,
	"granted_checks" INTEGER NOT NULL DEFAULT 0,
	"ended_at" TIMESTAMPTZ,
	"created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
	"updated_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

	CONSTRAINT "subscriptions_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "payment_entries" (
	"id" BIGSERIAL NOT NULL,
	"company_id" UUID NOT NULL,
	"order_id" UUID,
	"kind" "PaymentEntryKind" NOT NULL,
	"external_id" TEXT NOT NULL,
	"cents" INTEGER NOT NULL,
	"description" TEXT NOT NULL,
	"number" TEXT,
	"url" TEXT,
	"paid_at" TIMESTAMPTZ NOT NULL,
	"created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

	CONSTRAINT "payment_entries_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "payment_events" (
	"id" TEXT NOT NULL,
	"type" TEXT NOT NULL,
	"customer_id" TEXT,
	"received_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
	"applied_at" TIMESTAMPTZ,

	CONSTRAINT "payment_events_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "local_payment_objects" (
	"id" TEXT NOT NULL,
	"kind" TEXT NOT NULL,
	"customer" TEXT,
	"body" JSONB NOT NULL,
	"number" BIGSERIAL NOT NULL,

	CONSTRAINT "local_payment_objects_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "companies_customer_id_key" ON "companies"("customer_id");
CREATE UNIQUE INDEX "credit_entries_once_key_key" ON "credit_entries"("once_key");
CREATE UNIQUE INDEX "orders_session_id_key" ON "orders"("session_id");
CREATE UNIQUE INDEX "orders_payment_id_key" ON "orders"("payment_id");
CREATE UNIQUE INDEX "orders_company_id_request_key_key" ON "orders"("company_id", "request_key");
CREATE INDEX "orders_company_id_created_at_idx" ON "orders"("company_id", "created_at");
CREATE INDEX "orders_user_id_idx" ON "orders"("user_id");
CREATE INDEX "orders_document_id_idx" ON "orders"("document_id");
CREATE INDEX "orders_status_idx" ON "orders"("status");
CREATE INDEX "subscriptions_company_id_idx" ON "subscriptions"("company_id");
CREATE UNIQUE INDEX "payment_entries_external_id_key" ON "payment_entries"("external_id");
CREATE INDEX "payment_entries_company_id_id_idx" ON "payment_entries"("company_id", "id");
CREATE INDEX "payment_entries_order_id_idx" ON "payment_entries"("order_id");
CREATE INDEX "payment_events_customer_id_applied_at_idx" ON "payment_events"("customer_id", "applied_at");
CREATE INDEX "payment_events_received_at_idx" ON "payment_events"("received_at");
CREATE INDEX "local_payment_objects_kind_customer_idx" ON "local_payment_objects"("kind", "customer");

-- AddForeignKey
ALTER TABLE "orders" ADD CONSTRAINT "orders_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "companies"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "orders" ADD CONSTRAINT "orders_document_id_fkey" FOREIGN KEY ("document_id") REFERENCES "documents"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "companies"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "payment_entries" ADD CONSTRAINT "payment_entries_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "companies"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "payment_entries" ADD CONSTRAINT "payment_entries_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- What the program must never do, the database refuses.
ALTER TABLE "orders" ADD CONSTRAINT "orders_cents_positive" CHECK ("cents" > 0);
ALTER TABLE "orders" ADD CONSTRAINT "orders_plan_of_subscription" CHECK (("kind" = 'subscription') = ("plan" IS NOT NULL));
ALTER TABLE "payment_entries" ADD CONSTRAINT "payment_entries_sign" CHECK (CASE "kind" WHEN 'charge' THEN "cents" > 0 ELSE "cents" < 0 END);
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_paid_plan" CHECK ("plan" <> 'free');
CREATE UNIQUE INDEX "subscriptions_one_live" ON "subscriptions" ("company_id") WHERE "status" <> 'ended';
CREATE TRIGGER "payment_entries_append_only" BEFORE UPDATE OR DELETE ON "payment_entries" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
CREATE TRIGGER "payment_entries_not_emptied" BEFORE TRUNCATE ON "payment_entries" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();

-- The first checks of every company that there is were in no ledger: each gets the entry that explains its balance.
INSERT INTO "credit_entries" ("company_id", "kind", "amount", "reason", "created_at")
	SELECT "companies"."id", 'granted', "companies"."credits" - coalesce("sums"."sum", 0), 'First checks', "companies"."created_at"
	FROM "companies" LEFT JOIN (SELECT "company_id", sum("amount") AS "sum" FROM "credit_entries" GROUP BY "company_id") AS "sums"
		ON "sums"."company_id" = "companies"."id"
	WHERE "companies"."credits" <> coalesce("sums"."sum", 0);

-- From here on the balance is what the ledger says, when a transaction ends.
CREATE FUNCTION "check_credit_balance"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"of_company" UUID := CASE TG_TABLE_NAME WHEN 'companies' THEN (to_jsonb(NEW) ->> 'id')::uuid ELSE (to_jsonb(NEW) ->> 'company_id')::uuid END;
BEGIN
	IF (SELECT "credits" FROM "companies" WHERE "id" = "of_company")
		<> (SELECT coalesce(sum("amount"), 0) FROM "credit_entries" WHERE "company_id" = "of_company") THEN
		RAISE EXCEPTION 'The credits of company % are not what its ledger says', "of_company";
	END IF;
	RETURN NULL;
END
$$;
CREATE CONSTRAINT TRIGGER "companies_credits_in_ledger" AFTER INSERT OR UPDATE OF "credits" ON "companies"
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "check_credit_balance"();
CREATE CONSTRAINT TRIGGER "credit_entries_in_balance" AFTER INSERT ON "credit_entries"
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "check_credit_balance"();
