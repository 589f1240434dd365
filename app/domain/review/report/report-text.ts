import { groupedByQuestion } from './read-yourself.ts'
import { standing, type Finding, type ReadYourself, type ReviewReport } from './report.ts'
import {
	clauseTitle,
	clauseWords,
	countOutcomes,
	decidedBy,
	disclaimer,
	doubtOf,
	factLabel,
	factValue,
	keyFacts,
	kindLabels,
	lessSure,
	notCovered,
	outcomeLabels,
	outcomes,
	quoted,
	verdictTitle,
} from './report-words.ts'
import { severities, severityLabels } from './severity-words.ts'
import { sideSentence } from '../sides/side-words.ts'

const width = 100

/** The report as plain text for a terminal, lines of at most 100 characters where words allow it. */
export function reportText(report: ReviewReport): string {
	const { file, document, engine, playbook } = report
	return [
		file.name,
		`${document.type}${document.parties.length > 0 ? ` · ${document.parties.map(({ name }) => name).join(', ')}` : ''}`,
		...side(report),
		...summary(report),
		...facts(report),
		...findings(report),
		...readYourself(report),
		...clauses(report),
		...checks(report),
		'',
		`SHA-256 ${file.sha256}`,
		...wrap(`Engine ${engine.version}${engine.model === null ? '' : ` with ${engine.model}`} · playbook ${playbook.version}`),
		...wrap(disclaimer),
		'',
	].join('\n')
}

function side(report: ReviewReport) {
	const sentence = sideSentence(report)
	return sentence === null ? [] : wrap(sentence)
}

function summary({ summary: shown, document: { pages_not_read: pages }, engine }: ReviewReport) {
	const left = notCovered(shown, pages)
	return [
		...(left.length > 0 ? [...heading('Not covered by this review'), ...left.flatMap((sentence) => wrap(sentence, '  - '))] : []),
		...heading(verdictTitle(shown)),
		...wrap(shown.sentence),
		...(engine.model_note ? wrap(engine.model_note) : []),
		...(shown.before_signing.length > 0
			? ['', 'Before you sign:', ...shown.before_signing.flatMap((step, index) => wrap(step, `  ${index + 1}. `))]
			: []),
		...(shown.deal.length > 0 ? ['', 'The deal in short:', ...shown.deal.flatMap(({ sentence }) => wrap(sentence, '  - '))] : []),
	]
}

function facts(report: ReviewReport) {
	const shown = keyFacts(report.facts)
	const column = Math.max(0, ...shown.map((fact) => factLabel(fact.name).length)) + 2
	return [
		...heading('Key facts'),
		...(shown.length > 0
			? shown.flatMap((fact) =>
					wrap([factValue(fact), doubtOf(fact)].filter(Boolean).join(' · '), `  ${factLabel(fact.name).padEnd(column)}`),
				)
			: ['  none found']),
	]
}

function findings(report: ReviewReport) {
	const titles = clauseTitles(report)
	const counted = standing(report.findings)
	const disputed = report.findings.filter((each) => each.disputed !== undefined)
	return [
		...heading('Red flags'),
		...(counted.length === 0 ? ['  none found'] : []),
		...severities.flatMap((severity) => counted.filter((each) => each.severity === severity).flatMap((each) => finding(each, titles))),
		...(disputed.length > 0 ? ['Disputed by the language model, not counted:', ...disputed.flatMap(dispute)] : []),
	]
}

function finding(each: Finding, titles: Map<string, string>) {
	const where = [
		kindLabels[each.kind],
		each.origin === 'model' ? 'added by the language model' : null,
		lessSure(each)?.toLowerCase(),
		each.clause === null ? null : titles.get(each.clause),
		each.page === null ? null : `page ${each.page}`,
	]
		.filter(Boolean)
		.join(' · ')
	return [
		...wrap(each.says, `[${severityLabels[each.severity]}] `, '  '),
		`  ${where}`,
		...(each.quote === null ? [] : wrap(quoted(each.quote).replace(/\s+/g, ' '), '  > ')),
		...wrap(`Why: ${each.why}`, '  '),
		...(each.market ? wrap(`Usual: ${each.market}`, '  ') : []),
		...wrap(`Ask: ${each.ask}`, '  '),
		...(each.fallback === null ? [] : wrap(`If they say no: ${each.fallback}`, '  ')),
		...(each.replacement === null ? [] : wrap(`Wording: ${each.replacement}`, '  ')),
		...(each.proposal === undefined ? [] : wrap(`Wording to propose: ${each.proposal}`, '  ')),
		...wrap(decidedBy[each.decide_by], '  '),
		...(each.comment ? wrap(`The language model adds: ${each.comment}`, '  ') : []),
		'',
	]
}

function dispute({ says, disputed }: Finding) {
	return [
		...wrap(says, '  - '),
		...(disputed
			? [...wrap(`Why the model holds it to be wrong: ${disputed.reason}`, '    '), ...wrap(quoted(disputed.quote), '    > ')]
			: []),
		'',
	]
}

function readYourself(report: ReviewReport) {
	if (report.read_yourself.length === 0) return []
	const titles = clauseTitles(report)
	const passage = ({ clause, page, quote }: ReadYourself) => {
		const where = [clause === null ? null : titles.get(clause), page === null ? null : `page ${page}`].filter(Boolean).join(' · ')
		return [...(where ? [`    ${where}`] : []), ...wrap(quoted(quote), '    > ')]
	}
	return [
		...heading('Read these yourself'),
		...groupedByQuestion(report.read_yourself).flatMap(({ lookFor, passages }) => [...wrap(lookFor, '  - '), ...passages.flatMap(passage)]),
	]
}

function clauseTitles({ clauses }: ReviewReport) {
	return new Map(clauses.map((clause) => [clause.id, clauseTitle(clause)]))
}

function clauses(report: ReviewReport) {
	return [
		...heading('Clause by clause'),
		...report.clauses.flatMap((clause) => [
			...wrap(clauseTitle(clause), '  '),
			...(clauseWords(clause) ? wrap(clauseWords(clause), '    ') : []),
		]),
	]
}

function checks({ rules }: ReviewReport) {
	const counts = countOutcomes(rules)
	return [
		...heading(`What was checked: ${rules.length}`),
		...outcomes.map((outcome) => `  ${String(counts[outcome]).padStart(4)}  ${outcomeLabels[outcome]}`),
	]
}

function heading(words: string) {
	return ['', words, '-'.repeat(words.length)]
}

/** Words in lines, the first behind `first`, the others as far in as it is wide, or behind `others`. */
function wrap(words: string, first = '', others = ' '.repeat(first.length)): string[] {
	const lines: string[] = []
	let line = first
	let empty = true
	// Tabs, line ends and control characters of a document must not steer a terminal.
	for (const word of words.split(/[\s\p{Cc}]+/u)) {
		if (!word) continue
		if (!empty && line.length + 1 + word.length > width) {
			lines.push(line)
			line = others
			empty = true
		}
		line += empty ? word : ` ${word}`
		empty = false
	}
	return [...lines, line]
}
