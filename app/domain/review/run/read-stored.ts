import type { AboutReport, StoredSectionName, StoredSections } from '../report/stored-sections.ts'
import type { Finding, ReportParty, ReviewReport, Summary } from '../report/report.ts'

/**
 * A stored section of a review in today's shape. Reports stay as they were written, so what earlier versions lack is
 * added here: parties that were plain names, what is to be read by oneself, the deal in short, what was not covered,
 * and the confidence of a finding.
 *
 * @param body the JSON as it was stored
 */
export function readStored<Name extends StoredSectionName>(name: Name, body: string): StoredSections[Name] {
	const stored: unknown = JSON.parse(body)
	const complete = completions[name]
	return (complete ? complete(stored as never) : stored) as StoredSections[Name]
}

type Older<Part, Later extends keyof Part> = Omit<Part, Later> & Partial<Pick<Part, Later>>
type OlderSummary = Older<Summary, 'deal' | 'not_covered'>
type OlderFindings = Older<StoredSections['findings'], 'read_yourself' | 'findings'> & { findings: Older<Finding, 'confidence'>[] }
type OlderAbout = Omit<AboutReport, 'document' | 'options'> & {
	document: Omit<AboutReport['document'], 'parties'> & { parties: (ReportParty | string)[] }
	options: Older<AboutReport['options'], 'party_name'>
}

type Changed = keyof OlderAbout | keyof OlderFindings | 'summary'
type OlderReport = OlderAbout & OlderFindings & Omit<ReviewReport, Changed> & { summary: OlderSummary }

/** Findings of earlier reports had no confidence, so no doubt is shown. */
const unsaid = 1

const summary = (older: OlderSummary): Summary => ({ ...older, deal: older.deal ?? [], not_covered: older.not_covered ?? [] })

const findings = (older: OlderFindings): StoredSections['findings'] => ({
	findings: older.findings.map((finding) => ({ ...finding, confidence: finding.confidence ?? unsaid })),
	rules: older.rules,
	read_yourself: older.read_yourself ?? [],
})

const named = (name: string): ReportParty => ({ name, role: null, quote: null, start: null, end: null })

const about = <Part extends OlderAbout>(older: Part) => ({
	...older,
	document: { ...older.document, parties: older.document.parties.map((party) => (typeof party === 'string' ? named(party) : party)) },
	options: { ...older.options, party_name: older.options.party_name ?? null },
})

const completions: { [Name in StoredSectionName]?: (older: never) => StoredSections[Name] } = {
	summary,
	findings,
	about,
	report: (older: OlderReport): ReviewReport => ({
		...about(older),
		...findings(older),
		summary: summary(older.summary),
	}),
}
