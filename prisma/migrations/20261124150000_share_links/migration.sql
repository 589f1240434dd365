-- Links with which somebody without an account reads one version of a document, and who used them.
CREATE TABLE "share_links" (
	"id" UUID NOT NULL,
	"document_id" UUID NOT NULL,
	"version_id" UUID NOT NULL,
	"token_hash" TEXT NOT NULL,
	"label" TEXT NOT NULL,
	"password_hash" TEXT,
	"emails" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[],
	"no_download" BOOLEAN NOT NULL DEFAULT true,
	"watermark" BOOLEAN NOT NULL DEFAULT false,
	"expires_at" TIMESTAMPTZ NOT NULL,
	"revoked_at" TIMESTAMPTZ,
	"created_by_id" UUID,
	"created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
	CONSTRAINT "share_links_pkey" PRIMARY KEY ("id"),
	CONSTRAINT "share_links_document_id_fkey" FOREIGN KEY ("document_id") REFERENCES "documents"("id") ON DELETE CASCADE ON UPDATE CASCADE,
	CONSTRAINT "share_links_version_id_fkey" FOREIGN KEY ("version_id") REFERENCES "document_versions"("id") ON DELETE CASCADE ON UPDATE CASCADE,
	CONSTRAINT "share_links_created_by_id_fkey" FOREIGN KEY ("created_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "share_links_token_hash_key" ON "share_links"("token_hash");
CREATE INDEX "share_links_document_id_created_at_idx" ON "share_links"("document_id", "created_at");
CREATE INDEX "share_links_version_id_idx" ON "share_links"("version_id");
CREATE INDEX "share_links_created_by_id_idx" ON "share_links"("created_by_id");

CREATE TYPE "ShareLinkAction" AS ENUM ('viewed', 'downloaded', 'wrong_password');
CREATE TABLE "share_link_views" (
	"id" UUID NOT NULL,
	"link_id" UUID NOT NULL,
	"address" TEXT,
	"network_address" TEXT NOT NULL,
	"action" "ShareLinkAction" NOT NULL,
	"at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
	CONSTRAINT "share_link_views_pkey" PRIMARY KEY ("id"),
	CONSTRAINT "share_link_views_link_id_fkey" FOREIGN KEY ("link_id") REFERENCES "share_links"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "share_link_views_link_id_at_idx" ON "share_link_views"("link_id", "at");

-- A link reads its version for ever.
CREATE FUNCTION "refuse_share_link_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF (NEW."version_id", NEW."document_id", NEW."token_hash") IS DISTINCT FROM (OLD."version_id", OLD."document_id", OLD."token_hash") THEN
		RAISE EXCEPTION 'a share link is bound to its version';
	END IF;
	RETURN NEW;
END
$$;
CREATE TRIGGER "share_link_bound" BEFORE UPDATE ON "share_links" FOR EACH ROW EXECUTE FUNCTION "refuse_share_link_change"();
