import { planAllows } from '#app/domain/billing/gates.ts'
import { personName } from '#app/domain/documents/sharing/person-name.ts'
import type { DocumentAccess } from '#app/domain/access/document-access.ts'
import type { StoredEvent } from '#app/domain/activity/check-chain.ts'
import { listDocumentActivity } from '#app/domain/activity/list-activity.server.ts'
import { storedColumns } from '#app/domain/activity/stored-columns.ts'
import { companyNameFields, companyNameOf } from '#app/domain/company/company-name.ts'
import type { Member } from '#app/domain/identity/member.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { momentsOf, type Days } from './days.ts'
import { signReport, type AuditReport, type AuditReportContent } from './audit-report.ts'
import { listVisibleActivity, type VisibleCursor, type VisibleEvent } from './list-visible-activity.server.ts'

/** The most events of one report: more make a Word file that nobody can open. */
export const mostEvents = 5_000

const eventsAtOnce = 500

/** An event in words, as the history's pages show it. */
export interface EventInWords {
	who: string
	did: string
	version: string | null
	/** ISO 8601. */
	at: string
	from: string | null
}

/** Why a report is not made. */
export type ReportRefusal = 'plan_needed' | 'other_company' | 'too_many_events'

/**
 * The signed audit report of the member's company, as far as they see its history, or of one of its documents. Part of
 * the plan Scale.
 *
 * @param say how the history's pages tell an event
 * @param now in milliseconds since 1970
 */
export async function makeAuditReport(
	services: Pick<Services, 'db' | 'keys'>,
	member: Member,
	of: DocumentAccess | null,
	{ from, to }: Days,
	say: (event: VisibleEvent) => EventInWords,
	now = Date.now(),
): Promise<AuditReport | ReportRefusal> {
	const { db, keys } = services
	if (of && of.company.id !== member.companyId) return 'other_company'
	if (!planAllows(member.plan, 'audit_report').allowed) return 'plan_needed'
	// Read first: what is done from here on is not part of the report.
	const { length, hash } = await endOf(db, member.companyId)
	const events: VisibleEvent[] = []
	const pages = activityPages(services, member, of, { ...momentsOf({ from, to }), before: length + 1n })
	for await (const page of pages) {
		events.push(...page)
		if (events.length > mostEvents) return 'too_many_events'
	}
	const stored = await storedEvents(
		db,
		events.map(({ id }) => id),
	)
	const company = await db.company.findUniqueOrThrow({ where: { id: member.companyId }, select: companyNameFields })
	return signReport(keys, {
		made_at: new Date(now).toISOString(),
		made_by: personName(member),
		company: { id: member.companyId, name: companyNameOf(company) },
		document: of && { id: of.document.id, name: of.document.name },
		from,
		to,
		head: { number: String(length), hash },
		events: events.toReversed().map((event) => reported(event, stored.get(event.id)!, say(event))),
	})
}

/**
 * The pages of a history as far as the member sees it, the newest first.
 *
 * @param of one document, or `null` for the member's company
 */
export async function* activityPages(
	{ db }: Pick<Services, 'db'>,
	member: Member,
	of: DocumentAccess | null,
	cursor: VisibleCursor,
): AsyncGenerator<VisibleEvent[]> {
	let before = cursor.before
	for (;;) {
		const at = { ...cursor, before, limit: eventsAtOnce }
		const page = of ? await listDocumentActivity({ db }, member, of.document, at) : await listVisibleActivity({ db }, member, at)
		yield page.events.map((event) => ('may' in event ? (event as VisibleEvent) : { ...event, document: of!.document, may: of!.may }))
		if (page.next === null) return
		before = page.next
	}
}

async function endOf(db: Services['db'], companyId: string): Promise<{ length: bigint; hash: string }> {
	const [end] = await db.$queryRaw<{ length: bigint; hash: string }[]>`
		SELECT "length", encode("hash", 'hex') AS "hash" FROM "activity_chains" WHERE "company_id" = ${companyId}::uuid`
	return end ?? { length: 0n, hash: '00'.repeat(32) }
}

async function storedEvents(db: Services['db'], ids: readonly string[]): Promise<Map<string, StoredEvent>> {
	const rows = await db.$queryRaw<StoredEvent[]>`SELECT ${storedColumns} FROM "activity_events" WHERE "id" = ANY(${ids}::uuid[])`
	return new Map(rows.map((row) => [row.id, row]))
}

function reported(event: VisibleEvent, stored: StoredEvent, words: EventInWords): AuditReportContent['events'][number] {
	return {
		number: String(event.number),
		id: event.id,
		type: event.type,
		who: words.who,
		did: words.did,
		document: event.document?.name ?? null,
		version: words.version,
		at: words.at,
		address: words.from,
		hash: stored.hash!,
		chained: {
			company_id: stored.companyId,
			actor_id: stored.actorId,
			document_id: stored.documentId,
			version_number: stored.versionNumber,
			subject: stored.subject,
			undoes_id: stored.undoesId,
			created_at_micros: String(stored.createdAtMicros),
			details_digest: stored.detailsDigest,
			address_digest: stored.addressDigest,
			previous_hash: stored.previousHash!,
		},
	}
}
