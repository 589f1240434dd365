-- The ledger of credits is append-only as the audit trail is. Two things may touch an entry, both by a foreign key:
-- its review goes (the entry stays, without it), or its account goes (the entry with it).
CREATE FUNCTION "refuse_ledger_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'UPDATE' AND NEW."review_id" IS NULL AND to_jsonb(NEW) - 'review_id' = to_jsonb(OLD) - 'review_id'
		AND NOT EXISTS (SELECT 1 FROM "reviews" WHERE "id" = OLD."review_id") THEN
		RETURN NEW;
	END IF;
	IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT 1 FROM "users" WHERE "id" = OLD."user_id") THEN
		RETURN OLD;
	END IF;
	RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
END
$$;
CREATE TRIGGER "credit_entries_append_only" BEFORE UPDATE OR DELETE ON "credit_entries" FOR EACH ROW EXECUTE FUNCTION "refuse_ledger_change"();

-- Emptying a table asks no row.
CREATE TRIGGER "credit_entries_not_emptied" BEFORE TRUNCATE ON "credit_entries" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
CREATE TRIGGER "audit_events_not_emptied" BEFORE TRUNCATE ON "audit_events" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
