import { categoryOfType } from '#app/domain/review/type/catalogue.ts'
import type { ExtractedDocument } from '#app/domain/extraction/extracted-document.ts'
import { labelsByClause } from './clauses/clause-labels.ts'
import type { ReviewModels } from './clauses/review-models.ts'
import { documentReading, type DocumentReading } from './document-reading.ts'
import { describeDeal } from './deal/describe-deal.ts'
import { confidence } from './facts/confidence.ts'
import type { ParsedFact } from './facts/fact-names.ts'
import { namesTwoLaws } from './facts/governing-law.ts'
import { judgeContract } from './judging/judge-contract.ts'
import { plainClause } from './plain/plain-clause.ts'
import { readContract, type ReadContract } from './read-contract.ts'
import type { DocumentParty, Reader } from './sides/document-party.ts'
import type {
	Fact,
	Finding,
	ReadYourself,
	ReportClause,
	ReportParty,
	ReportReader,
	ReviewOptions,
	ReviewReport,
	RuleResult,
	Summary,
} from './report/report.ts'
import { summarise } from './report/summarise.ts'
import { engineVersion, playbookVersion } from './versions.ts'

/** What each section carries, in the order in which sections are ready. */
export interface ReportSections {
	facts: Fact[]
	clauses: ReportClause[]
	findings: { findings: Finding[]; rules: RuleResult[]; read_yourself: ReadYourself[] }
	summary: Summary
}

export type SectionName = keyof ReportSections

export interface ReviewDocumentInput {
	file: { name: string; sha256: string; bytes: number }
	document: ExtractedDocument
	options: ReviewOptions
	models: ReviewModels
}

/**
 * Reviews a document: facts, clauses in plain English, every rule's outcome, findings and the verdict. Pure and
 * deterministic: equal input gives an equal report, keys in one order. `onSection` is called with each section as it is
 * ready (facts, clauses, findings, summary), `onReading` with the data for a language model. Everything is read from
 * the text as the parties see it (`readingView`), and quoted from the document itself.
 */
export function reviewDocument(
	{ file, document, options, models }: ReviewDocumentInput,
	onSection: <Name extends SectionName>(name: Name, data: ReportSections[Name]) => void = () => {},
	onReading: (reading: DocumentReading) => void = () => {},
): ReviewReport {
	const chosen = options.documentType
	const contract = readContract(document, models, chosen ? () => chosen : undefined, options.partyName)
	const { documentType, playbook, structure, parties } = contract
	const isLawOpen = namesTwoLaws(contract.facts)
	const facts = contract.facts
		.filter((fact) => isShown(fact) && !(isLawOpen && fact.name === 'governing_law'))
		.filter(isFirstOfItsDay)
		.map(reportFact)
	onSection('facts', facts)
	// The reader must be known before a line may say "you".
	const { reader, outcomes } = judgeContract(contract, options)
	const clauses = reportClauses(contract, reader)
	onSection('clauses', clauses)

	const { rules, findings } = outcomes
	onReading(documentReading({ structure, parties, reader, frames: contract.frames, actions: outcomes.actions }))
	onSection('findings', { findings, rules, read_yourself: outcomes.readYourself })

	const summary = summarise({
		document,
		documentType,
		playbook,
		structure,
		outcomes,
		tone: options.reviewTone,
		reader: reader.party,
		unknownParty: reader.party ? null : options.partyName,
		deal: describeDeal(contract, reader.party),
	})
	onSection('summary', summary)

	return {
		file: { name: file.name, sha256: file.sha256, bytes: file.bytes, media_type: document.mediaType },
		document: {
			type: documentType ?? 'Unknown',
			category: documentType ? categoryOfType(documentType) : 'UNCATEGORIZED',
			pages: document.pages,
			pages_not_read: document.pagesNotRead.map(({ page }) => page),
			parties: parties.map((party) => reportParty(document, party)),
			reader: reportReader(reader),
		},
		options: {
			party_role: options.partyRole,
			party_name: options.partyName,
			review_tone: options.reviewTone,
			document_type: options.documentType,
			...(options.company ? { company: options.company } : {}),
		},
		engine: { version: engineVersion, model: null },
		playbook: { version: playbookVersion },
		summary,
		facts,
		clauses,
		rules,
		findings,
		read_yourself: outcomes.readYourself,
		text: document.text,
	}
}

function reportParty({ text }: ExtractedDocument, { name, role, span }: DocumentParty): ReportParty {
	return { name, role, quote: span ? text.slice(span.start, span.end) : null, start: span?.start ?? null, end: span?.end ?? null }
}

function reportReader({ party, certainty, by }: Reader): ReportReader | null {
	return party === null || certainty === 'unknown' ? null : { name: party.name, certainty, ...(by ? { by } : {}) }
}

/** Facts that a reader acts on: implied ones are for the rules, which check their words again. */
const mustBeStated: ReadonlySet<string> = new Set([
	'effective_date',
	'expiration_date',
	'term',
	'renewal',
	'renewal_notice',
	'termination_notice',
	'cure_period',
	'payment_terms',
	'liability_cap',
	'forum',
	'governing_law',
	'survival',
	'maturity_date',
])

function isShown({ name, confidence: sure }: ParsedFact): boolean {
	return !mustBeStated.has(name) || sure >= confidence.stated
}

/** A start that the document gives twice is one fact. */
function isFirstOfItsDay({ name, value }: ParsedFact, at: number, all: readonly ParsedFact[]): boolean {
	return name !== 'effective_date' || all.findIndex((other) => other.name === name && other.value === value) === at
}

function reportFact({ name, value, unit, of, quote, start, end, page, confidence }: ParsedFact): Fact {
	return { name, value, ...(unit === undefined ? {} : { unit }), ...(of === undefined ? {} : { of }), quote, start, end, page, confidence }
}

function reportClauses(contract: ReadContract, { party }: Reader): ReportClause[] {
	const source = { ...contract, reader: party }
	const labels = labelsByClause(contract.structure, contract.readings.labels)
	return contract.structure.clauses.map((clause) => ({
		id: clause.id,
		number: clause.number,
		heading: clause.heading,
		start: clause.start,
		end: clause.end,
		page: clause.page,
		labels: labels.get(clause.id) ?? [],
		plain: plainClause(clause, source),
	}))
}
