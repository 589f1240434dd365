-- Two transactions that change one document at once would each index what they see, and the later writer might have seen less.
-- The second one waits here and reads after the first has committed. Not a lock of the document's row: whoever deletes a
-- document holds that, and waits for rows that this transaction may hold.
ALTER FUNCTION "index_document"(UUID) RENAME TO "write_document_index";
CREATE FUNCTION "index_document"("which" UUID) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_advisory_xact_lock(hashtextextended("which"::text, 0));
	PERFORM "write_document_index"("which");
END $$;
