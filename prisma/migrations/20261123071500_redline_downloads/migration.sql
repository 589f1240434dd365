-- Who took a redlined file, read from a table of its own and no longer from the audit trail.

-- CreateTable
CREATE TABLE "redline_downloads" (
    "receipt_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "redline_downloads_pkey" PRIMARY KEY ("receipt_id","user_id")
);

-- AddForeignKey
ALTER TABLE "redline_downloads" ADD CONSTRAINT "redline_downloads_receipt_id_fkey" FOREIGN KEY ("receipt_id") REFERENCES "redline_receipts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

INSERT INTO "redline_downloads" ("receipt_id", "user_id", "created_at")
SELECT "receipt_id", "user_id", min("created_at") FROM (
	SELECT "id" AS "receipt_id", "user_id", "created_at" FROM "redline_receipts"
	UNION ALL
	SELECT "redline_receipts"."id", "audit_events"."user_id", "audit_events"."created_at" FROM "audit_events"
	JOIN "document_versions" ON "document_versions"."document_id" = "audit_events"."subject_id"
	JOIN "redline_receipts" ON "redline_receipts"."version_id" = "document_versions"."id"
		AND "redline_receipts"."after_sha256" = "audit_events"."details" ->> 'sha256'
	WHERE "audit_events"."action" = 'redline.downloaded' AND "audit_events"."user_id" IS NOT NULL
) AS "taken"
GROUP BY "receipt_id", "user_id";
