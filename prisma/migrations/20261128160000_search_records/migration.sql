-- What people confirmed of a document's record comes before what the review read: parties, effective date, end date and governing
-- law are found and filtered as the record shows them.
CREATE OR REPLACE FUNCTION "write_document_index"("which" UUID) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "document_search" AS s
	SELECT d."id", d."created_by_id", t."version_id", t."number",
		lower(unaccent(d."name")),
		lower(unaccent(concat_ws(' ', d."name", d."document_type", array_to_string(d."tags", ' '), array_to_string(f."parties", ' ')))),
		f."parties",
		r."issues" + r."ambiguous" + r."missing" + r."contradictory" + r."compliance", r."verdict",
		f."effective_on", f."ends_on",
		search_name_words(d."name"), search_name_words(concat_ws(' ', d."document_type", array_to_string(d."tags", ' '), f."values"))
	FROM "documents" d
	-- The newest version that was read, and the newest review that is complete.
	LEFT JOIN LATERAL (
		SELECT v."id" AS "version_id", v."number" FROM "document_versions" v JOIN "document_texts" n ON n."version_id" = v."id"
		WHERE v."document_id" = d."id" ORDER BY v."number" DESC LIMIT 1
	) t ON true
	LEFT JOIN LATERAL (
		SELECT w.* FROM "document_versions" v JOIN "reviews" w ON w."version_id" = v."id" AND w."status" = 'complete'
		WHERE v."document_id" = d."id" ORDER BY v."number" DESC, w."created_at" DESC LIMIT 1
	) r ON true
	-- An entry without a value says that the document has none.
	CROSS JOIN LATERAL (
		SELECT coalesce(array_agg(e."field"), '{}') AS "fields",
			max(e."value") FILTER (WHERE e."field" = 'parties') AS "parties",
			max(e."value") FILTER (WHERE e."field" = 'effective_date')::date AS "effective_on",
			max(e."value") FILTER (WHERE e."field" = 'end_date')::date AS "ends_on",
			max(e."value") FILTER (WHERE e."field" = 'governing_law') AS "governing_law"
		FROM "record_entries" e WHERE e."document_id" = d."id"
	) c
	CROSS JOIN LATERAL (
		SELECT coalesce(array_agg(DISTINCT a."value") FILTER (WHERE a."name" = 'party'), '{}') AS "parties",
			min(a."date") FILTER (WHERE a."name" = 'effective_date') AS "effective_on",
			coalesce(array_agg(DISTINCT a."date") FILTER (WHERE a."name" IN ('expiration_date', 'maturity_date') AND a."date" IS NOT NULL), '{}') AS "ends_on",
			string_agg(a."value", ' ') FILTER (WHERE a."name" IN ('title', 'signatory', 'forum')) AS "values",
			string_agg(a."value", ' ') FILTER (WHERE a."name" = 'governing_law') AS "governing_law"
		FROM "facts" a WHERE a."review_id" = r."id"
	) q
	CROSS JOIN LATERAL (
		SELECT
			CASE WHEN 'parties' = ANY(c."fields") THEN ARRAY(SELECT trim(p) FROM string_to_table(c."parties", ';') p WHERE trim(p) <> '') ELSE q."parties" END AS "parties",
			CASE WHEN 'effective_date' = ANY(c."fields") THEN c."effective_on" ELSE q."effective_on" END AS "effective_on",
			CASE WHEN 'end_date' = ANY(c."fields") THEN array_remove(ARRAY[c."ends_on"], NULL) ELSE q."ends_on" END AS "ends_on",
			CASE WHEN 'governing_law' = ANY(c."fields") THEN c."governing_law" ELSE q."governing_law" END AS "governing_law"
	) k
	CROSS JOIN LATERAL (
		SELECT k."parties", k."effective_on", k."ends_on",
			left(concat_ws(' ', array_to_string(k."parties", ' '), q."values", k."governing_law"), 20000) AS "values"
	) f
	WHERE d."id" = "which"
	ON CONFLICT ("document_id") DO UPDATE SET
		"owner_id" = EXCLUDED."owner_id", "version_id" = EXCLUDED."version_id", "version_number" = EXCLUDED."version_number",
		"name_key" = EXCLUDED."name_key", "labels" = EXCLUDED."labels", "parties" = EXCLUDED."parties", "red_flags" = EXCLUDED."red_flags",
		"verdict" = EXCLUDED."verdict", "effective_on" = EXCLUDED."effective_on", "ends_on" = EXCLUDED."ends_on",
		"name_words" = EXCLUDED."name_words", "label_words" = EXCLUDED."label_words";
	INSERT INTO "document_search_words" AS w
	SELECT s."document_id", s."owner_id", strip(s."name_words" || s."label_words") || coalesce(x."words", ''::tsvector)
		|| array_to_tsvector(ARRAY(SELECT 'n:' || n FROM unnest(tsvector_to_array(s."name_words")) n UNION ALL SELECT 'l:' || l FROM unnest(tsvector_to_array(s."label_words")) l))
	FROM "document_search" s LEFT JOIN "document_search_texts" x ON x."document_id" = s."document_id" WHERE s."document_id" = "which"
	ON CONFLICT ("document_id") DO UPDATE SET "owner_id" = EXCLUDED."owner_id", "words" = EXCLUDED."words"
		WHERE w."owner_id" <> EXCLUDED."owner_id" OR w."words" <> EXCLUDED."words";
	UPDATE "document_search_texts" x SET "owner_id" = d."created_by_id"
	FROM "documents" d WHERE d."id" = "which" AND x."document_id" = d."id" AND x."owner_id" <> d."created_by_id";
END $$;

CREATE FUNCTION "index_changed_record"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM index_document(coalesce(NEW."document_id", OLD."document_id"));
	RETURN NULL;
END $$;
CREATE TRIGGER "records_are_searched" AFTER INSERT OR UPDATE OF "value" ON "record_entries"
	FOR EACH ROW WHEN (NEW."field" IN ('parties', 'effective_date', 'end_date', 'governing_law')) EXECUTE FUNCTION "index_changed_record"();
CREATE TRIGGER "removed_records_are_searched" AFTER DELETE ON "record_entries"
	FOR EACH ROW WHEN (OLD."field" IN ('parties', 'effective_date', 'end_date', 'governing_law')) EXECUTE FUNCTION "index_changed_record"();

-- The records that exist.
SELECT count(index_document("document_id")) FROM (SELECT DISTINCT "document_id" FROM "record_entries") "recorded";
