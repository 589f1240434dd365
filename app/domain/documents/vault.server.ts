import { ownedBy } from '#app/domain/access/visible-to.ts'
import { ownedBySql } from '#app/domain/access/visible-to-sql.ts'
import type { Member } from '#app/domain/identity/member.ts'
import type { Summary, Verdict } from '#app/domain/review/report/report.ts'
import { afterKey, type PageKey } from '#app/infrastructure/db/after-key.ts'
import type { ReviewStatus } from '#app/infrastructure/db/generated/enums.ts'
import type { Services } from '#app/infrastructure/services.ts'
import type { DocumentAccess } from '#app/domain/access/document-access.ts'

type Owner = Pick<Member, 'id'>

/** A document as lists show it. */
export type VaultDocument = Awaited<ReturnType<typeof listDocuments>>[number]

/** The member's documents, the most recently changed first; `take` limits their number, `after` gives those that follow one. */
export async function listDocuments({ db }: Pick<Services, 'db'>, member: Owner, { take, after }: { take?: number; after?: PageKey } = {}) {
	const documents = await db.document.findMany({
		where: { AND: [ownedBy(member), afterKey('updatedAt', after)] },
		orderBy: [{ updatedAt: 'desc' }, { id: 'asc' }],
		take,
		select: documentFields,
	})
	return documents.map(shape)
}

/** An open document, as lists show it. */
export async function readDocument({ db }: Pick<Services, 'db'>, { document }: DocumentAccess) {
	return shape(await db.document.findUniqueOrThrow({ where: { id: document.id }, select: documentFields }))
}

/** The dashboard's counts. */
export interface VaultStats {
	documents: number
	/** Documents with a complete report. Findings are those of each document's newest report. */
	analyzed: number
	issues: number
	ambiguous: number
	missing: number
	contradictory: number
	compliance: number
	/** How many documents each category holds, by code; categories without documents are left out. */
	categories: { code: string; documents: number }[]
}

/** Counts over all documents of the member. */
export async function vaultStats({ db }: Pick<Services, 'db'>, member: Owner): Promise<VaultStats> {
	const [counts] = await db.$queryRaw<
		Record<'analyzed' | 'issues' | 'ambiguous' | 'missing' | 'contradictory' | 'compliance', bigint | number>[]
	>`
		SELECT count(*) AS "analyzed",
			coalesce(sum("issues"), 0) AS "issues", coalesce(sum("ambiguous"), 0) AS "ambiguous", coalesce(sum("missing"), 0) AS "missing",
			coalesce(sum("contradictory"), 0) AS "contradictory", coalesce(sum("compliance"), 0) AS "compliance"
		FROM (
			SELECT DISTINCT ON (d."id") "reviews".*
			FROM "documents" d
			JOIN "document_versions" ON "document_versions"."document_id" = d."id"
			JOIN "reviews" ON "reviews"."version_id" = "document_versions"."id" AND "reviews"."status" = 'complete'
			WHERE ${ownedBySql(member)}
			ORDER BY d."id", "document_versions"."number" DESC, "reviews"."created_at" DESC
		) AS "newest"`
	const grouped = await db.document.groupBy({ by: ['category'], where: ownedBy(member), _count: true, orderBy: { category: 'asc' } })
	const number = (name: Exclude<keyof VaultStats, 'documents' | 'categories'>) => Number(counts?.[name] ?? 0)
	return {
		documents: grouped.reduce((sum, { _count }) => sum + _count, 0),
		analyzed: number('analyzed'),
		issues: number('issues'),
		ambiguous: number('ambiguous'),
		missing: number('missing'),
		contradictory: number('contradictory'),
		compliance: number('compliance'),
		categories: grouped.map(({ category, _count }) => ({ code: category, documents: _count })),
	}
}

/** The member's newest complete report, or `null` before there is one. */
export async function latestReport(
	{ db }: Pick<Services, 'db'>,
	member: Owner,
): Promise<{ documentId: string; versionNumber: number } | null> {
	const review = await db.review.findFirst({
		where: { status: 'complete', version: { document: ownedBy(member) } },
		orderBy: { finishedAt: 'desc' },
		select: { version: { select: { documentId: true, number: true } } },
	})
	return review && { documentId: review.version.documentId, versionNumber: review.version.number }
}

const documentFields = {
	id: true,
	name: true,
	category: true,
	documentType: true,
	status: true,
	isGenerated: true,
	versionNumber: true,
	createdAt: true,
	updatedAt: true,
	versions: {
		orderBy: { number: 'desc' },
		take: 1,
		select: {
			mediaType: true,
			bytes: true,
			reviews: {
				orderBy: { createdAt: 'desc' },
				take: 20,
				select: { id: true, status: true, verdict: true, sections: { where: { name: 'summary' }, select: { body: true } } },
			},
		},
	},
} as const

interface FoundDocument {
	versions: {
		mediaType: string
		bytes: number
		reviews: { id: string; status: ReviewStatus; verdict: Verdict | null; sections: { body: string }[] }[]
	}[]
}

function shape<Document extends FoundDocument>({ versions: [version], ...document }: Document) {
	// Same choice as on the report page: a finished or running review comes before a later failed attempt.
	const review = version?.reviews.find(({ status }) => status !== 'failed' && status !== 'canceled') ?? version?.reviews[0]
	const summary = review?.status === 'complete' ? review.sections[0]?.body : undefined
	return {
		...document,
		fileType: version?.mediaType === 'application/pdf' ? ('pdf' as const) : ('docx' as const),
		bytes: version?.bytes ?? 0,
		analysis: review ? { reviewId: review.id, status: review.status, verdict: review.verdict } : null,
		/** The report's verdict in one sentence; `null` while there is no report. */
		summary: summary === undefined ? null : (JSON.parse(summary) as Summary).sentence,
	}
}
