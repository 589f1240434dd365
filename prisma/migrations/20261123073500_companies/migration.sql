-- Companies: people belong to one, plan, credits, ledger and documents are a company's.

-- CreateEnum
CREATE TYPE "MembershipRole" AS ENUM ('owner', 'admin', 'member');

-- CreateTable
CREATE TABLE "companies" (
    "id" UUID NOT NULL,
    "plan" "Plan" NOT NULL DEFAULT 'free',
    "credits" INTEGER NOT NULL DEFAULT 3,
    "deleted_at" TIMESTAMPTZ,
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "companies_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "memberships" (
    "company_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "role" "MembershipRole" NOT NULL,
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "memberships_pkey" PRIMARY KEY ("company_id","user_id")
);

-- CreateTable
CREATE TABLE "invitations" (
    "id" UUID NOT NULL,
    "company_id" UUID NOT NULL,
    "email" TEXT NOT NULL,
    "role" "MembershipRole" NOT NULL,
    "token_hash" TEXT NOT NULL,
    "invited_by_id" UUID,
    "expires_at" TIMESTAMPTZ NOT NULL,
    "accepted_at" TIMESTAMPTZ,
    "revoked_at" TIMESTAMPTZ,
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "invitations_pkey" PRIMARY KEY ("id")
);

-- Everyone who exists becomes the owner of a company of one, with their plan and credits. Where one company id was given
-- to several accounts, the first of them owns it and what they had is put together.
INSERT INTO "companies" ("id", "plan", "credits", "created_at", "updated_at")
	SELECT "company_id", max("plan"), sum("subscription_credits"), min("created_at"), max("updated_at") FROM "users" GROUP BY "company_id";
INSERT INTO "memberships" ("company_id", "user_id", "role", "created_at")
	SELECT "company_id", "id", (CASE WHEN row_number() OVER (PARTITION BY "company_id" ORDER BY "created_at", "id") = 1 THEN 'owner' ELSE 'member' END)::"MembershipRole", "created_at"
	FROM "users";

-- AlterTable
ALTER TABLE "users" DROP COLUMN "plan", DROP COLUMN "subscription_credits", ADD COLUMN "deleted_at" TIMESTAMPTZ;

-- The ledger is the company's, and tells whose act it was as long as their account is there.
DROP TRIGGER "credit_entries_append_only" ON "credit_entries";
ALTER TABLE "credit_entries" ADD COLUMN "company_id" UUID;
UPDATE "credit_entries" SET "company_id" = "users"."company_id" FROM "users" WHERE "users"."id" = "credit_entries"."user_id";
ALTER TABLE "credit_entries" ALTER COLUMN "company_id" SET NOT NULL, ALTER COLUMN "user_id" DROP NOT NULL;
ALTER TABLE "credit_entries" DROP CONSTRAINT "credit_entries_user_id_fkey";
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
CREATE INDEX "credit_entries_company_id_id_idx" ON "credit_entries"("company_id", "id");

-- Two things may touch an entry, both by a foreign key: its review goes, or the account of whoever caused it goes. The
-- entry itself stays for good.
CREATE OR REPLACE FUNCTION "refuse_ledger_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'UPDATE' AND to_jsonb(NEW) - 'review_id' - 'user_id' = to_jsonb(OLD) - 'review_id' - 'user_id'
		AND (NEW."review_id" IS NOT DISTINCT FROM OLD."review_id"
			OR NEW."review_id" IS NULL AND NOT EXISTS (SELECT 1 FROM "reviews" WHERE "id" = OLD."review_id"))
		AND (NEW."user_id" IS NOT DISTINCT FROM OLD."user_id"
			OR NEW."user_id" IS NULL AND NOT EXISTS (SELECT 1 FROM "users" WHERE "id" = OLD."user_id")) THEN
		RETURN NEW;
	END IF;
	RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
END
$$;
CREATE TRIGGER "credit_entries_append_only" BEFORE UPDATE OR DELETE ON "credit_entries" FOR EACH ROW EXECUTE FUNCTION "refuse_ledger_change"();

-- Documents are made by a person in a company.
ALTER TABLE "documents" RENAME COLUMN "owner_id" TO "created_by_id";
ALTER TABLE "documents" RENAME CONSTRAINT "documents_owner_id_fkey" TO "documents_created_by_id_fkey";
ALTER INDEX "documents_owner_id_updated_at_idx" RENAME TO "documents_created_by_id_updated_at_idx";
ALTER TABLE "documents" ADD COLUMN "deleted_at" TIMESTAMPTZ;
UPDATE "documents" SET "company_id" = "users"."company_id" FROM "users"
	WHERE "users"."id" = "documents"."created_by_id" AND NOT EXISTS (SELECT 1 FROM "companies" WHERE "companies"."id" = "documents"."company_id");
CREATE INDEX "documents_company_id_updated_at_idx" ON "documents"("company_id", "updated_at");
CREATE INDEX "documents_deleted_at_idx" ON "documents"("deleted_at") WHERE "deleted_at" IS NOT NULL;
CREATE UNIQUE INDEX "documents_id_company_id_key" ON "documents"("id", "company_id");

-- A review is its version's: whose it is, its document says.
ALTER TABLE "reviews" DROP COLUMN "owner_id";
CREATE INDEX "reviews_status_idx" ON "reviews"("status");

-- A share is for a person, an address, or everyone in the document's company.
ALTER TABLE "document_shares" ADD COLUMN "company_id" UUID;
ALTER TABLE "document_shares" DROP CONSTRAINT "document_shares_one_person";
ALTER TABLE "document_shares" ADD CONSTRAINT "document_shares_one_receiver" CHECK (num_nonnulls("user_id", "email", "company_id") = 1);
CREATE UNIQUE INDEX "document_shares_document_id_company_id_key" ON "document_shares"("document_id", "company_id");
CREATE INDEX "document_shares_company_id_idx" ON "document_shares"("company_id");

-- CreateIndex
CREATE INDEX "users_company_id_idx" ON "users"("company_id");
CREATE INDEX "users_deleted_at_idx" ON "users"("deleted_at") WHERE "deleted_at" IS NOT NULL;
CREATE INDEX "memberships_user_id_idx" ON "memberships"("user_id");
CREATE UNIQUE INDEX "invitations_token_hash_key" ON "invitations"("token_hash");
CREATE INDEX "invitations_email_idx" ON "invitations"("email");
-- One open invitation of an address to a company.
CREATE UNIQUE INDEX "invitations_one_open" ON "invitations" ("company_id", "email") WHERE "accepted_at" IS NULL AND "revoked_at" IS NULL;

-- AddForeignKey
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "companies"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "companies"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_invited_by_id_fkey" FOREIGN KEY ("invited_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "users" ADD CONSTRAINT "users_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "companies"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "companies"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "documents" ADD CONSTRAINT "documents_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "companies"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "document_shares" ADD CONSTRAINT "document_shares_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "companies"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What the program must never do, the database refuses.
ALTER TABLE "companies" ADD CONSTRAINT "companies_credits_not_negative" CHECK ("credits" >= 0);
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_email_lower_case" CHECK ("email" = lower("email"));
-- Nobody works in a company that they are no member of.
ALTER TABLE "users" ADD CONSTRAINT "users_member_of_company" FOREIGN KEY ("company_id", "id") REFERENCES "memberships"("company_id", "user_id");
-- A document is shared with its own company, never with another.
ALTER TABLE "document_shares" ADD CONSTRAINT "document_shares_own_company" FOREIGN KEY ("document_id", "company_id") REFERENCES "documents"("id", "company_id") ON DELETE CASCADE;
