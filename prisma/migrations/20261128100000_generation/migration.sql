CREATE TABLE "generation_drafts" (
	"id" UUID NOT NULL,
	"user_id" UUID NOT NULL,
	"company_id" UUID NOT NULL,
	"template_id" UUID,
	"packet_key" TEXT,
	"document_id" UUID,
	"name" TEXT,
	"values" JSONB NOT NULL DEFAULT '{}',
	"origins" JSONB NOT NULL DEFAULT '{}',
	"variants" JSONB NOT NULL DEFAULT '{}',
	"left_out" TEXT[] DEFAULT ARRAY[]::TEXT[],
	"created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
	"updated_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
	CONSTRAINT "generation_drafts_pkey" PRIMARY KEY ("id"),
	CONSTRAINT "generation_drafts_of_template_or_packet" CHECK (("template_id" IS NULL) <> ("packet_key" IS NULL))
);
CREATE INDEX "generation_drafts_user_id_updated_at_idx" ON "generation_drafts"("user_id", "updated_at");
CREATE INDEX "generation_drafts_company_id_idx" ON "generation_drafts"("company_id");
CREATE INDEX "generation_drafts_document_id_idx" ON "generation_drafts"("document_id");

CREATE TABLE "generated_versions" (
	"version_id" UUID NOT NULL,
	"template_id" UUID NOT NULL,
	"template_number" INTEGER NOT NULL,
	"values" JSONB NOT NULL,
	"clauses" JSONB NOT NULL,
	"packet_id" UUID,
	CONSTRAINT "generated_versions_pkey" PRIMARY KEY ("version_id")
);
CREATE INDEX "generated_versions_template_id_template_number_idx" ON "generated_versions"("template_id", "template_number");
CREATE INDEX "generated_versions_packet_id_idx" ON "generated_versions"("packet_id");

CREATE TABLE "generated_packets" (
	"id" UUID NOT NULL,
	"key" TEXT NOT NULL,
	"user_id" UUID NOT NULL,
	"created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
	CONSTRAINT "generated_packets_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "generated_packets_user_id_created_at_idx" ON "generated_packets"("user_id", "created_at");

ALTER TABLE "generation_drafts" ADD CONSTRAINT "generation_drafts_user_id_fkey" FOREIGN KEY ("user_id")
	REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "generation_drafts" ADD CONSTRAINT "generation_drafts_company_id_fkey" FOREIGN KEY ("company_id")
	REFERENCES "companies"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "generation_drafts" ADD CONSTRAINT "generation_drafts_template_id_fkey" FOREIGN KEY ("template_id")
	REFERENCES "templates"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "generation_drafts" ADD CONSTRAINT "generation_drafts_document_id_fkey" FOREIGN KEY ("document_id")
	REFERENCES "documents"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "generated_versions" ADD CONSTRAINT "generated_versions_version_id_fkey" FOREIGN KEY ("version_id")
	REFERENCES "document_versions"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "generated_versions" ADD CONSTRAINT "generated_versions_template_id_template_number_fkey" FOREIGN KEY ("template_id", "template_number")
	REFERENCES "template_versions"("template_id", "number") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "generated_versions" ADD CONSTRAINT "generated_versions_packet_id_fkey" FOREIGN KEY ("packet_id")
	REFERENCES "generated_packets"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "generated_packets" ADD CONSTRAINT "generated_packets_user_id_fkey" FOREIGN KEY ("user_id")
	REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
-- Which words and which answers a version was made from stays known.
CREATE TRIGGER "generated_versions_stay" BEFORE UPDATE OF "version_id", "template_id", "template_number", "values", "clauses"
	ON "generated_versions" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
