import { visibleTo } from '#app/domain/access/visible-to.ts'
import type { Member } from '#app/domain/identity/member.ts'
import { recordFields, stockTypes } from '#app/domain/record/record-fields.ts'
import { recordOf } from '#app/domain/record/record-of.ts'
import { recordSelection } from '#app/domain/record/record-selection.ts'
import type { FactName } from '#app/domain/review/facts/fact-names.ts'
import type { Prisma } from '#app/infrastructure/db/generated/client.ts'
import type { Services } from '#app/infrastructure/services.ts'
import type { Paper } from './paper.ts'
import { approvalTypes, workTypes } from './paper-types.ts'

/** The newest documents that are read together; more would make the page slow. */
export const mostPapers = 1000

const factNames: FactName[] = [
	...Object.values(recordFields).flatMap(({ facts }): FactName[] => [...facts]),
	'title',
	'party_kind',
	'party_role',
	'incorporated_in',
	'date',
	'other_paper_date',
	'signatory',
]

const selection = {
	id: true,
	name: true,
	status: true,
	...recordSelection,
	versions: {
		...recordSelection.versions,
		select: {
			id: true,
			number: true,
			reviews: {
				...recordSelection.versions.select.reviews,
				select: { facts: { where: { name: { in: factNames } }, orderBy: { position: 'asc' } } },
			},
		},
	},
} as const satisfies Prisma.DocumentSelect

/** The documents of a company that a member may open, read together. */
export interface CompanyPapers {
	/** Those with a complete report. */
	papers: Paper[]
	/** Those without: what they say is not known. */
	unread: { id: string; name: string }[]
	/** Whether there are older documents that were not read. */
	more: boolean
}

/** Reads the documents of the member's company that the member may open, the last changed first. */
export async function readPapers({ db }: Pick<Services, 'db'>, member: Pick<Member, 'id' | 'email' | 'companyId'>): Promise<CompanyPapers> {
	const documents = await db.document.findMany({
		where: { ...visibleTo(member), companyId: member.companyId },
		orderBy: [{ updatedAt: 'desc' }, { id: 'asc' }],
		take: mostPapers + 1,
		select: selection,
	})
	const read = documents.slice(0, mostPapers).filter(({ versions }) => versions.length > 0)
	const texts = await readTexts({ db }, read)
	return {
		papers: read.map((source): Paper => {
			const version = source.versions[0]!
			return {
				id: source.id,
				name: source.name,
				type: source.documentType,
				status: source.status,
				versionNumber: source.versionNumber,
				readVersion: version.number,
				record: recordOf(source),
				facts: (version.reviews[0]?.facts ?? []).map((fact) => ({ ...fact, name: fact.name as FactName })),
				text: texts.get(version.id) ?? null,
			}
		}),
		unread: documents
			.slice(0, mostPapers)
			.filter(({ versions }) => versions.length === 0)
			.map(({ id, name }) => ({ id, name })),
		more: documents.length > mostPapers,
	}
}

const typesWithText = new Set<string>([...workTypes, ...stockTypes, ...approvalTypes, '83(b) Election'])
/** Longer texts are read up to here. */
const longestText = 300_000

/** The texts that something is read from which no fact tells: papers of people, approvals, amendments and exclusive grants. */
async function readTexts(
	{ db }: Pick<Services, 'db'>,
	read: readonly { documentType: string | null; versions: readonly { id: string }[] }[],
): Promise<Map<string, string>> {
	const idsOf = (documents: typeof read) => documents.map(({ versions }) => versions[0]!.id)
	const always = idsOf(read.filter(({ documentType }) => documentType !== null && typesWithText.has(documentType)))
	const rows = await db.$queryRaw<{ id: string; text: string }[]>`
		SELECT version_id AS id, left(text, ${longestText}) AS text FROM document_texts
		WHERE version_id = ANY(${idsOf(read)}::uuid[])
			AND (version_id = ANY(${always}::uuid[]) OR left(text, 500) ILIKE '%amendment%' OR text ~* '(grant|appoint|engage|designate)s?[^.;]{1,250}exclusive')
	`
	return new Map(rows.map(({ id, text }) => [id, text]))
}
