import { categoryOfType } from '#app/domain/documents/catalogue.ts'
import type { ExtractedDocument } from '#app/domain/extraction/extracted-document.ts'
import { labelsByClause } from './clauses/clause-labels.ts'
import type { Structure } from './clauses/clause.ts'
import { readStructure } from './clauses/read-structure.ts'
import type { LabelledPassage } from './clauses/readings.ts'
import { type ReviewModels, readWith } from './clauses/review-models.ts'
import { decideRules } from './decide-rules.ts'
import { detectDocumentType } from './detect-type.ts'
import type { ParsedFact } from './facts/fact-names.ts'
import { readFacts } from './facts/read-facts.ts'
import { parseDocument } from './frames/parse/parse-document.ts'
import { readFrames } from './frames/read-frames.ts'
import { plainSummary } from './plain-clause.ts'
import { playbookOf } from './playbook-of.ts'
import { readingView } from './reading-view.ts'
import { chooseReader } from './sides/choose-reader.ts'
import type { DocumentParty, Reader } from './sides/document-party.ts'
import { readDocumentParties } from './sides/read-document-parties.ts'
import { partyRoleOfReader } from './sides/role-side.ts'
import type { Fact, Finding, ReportClause, ReportParty, ReportReader, ReviewOptions, ReviewReport, RuleResult, Summary } from './report.ts'
import { summarise } from './summarise.ts'
import { engineVersion, playbookVersion } from './versions.ts'

/** What each section carries, in the order in which sections are ready. */
export interface ReportSections {
	facts: Fact[]
	clauses: ReportClause[]
	findings: { findings: Finding[]; rules: RuleResult[] }
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
 * Reviews a document: facts, clauses in plain English, every rule's outcome, findings and the verdict.
 *
 * Pure and deterministic: equal input gives an equal report, keys in one order. `onSection` is called with each
 * section as it is ready (facts, clauses, findings, summary). Everything is read from the text as the parties see
 * it (`readingView`), and quoted from the document itself.
 */
export function reviewDocument(
	{ file, document, options, models }: ReviewDocumentInput,
	onSection: <Name extends SectionName>(name: Name, data: ReportSections[Name]) => void = () => {},
): ReviewReport {
	const view = readingView(document)
	const structure = readStructure(view)
	const parsed = readFacts(view, structure).map((fact) => ({ ...fact, quote: document.text.slice(fact.start, fact.end) }))
	const facts = parsed.map(reportFact)
	onSection('facts', facts)

	const documentType = options.documentType ?? detectDocumentType(view, structure).type
	const playbook = playbookOf(documentType)
	const readings = readWith(models, view, structure, playbook)
	const clauses = reportClauses(view, structure, parsed, readings.labels, options)
	onSection('clauses', clauses)

	const parties = readDocumentParties(parsed)
	const reader = chooseReader(parties, options, documentType)
	const partyRole = partyRoleOfReader(reader, options.partyRole, documentType)
	const predications = parseDocument(structure, parties)
	const frames = readFrames({ document: view, structure, facts: parsed, readings, parties, predications })
	const outcomes = decideRules({ document, documentType, structure, facts: parsed, readings, partyRole, parties, reader, frames, predications }, playbook, { document, structure, options: { ...options, partyRole } })
	const { rules, findings } = outcomes
	onSection('findings', { findings, rules })

	const summary = summarise({ document, documentType, playbook, structure, outcomes, tone: options.reviewTone, deal: [] })
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
		options: { party_role: options.partyRole, party_name: options.partyName, review_tone: options.reviewTone, document_type: options.documentType },
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

function reportReader({ party, certainty }: Reader): ReportReader | null {
	return party === null || certainty === 'unknown' ? null : { name: party.name, certainty }
}

function reportFact({ name, value, unit, of, quote, start, end, page, confidence }: ParsedFact): Fact {
	return { name, value, ...(unit === undefined ? {} : { unit }), ...(of === undefined ? {} : { of }), quote, start, end, page, confidence }
}

function reportClauses(view: ExtractedDocument, structure: Structure, facts: ParsedFact[], passages: readonly LabelledPassage[], { reviewTone }: ReviewOptions): ReportClause[] {
	const labels = labelsByClause(structure, passages)
	return structure.clauses.map((clause) => ({
		id: clause.id,
		number: clause.number,
		heading: clause.heading,
		start: clause.start,
		end: clause.end,
		page: clause.page,
		labels: labels.get(clause.id) ?? [],
		plain: plainSummary(clause, view, structure, facts, reviewTone),
	}))
}
