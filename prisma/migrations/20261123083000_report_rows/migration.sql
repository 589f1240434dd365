-- What a completed review says, as rows: text with its words for search, findings, and facts with typed values.
-- The exact bytes of a report stay in review_sections.

CREATE TYPE "FindingKind" AS ENUM ('issue', 'ambiguous', 'missing', 'contradictory', 'compliance');
CREATE TYPE "FindingSeverity" AS ENUM ('high', 'medium', 'low');

CREATE TABLE "document_texts" (
	"version_id" UUID NOT NULL PRIMARY KEY REFERENCES "document_versions"("id") ON DELETE CASCADE ON UPDATE CASCADE,
	"text" TEXT NOT NULL,
	-- A tsvector holds a megabyte: the words of 400,000 characters always fit.
	"words" tsvector GENERATED ALWAYS AS (to_tsvector('english', left("text", 400000))) STORED,
	"updated_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE INDEX "document_texts_words_idx" ON "document_texts" USING GIN ("words");

CREATE TABLE "findings" (
	"id" UUID NOT NULL PRIMARY KEY,
	"review_id" UUID NOT NULL REFERENCES "reviews"("id") ON DELETE CASCADE ON UPDATE CASCADE,
	"key" TEXT NOT NULL,
	"position" INTEGER NOT NULL,
	"rule_id" TEXT NOT NULL,
	"kind" "FindingKind" NOT NULL,
	"severity" "FindingSeverity" NOT NULL,
	"clause_id" TEXT,
	"quote" TEXT,
	"start" INTEGER,
	"end" INTEGER,
	"says" TEXT NOT NULL,
	"confidence" DOUBLE PRECISION NOT NULL,
	"by_model" BOOLEAN NOT NULL DEFAULT false,
	"disputed" BOOLEAN NOT NULL DEFAULT false
);
CREATE UNIQUE INDEX "findings_review_id_key_key" ON "findings"("review_id", "key");
CREATE INDEX "findings_review_id_position_idx" ON "findings"("review_id", "position");

CREATE TABLE "facts" (
	"id" UUID NOT NULL PRIMARY KEY,
	"review_id" UUID NOT NULL REFERENCES "reviews"("id") ON DELETE CASCADE ON UPDATE CASCADE,
	"position" INTEGER NOT NULL,
	"name" TEXT NOT NULL,
	"value" TEXT NOT NULL,
	"unit" TEXT,
	"of" TEXT,
	"date" DATE,
	"number" DECIMAL(24, 6),
	"quote" TEXT NOT NULL,
	"start" INTEGER NOT NULL,
	"end" INTEGER NOT NULL,
	"confidence" DOUBLE PRECISION
);
CREATE UNIQUE INDEX "facts_review_id_position_key" ON "facts"("review_id", "position");
CREATE INDEX "facts_name_date_idx" ON "facts"("name", "date");

-- What is there already. A text of PostgreSQL holds no NUL: where a damaged PDF left one, the sign for an unknown
-- character takes its place, so that every offset stays right.
CREATE TEMPORARY TABLE "kept_reports" ON COMMIT DROP AS
	SELECT r."id" AS "review_id", r."version_id", r."finished_at", replace(s."body", '\u0000', '\ufffd')::json AS "report"
	FROM "reviews" r JOIN "review_sections" s ON s."review_id" = r."id" AND s."name" = 'report'
	WHERE r."status" = 'complete';

INSERT INTO "document_texts" ("version_id", "text", "updated_at")
	SELECT DISTINCT ON ("version_id") "version_id", "report" ->> 'text', coalesce("finished_at", CURRENT_TIMESTAMP)
	FROM "kept_reports" ORDER BY "version_id", "finished_at" DESC NULLS LAST;

INSERT INTO "findings" ("id", "review_id", "key", "position", "rule_id", "kind", "severity", "clause_id", "quote", "start", "end", "says", "confidence", "by_model", "disputed")
	SELECT gen_random_uuid(), k."review_id", f."one" ->> 'id', f."place" - 1, f."one" ->> 'rule',
		(f."one" ->> 'kind')::"FindingKind", (f."one" ->> 'severity')::"FindingSeverity", f."one" ->> 'clause',
		f."one" ->> 'quote', (f."one" ->> 'start')::int, (f."one" ->> 'end')::int, f."one" ->> 'says',
		(f."one" ->> 'confidence')::float8, f."one" ->> 'origin' IS NOT DISTINCT FROM 'model', f."one" -> 'disputed' IS NOT NULL
	FROM "kept_reports" k, json_array_elements(k."report" -> 'findings') WITH ORDINALITY AS f("one", "place");

INSERT INTO "facts" ("id", "review_id", "position", "name", "value", "unit", "of", "date", "number", "quote", "start", "end", "confidence")
	SELECT gen_random_uuid(), k."review_id", f."place" - 1, f."one" ->> 'name', f."one" ->> 'value', f."one" ->> 'unit', f."one" ->> 'of',
		-- A day that the calendar has; 29 February in years that have one.
		CASE WHEN f."one" ->> 'value' ~ '^[12]\d{3}-((0[13578]|1[02])-(0[1-9]|[12]\d|3[01])|(0[469]|11)-(0[1-9]|[12]\d|30)|02-(0[1-9]|1\d|2[0-8]))$'
			OR (f."one" ->> 'value' ~ '^[12]\d{3}-02-29$' AND substr(f."one" ->> 'value', 1, 4)::int % 4 = 0 AND (substr(f."one" ->> 'value', 1, 4)::int % 100 <> 0 OR substr(f."one" ->> 'value', 1, 4)::int % 400 = 0))
			THEN (f."one" ->> 'value')::date END,
		CASE WHEN f."one" ->> 'value' ~ '^-?\d{1,18}(\.\d{1,6})?$' THEN (f."one" ->> 'value')::numeric END,
		f."one" ->> 'quote', (f."one" ->> 'start')::int, (f."one" ->> 'end')::int, (f."one" ->> 'confidence')::float8
	FROM "kept_reports" k, json_array_elements(k."report" -> 'facts') WITH ORDINALITY AS f("one", "place");
