-- What reading the file of a version gave, where no review has kept it: whether it has a text, and the pages of a PDF.
CREATE TABLE "version_readings" (
	"version_id" UUID NOT NULL,
	"failure" TEXT,
	"pages" TEXT,
	"created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
	CONSTRAINT "version_readings_pkey" PRIMARY KEY ("version_id"),
	CONSTRAINT "version_readings_version_id_fkey" FOREIGN KEY ("version_id") REFERENCES "document_versions" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
