-- Which version of a prompt came into use, when, by whom and why; and what trying a version on a sample contract gave.
CREATE TABLE "prompt_activations" (
	"id" BIGSERIAL NOT NULL,
	"prompt_name" TEXT NOT NULL,
	"number" INTEGER NOT NULL,
	"reason" TEXT NOT NULL,
	"author_id" UUID,
	"created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
	CONSTRAINT "prompt_activations_pkey" PRIMARY KEY ("id"),
	CONSTRAINT "prompt_activations_prompt_name_fkey" FOREIGN KEY ("prompt_name") REFERENCES "prompts"("name") ON DELETE RESTRICT ON UPDATE CASCADE,
	CONSTRAINT "prompt_activations_prompt_name_number_fkey" FOREIGN KEY ("prompt_name", "number")
		REFERENCES "prompt_versions"("prompt_name", "number") ON DELETE RESTRICT ON UPDATE CASCADE
);
CREATE INDEX "prompt_activations_prompt_name_id_idx" ON "prompt_activations"("prompt_name", "id");

CREATE TYPE "PromptTrialState" AS ENUM ('waiting', 'running', 'done', 'failed');
CREATE TABLE "prompt_trials" (
	"id" UUID NOT NULL,
	"prompt_name" TEXT NOT NULL,
	"number" INTEGER NOT NULL,
	"sample" TEXT NOT NULL,
	"state" "PromptTrialState" NOT NULL DEFAULT 'waiting',
	"outcome" JSONB,
	"error" TEXT,
	"author_id" UUID NOT NULL,
	"created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
	"ended_at" TIMESTAMPTZ,
	CONSTRAINT "prompt_trials_pkey" PRIMARY KEY ("id"),
	CONSTRAINT "prompt_trials_prompt_name_number_fkey" FOREIGN KEY ("prompt_name", "number")
		REFERENCES "prompt_versions"("prompt_name", "number") ON DELETE RESTRICT ON UPDATE CASCADE
);
CREATE INDEX "prompt_trials_prompt_name_created_at_idx" ON "prompt_trials"("prompt_name", "created_at");

-- Until now words came into use as they were written: whoever wrote the version in use chose it.
INSERT INTO "prompt_activations" ("prompt_name", "number", "reason", "author_id", "created_at")
SELECT "prompt_versions"."prompt_name", "prompt_versions"."number", "prompt_versions"."note", "prompt_versions"."author_id",
	"prompt_versions"."created_at"
FROM "prompts"
JOIN "prompt_versions" ON "prompt_versions"."prompt_name" = "prompts"."name" AND "prompt_versions"."number" = "prompts"."active_number";
