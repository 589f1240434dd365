-- What people confirmed of a document's record, the tasks that follow from it, their reminders, and calendar feeds.
CREATE TABLE "record_entries" (
	"document_id" UUID NOT NULL,
	"field" TEXT NOT NULL,
	"value" TEXT,
	"unit" TEXT,
	"version_number" INTEGER,
	"quote" TEXT,
	"start" INTEGER,
	"end" INTEGER,
	"confirmed_by_id" UUID,
	"confirmed_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
	CONSTRAINT "record_entries_pkey" PRIMARY KEY ("document_id", "field"),
	CONSTRAINT "record_entries_document_id_fkey" FOREIGN KEY ("document_id") REFERENCES "documents" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
	CONSTRAINT "record_entries_confirmed_by_id_fkey" FOREIGN KEY ("confirmed_by_id") REFERENCES "users" ("id") ON DELETE SET NULL ON UPDATE CASCADE
);
CREATE INDEX "record_entries_confirmed_by_id_idx" ON "record_entries" ("confirmed_by_id");
CREATE INDEX "record_entries_field_value_idx" ON "record_entries" ("field", "value");

CREATE TABLE "legal_tasks" (
	"id" UUID NOT NULL,
	"company_id" UUID NOT NULL,
	"document_id" UUID,
	"key" TEXT NOT NULL,
	"date" DATE NOT NULL,
	"title" TEXT,
	"owner_id" UUID,
	"created_by_id" UUID,
	"done_at" TIMESTAMPTZ,
	"done_by_id" UUID,
	"snoozed_until" DATE,
	"created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
	CONSTRAINT "legal_tasks_pkey" PRIMARY KEY ("id"),
	CONSTRAINT "legal_tasks_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "companies" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
	CONSTRAINT "legal_tasks_document_id_fkey" FOREIGN KEY ("document_id") REFERENCES "documents" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
	CONSTRAINT "legal_tasks_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "users" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
	CONSTRAINT "legal_tasks_created_by_id_fkey" FOREIGN KEY ("created_by_id") REFERENCES "users" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
	CONSTRAINT "legal_tasks_done_by_id_fkey" FOREIGN KEY ("done_by_id") REFERENCES "users" ("id") ON DELETE SET NULL ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "legal_tasks_company_id_key_date_key" ON "legal_tasks" ("company_id", "key", "date");
CREATE INDEX "legal_tasks_document_id_idx" ON "legal_tasks" ("document_id");
CREATE INDEX "legal_tasks_owner_id_idx" ON "legal_tasks" ("owner_id");
CREATE INDEX "legal_tasks_created_by_id_idx" ON "legal_tasks" ("created_by_id");
CREATE INDEX "legal_tasks_done_by_id_idx" ON "legal_tasks" ("done_by_id");

CREATE TABLE "deadline_reminders" (
	"user_id" UUID NOT NULL,
	"key" TEXT NOT NULL,
	"date" DATE NOT NULL,
	"days_before" INTEGER NOT NULL,
	"created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
	CONSTRAINT "deadline_reminders_pkey" PRIMARY KEY ("user_id", "key", "date", "days_before"),
	CONSTRAINT "deadline_reminders_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

CREATE TABLE "calendar_feeds" (
	"user_id" UUID NOT NULL,
	"token_hash" TEXT NOT NULL,
	"created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
	CONSTRAINT "calendar_feeds_pkey" PRIMARY KEY ("user_id"),
	CONSTRAINT "calendar_feeds_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "calendar_feeds_token_hash_key" ON "calendar_feeds" ("token_hash");
