-- Enums in one spelling, enums where text was one of a few words, and foreign keys where a row must exist.

ALTER TYPE "UserType" RENAME VALUE 'User' TO 'user';
ALTER TYPE "UserType" RENAME VALUE 'Admin' TO 'admin';
ALTER TYPE "DocumentStatus" RENAME VALUE 'DRAFT' TO 'draft';
ALTER TYPE "DocumentStatus" RENAME VALUE 'FINAL' TO 'final';
ALTER TYPE "DocumentStatus" RENAME VALUE 'SIGNED' TO 'signed';
UPDATE "held_uploads" SET "metadata" = jsonb_set("metadata", '{status}', to_jsonb(lower("metadata" ->> 'status')))
	WHERE "metadata" ->> 'status' IS NOT NULL;

CREATE TYPE "PartyRole" AS ENUM ('sending', 'receiving', 'unsure');
CREATE TYPE "ReviewTone" AS ENUM ('friendly', 'legal', 'neutral');
CREATE TYPE "Verdict" AS ENUM ('sign', 'negotiate', 'get_help');
CREATE TYPE "ChangeDecision" AS ENUM ('accepted', 'rejected', 'open');
CREATE TYPE "RedlineMode" AS ENUM ('tracked', 'accepted', 'original');
CREATE TYPE "ModelCallOutcome" AS ENUM ('answered', 'cut_off', 'unreadable', 'too_slow', 'busy', 'unreachable', 'refused', 'stopped');
CREATE TYPE "RoundEntryKind" AS ENUM ('accepted', 'reverted', 'changed', 'untouched', 'unmatched', 'tracked', 'untracked', 'agreed', 'refused', 'open');

ALTER TABLE "document_versions"
	ALTER COLUMN "party_role" DROP DEFAULT,
	ALTER COLUMN "review_tone" DROP DEFAULT,
	ALTER COLUMN "party_role" TYPE "PartyRole" USING "party_role"::"PartyRole",
	ALTER COLUMN "review_tone" TYPE "ReviewTone" USING "review_tone"::"ReviewTone",
	ALTER COLUMN "party_role" SET DEFAULT 'unsure',
	ALTER COLUMN "review_tone" SET DEFAULT 'neutral';
ALTER TABLE "reviews"
	ALTER COLUMN "party_role" TYPE "PartyRole" USING "party_role"::"PartyRole",
	ALTER COLUMN "review_tone" TYPE "ReviewTone" USING "review_tone"::"ReviewTone",
	ALTER COLUMN "verdict" TYPE "Verdict" USING "verdict"::"Verdict";
ALTER TABLE "suggestions" ALTER COLUMN "severity" TYPE "FindingSeverity" USING "severity"::"FindingSeverity";
ALTER TABLE "counterparty_change_decisions" DROP CONSTRAINT "counterparty_change_decisions_decision";
ALTER TABLE "counterparty_change_decisions" ALTER COLUMN "decision" TYPE "ChangeDecision" USING "decision"::"ChangeDecision";
ALTER TABLE "model_call_ends" ALTER COLUMN "outcome" TYPE "ModelCallOutcome" USING "outcome"::"ModelCallOutcome";
ALTER TABLE "round_entries" ALTER COLUMN "entry" TYPE "RoundEntryKind" USING "entry"::"RoundEntryKind";

-- A receipt said in its mode that the file was cleaned: "tracked+clean". A column of its own says it now,
-- filled by a change of type, since receipts refuse updates.
ALTER TABLE "redline_receipts" ADD COLUMN "cleaned" BOOLEAN NOT NULL DEFAULT false;
DROP INDEX "redline_receipts_version_id_mode_after_sha256_key";
ALTER TABLE "redline_receipts" ALTER COLUMN "cleaned" TYPE BOOLEAN USING "mode" LIKE '%+clean';
ALTER TABLE "redline_receipts" ALTER COLUMN "mode" TYPE "RedlineMode" USING split_part("mode", '+', 1)::"RedlineMode";
CREATE UNIQUE INDEX "redline_receipts_version_id_mode_cleaned_after_sha256_key" ON "redline_receipts"("version_id", "mode", "cleaned", "after_sha256");

-- A history belongs to a company. A company whose people were erased keeps its row; earlier events may name one without.
INSERT INTO "companies" ("id", "credits", "deleted_at")
	SELECT DISTINCT "company_id", 0, CURRENT_TIMESTAMP FROM "activity_events"
	WHERE NOT EXISTS (SELECT 1 FROM "companies" WHERE "companies"."id" = "activity_events"."company_id");
ALTER TABLE "activity_events" ADD CONSTRAINT "activity_events_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "companies"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "activity_chains" ADD CONSTRAINT "activity_chains_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "companies"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- What nobody is there to take back goes, as it now goes with their account.
DELETE FROM "undo_steps" WHERE NOT EXISTS (SELECT 1 FROM "users" WHERE "users"."id" = "undo_steps"."user_id");
CREATE INDEX "undo_steps_user_id_idx" ON "undo_steps"("user_id");
CREATE INDEX "undo_steps_event_id_idx" ON "undo_steps"("event_id");
ALTER TABLE "undo_steps" ADD CONSTRAINT "undo_steps_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "undo_steps" ADD CONSTRAINT "undo_steps_event_id_fkey" FOREIGN KEY ("event_id") REFERENCES "activity_events"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

CREATE INDEX "suggestion_runs_review_id_idx" ON "suggestion_runs"("review_id");
ALTER TABLE "suggestion_runs" ADD CONSTRAINT "suggestion_runs_review_id_fkey" FOREIGN KEY ("review_id") REFERENCES "reviews"("id") ON DELETE CASCADE ON UPDATE CASCADE;
-- Looked at when a statement ends: a document that goes takes both along, in any order.
CREATE INDEX "rounds_receipt_id_idx" ON "rounds"("receipt_id");
ALTER TABLE "rounds" ADD CONSTRAINT "rounds_receipt_id_fkey" FOREIGN KEY ("receipt_id") REFERENCES "redline_receipts"("id") ON DELETE NO ACTION ON UPDATE CASCADE;
-- A prompt has words in use. Looked at when a transaction ends, since versions need their prompt first.
ALTER TABLE "prompts" ADD CONSTRAINT "prompts_version_in_use" FOREIGN KEY ("name", "active_number") REFERENCES "prompt_versions"("prompt_name", "number") DEFERRABLE INITIALLY DEFERRED;
