-- Help by people: what a founder asks for one version of a document, and what an expert answers.
CREATE TYPE "HelpKind" AS ENUM ('clause_fix', 'full_redline', 'review_assist');
CREATE TYPE "HelpState" AS ENUM ('unpaid', 'queued', 'claimed', 'answered', 'accepted', 'refunded');
ALTER TYPE "SuggestionOrigin" ADD VALUE 'expert';

CREATE TABLE "help_requests" (
	"id" UUID NOT NULL,
	"kind" "HelpKind" NOT NULL,
	"state" "HelpState" NOT NULL DEFAULT 'unpaid',
	"document_id" UUID NOT NULL,
	"version_id" UUID NOT NULL,
	"asked_by_id" UUID,
	"order_id" UUID,
	"cents" INTEGER NOT NULL,
	"pages" INTEGER,
	"clause" TEXT,
	"finding_key" TEXT,
	"question" TEXT NOT NULL,
	"created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
	"paid_at" TIMESTAMPTZ,
	"due_at" TIMESTAMPTZ,
	"claimed_by_id" UUID,
	"claimed_at" TIMESTAMPTZ,
	"reminded_at" TIMESTAMPTZ,
	"answered_at" TIMESTAMPTZ,
	"asked_back" TEXT,
	"asked_back_at" TIMESTAMPTZ,
	"accepted_at" TIMESTAMPTZ,
	"refund_offered_at" TIMESTAMPTZ,
	"refunded_at" TIMESTAMPTZ,
	CONSTRAINT "help_requests_pkey" PRIMARY KEY ("id"),
	-- Whatever is not unpaid was paid, and has a day on which its answer is due.
	CONSTRAINT "help_requests_paid" CHECK ("state" = 'unpaid' OR ("order_id" IS NOT NULL AND "paid_at" IS NOT NULL AND "due_at" IS NOT NULL)),
	CONSTRAINT "help_requests_asked_back" CHECK (("asked_back" IS NULL) = ("asked_back_at" IS NULL)),
	CONSTRAINT "help_requests_price" CHECK ("cents" > 0)
);
CREATE UNIQUE INDEX "help_requests_order_id_key" ON "help_requests"("order_id");
CREATE INDEX "help_requests_document_id_created_at_idx" ON "help_requests"("document_id", "created_at");
CREATE INDEX "help_requests_version_id_idx" ON "help_requests"("version_id");
CREATE INDEX "help_requests_asked_by_id_idx" ON "help_requests"("asked_by_id");
CREATE INDEX "help_requests_claimed_by_id_idx" ON "help_requests"("claimed_by_id");
CREATE INDEX "help_requests_state_due_at_idx" ON "help_requests"("state", "due_at");
ALTER TABLE "help_requests" ADD CONSTRAINT "help_requests_document_id_fkey" FOREIGN KEY ("document_id")
	REFERENCES "documents"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "help_requests" ADD CONSTRAINT "help_requests_version_id_fkey" FOREIGN KEY ("version_id")
	REFERENCES "document_versions"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "help_requests" ADD CONSTRAINT "help_requests_asked_by_id_fkey" FOREIGN KEY ("asked_by_id")
	REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "help_requests" ADD CONSTRAINT "help_requests_claimed_by_id_fkey" FOREIGN KEY ("claimed_by_id")
	REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

CREATE TABLE "help_answers" (
	"request_id" UUID NOT NULL,
	"number" INTEGER NOT NULL,
	"text" TEXT NOT NULL,
	"file_key" TEXT,
	"file_name" TEXT,
	"bytes" INTEGER,
	"sha256" TEXT,
	"version_number" INTEGER,
	"created_by_id" UUID,
	"created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
	CONSTRAINT "help_answers_pkey" PRIMARY KEY ("request_id", "number"),
	-- One answer, and one more after asking back.
	CONSTRAINT "help_answers_number" CHECK ("number" IN (1, 2)),
	CONSTRAINT "help_answers_file" CHECK (("file_key" IS NULL) = ("file_name" IS NULL))
);
CREATE UNIQUE INDEX "help_answers_file_key_key" ON "help_answers"("file_key");
CREATE INDEX "help_answers_created_by_id_idx" ON "help_answers"("created_by_id");
ALTER TABLE "help_answers" ADD CONSTRAINT "help_answers_request_id_fkey" FOREIGN KEY ("request_id")
	REFERENCES "help_requests"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "help_answers" ADD CONSTRAINT "help_answers_created_by_id_fkey" FOREIGN KEY ("created_by_id")
	REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
