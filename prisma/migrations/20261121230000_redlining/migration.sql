-- CreateEnum
CREATE TYPE "ShareRole" AS ENUM ('viewer', 'commenter', 'editor');

-- CreateEnum
CREATE TYPE "SuggestionState" AS ENUM ('open', 'accepted', 'edited', 'rejected', 'stale');

-- CreateEnum
CREATE TYPE "SuggestionOrigin" AS ENUM ('finding', 'person', 'model');

-- CreateTable
CREATE TABLE "document_shares" (
    "id" UUID NOT NULL,
    "document_id" UUID NOT NULL,
    "user_id" UUID,
    "email" TEXT,
    "role" "ShareRole" NOT NULL,
    "shared_by_id" UUID,
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "document_shares_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "suggestions" (
    "id" UUID NOT NULL,
    "version_id" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "state" "SuggestionState" NOT NULL DEFAULT 'open',
    "revision" INTEGER NOT NULL DEFAULT 0,
    "origin" "SuggestionOrigin" NOT NULL,
    "severity" TEXT,
    "title" TEXT NOT NULL,
    "change" JSONB NOT NULL,
    "edited_text" TEXT,
    "reason" TEXT NOT NULL,
    "internal_note" TEXT,
    "rule_id" TEXT,
    "finding_id" TEXT,
    "anchor_hash" TEXT NOT NULL,
    "paragraph" INTEGER NOT NULL,
    "offset" INTEGER NOT NULL,
    "created_by_id" UUID,
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "decided_by_id" UUID,
    "decided_at" TIMESTAMPTZ,

    CONSTRAINT "suggestions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "suggestion_events" (
    "id" BIGSERIAL NOT NULL,
    "suggestion_id" UUID NOT NULL,
    "user_id" UUID,
    "action" TEXT NOT NULL,
    "from_state" "SuggestionState",
    "to_state" "SuggestionState" NOT NULL,
    "details" JSONB,
    "undoes" BIGINT,
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "suggestion_events_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "suggestion_runs" (
    "version_id" UUID NOT NULL,
    "review_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "suggestion_runs_pkey" PRIMARY KEY ("version_id")
);

