import { type CsvCell, csvLine, csvStart } from '#app/domain/archive/csv.ts'
import { shownVersion } from '#app/domain/documents/version-number.ts'
import { personName } from '#app/domain/documents/sharing/person-name.ts'
import type { ExportWork } from './export-contents.server.ts'

/** Rows that are read at once. */
const page = 1000

/**
 * History as CSV: what the person did anywhere, and what was done to their account and their documents. Network
 * addresses only of their own acts.
 */
export async function* historyLines({ services: { db }, member }: ExportWork): AsyncGenerator<string> {
	yield csvStart + csvLine(['time', 'type', 'by', 'document', 'document_id', 'version', 'subject', 'details', 'address'])
	const own = await db.document.findMany({ where: { createdById: member.id }, select: { id: true, name: true } })
	const names = new Map(own.map(({ id, name }) => [id, name]))
	const where = { OR: [{ actorId: member.id }, { subject: member.id }, { documentId: { in: [...names.keys()] } }] }
	const rows = (after: string | null) =>
		db.activityEvent.findMany({ where, orderBy: [{ createdAt: 'asc' }, { id: 'asc' }], take: page, ...following(after) })
	yield* pages(rows, async (events) => {
		const actors = [...new Set(events.flatMap(({ actorId }) => actorId ?? []))]
		const people = await db.user.findMany({ where: { id: { in: actors } }, select: { id: true, firstName: true, lastName: true } })
		const named = new Map(people.map((person) => [person.id, personName(person)]))
		return events.map((event) => [
			event.createdAt,
			event.type,
			event.actorId === null ? 'Fineprint' : event.actorId === member.id ? 'you' : (named.get(event.actorId) ?? 'a deleted account'),
			(event.documentId && names.get(event.documentId)) ?? null,
			event.documentId,
			event.versionNumber === null ? null : shownVersion(event.versionNumber),
			event.subject,
			event.details === null ? null : JSON.stringify(event.details),
			event.actorId === member.id ? event.address : null,
		])
	})
}

/** The ledger of document checks of the person's companies as CSV. */
export async function* creditLines({ services: { db }, member }: ExportWork): AsyncGenerator<string> {
	yield csvStart + csvLine(['time', 'company_id', 'kind', 'amount', 'by', 'reason', 'review_id'])
	const where = { company: { memberships: { some: { userId: member.id } } } }
	const rows = (after: bigint | null) => db.creditEntry.findMany({ where, orderBy: { id: 'asc' }, take: page, ...following(after) })
	yield* pages(rows, async (entries) =>
		entries.map(({ createdAt, companyId, kind, amount, userId, reason, reviewId }) => [
			createdAt,
			companyId,
			kind,
			amount,
			userId === null ? 'Fineprint' : userId === member.id ? 'you' : 'another member',
			reason,
			reviewId,
		]),
	)
}

/** What the person's companies paid and got back as CSV, as every member sees it: one line for each invoice, receipt and refund. */
export async function* paymentLines({ services: { db }, member }: ExportWork): AsyncGenerator<string> {
	yield csvStart + csvLine(['time', 'company_id', 'kind', 'description', 'number', 'cents', 'receipt'])
	const where = { company: { memberships: { some: { userId: member.id } } } }
	const rows = (after: bigint | null) => db.paymentEntry.findMany({ where, orderBy: { id: 'asc' }, take: page, ...following(after) })
	yield* pages(rows, async (entries) =>
		entries.map(({ paidAt, companyId, kind, description, number, cents, url }) => [
			paidAt,
			companyId,
			kind,
			description,
			number,
			cents,
			url,
		]),
	)
}

/** Every comment that the person wrote as CSV, those on other people's documents included. */
export async function* writtenCommentLines({ services: { db }, member }: ExportWork): AsyncGenerator<string> {
	yield csvStart + csvLine(['time', 'document_id', 'version', 'quote', 'comment'])
	const rows = (after: string | null) =>
		db.documentComment.findMany({
			where: { authorId: member.id },
			orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
			take: page,
			...following(after),
			select: { id: true, createdAt: true, documentId: true, quote: true, body: true, version: { select: { number: true } } },
		})
	yield* pages(rows, async (comments) =>
		comments.map(({ createdAt, documentId, version, quote, body }) => [createdAt, documentId, shownVersion(version.number), quote, body]),
	)
}

function following<Id>(after: Id | null) {
	return { cursor: after === null ? undefined : { id: after }, skip: after === null ? 0 : 1 }
}

async function* pages<Id, Row extends { id: Id }>(
	read: (after: Id | null) => Promise<Row[]>,
	cellsOf: (rows: Row[]) => Promise<CsvCell[][]>,
): AsyncGenerator<string> {
	let after: Id | null = null
	for (;;) {
		const rows: Row[] = await read(after)
		if (rows.length > 0) yield (await cellsOf(rows)).map(csvLine).join('')
		if (rows.length < page) return
		after = rows.at(-1)!.id
	}
}
