-- The one history of a company: who did what to which document, chained by hashes.

-- CreateTable
CREATE TABLE "activity_events" (
    "id" UUID NOT NULL,
    "company_id" UUID NOT NULL,
    "number" BIGINT,
    "type" TEXT NOT NULL,
    "actor_id" UUID,
    "document_id" UUID,
    "version_number" INTEGER,
    "subject" TEXT,
    "undoes_id" UUID,
    "details" JSONB,
    "details_salt" BYTEA,
    "details_digest" BYTEA,
    "address" TEXT,
    "address_salt" BYTEA,
    "address_digest" BYTEA,
    "previous_hash" BYTEA,
    "hash" BYTEA,
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "activity_events_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "activity_chains" (
    "company_id" UUID NOT NULL,
    "length" BIGINT NOT NULL,
    "hash" BYTEA NOT NULL,

    CONSTRAINT "activity_chains_pkey" PRIMARY KEY ("company_id")
);

-- CreateIndex
CREATE UNIQUE INDEX "activity_events_undoes_id_key" ON "activity_events"("undoes_id");

-- CreateIndex
CREATE UNIQUE INDEX "activity_events_company_id_number_key" ON "activity_events"("company_id", "number");

-- CreateIndex
CREATE INDEX "activity_events_document_id_number_idx" ON "activity_events"("document_id", "number");

-- CreateIndex
CREATE INDEX "activity_events_actor_id_idx" ON "activity_events"("actor_id");

-- AddForeignKey
ALTER TABLE "activity_events" ADD CONSTRAINT "activity_events_undoes_id_fkey" FOREIGN KEY ("undoes_id") REFERENCES "activity_events"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- The hashed form of an event has one line for each value, so no value may hold a line break.
ALTER TABLE "activity_events" ADD CONSTRAINT "activity_events_type" CHECK ("type" ~ '^[a-z_]+\.[a-z_]+$');
ALTER TABLE "activity_events" ADD CONSTRAINT "activity_events_subject" CHECK ("subject" !~ '[\n\r]');

-- What may have to be erased is hashed with a salt that is erased along with it: nobody can confirm a guess by the digest.
CREATE FUNCTION "seal_activity_event"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW."number" := NULL;
	NEW."previous_hash" := NULL;
	NEW."hash" := NULL;
	NEW."details_salt" := CASE WHEN NEW."details" IS NOT NULL THEN uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()) END;
	NEW."details_digest" := sha256(NEW."details_salt" || convert_to(NEW."details"::text, 'UTF8'));
	NEW."address_salt" := CASE WHEN NEW."address" IS NOT NULL THEN uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()) END;
	NEW."address_digest" := sha256(NEW."address_salt" || convert_to(NEW."address", 'UTF8'));
	RETURN NEW;
END
$$;
CREATE TRIGGER "activity_events_sealed" BEFORE INSERT ON "activity_events" FOR EACH ROW EXECUTE FUNCTION "seal_activity_event"();

-- Chains an event to the one before it in its company. It runs when the transaction commits: writers of one company wait
-- for each other only then, and never while they hold a lock that another of them needs.
-- app/domain/activity/event-hash.ts computes the same hash to verify it.
CREATE FUNCTION "chain_activity_event"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	head "activity_chains";
	new_hash bytea;
BEGIN
	INSERT INTO "activity_chains" ("company_id", "length", "hash")
		VALUES (NEW."company_id", 0, decode(repeat('00', 32), 'hex')) ON CONFLICT DO NOTHING;
	SELECT * INTO head FROM "activity_chains" WHERE "company_id" = NEW."company_id" FOR UPDATE;
	head."length" := head."length" + 1;
	new_hash := sha256(convert_to(array_to_string(ARRAY[
		'1',
		NEW."company_id"::text,
		head."length"::text,
		NEW."id"::text,
		NEW."type",
		NEW."actor_id"::text,
		NEW."document_id"::text,
		NEW."version_number"::text,
		NEW."subject",
		NEW."undoes_id"::text,
		(extract(epoch FROM NEW."created_at") * 1000000)::bigint::text,
		encode(NEW."details_digest", 'hex'),
		encode(NEW."address_digest", 'hex'),
		encode(head."hash", 'hex')
	], E'\n', ''), 'UTF8'));
	UPDATE "activity_events" SET "number" = head."length", "previous_hash" = head."hash", "hash" = new_hash WHERE "id" = NEW."id";
	UPDATE "activity_chains" SET "length" = head."length", "hash" = new_hash WHERE "company_id" = NEW."company_id";
	RETURN NULL;
END
$$;
CREATE CONSTRAINT TRIGGER "activity_events_chained" AFTER INSERT ON "activity_events" DEFERRABLE INITIALLY DEFERRED
	FOR EACH ROW EXECUTE FUNCTION "chain_activity_event"();

-- An event changes three times at most: when it is chained, when its document is gone and its details are erased, and
-- when its actor's account is gone and their address is erased.
CREATE FUNCTION "refuse_activity_change"() RETURNS trigger LANGUAGE plpgsql AS $$
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
		IF changed <@ ARRAY['address', 'address_salt'] AND NEW."address" IS NULL AND NEW."address_salt" IS NULL
			AND OLD."actor_id" IS NOT NULL AND NOT EXISTS (SELECT 1 FROM "users" WHERE "id" = OLD."actor_id") THEN
			RETURN NEW;
		END IF;
	END IF;
	RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
END
$$;
CREATE TRIGGER "activity_events_append_only" BEFORE UPDATE OR DELETE ON "activity_events" FOR EACH ROW EXECUTE FUNCTION "refuse_activity_change"();
CREATE TRIGGER "activity_events_not_emptied" BEFORE TRUNCATE ON "activity_events" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();

-- The end of a chain moves only with an event.
CREATE TRIGGER "activity_chains_moved" BEFORE INSERT OR UPDATE ON "activity_chains" FOR EACH ROW WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION "refuse_change"();
CREATE TRIGGER "activity_chains_append_only" BEFORE DELETE ON "activity_chains" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
CREATE TRIGGER "activity_chains_not_emptied" BEFORE TRUNCATE ON "activity_chains" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
