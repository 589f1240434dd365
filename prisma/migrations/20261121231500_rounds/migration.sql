-- CreateTable
CREATE TABLE "rounds" (
    "id" UUID NOT NULL,
    "document_id" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "sent_version_id" UUID NOT NULL,
    "receipt_id" UUID,
    "returned_version_id" UUID NOT NULL,
    "judged_at" TIMESTAMPTZ,
    "judgement" TEXT,
    "failure" TEXT,
    "created_by_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "rounds_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "round_entries" (
    "id" BIGSERIAL NOT NULL,
    "round_id" UUID NOT NULL,
    "subject" TEXT NOT NULL,
    "entry" TEXT NOT NULL,
    "user_id" UUID,
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "round_entries_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "rounds_returned_version_id_key" ON "rounds"("returned_version_id");

-- CreateIndex
CREATE INDEX "rounds_sent_version_id_idx" ON "rounds"("sent_version_id");

-- CreateIndex
CREATE UNIQUE INDEX "rounds_document_id_number_key" ON "rounds"("document_id", "number");

-- CreateIndex
CREATE INDEX "round_entries_round_id_id_idx" ON "round_entries"("round_id", "id");

-- AddForeignKey
ALTER TABLE "rounds" ADD CONSTRAINT "rounds_document_id_fkey" FOREIGN KEY ("document_id") REFERENCES "documents"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "rounds" ADD CONSTRAINT "rounds_sent_version_id_fkey" FOREIGN KEY ("sent_version_id") REFERENCES "document_versions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "rounds" ADD CONSTRAINT "rounds_returned_version_id_fkey" FOREIGN KEY ("returned_version_id") REFERENCES "document_versions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "round_entries" ADD CONSTRAINT "round_entries_round_id_fkey" FOREIGN KEY ("round_id") REFERENCES "rounds"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What the program must never do, the database refuses.
ALTER TABLE "rounds" ADD CONSTRAINT "rounds_number_positive" CHECK ("number" >= 1);
ALTER TABLE "rounds" ADD CONSTRAINT "rounds_judged_or_failed" CHECK (("judged_at" IS NULL) = ("judgement" IS NULL AND "failure" IS NULL));

-- Append-only: a row goes only with its round.
CREATE TRIGGER "round_entries_append_only" BEFORE UPDATE OR DELETE ON "round_entries" FOR EACH ROW EXECUTE FUNCTION "refuse_orphaning"('rounds', 'round_id');
CREATE TRIGGER "round_entries_not_emptied" BEFORE TRUNCATE ON "round_entries" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
