-- Several files uploaded at once, each with what became of it.

CREATE TYPE "UploadItemState" AS ENUM ('waiting', 'added', 'duplicate', 'refused');

CREATE TABLE "upload_batches" (
	"id" UUID NOT NULL,
	"user_id" UUID NOT NULL,
	"review" BOOLEAN NOT NULL DEFAULT false,
	"add_duplicates" BOOLEAN NOT NULL DEFAULT false,
	"ask_model" BOOLEAN NOT NULL DEFAULT false,
	"mask_names" BOOLEAN NOT NULL DEFAULT false,
	"created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
	CONSTRAINT "upload_batches_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "upload_batches_user_id_created_at_idx" ON "upload_batches"("user_id", "created_at");
CREATE INDEX "upload_batches_created_at_idx" ON "upload_batches"("created_at");
ALTER TABLE "upload_batches" ADD CONSTRAINT "upload_batches_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "upload_batch_items" (
	"id" UUID NOT NULL,
	"batch_id" UUID NOT NULL,
	"position" INTEGER NOT NULL,
	"file_name" TEXT NOT NULL,
	"archive_name" TEXT,
	"bytes" BIGINT NOT NULL,
	"state" "UploadItemState" NOT NULL DEFAULT 'waiting',
	"says" TEXT,
	"document_id" UUID,
	CONSTRAINT "upload_batch_items_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "upload_batch_items_batch_id_position_idx" ON "upload_batch_items"("batch_id", "position");
CREATE INDEX "upload_batch_items_document_id_idx" ON "upload_batch_items"("document_id");
ALTER TABLE "upload_batch_items" ADD CONSTRAINT "upload_batch_items_batch_id_fkey" FOREIGN KEY ("batch_id") REFERENCES "upload_batches"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "upload_batch_items" ADD CONSTRAINT "upload_batch_items_document_id_fkey" FOREIGN KEY ("document_id") REFERENCES "documents"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- Whether a file is in the vault already.
CREATE INDEX "document_versions_sha256_idx" ON "document_versions"("sha256");
