-- A suggestion refers to the row of its finding; it named the finding by its key in the report.

ALTER TABLE "suggestions" RENAME COLUMN "finding_id" TO "finding_key";
ALTER TABLE "suggestions" ADD COLUMN "finding_id" UUID;

-- The key counts in the report that the suggestion was drafted from: that of its version's drafts, else another of the
-- version, else one of an earlier version, from which it was carried over; the newest of equals.
UPDATE "suggestions" SET "finding_id" = (
	SELECT "findings"."id"
	FROM "findings"
	JOIN "reviews" ON "reviews"."id" = "findings"."review_id"
	JOIN "document_versions" AS "reviewed" ON "reviewed"."id" = "reviews"."version_id"
	JOIN "document_versions" AS "own" ON "own"."id" = "suggestions"."version_id"
	LEFT JOIN "suggestion_runs" ON "suggestion_runs"."version_id" = "own"."id" AND "suggestion_runs"."review_id" = "reviews"."id"
	WHERE "findings"."key" = "suggestions"."finding_key"
		AND "reviewed"."document_id" = "own"."document_id" AND "reviewed"."number" <= "own"."number"
	ORDER BY "reviewed"."number" DESC, "suggestion_runs"."review_id" IS NULL, "reviews"."created_at" DESC
	LIMIT 1
)
WHERE "finding_key" IS NOT NULL;

ALTER TABLE "suggestions" DROP COLUMN "finding_key";
CREATE INDEX "suggestions_finding_id_idx" ON "suggestions"("finding_id");
ALTER TABLE "suggestions" ADD CONSTRAINT "suggestions_finding_id_fkey" FOREIGN KEY ("finding_id") REFERENCES "findings"("id") ON DELETE SET NULL ON UPDATE CASCADE;
