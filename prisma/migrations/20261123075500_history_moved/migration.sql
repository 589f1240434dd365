-- The events of the audit trail, of suggestions, of changes that came with a file and of comments become the one history
-- of their company, in order of time. What was read from the last of them has rows and columns of its own.

-- AlterTable
ALTER TABLE "suggestions" ADD COLUMN     "carried_at" TIMESTAMPTZ,
ADD COLUMN     "carried_from_id" UUID,
ADD COLUMN     "carried_from_version" INTEGER,
ADD COLUMN     "carried_stale_from" "SuggestionState",
ADD COLUMN     "worked_on" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "counterparty_change_decisions" (
    "version_id" UUID NOT NULL,
    "change_key" TEXT NOT NULL,
    "decision" TEXT NOT NULL,
    "decided_by_id" UUID NOT NULL,
    "decided_at" TIMESTAMPTZ NOT NULL,

    CONSTRAINT "counterparty_change_decisions_pkey" PRIMARY KEY ("version_id","change_key")
);

-- CreateTable
CREATE TABLE "undo_steps" (
    "id" BIGSERIAL NOT NULL,
    "version_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "suggestion_id" UUID,
    "change_key" TEXT,
    "before" JSONB NOT NULL,
    "overtaken" BOOLEAN NOT NULL DEFAULT false,
    "event_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "undo_steps_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "undo_steps_version_id_user_id_id_idx" ON "undo_steps"("version_id", "user_id", "id");

-- CreateIndex
CREATE INDEX "undo_steps_suggestion_id_id_idx" ON "undo_steps"("suggestion_id", "id");

-- AddForeignKey
ALTER TABLE "counterparty_change_decisions" ADD CONSTRAINT "counterparty_change_decisions_version_id_fkey" FOREIGN KEY ("version_id") REFERENCES "document_versions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "undo_steps" ADD CONSTRAINT "undo_steps_version_id_fkey" FOREIGN KEY ("version_id") REFERENCES "document_versions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "undo_steps" ADD CONSTRAINT "undo_steps_suggestion_id_fkey" FOREIGN KEY ("suggestion_id") REFERENCES "suggestions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "counterparty_change_decisions" ADD CONSTRAINT "counterparty_change_decisions_decision" CHECK ("decision" IN ('accepted', 'rejected', 'open'));
ALTER TABLE "undo_steps" ADD CONSTRAINT "undo_steps_subject" CHECK (num_nonnulls("suggestion_id", "change_key") = 1);

-- Every event as the history tells it. An event of a document belongs to the document's company, whoever it was.
CREATE TEMPORARY TABLE "moved_events" ON COMMIT DROP AS
SELECT gen_random_uuid() AS "id", "events".* FROM (
	SELECT
		'1 audit' AS "source", "audit_events"."id" AS "old_id",
		coalesce("documents"."company_id", "audit_events"."company_id", "users"."company_id", '00000000-0000-0000-0000-000000000000') AS "company_id",
		"action" AS "type", "user_id" AS "actor_id",
		CASE WHEN "action" NOT LIKE 'account.%' THEN "subject_id" END AS "document_id",
		CASE WHEN "action" <> 'prompt.edited' THEN ("details" ->> 'version')::int END AS "version_number",
		CASE WHEN "action" LIKE 'account.%' THEN "subject_id"::text WHEN "action" = 'prompt.edited' THEN "details" ->> 'prompt' END AS "subject",
		NULL::bigint AS "undoes",
		nullif(CASE WHEN "action" <> 'prompt.edited' THEN "details" - 'version' ELSE "details" END, '{}') AS "details",
		"audit_events"."created_at"
	FROM "audit_events"
	LEFT JOIN "documents" ON "documents"."id" = "audit_events"."subject_id"
	LEFT JOIN "users" ON "users"."id" = "audit_events"."user_id"
	UNION ALL
	SELECT
		'2 comment', "comment_events"."id", "documents"."company_id",
		'comment.' || CASE "action" WHEN 'into_file' THEN 'included_in_file' WHEN 'out_of_file' THEN 'excluded_from_file' ELSE "action" END,
		"user_id", "documents"."id", NULL, "comment_id"::text, NULL, NULL, "comment_events"."created_at"
	FROM "comment_events"
	JOIN "document_comments" ON "document_comments"."id" = "comment_id"
	JOIN "documents" ON "documents"."id" = "document_id"
	UNION ALL
	SELECT
		'3 suggestion', "suggestion_events"."id", "documents"."company_id",
		'suggestion.' || CASE "action" WHEN 'undone' THEN 'decision_undone' ELSE "action" END,
		"user_id", "documents"."id", "document_versions"."number", "suggestion_id"::text, "undoes",
		jsonb_build_object('number', "suggestions"."number", 'toState', "to_state")
			|| jsonb_strip_nulls(jsonb_build_object('fromState', "from_state"))
			|| CASE "action"
				WHEN 'carried_over' THEN jsonb_strip_nulls(jsonb_build_object(
					'fromSuggestionId', "details" -> 'from', 'fromVersion', "details" -> 'version', 'worked', "details" -> 'worked'))
				ELSE coalesce("details", '{}')
			END,
		"suggestion_events"."created_at"
	FROM "suggestion_events"
	JOIN "suggestions" ON "suggestions"."id" = "suggestion_id"
	JOIN "document_versions" ON "document_versions"."id" = "suggestions"."version_id"
	JOIN "documents" ON "documents"."id" = "document_id"
	UNION ALL
	SELECT
		'4 counterparty change', "their_change_events"."id", "documents"."company_id",
		CASE WHEN "undoes" IS NULL THEN 'counterparty_change.decided' ELSE 'counterparty_change.decision_undone' END,
		"user_id", "documents"."id", "document_versions"."number", "change_key", "undoes", jsonb_build_object('decision', "decision"),
		"their_change_events"."created_at"
	FROM "their_change_events"
	JOIN "document_versions" ON "document_versions"."id" = "version_id"
	JOIN "documents" ON "documents"."id" = "document_id"
) AS "events";
CREATE UNIQUE INDEX ON "moved_events" ("source", "old_id");

INSERT INTO "activity_events" ("id", "company_id", "type", "actor_id", "document_id", "version_number", "subject", "undoes_id", "details", "created_at")
SELECT
	"moved_events"."id", "moved_events"."company_id", "moved_events"."type", "moved_events"."actor_id", "moved_events"."document_id",
	"moved_events"."version_number", "moved_events"."subject", "undone"."id", "moved_events"."details", "moved_events"."created_at"
FROM "moved_events"
LEFT JOIN "moved_events" AS "undone" ON "undone"."source" = "moved_events"."source" AND "undone"."old_id" = "moved_events"."undoes"
ORDER BY "moved_events"."created_at", "moved_events"."source", "moved_events"."old_id";
-- Chains them now, before the tables that they came from go.
SET CONSTRAINTS "activity_events_chained" IMMEDIATE;

-- The state of suggestions that was read from events.
UPDATE "suggestions" SET "worked_on" = true WHERE EXISTS (
	SELECT 1 FROM "suggestion_events" WHERE "suggestion_id" = "suggestions"."id"
		AND ("action" = 'noted' OR ("action" = 'carried_over' AND "details" @> '{"worked": true}')));
UPDATE "suggestions" SET
	"carried_from_id" = ("details" ->> 'from')::uuid,
	"carried_from_version" = ("details" ->> 'version')::int,
	"carried_at" = "suggestion_events"."created_at",
	"carried_stale_from" = CASE WHEN "to_state" = 'stale' THEN "from_state" END
FROM "suggestion_events" WHERE "suggestion_id" = "suggestions"."id" AND "action" = 'carried_over';

INSERT INTO "counterparty_change_decisions" ("version_id", "change_key", "decision", "decided_by_id", "decided_at")
SELECT DISTINCT ON ("version_id", "change_key") "version_id", "change_key", "decision", "user_id", "created_at"
FROM "their_change_events" ORDER BY "version_id", "change_key", "id" DESC;

-- What can still be taken back, in the order in which it was decided.
INSERT INTO "undo_steps" ("version_id", "user_id", "suggestion_id", "change_key", "before", "overtaken", "event_id", "created_at")
SELECT "version_id", "user_id", "suggestion_id", "change_key", "before", "overtaken", "event_id", "created_at" FROM (
	SELECT
		"suggestions"."version_id", "decided"."user_id", "suggestion_id", NULL AS "change_key", "decided"."details" -> 'before' AS "before",
		EXISTS (
			SELECT 1 FROM "suggestion_events" AS "since" WHERE "since"."suggestion_id" = "decided"."suggestion_id"
				AND "since"."id" > "decided"."id" AND "since"."action" IN ('decided_with_change', 'went_stale')
		) AS "overtaken",
		"moved_events"."id" AS "event_id", "decided"."created_at", "moved_events"."source", "decided"."id"
	FROM "suggestion_events" AS "decided"
	JOIN "suggestions" ON "suggestions"."id" = "suggestion_id"
	JOIN "moved_events" ON "moved_events"."source" = '3 suggestion' AND "moved_events"."old_id" = "decided"."id"
	WHERE "decided"."action" = 'decided' AND "decided"."user_id" IS NOT NULL
		AND NOT EXISTS (SELECT 1 FROM "suggestion_events" AS "later" WHERE "later"."undoes" = "decided"."id")
	UNION ALL
	SELECT
		"decided"."version_id", "decided"."user_id", NULL, "decided"."change_key",
		to_jsonb(coalesce((
			SELECT "earlier"."decision" FROM "their_change_events" AS "earlier" WHERE "earlier"."version_id" = "decided"."version_id"
				AND "earlier"."change_key" = "decided"."change_key" AND "earlier"."id" < "decided"."id" ORDER BY "earlier"."id" DESC LIMIT 1
		), 'open')),
		false, "moved_events"."id", "decided"."created_at", "moved_events"."source", "decided"."id"
	FROM "their_change_events" AS "decided"
	JOIN "moved_events" ON "moved_events"."source" = '4 counterparty change' AND "moved_events"."old_id" = "decided"."id"
	WHERE "decided"."undoes" IS NULL
		AND NOT EXISTS (SELECT 1 FROM "their_change_events" AS "later" WHERE "later"."undoes" = "decided"."id")
) AS "standing" ORDER BY "created_at", "source", "id";

-- DropTable
DROP TABLE "audit_events", "comment_events", "suggestion_events", "their_change_events";
