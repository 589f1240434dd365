-- The addresses that an account had before: erasing the account erases these too. Kept by a trigger, because several acts change
-- an address. Addresses changed before this migration are not known.
CREATE TABLE "earlier_addresses" (
	"user_id" UUID NOT NULL,
	"email" TEXT NOT NULL,
	"until" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
	CONSTRAINT "earlier_addresses_pkey" PRIMARY KEY ("user_id", "email"),
	CONSTRAINT "earlier_addresses_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE FUNCTION "keep_earlier_address"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "earlier_addresses" ("user_id", "email") VALUES (OLD."id", OLD."email") ON CONFLICT DO NOTHING;
	RETURN NULL;
END $$;
CREATE TRIGGER "earlier_addresses_are_kept" AFTER UPDATE OF "email" ON "users"
	FOR EACH ROW WHEN (OLD."email" <> NEW."email") EXECUTE FUNCTION "keep_earlier_address"();
