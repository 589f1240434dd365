import type { DocumentReading } from '../../document-reading.ts'
import type { Finding, PartyRole, ReportClause, ReviewReport, RuleResult } from '#app/domain/review/report/report.ts'
import { clauseTitle } from '#app/domain/review/report/report-words.ts'
import { ruleById } from '../../playbook/rule-by-id.ts'

const longestOutline = 2500

/** The reader for the model: the party by name and role, or what is known in its place. */
export function tellReader({ document, options }: ReviewReport, { reader }: Pick<DocumentReading, 'reader'>): string {
	const { party, certainty } = reader
	const kind = `Kind of document: ${document.type === 'Unknown' ? 'not known; judge by its words' : document.type}.`
	if (party === null || certainty === 'unknown') return `${kind} ${sides[options.party_role]}`
	const role = party.role !== null && party.role !== party.name ? ` ("${party.role}")` : ''
	const inDeal = party.roleKind === null ? '' : `, the ${party.roleKind.replaceAll('_', ' ')} in this deal`
	const doubt = certainty === 'likely' ? ' (most likely; nobody has confirmed it)' : ''
	return `${kind} You act for ${party.name}${role}${inDeal}${doubt}. "You" in what you write is this party.`
}

const sides: Record<PartyRole, string> = {
	sending: 'Your client wrote this document and sends it out. Find out from the words which party that is.',
	receiving:
		'Your client was sent this document by the other side. Find out from the words which party that is, most likely the one that did not draft it.',
	unsure:
		'Which party your client is was not said: it is a startup founder or a small company. Raise what could hurt a small company on ' +
		'either side, and name the party instead of writing "you".',
}

/** The table of parties, one a line. */
export function tellParties({ parties, reader }: Pick<DocumentReading, 'parties' | 'reader'>): string {
	if (parties.length === 0) return '(none were found by the rules)'
	return parties
		.map(({ id, name, role, roleKind, names }) => {
			const called = role === null ? '' : `, called "${role}"`
			const kind = roleKind === null ? '' : `, ${roleKind.replaceAll('_', ' ')}`
			const client = id === reader.party?.id && reader.certainty !== 'unknown' ? ' — your client' : ''
			return `${name}${called}${kind}${others(names, [name, role])}${client}`
		})
		.join('\n')
}

function others(names: readonly string[], said: readonly (string | null)[]): string {
	const left = names.filter((name) => !said.includes(name)).slice(0, 4)
	return left.length === 0 ? '' : `, also ${left.map((name) => `"${name}"`).join(', ')}`
}

/** The headings of the whole document with their ids. */
export function outline(clauses: readonly ReportClause[]): string {
	const lines = clauses
		.filter(({ number, heading }) => number !== null || heading !== null)
		.map((clause) => `${clause.id} ${clauseTitle(clause)}`)
	let length = 0
	const shown = lines.filter((line) => (length += line.length + 1) <= longestOutline)
	return shown.length > 0 ? shown.join('\n') : '(none)'
}

/** A finding of the rules as the model gets it, with its words. */
export function tellFinding({ id, severity, kind, says, why, start, end, clause }: Finding, view: string): string {
	const about =
		start === null
			? 'Said to be missing.'
			: `About${clause === null ? '' : ` ${clause}`}: "${tidy(view.slice(start, end ?? start)).slice(0, 240)}"`
	return `${id} (${severity}, ${kind}): ${says} ${why} ${about}`
}

/** A mark of the trained reader: its text is the words of the clause already. */
export function tellMark({ id, severity, says, clause }: Finding): string {
	return `${id} (${severity})${clause === null ? '' : ` in ${clause}`}: ${says}`
}

/** A check that passed, with the words that it rests on. */
export function tellPassed({ id, title, evidence }: RuleResult): string {
	return `${id}: ${title} "${tidy(evidence?.quote ?? '').slice(0, 120)}"`
}

/** An open check, with what is standard. */
export function tellCheck({ id, title }: RuleResult): string {
	const standard = ruleById(id)?.standard
	return `${id}: ${title}.${standard === undefined ? '' : ` Standard: ${standard}`}`
}

function tidy(words: string): string {
	return words.replace(/\s+/g, ' ').trim()
}
