import { lockIdleTime } from '#app/domain/access/lock-in-force.ts'
import { sharesForSql } from '#app/domain/access/visible-to-sql.ts'
import { strongestRole, type DocumentRole, type ShareRole } from '#app/domain/access/document-role.ts'
import type { Member } from '#app/domain/identity/member.ts'
import { personName } from '#app/domain/documents/sharing/person-name.ts'
import type { DocumentStatus } from '#app/domain/documents/document-status.ts'
import type { Verdict } from '#app/domain/review/report/report.ts'
import type { ReviewStatus } from '#app/infrastructure/db/generated/enums.ts'
import { Prisma } from '#app/infrastructure/db/generated/client.ts'
import type { Services } from '#app/infrastructure/services.ts'

/** A document as a list of the vault shows it. */
export interface VaultRow {
	id: string
	name: string
	category: string
	documentType: string | null
	status: DocumentStatus
	tags: string[]
	isGenerated: boolean
	versionNumber: number
	createdAt: Date
	updatedAt: Date
	fileType: 'pdf' | 'docx'
	/** The review that the report of the newest version shows. */
	analysis: { status: ReviewStatus; verdict: Verdict | null } | null
	/** The report's verdict in one sentence; `null` while the newest version has no report. */
	summary: string | null
	/** Of the newest complete review; `null` without one. */
	redFlags: number | null
	role: DocumentRole
	/** The owner's name, of somebody else's document. */
	owner: string | null
	favorite: boolean
	/** Who has it locked; `null` where nobody has. */
	lockedBy: string | null
}

/** Rows of documents, in the order of their ids. Only for ids that `findDocuments` gave to this member. */
export async function vaultRows(
	{ db }: Pick<Services, 'db'>,
	member: Pick<Member, 'id' | 'email' | 'companyId'>,
	ids: readonly string[],
	now: number,
): Promise<VaultRow[]> {
	if (ids.length === 0) return []
	const found = await db.$queryRaw<FoundRow[]>(Prisma.sql`
		SELECT d."id"::text, d."name", d."category", d."document_type" AS "documentType", d."status"::text, d."tags",
			d."is_generated" AS "isGenerated", d."version_number" AS "versionNumber", d."created_at" AS "createdAt", d."updated_at" AS "updatedAt",
			d."created_by_id" = ${member.id}::uuid AS "own", u."first_name" AS "firstName", u."last_name" AS "lastName",
			ARRAY(SELECT sh."role"::text FROM "document_shares" sh WHERE sh."document_id" = d."id" AND ${sharesForSql(member)}) AS "roles",
			v."media_type" AS "mediaType", r."status"::text AS "reviewStatus", r."verdict"::text AS "verdict", r."summary",
			s."red_flags" AS "redFlags", f."document_id" IS NOT NULL AS "favorite", h."first_name" AS "holderFirst", h."last_name" AS "holderLast"
		FROM unnest(${ids}::uuid[]) WITH ORDINALITY AS given("id", "place")
		JOIN "documents" d ON d."id" = given."id"
		JOIN "users" u ON u."id" = d."created_by_id"
		LEFT JOIN "document_search" s ON s."document_id" = d."id"
		LEFT JOIN "document_versions" v ON v."document_id" = d."id" AND v."number" = d."version_number"
		-- The same choice as on the report page: a finished or running review comes before a later failed attempt.
		LEFT JOIN LATERAL (
			SELECT w."status", w."verdict",
				CASE WHEN w."status" = 'complete' THEN (SELECT b."body" FROM "review_sections" b WHERE b."review_id" = w."id" AND b."name" = 'summary') END AS "summary"
			FROM "reviews" w WHERE w."version_id" = v."id"
			ORDER BY w."status" IN ('failed', 'canceled'), w."created_at" DESC LIMIT 1
		) r ON true
		LEFT JOIN "document_favorites" f ON f."document_id" = d."id" AND f."user_id" = ${member.id}::uuid
		LEFT JOIN "document_locks" l ON l."document_id" = d."id" AND l."used_at" > ${new Date(now - lockIdleTime)}
		LEFT JOIN "users" h ON h."id" = l."user_id"
		ORDER BY given."place"`)
	return found.map(rowOf)
}

interface FoundRow {
	id: string
	name: string
	category: string
	documentType: string | null
	status: DocumentStatus
	tags: string[]
	isGenerated: boolean
	versionNumber: number
	createdAt: Date
	updatedAt: Date
	own: boolean
	firstName: string
	lastName: string
	roles: ShareRole[]
	mediaType: string | null
	reviewStatus: ReviewStatus | null
	verdict: Verdict | null
	summary: string | null
	redFlags: number | null
	favorite: boolean
	holderFirst: string | null
	holderLast: string | null
}

function rowOf(found: FoundRow): VaultRow {
	const { own, firstName, lastName, roles, mediaType, reviewStatus, verdict, summary, holderFirst, holderLast, ...row } = found
	return {
		...row,
		fileType: mediaType === 'application/pdf' ? 'pdf' : 'docx',
		analysis: reviewStatus && { status: reviewStatus, verdict },
		summary: summary === null ? null : (JSON.parse(summary) as { sentence: string }).sentence,
		role: own ? 'owner' : (strongestRole(roles) ?? 'viewer'),
		owner: own ? null : personName({ firstName, lastName }),
		lockedBy: holderFirst === null ? null : personName({ firstName: holderFirst, lastName: holderLast ?? '' }),
	}
}
