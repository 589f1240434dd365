-- Drafting the suggestions of all documents anew: one at a time, with what became of each document, so that it goes on
-- where it was after the program ended.
CREATE TABLE "suggestion_regenerations" (
	"id" UUID NOT NULL,
	"started_by_id" UUID NOT NULL,
	"stopped_by_id" UUID,
	"created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
	"ended_at" TIMESTAMPTZ,
	CONSTRAINT "suggestion_regenerations_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "suggestion_regenerations_one_under_way" ON "suggestion_regenerations" (("ended_at" IS NULL)) WHERE "ended_at" IS NULL;
CREATE INDEX "suggestion_regenerations_created_at_idx" ON "suggestion_regenerations"("created_at");

CREATE TYPE "RegenerationOutcome" AS ENUM ('waiting', 'drafted', 'decided', 'locked', 'signed', 'no_report', 'failed');
CREATE TABLE "suggestion_regeneration_documents" (
	"regeneration_id" UUID NOT NULL,
	"document_id" UUID NOT NULL,
	"outcome" "RegenerationOutcome" NOT NULL DEFAULT 'waiting',
	"attempts" INTEGER NOT NULL DEFAULT 0,
	"reason" TEXT,
	CONSTRAINT "suggestion_regeneration_documents_pkey" PRIMARY KEY ("regeneration_id", "document_id"),
	CONSTRAINT "suggestion_regeneration_documents_regeneration_id_fkey" FOREIGN KEY ("regeneration_id")
		REFERENCES "suggestion_regenerations"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "suggestion_regeneration_documents_regeneration_id_outcome_idx" ON "suggestion_regeneration_documents"("regeneration_id", "outcome");
