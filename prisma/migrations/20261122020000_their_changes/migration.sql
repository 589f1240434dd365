-- AlterTable
ALTER TABLE "suggestions" ADD COLUMN     "their_change" TEXT;

-- CreateTable
CREATE TABLE "their_change_events" (
    "id" BIGSERIAL NOT NULL,
    "version_id" UUID NOT NULL,
    "change_key" TEXT NOT NULL,
    "decision" TEXT NOT NULL,
    "user_id" UUID NOT NULL,
    "undoes" BIGINT,
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "their_change_events_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "their_change_events_undoes_key" ON "their_change_events"("undoes");

-- CreateIndex
CREATE INDEX "their_change_events_version_id_id_idx" ON "their_change_events"("version_id", "id");

-- AddForeignKey
ALTER TABLE "their_change_events" ADD CONSTRAINT "their_change_events_version_id_fkey" FOREIGN KEY ("version_id") REFERENCES "document_versions"("id") ON DELETE CASCADE ON UPDATE CASCADE;


-- What the program must never do, the database refuses.
ALTER TABLE "their_change_events" ADD CONSTRAINT "their_change_events_decision" CHECK ("decision" IN ('accepted', 'rejected', 'open'));
CREATE TRIGGER "their_change_events_append_only" BEFORE UPDATE OR DELETE ON "their_change_events" FOR EACH ROW EXECUTE FUNCTION "refuse_orphaning"('document_versions', 'version_id');
CREATE TRIGGER "their_change_events_not_emptied" BEFORE TRUNCATE ON "their_change_events" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
