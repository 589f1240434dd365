-- The vault: tags, favorites, locks, and what a version says of itself.
ALTER TABLE "documents" ADD COLUMN "tags" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[];
CREATE INDEX "documents_tags_idx" ON "documents" USING GIN ("tags");
CREATE INDEX "documents_created_by_id_deleted_at_idx" ON "documents" ("created_by_id", "deleted_at");

CREATE TABLE "document_favorites" (
	"user_id" UUID NOT NULL,
	"document_id" UUID NOT NULL,
	"created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
	CONSTRAINT "document_favorites_pkey" PRIMARY KEY ("user_id", "document_id"),
	CONSTRAINT "document_favorites_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
	CONSTRAINT "document_favorites_document_id_fkey" FOREIGN KEY ("document_id") REFERENCES "documents" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "document_favorites_document_id_idx" ON "document_favorites" ("document_id");

CREATE TABLE "document_locks" (
	"document_id" UUID NOT NULL,
	"user_id" UUID NOT NULL,
	"taken_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
	"used_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
	CONSTRAINT "document_locks_pkey" PRIMARY KEY ("document_id"),
	CONSTRAINT "document_locks_document_id_fkey" FOREIGN KEY ("document_id") REFERENCES "documents" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
	CONSTRAINT "document_locks_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "document_locks_user_id_idx" ON "document_locks" ("user_id");

CREATE TYPE "VersionOrigin" AS ENUM ('upload', 'redline', 'round', 'restore', 'copy', 'generated');
ALTER TABLE "document_versions"
	ADD COLUMN "origin" "VersionOrigin" NOT NULL DEFAULT 'upload',
	ADD COLUMN "made_from_number" INTEGER,
	ADD COLUMN "note" TEXT,
	ADD COLUMN "created_by_id" UUID,
	ADD COLUMN "signed_at" TIMESTAMPTZ,
	ADD COLUMN "signed_by_id" UUID,
	ADD CONSTRAINT "document_versions_created_by_id_fkey" FOREIGN KEY ("created_by_id") REFERENCES "users" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
	ADD CONSTRAINT "document_versions_signed_by_id_fkey" FOREIGN KEY ("signed_by_id") REFERENCES "users" ("id") ON DELETE SET NULL ON UPDATE CASCADE;
CREATE INDEX "document_versions_created_by_id_idx" ON "document_versions" ("created_by_id");
CREATE INDEX "document_versions_signed_by_id_idx" ON "document_versions" ("signed_by_id");

-- Who added the versions that exist: as the history says, else the document's creator for its first.
UPDATE "document_versions" SET "created_by_id" = "events"."actor_id"
FROM "activity_events" AS "events" JOIN "users" ON "users"."id" = "events"."actor_id"
WHERE "events"."document_id" = "document_versions"."document_id" AND "events"."version_number" = "document_versions"."number"
	AND "events"."type" IN ('document.added', 'document.version_added');
UPDATE "document_versions" SET "created_by_id" = "documents"."created_by_id"
FROM "documents" WHERE "documents"."id" = "document_versions"."document_id" AND "document_versions"."number" = 1 AND "document_versions"."created_by_id" IS NULL;
UPDATE "document_versions" SET "origin" = 'round' WHERE "id" IN (SELECT "returned_version_id" FROM "rounds");
UPDATE "document_versions" SET "signed_at" = "documents"."updated_at"
FROM "documents" WHERE "documents"."id" = "document_versions"."document_id" AND "documents"."status" = 'signed' AND "document_versions"."number" = "documents"."version_number";

-- A version's file is what it was: the same number gives the same bytes for as long as the document exists.
CREATE FUNCTION "refuse_other_file"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'The file of a document version can''t be changed';
END $$;
CREATE TRIGGER "document_versions_keep_their_file" BEFORE UPDATE ON "document_versions" FOR EACH ROW
	WHEN (OLD."document_id" <> NEW."document_id" OR OLD."number" <> NEW."number" OR OLD."file_key" <> NEW."file_key" OR OLD."file_name" <> NEW."file_name"
		OR OLD."media_type" <> NEW."media_type" OR OLD."bytes" <> NEW."bytes" OR OLD."sha256" <> NEW."sha256")
	EXECUTE FUNCTION "refuse_other_file"();
