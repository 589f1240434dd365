-- Three neighboring words too, beside each two: most phrases have three or four words that tell something, and texts in which the
-- pairs stand apart were read one by one to leave them out. A phrase of three is now found by the index alone.
CREATE OR REPLACE FUNCTION "search_pairs"("given" TEXT) RETURNS INTEGER[] LANGUAGE sql STABLE PARALLEL SAFE AS $$
	SELECT coalesce(array_agg(DISTINCT hashtext("run")) FILTER (WHERE "run" IS NOT NULL), '{}')
	FROM (
		SELECT w."lexeme" || ' ' || lead(w."lexeme") OVER "line" AS "two",
			w."lexeme" || ' ' || lead(w."lexeme") OVER "line" || ' ' || lead(w."lexeme", 2) OVER "line" AS "three"
		FROM string_to_table(search_plain("given"), E'\n') WITH ORDINALITY p("line", "number"),
			unnest(to_tsvector('search_stems', p."line")) w, unnest(w."positions") "place"
		WINDOW "line" AS (PARTITION BY p."number" ORDER BY "place")
	) "neighbors", unnest(ARRAY["two", "three"]) "run"
$$;

-- The texts that are indexed.
UPDATE "document_search_texts" x SET "pairs" = search_pairs(t."text") FROM "document_texts" t WHERE t."version_id" = x."version_id";
