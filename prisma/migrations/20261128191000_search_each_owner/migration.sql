-- One owner after the other: GIN has no lists of keys, and read the documents of everybody to find those of some, or of nobody.
CREATE OR REPLACE FUNCTION "documents_with_words"("owners" UUID[], "wanted" tsquery) RETURNS TABLE ("id" UUID) LANGUAGE plpgsql STABLE PARALLEL SAFE
	ROWS 5000 SET enable_seqscan = off AS $$
DECLARE
	"owner" UUID;
BEGIN
	FOREACH "owner" IN ARRAY "owners" LOOP
		RETURN QUERY SELECT w."document_id" FROM "document_search_words" w WHERE w."owner_id" = "owner" AND w."words" @@ "wanted";
	END LOOP;
END $$;
CREATE OR REPLACE FUNCTION "documents_with_pairs"("owners" UUID[], "wanted" INTEGER[]) RETURNS TABLE ("id" UUID) LANGUAGE plpgsql STABLE PARALLEL SAFE
	ROWS 500 SET enable_seqscan = off AS $$
DECLARE
	"owner" UUID;
BEGIN
	FOREACH "owner" IN ARRAY "owners" LOOP
		RETURN QUERY SELECT x."document_id" FROM "document_search_texts" x WHERE x."owner_id" = "owner" AND x."pairs" @> "wanted";
	END LOOP;
END $$;
