-- Administrators: accounts that are suspended, credits granted for a reason, documents opened for a reason.
ALTER TABLE "users" ADD COLUMN "suspended_at" TIMESTAMPTZ, ADD COLUMN "suspension_reason" TEXT;
CREATE INDEX "users_created_at_id_idx" ON "users" ("created_at", "id");

ALTER TABLE "credit_entries" ADD COLUMN "reason" TEXT;

CREATE TABLE "admin_document_openings" (
	"id" UUID NOT NULL,
	"document_id" UUID NOT NULL,
	"admin_id" UUID,
	"reason" TEXT NOT NULL,
	"expires_at" TIMESTAMPTZ NOT NULL,
	"created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
	CONSTRAINT "admin_document_openings_pkey" PRIMARY KEY ("id"),
	CONSTRAINT "admin_document_openings_document_id_fkey" FOREIGN KEY ("document_id") REFERENCES "documents" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
	CONSTRAINT "admin_document_openings_admin_id_fkey" FOREIGN KEY ("admin_id") REFERENCES "users" ("id") ON DELETE SET NULL ON UPDATE CASCADE
);
CREATE INDEX "admin_document_openings_document_id_created_at_idx" ON "admin_document_openings" ("document_id", "created_at");
CREATE INDEX "admin_document_openings_admin_id_idx" ON "admin_document_openings" ("admin_id");
