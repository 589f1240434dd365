-- AlterTable
ALTER TABLE "document_versions" ADD COLUMN     "ask_model" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "mask_names" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "reviews" ADD COLUMN     "ask_model" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "mask_names" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "prompts" (
    "name" TEXT NOT NULL,
    "active_number" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "prompts_pkey" PRIMARY KEY ("name")
);

-- CreateTable
CREATE TABLE "prompt_versions" (
    "prompt_name" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "body" TEXT NOT NULL,
    "note" TEXT NOT NULL,
    "author_id" UUID,
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "prompt_versions_pkey" PRIMARY KEY ("prompt_name","number")
);

-- CreateTable
CREATE TABLE "model_calls" (
    "id" BIGSERIAL NOT NULL,
    "review_id" UUID NOT NULL,
    "server" TEXT NOT NULL,
    "model" TEXT NOT NULL,
    "prompts" TEXT[],
    "characters" INTEGER NOT NULL,
    "masked" BOOLEAN NOT NULL,
    "sha256" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "model_calls_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "model_call_ends" (
    "call_id" BIGINT NOT NULL,
    "outcome" TEXT NOT NULL,
    "input_tokens" INTEGER,
    "output_tokens" INTEGER,
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "model_call_ends_pkey" PRIMARY KEY ("call_id")
);

-- CreateIndex
CREATE INDEX "model_calls_review_id_id_idx" ON "model_calls"("review_id", "id");

-- AddForeignKey
ALTER TABLE "prompt_versions" ADD CONSTRAINT "prompt_versions_prompt_name_fkey" FOREIGN KEY ("prompt_name") REFERENCES "prompts"("name") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "model_call_ends" ADD CONSTRAINT "model_call_ends_call_id_fkey" FOREIGN KEY ("call_id") REFERENCES "model_calls"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "prompt_versions" ADD CONSTRAINT "prompt_versions_number_positive" CHECK ("number" >= 1);

-- What a model was told, and what was sent to it, is append-only as the audit trail is.
CREATE TRIGGER "prompt_versions_append_only" BEFORE UPDATE OR DELETE ON "prompt_versions" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
CREATE TRIGGER "prompt_versions_not_emptied" BEFORE TRUNCATE ON "prompt_versions" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
CREATE TRIGGER "model_calls_append_only" BEFORE UPDATE OR DELETE ON "model_calls" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
CREATE TRIGGER "model_calls_not_emptied" BEFORE TRUNCATE ON "model_calls" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
CREATE TRIGGER "model_call_ends_append_only" BEFORE UPDATE OR DELETE ON "model_call_ends" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
CREATE TRIGGER "model_call_ends_not_emptied" BEFORE TRUNCATE ON "model_call_ends" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
