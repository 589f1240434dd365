-- Three neighboring words too, beside each two: most phrases have three or four words that tell something, and texts in which the
-- pairs stand apart were read one by one to leave them out. A phrase of three is now found by the index alone.
-- `search_pairs` stays as it is: programs of the last version that still run ask for twos, which every text has.
CREATE FUNCTION "search_neighbors"("given" TEXT) RETURNS INTEGER[] LANGUAGE sql STABLE PARALLEL SAFE AS $$
	SELECT coalesce(array_agg(DISTINCT hashtext("run")) FILTER (WHERE "run" IS NOT NULL), '{}')
	FROM (
		SELECT w."lexeme" || ' ' || lead(w."lexeme") OVER "line" AS "two",
			w."lexeme" || ' ' || lead(w."lexeme") OVER "line" || ' ' || lead(w."lexeme", 2) OVER "line" AS "three"
		FROM string_to_table(search_plain("given"), E'\n') WITH ORDINALITY p("line", "number"),
			unnest(to_tsvector('search_stems', p."line")) w, unnest(w."positions") "place"
		WINDOW "line" AS (PARTITION BY p."number" ORDER BY "place")
	) "neighbors", unnest(ARRAY["two", "three"]) "run"
$$;

-- The texts that are indexed have twos only, and say so. A job indexes them anew, one after the other: all at once would keep the
-- program from starting for an hour.
ALTER TABLE "document_search_texts" ADD COLUMN "pairs_version" INTEGER NOT NULL DEFAULT 1;
CREATE INDEX "document_search_texts_older_idx" ON "document_search_texts" ("document_id") WHERE "pairs_version" = 1;

-- As before, with threes.
CREATE OR REPLACE FUNCTION "index_document_text"("read" UUID) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	"which" UUID;
BEGIN
	-- A version never moves to another document, so this can be read before.
	SELECT v."document_id" INTO "which" FROM "document_versions" v WHERE v."id" = "read";
	IF "which" IS NULL THEN
		RETURN;
	END IF;
	PERFORM pg_advisory_xact_lock(hashtextextended("which"::text, 0));
	-- A statement of its own: it sees what others committed while this one waited.
	IF EXISTS (
		SELECT 1 FROM "document_versions" v JOIN "document_versions" n ON n."document_id" = v."document_id" AND n."number" > v."number"
			JOIN "document_texts" t ON t."version_id" = n."id"
		WHERE v."id" = "read"
	) THEN
		RETURN;
	END IF;
	INSERT INTO "document_search_texts" AS x ("document_id", "owner_id", "version_id", "words", "pairs", "pairs_version")
	SELECT d."id", d."created_by_id", "read", search_text_words(t."text"), search_neighbors(t."text"), 2
	FROM "documents" d, "document_texts" t WHERE d."id" = "which" AND t."version_id" = "read"
	ON CONFLICT ("document_id") DO UPDATE SET
		"owner_id" = EXCLUDED."owner_id", "version_id" = EXCLUDED."version_id", "words" = EXCLUDED."words", "pairs" = EXCLUDED."pairs",
		"pairs_version" = EXCLUDED."pairs_version";
	PERFORM index_document("which");
END $$;
