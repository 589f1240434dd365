import { visibleTo } from '#app/domain/access/visible-to.ts'
import type { Member } from '#app/domain/identity/member.ts'
import type { Services } from '#app/infrastructure/services.ts'
import type { FieldValue, FieldValues, PartValues } from '../../fields/template-field.ts'
import { comparedName } from './party-name.ts'

/** What one paper of the company says of a party. */
export interface PartyPaper {
	/** What the document is called. */
	document: string
	parts: PartValues
}

/** The papers that are looked through, of each kind: the newest say it best. */
const mostPapers = 200

/**
 * What earlier papers of the member's company say of a party, by its name: those that were generated first, then those
 * whose parties somebody confirmed; the newest first. Only papers that the member may open, read once for all names.
 */
export async function papersOfParties(services: Pick<Services, 'db'>, member: Member): Promise<(name: string) => PartyPaper[]> {
	const generated = await generatedPapers(services, member)
	const confirmed = await confirmedPapers(services, member)
	return (name) => [...generated(name), ...confirmed(name)]
}

function papersOf(member: Member) {
	return { AND: [visibleTo(member), { companyId: member.companyId }] }
}

async function generatedPapers({ db }: Pick<Services, 'db'>, member: Member): Promise<(name: string) => PartyPaper[]> {
	const rows = await db.generatedVersion.findMany({
		where: { version: { document: papersOf(member) } },
		orderBy: [{ version: { createdAt: 'desc' } }, { versionId: 'asc' }],
		take: mostPapers,
		select: { values: true, version: { select: { document: { select: { name: true } } } } },
	})
	return (name) =>
		rows.flatMap(({ values, version }) =>
			Object.values(values as FieldValues)
				.filter((value) => isParty(value, name))
				.map((parts) => ({ document: version.document.name, parts: parts as PartValues })),
		)
}

function isParty(value: FieldValue, name: string): boolean {
	return (
		typeof value === 'object' && !Array.isArray(value) && typeof value.name === 'string' && comparedName(value.name) === comparedName(name)
	)
}

/** What the report of a paper says of a party counts where somebody confirmed that it is a party of it. */
async function confirmedPapers({ db }: Pick<Services, 'db'>, member: Member): Promise<(name: string) => PartyPaper[]> {
	const rows = await db.document.findMany({
		where: { ...papersOf(member), record: { some: { field: 'parties', value: { not: null } } } },
		orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
		take: mostPapers,
		select: {
			name: true,
			record: { where: { field: 'parties' }, select: { value: true } },
			versions: {
				where: { reviews: { some: { status: 'complete' } } },
				orderBy: { number: 'desc' },
				take: 1,
				select: { reviews: { where: { status: 'complete' }, orderBy: { createdAt: 'desc' }, take: 1, select: { facts: selectedFacts } } },
			},
		},
	})
	return (name) =>
		rows.flatMap(({ name: document, record, versions }) => {
			const parties = (record[0]?.value ?? '').split(';').map(comparedName)
			if (!parties.includes(comparedName(name))) return []
			return [{ document, parts: partsOf(versions[0]?.reviews[0]?.facts ?? [], name) }]
		})
}

const selectedFacts = {
	where: { name: { in: ['signatory', 'signatory_title', 'incorporated_in'] } },
	orderBy: { position: 'asc' as const },
	select: { name: true, value: true, of: true },
}

interface PartyFact {
	name: string
	value: string
	of: string | null
}

/** What is said in one way only: two people who sign for a party are no answer to who signs. */
function partsOf(facts: readonly PartyFact[], name: string): PartValues {
	const valueOf = (fact: string, of: string) => {
		const values = new Set(
			facts.filter((each) => each.name === fact && comparedName(each.of ?? '') === comparedName(of)).map(({ value }) => value),
		)
		return values.size === 1 ? [...values][0]! : null
	}
	const signatory = valueOf('signatory', name)
	const title = signatory === null ? null : valueOf('signatory_title', signatory)
	const state = valueOf('incorporated_in', name)
	return {
		...(signatory === null ? {} : { signatory_name: signatory }),
		...(title === null ? {} : { signatory_title: title }),
		...(state === null ? {} : { state }),
	}
}
