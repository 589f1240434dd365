import { visibleTo } from '#app/domain/access/visible-to.ts'
import type { Member } from '#app/domain/identity/member.ts'
import type { FactName } from '#app/domain/review/facts/fact-names.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { day } from '#app/units.ts'

/** Facts whose day asks somebody to do something, with what happens on it. */
const datedFacts = {
	effective_date: 'Takes effect',
	closing_date: 'Closing',
	delivery_date: 'Delivery is due',
	due_date: 'Payment is due',
	notice_date: 'Notice is due',
	expiration_date: 'Ends',
	maturity_date: 'Matures',
} as const satisfies Partial<Record<FactName, string>>

/** How long a day that is over stays in the list. */
const passedFor = 90 * day

/** A day that a document states, with the words it stands in. */
export interface Deadline {
	documentId: string
	documentName: string
	/** The version that was read, if it is not the newest. */
	version: number | null
	/** What happens, in a few words. */
	what: string
	/** ISO 8601. */
	date: string
	quote: string
	start: number
	end: number
}

/**
 * The days that the documents a member may open state, each by its newest complete report: those that are still to
 * come, the next one first, and those of the last 90 days, the latest first.
 *
 * @param today in milliseconds since 1970; days are compared in UTC
 */
export async function listDeadlines(
	{ db }: Pick<Services, 'db'>,
	member: Pick<Member, 'id' | 'email' | 'companyId'>,
	today: number,
): Promise<{ upcoming: Deadline[]; passed: Deadline[] }> {
	const midnight = new Date(Math.floor(today / day) * day)
	const documents = await db.document.findMany({
		where: visibleTo(member),
		select: {
			id: true,
			name: true,
			versionNumber: true,
			versions: {
				where: { reviews: { some: { status: 'complete' } } },
				orderBy: { number: 'desc' },
				take: 1,
				select: {
					number: true,
					reviews: {
						where: { status: 'complete' },
						orderBy: { createdAt: 'desc' },
						take: 1,
						select: {
							facts: {
								where: { name: { in: Object.keys(datedFacts) }, date: { gte: new Date(midnight.getTime() - passedFor) } },
								orderBy: { position: 'asc' },
							},
						},
					},
				},
			},
		},
	})
	const found = documents.flatMap(({ versions: [version], ...document }) =>
		(version?.reviews[0]?.facts ?? []).map((fact) => ({
			documentId: document.id,
			documentName: document.name,
			version: version!.number === document.versionNumber ? null : version!.number,
			what: datedFacts[fact.name as keyof typeof datedFacts],
			date: fact.date!.toISOString().slice(0, 10),
			quote: fact.quote,
			start: fact.start,
			end: fact.end,
		})),
	)
	const todayIso = midnight.toISOString().slice(0, 10)
	const inOrder = eachOnce(found).toSorted((a, b) => a.date.localeCompare(b.date) || a.documentName.localeCompare(b.documentName))
	return {
		upcoming: inOrder.filter(({ date }) => date >= todayIso),
		passed: inOrder.filter(({ date }) => date < todayIso).reverse(),
	}
}

/** A document may state the same day several times; its first words stand for it. */
function eachOnce(deadlines: Deadline[]): Deadline[] {
	const seen = new Set<string>()
	return deadlines.filter(({ documentId, what, date }) => {
		const key = `${documentId} ${what} ${date}`
		if (seen.has(key)) return false
		seen.add(key)
		return true
	})
}
