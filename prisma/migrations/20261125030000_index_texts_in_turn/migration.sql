-- It looked for a newer text before it waited for its turn: two texts of one document read at once could leave the older one in
-- the index. And it wrote the index of the text before it had the lock, which another transaction holds while it waits for that
-- very row. The lock comes first now, as in index_document, which takes it again without waiting.
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
	INSERT INTO "document_search_texts" AS x
	SELECT d."id", d."created_by_id", "read", search_text_words(t."text"), search_pairs(t."text")
	FROM "documents" d, "document_texts" t WHERE d."id" = "which" AND t."version_id" = "read"
	ON CONFLICT ("document_id") DO UPDATE SET
		"owner_id" = EXCLUDED."owner_id", "version_id" = EXCLUDED."version_id", "words" = EXCLUDED."words", "pairs" = EXCLUDED."pairs";
	PERFORM index_document("which");
END $$;

-- Several documents that change in one statement, as when somebody leaves a company, take their locks in the order of their ids:
-- two such statements never wait for each other.
DROP TRIGGER "documents_are_searched" ON "documents";
CREATE FUNCTION "index_changed_documents"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"which" UUID;
BEGIN
	FOR "which" IN SELECT c."id" FROM "changed" c ORDER BY hashtextextended(c."id"::text, 0) LOOP
		PERFORM index_document("which");
	END LOOP;
	RETURN NULL;
END $$;
DROP FUNCTION "index_changed_document"();
CREATE TRIGGER "new_documents_are_searched" AFTER INSERT ON "documents" REFERENCING NEW TABLE AS "changed"
	FOR EACH STATEMENT EXECUTE FUNCTION "index_changed_documents"();
-- A trigger with a transition table can't name columns, so it compares.
CREATE FUNCTION "index_moved_documents"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"which" UUID;
BEGIN
	FOR "which" IN
		SELECT c."id" FROM "changed" c JOIN "before" b ON b."id" = c."id"
		WHERE (c."name", c."tags", c."document_type", c."created_by_id") IS DISTINCT FROM (b."name", b."tags", b."document_type", b."created_by_id")
		ORDER BY hashtextextended(c."id"::text, 0)
	LOOP
		PERFORM index_document("which");
	END LOOP;
	RETURN NULL;
END $$;
CREATE TRIGGER "changed_documents_are_searched" AFTER UPDATE ON "documents" REFERENCING OLD TABLE AS "before" NEW TABLE AS "changed"
	FOR EACH STATEMENT EXECUTE FUNCTION "index_moved_documents"();
