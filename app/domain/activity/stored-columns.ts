import { Prisma } from '#app/infrastructure/db/generated/client.ts'

/** The columns of `activity_events` as `StoredEvent` has them: text as the database writes it, bytes hexadecimal. */
export const storedColumns = Prisma.sql`
	"company_id"::text AS "companyId", "number", "id"::text, "type", "actor_id"::text AS "actorId",
	"document_id"::text AS "documentId", "version_number" AS "versionNumber", "subject", "undoes_id"::text AS "undoesId",
	(extract(epoch FROM "created_at") * 1000000)::bigint AS "createdAtMicros",
	"details"::text, encode("details_salt", 'hex') AS "detailsSalt", encode("details_digest", 'hex') AS "detailsDigest",
	"address", encode("address_salt", 'hex') AS "addressSalt", encode("address_digest", 'hex') AS "addressDigest",
	encode("previous_hash", 'hex') AS "previousHash", encode("hash", 'hex') AS "hash"`
