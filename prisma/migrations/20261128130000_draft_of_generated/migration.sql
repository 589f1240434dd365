-- A form that is sent twice leads to what it made the first time.
ALTER TABLE "generated_versions" ADD COLUMN "draft_id" UUID;
CREATE INDEX "generated_versions_draft_id_idx" ON "generated_versions"("draft_id");
