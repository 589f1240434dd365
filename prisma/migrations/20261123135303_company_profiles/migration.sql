-- What a company says of itself, and what a review was told of it.

CREATE TABLE "company_profiles" (
    "company_id" UUID NOT NULL,
    "legal_entity_name" TEXT NOT NULL,
    "ein" TEXT,
    "incorporation_date" DATE,
    "incorporation_state" TEXT,
    "authorized_shares" BIGINT,
    "issued_shares" BIGINT,
    "company_address" TEXT,
    "company_phone" TEXT,
    "company_website" TEXT,
    "incorporation_service_provider" TEXT,
    "agent_name" TEXT,
    "agent_email" TEXT,
    "agent_phone" TEXT,
    "agent_address" TEXT,
    "agent_renewal_date" DATE,
    "industry_type" TEXT,
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "company_profiles_pkey" PRIMARY KEY ("company_id"),
    CONSTRAINT "company_profiles_shares" CHECK ("authorized_shares" >= 0 AND "issued_shares" >= 0 AND "issued_shares" <= "authorized_shares")
);

ALTER TABLE "company_profiles" ADD CONSTRAINT "company_profiles_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "companies"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "reviews" ADD COLUMN "company_profile" JSONB;
