-- The library of templates and clauses. Versions are kept for ever: which words a document was made from stays known.
CREATE TYPE "TemplateStatus" AS ENUM ('draft', 'active', 'retired');
CREATE TABLE "templates" (
	"id" UUID NOT NULL,
	"shipped_key" TEXT,
	"category" TEXT NOT NULL,
	"document_type" TEXT NOT NULL,
	"name" TEXT NOT NULL,
	"description" TEXT NOT NULL,
	"source" TEXT NOT NULL,
	"license" TEXT NOT NULL,
	"verified_by" TEXT,
	"status" "TemplateStatus" NOT NULL,
	"active_number" INTEGER NOT NULL,
	"written_fields" JSONB NOT NULL DEFAULT '{}',
	"edited_at" TIMESTAMPTZ,
	"created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
	"updated_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
	CONSTRAINT "templates_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "templates_shipped_key_key" ON "templates"("shipped_key");
CREATE INDEX "templates_category_document_type_idx" ON "templates"("category", "document_type");

CREATE TABLE "template_versions" (
	"template_id" UUID NOT NULL,
	"number" INTEGER NOT NULL,
	"file_key" TEXT NOT NULL,
	"file_name" TEXT NOT NULL,
	"bytes" INTEGER NOT NULL,
	"sha256" TEXT NOT NULL,
	"note" TEXT NOT NULL,
	"author_id" UUID,
	"shipped_hash" TEXT,
	"clause_names" TEXT[],
	"fields" JSONB NOT NULL,
	"fields_edited_at" TIMESTAMPTZ,
	"created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
	CONSTRAINT "template_versions_pkey" PRIMARY KEY ("template_id", "number"),
	CONSTRAINT "template_versions_template_id_fkey" FOREIGN KEY ("template_id") REFERENCES "templates"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
	CONSTRAINT "template_versions_number_positive" CHECK ("number" >= 1)
);
CREATE UNIQUE INDEX "template_versions_file_key_key" ON "template_versions"("file_key");
ALTER TABLE "templates" ADD CONSTRAINT "templates_version_in_use" FOREIGN KEY ("id", "active_number")
	REFERENCES "template_versions"("template_id", "number") DEFERRABLE INITIALLY DEFERRED;

CREATE TYPE "ClauseStatus" AS ENUM ('active', 'retired');
CREATE TABLE "clauses" (
	"id" UUID NOT NULL,
	"name" TEXT NOT NULL,
	"tags" TEXT[],
	"editor_notes" TEXT NOT NULL,
	"status" "ClauseStatus" NOT NULL DEFAULT 'active',
	"active_number" INTEGER NOT NULL,
	"edited_at" TIMESTAMPTZ,
	"created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
	"updated_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
	CONSTRAINT "clauses_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "clauses_name_key" ON "clauses"("name");
-- 'Governing Law' and 'Governing law' are one clause.
CREATE UNIQUE INDEX "clauses_name_in_any_case" ON "clauses"(lower("name"));

CREATE TABLE "clause_versions" (
	"clause_id" UUID NOT NULL,
	"number" INTEGER NOT NULL,
	"variants" JSONB NOT NULL,
	"reason" TEXT NOT NULL,
	"author_id" UUID,
	"shipped_hash" TEXT,
	"created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
	CONSTRAINT "clause_versions_pkey" PRIMARY KEY ("clause_id", "number"),
	CONSTRAINT "clause_versions_clause_id_fkey" FOREIGN KEY ("clause_id") REFERENCES "clauses"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
	CONSTRAINT "clause_versions_number_positive" CHECK ("number" >= 1)
);
ALTER TABLE "clauses" ADD CONSTRAINT "clauses_version_in_use" FOREIGN KEY ("id", "active_number")
	REFERENCES "clause_versions"("clause_id", "number") DEFERRABLE INITIALLY DEFERRED;

CREATE TRIGGER "clause_versions_append_only" BEFORE UPDATE OR DELETE ON "clause_versions" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
CREATE TRIGGER "clause_versions_not_emptied" BEFORE TRUNCATE ON "clause_versions" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
CREATE TRIGGER "template_versions_not_emptied" BEFORE TRUNCATE ON "template_versions" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
CREATE TRIGGER "template_versions_stay" BEFORE DELETE ON "template_versions" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
-- What is asked for may be described better later on; the file may not become another one.
CREATE TRIGGER "template_versions_keep_their_file" BEFORE UPDATE ON "template_versions" FOR EACH ROW
	WHEN ((OLD."template_id", OLD."number", OLD."file_key", OLD."file_name", OLD."bytes", OLD."sha256", OLD."note", OLD."author_id",
		OLD."shipped_hash", OLD."clause_names", OLD."created_at")
		IS DISTINCT FROM (NEW."template_id", NEW."number", NEW."file_key", NEW."file_name", NEW."bytes", NEW."sha256", NEW."note",
		NEW."author_id", NEW."shipped_hash", NEW."clause_names", NEW."created_at"))
	EXECUTE FUNCTION "refuse_change"();
