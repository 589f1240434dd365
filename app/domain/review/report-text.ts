import type { Finding, ReviewReport } from './report.ts'
import { clauseTitle, countOutcomes, decidedBy, disclaimer, doubtOf, factLabel, factValue, keyFacts, kindLabels, outcomeLabels, outcomes, pageList, quoted, severities, severityLabels, verdictTitle } from './report-words.ts'

const width = 100

/** The report as plain text for a terminal, lines of at most 100 characters where words allow it. */
export function reportText(report: ReviewReport): string {
	const { file, document, engine, playbook } = report
	return [
		file.name,
		`${document.type}${document.parties.length > 0 ? ` · ${document.parties.map(({ name }) => name).join(', ')}` : ''}`,
		...summary(report),
		...facts(report),
		...findings(report),
		...clauses(report),
		...checks(report),
		'',
		`SHA-256 ${file.sha256}`,
		...wrap(`Engine ${engine.version}${engine.model === null ? '' : ` with ${engine.model}`} · playbook ${playbook.version}`),
		...wrap(disclaimer),
		'',
	].join('\n')
}

function summary({ summary: shown, document: { pages_not_read: pages }, engine }: ReviewReport) {
	return [
		...heading(verdictTitle(shown)),
		...wrap(shown.sentence),
		...(engine.model_note ? wrap(engine.model_note) : []),
		...(pages.length > 0 ? wrap(`Not reviewed: the words on ${pageList(pages)} could not be read.`) : []),
		...(shown.before_signing.length > 0 ? ['', 'Before you sign:', ...shown.before_signing.flatMap((step, index) => wrap(step, `  ${index + 1}. `))] : []),
	]
}

function facts(report: ReviewReport) {
	const shown = keyFacts(report.facts)
	const column = Math.max(0, ...shown.map((fact) => factLabel(fact.name).length)) + 2
	return [...heading('Key facts'), ...(shown.length > 0 ? shown.flatMap((fact) => wrap([factValue(fact), doubtOf(fact)].filter(Boolean).join(' · '), `  ${factLabel(fact.name).padEnd(column)}`)) : ['  none found'])]
}

function findings(report: ReviewReport) {
	const titles = new Map(report.clauses.map((clause) => [clause.id, clauseTitle(clause)]))
	return [
		...heading('Red flags'),
		...(report.findings.length === 0 ? ['  none found'] : []),
		...severities.flatMap((severity) => report.findings.filter((each) => each.severity === severity).flatMap((each) => finding(each, titles))),
	]
}

function finding(each: Finding, titles: Map<string, string>) {
	const where = [kindLabels[each.kind], each.origin === 'model' ? 'added by the language model' : null, each.clause === null ? null : titles.get(each.clause), each.page === null ? null : `page ${each.page}`].filter(Boolean).join(' · ')
	return [
		...wrap(each.says, `[${severityLabels[each.severity]}] `, '  '),
		`  ${where}`,
		...(each.quote === null ? [] : wrap(quoted(each.quote.replace(/\s+/g, ' ')), '  > ')),
		...wrap(`Why: ${each.why}`, '  '),
		...wrap(`Usual: ${each.market}`, '  '),
		...wrap(`Ask: ${each.ask}`, '  '),
		...(each.fallback === null ? [] : wrap(`If they say no: ${each.fallback}`, '  ')),
		...(each.replacement === null ? [] : wrap(`Wording: ${each.replacement}`, '  ')),
		...wrap(decidedBy[each.decide_by], '  '),
		...(each.comment ? wrap(`The language model adds: ${each.comment}`, '  ') : []),
		'',
	]
}

function clauses(report: ReviewReport) {
	return [...heading('Clause by clause'), ...report.clauses.flatMap((clause) => [...wrap(clauseTitle(clause), '  '), ...wrap(clause.plain, '    ')])]
}

function checks({ rules }: ReviewReport) {
	const counts = countOutcomes(rules)
	return [...heading(`What was checked: ${rules.length}`), ...outcomes.map((outcome) => `  ${String(counts[outcome]).padStart(4)}  ${outcomeLabels[outcome]}`)]
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