-- CreateTable
CREATE TABLE "document_comments" (
    "id" UUID NOT NULL,
    "document_id" UUID NOT NULL,
    "version_id" UUID NOT NULL,
    "thread_id" UUID,
    "suggestion_id" UUID,
    "paragraph_id" TEXT,
    "start" INTEGER,
    "end" INTEGER,
    "quote" TEXT,
    "body" TEXT NOT NULL,
    "for_file" BOOLEAN NOT NULL DEFAULT false,
    "author_id" UUID,
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "resolved_by_id" UUID,
    "resolved_at" TIMESTAMPTZ,

    CONSTRAINT "document_comments_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "comment_events" (
    "id" BIGSERIAL NOT NULL,
    "comment_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "action" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "comment_events_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "comment_mentions" (
    "comment_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,

    CONSTRAINT "comment_mentions_pkey" PRIMARY KEY ("comment_id","user_id")
);

-- CreateTable
CREATE TABLE "redline_receipts" (
    "id" UUID NOT NULL,
    "version_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "mode" TEXT NOT NULL,
    "file_name" TEXT NOT NULL,
    "file_key" TEXT NOT NULL,
    "before_sha256" TEXT NOT NULL,
    "after_sha256" TEXT NOT NULL,
    "bytes" INTEGER NOT NULL,
    "receipt" TEXT NOT NULL,
    "suggestions" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "redline_receipts_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "document_shares_user_id_idx" ON "document_shares"("user_id");

-- CreateIndex
CREATE INDEX "document_shares_email_idx" ON "document_shares"("email");

-- CreateIndex
CREATE UNIQUE INDEX "document_shares_document_id_user_id_key" ON "document_shares"("document_id", "user_id");

-- CreateIndex
CREATE UNIQUE INDEX "document_shares_document_id_email_key" ON "document_shares"("document_id", "email");

-- CreateIndex
CREATE UNIQUE INDEX "suggestions_version_id_number_key" ON "suggestions"("version_id", "number");

-- CreateIndex
CREATE INDEX "suggestion_events_suggestion_id_id_idx" ON "suggestion_events"("suggestion_id", "id");

-- CreateIndex
CREATE INDEX "suggestion_events_user_id_id_idx" ON "suggestion_events"("user_id", "id");

-- CreateIndex
CREATE UNIQUE INDEX "suggestion_events_undoes_key" ON "suggestion_events"("undoes");

-- CreateIndex
CREATE INDEX "document_comments_document_id_created_at_idx" ON "document_comments"("document_id", "created_at");

-- CreateIndex
CREATE INDEX "document_comments_suggestion_id_idx" ON "document_comments"("suggestion_id");

-- CreateIndex
CREATE INDEX "comment_events_comment_id_id_idx" ON "comment_events"("comment_id", "id");

-- CreateIndex
CREATE UNIQUE INDEX "redline_receipts_file_key_key" ON "redline_receipts"("file_key");

-- CreateIndex
CREATE INDEX "redline_receipts_version_id_created_at_idx" ON "redline_receipts"("version_id", "created_at");

-- CreateIndex
CREATE UNIQUE INDEX "redline_receipts_version_id_mode_after_sha256_key" ON "redline_receipts"("version_id", "mode", "after_sha256");

-- AddForeignKey
ALTER TABLE "document_shares" ADD CONSTRAINT "document_shares_document_id_fkey" FOREIGN KEY ("document_id") REFERENCES "documents"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "document_shares" ADD CONSTRAINT "document_shares_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "document_shares" ADD CONSTRAINT "document_shares_shared_by_id_fkey" FOREIGN KEY ("shared_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "suggestions" ADD CONSTRAINT "suggestions_version_id_fkey" FOREIGN KEY ("version_id") REFERENCES "document_versions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "suggestions" ADD CONSTRAINT "suggestions_created_by_id_fkey" FOREIGN KEY ("created_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "suggestions" ADD CONSTRAINT "suggestions_decided_by_id_fkey" FOREIGN KEY ("decided_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "suggestion_events" ADD CONSTRAINT "suggestion_events_suggestion_id_fkey" FOREIGN KEY ("suggestion_id") REFERENCES "suggestions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "suggestion_runs" ADD CONSTRAINT "suggestion_runs_version_id_fkey" FOREIGN KEY ("version_id") REFERENCES "document_versions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "document_comments" ADD CONSTRAINT "document_comments_document_id_fkey" FOREIGN KEY ("document_id") REFERENCES "documents"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "document_comments" ADD CONSTRAINT "document_comments_version_id_fkey" FOREIGN KEY ("version_id") REFERENCES "document_versions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "document_comments" ADD CONSTRAINT "document_comments_suggestion_id_fkey" FOREIGN KEY ("suggestion_id") REFERENCES "suggestions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "document_comments" ADD CONSTRAINT "document_comments_thread_id_fkey" FOREIGN KEY ("thread_id") REFERENCES "document_comments"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "document_comments" ADD CONSTRAINT "document_comments_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "document_comments" ADD CONSTRAINT "document_comments_resolved_by_id_fkey" FOREIGN KEY ("resolved_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "comment_events" ADD CONSTRAINT "comment_events_comment_id_fkey" FOREIGN KEY ("comment_id") REFERENCES "document_comments"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "comment_mentions" ADD CONSTRAINT "comment_mentions_comment_id_fkey" FOREIGN KEY ("comment_id") REFERENCES "document_comments"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "comment_mentions" ADD CONSTRAINT "comment_mentions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "redline_receipts" ADD CONSTRAINT "redline_receipts_version_id_fkey" FOREIGN KEY ("version_id") REFERENCES "document_versions"("id") ON DELETE CASCADE ON UPDATE CASCADE;


-- What the program must never do, the database refuses.
ALTER TABLE "document_shares" ADD CONSTRAINT "document_shares_one_person" CHECK (("user_id" IS NULL) <> ("email" IS NULL));
ALTER TABLE "document_shares" ADD CONSTRAINT "document_shares_email_lower_case" CHECK ("email" = lower("email"));
ALTER TABLE "suggestions" ADD CONSTRAINT "suggestions_number_positive" CHECK ("number" >= 1);
ALTER TABLE "suggestions" ADD CONSTRAINT "suggestions_edited_text" CHECK ("state" <> 'edited' OR "edited_text" IS NOT NULL);

-- Append-only: what was done to suggestions and comments, and what was handed out. A row goes only with what it is about.
CREATE FUNCTION "refuse_orphaning"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	gone boolean;
BEGIN
	IF TG_OP = 'DELETE' THEN
		-- The parent's table and the column that names it come with the trigger.
		EXECUTE format('SELECT NOT EXISTS (SELECT 1 FROM %I WHERE "id" = $1)', TG_ARGV[0]) INTO gone USING (to_jsonb(OLD) ->> TG_ARGV[1])::uuid;
		IF gone THEN
			RETURN OLD;
		END IF;
	END IF;
	RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
END
$$;
CREATE TRIGGER "suggestion_events_append_only" BEFORE UPDATE OR DELETE ON "suggestion_events" FOR EACH ROW EXECUTE FUNCTION "refuse_orphaning"('suggestions', 'suggestion_id');
CREATE TRIGGER "suggestion_events_not_emptied" BEFORE TRUNCATE ON "suggestion_events" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
CREATE TRIGGER "comment_events_append_only" BEFORE UPDATE OR DELETE ON "comment_events" FOR EACH ROW EXECUTE FUNCTION "refuse_orphaning"('document_comments', 'comment_id');
CREATE TRIGGER "comment_events_not_emptied" BEFORE TRUNCATE ON "comment_events" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
CREATE TRIGGER "redline_receipts_append_only" BEFORE UPDATE OR DELETE ON "redline_receipts" FOR EACH ROW EXECUTE FUNCTION "refuse_orphaning"('document_versions', 'version_id');
CREATE TRIGGER "redline_receipts_not_emptied" BEFORE TRUNCATE ON "redline_receipts" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
