-- An opening for a reason holds in the session that it was made in.
ALTER TABLE "admin_document_openings" ADD COLUMN "session_id" UUID;
ALTER TABLE "admin_document_openings" ADD CONSTRAINT "admin_document_openings_session_id_fkey" FOREIGN KEY ("session_id")
	REFERENCES "sessions"("id") ON DELETE SET NULL ON UPDATE CASCADE;
CREATE INDEX "admin_document_openings_session_id_idx" ON "admin_document_openings"("session_id");

-- Events about shares hold the address of whom a document was shared with. Their details may go with that person's
-- account, too: in the transaction that records 'document.recipient_erased' for the document, which is not chained before
-- it commits, and names an account that is gone.
CREATE OR REPLACE FUNCTION "refuse_activity_change"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	changed text[];
BEGIN
	IF TG_OP = 'UPDATE' THEN
		SELECT coalesce(array_agg("key"), '{}') INTO changed FROM jsonb_each(to_jsonb(NEW)) AS "after"
			WHERE "after"."value" IS DISTINCT FROM to_jsonb(OLD) -> "after"."key";
		IF changed <@ ARRAY['number', 'previous_hash', 'hash'] AND OLD."hash" IS NULL AND pg_trigger_depth() > 1 THEN
			RETURN NEW;
		END IF;
		IF changed <@ ARRAY['details', 'details_salt'] AND NEW."details" IS NULL AND NEW."details_salt" IS NULL
			AND OLD."document_id" IS NOT NULL AND NOT EXISTS (SELECT 1 FROM "documents" WHERE "id" = OLD."document_id") THEN
			RETURN NEW;
		END IF;
		IF changed <@ ARRAY['details', 'details_salt'] AND NEW."details" IS NULL AND NEW."details_salt" IS NULL
			AND OLD."type" IN ('document.shared', 'document.unshared', 'document.permissions_set')
			AND EXISTS (
				SELECT 1 FROM "activity_events" AS "told" WHERE "told"."document_id" = OLD."document_id"
					AND "told"."type" = 'document.recipient_erased' AND "told"."hash" IS NULL
					AND NOT EXISTS (SELECT 1 FROM "users" WHERE "users"."id"::text = "told"."subject")
			) THEN
			RETURN NEW;
		END IF;
		IF changed <@ ARRAY['address', 'address_salt'] AND NEW."address" IS NULL AND NEW."address_salt" IS NULL
			AND OLD."actor_id" IS NOT NULL AND NOT EXISTS (SELECT 1 FROM "users" WHERE "id" = OLD."actor_id") THEN
			RETURN NEW;
		END IF;
	END IF;
	RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
END
$$;
