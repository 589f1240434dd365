CREATE TYPE "InboundMailState" AS ENUM ('taking', 'waiting', 'answered', 'refused');
CREATE TYPE "InboundAttachmentState" AS ENUM ('added', 'duplicate', 'refused');

CREATE TABLE "inbound_addresses" (
	"company_id" UUID NOT NULL,
	"user_id" UUID NOT NULL,
	"local_part" TEXT NOT NULL,
	"created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
	CONSTRAINT "inbound_addresses_pkey" PRIMARY KEY ("company_id", "user_id")
);
CREATE UNIQUE INDEX "inbound_addresses_local_part_key" ON "inbound_addresses"("local_part");

CREATE TABLE "inbound_mails" (
	"id" UUID NOT NULL,
	"key" TEXT NOT NULL,
	"company_id" UUID NOT NULL,
	"user_id" UUID,
	"state" "InboundMailState" NOT NULL,
	"reason" TEXT,
	"subject" TEXT,
	"message_id" TEXT,
	"created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
	"ended_at" TIMESTAMPTZ,
	CONSTRAINT "inbound_mails_pkey" PRIMARY KEY ("id"),
	-- Nothing of a mail's words stays longer than its answer needs them.
	CONSTRAINT "inbound_mails_keep_no_words" CHECK ("ended_at" IS NULL OR ("subject" IS NULL AND "message_id" IS NULL)),
	CONSTRAINT "inbound_mails_end_once" CHECK (("ended_at" IS NULL) = ("state" IN ('taking', 'waiting')))
);
CREATE UNIQUE INDEX "inbound_mails_key_key" ON "inbound_mails"("key");
CREATE INDEX "inbound_mails_company_id_idx" ON "inbound_mails"("company_id");
CREATE INDEX "inbound_mails_user_id_idx" ON "inbound_mails"("user_id");
CREATE INDEX "inbound_mails_state_created_at_idx" ON "inbound_mails"("state", "created_at");

CREATE TABLE "inbound_attachments" (
	"mail_id" UUID NOT NULL,
	"position" INTEGER NOT NULL,
	"file_name" TEXT NOT NULL,
	"state" "InboundAttachmentState" NOT NULL,
	"says" TEXT,
	"document_id" UUID,
	CONSTRAINT "inbound_attachments_pkey" PRIMARY KEY ("mail_id", "position")
);
CREATE INDEX "inbound_attachments_document_id_idx" ON "inbound_attachments"("document_id");

ALTER TABLE "inbound_addresses" ADD CONSTRAINT "inbound_addresses_company_id_user_id_fkey" FOREIGN KEY ("company_id", "user_id")
	REFERENCES "memberships"("company_id", "user_id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "inbound_mails" ADD CONSTRAINT "inbound_mails_company_id_fkey" FOREIGN KEY ("company_id")
	REFERENCES "companies"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "inbound_mails" ADD CONSTRAINT "inbound_mails_user_id_fkey" FOREIGN KEY ("user_id")
	REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "inbound_attachments" ADD CONSTRAINT "inbound_attachments_mail_id_fkey" FOREIGN KEY ("mail_id")
	REFERENCES "inbound_mails"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "inbound_attachments" ADD CONSTRAINT "inbound_attachments_document_id_fkey" FOREIGN KEY ("document_id")
	REFERENCES "documents"("id") ON DELETE SET NULL ON UPDATE CASCADE;
