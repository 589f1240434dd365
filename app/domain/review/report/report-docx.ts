import { Document, Packer, type Paragraph, type Table } from 'docx'
import { firstMentions } from './glossary.ts'
import { groupedByQuestion } from './read-yourself.ts'
import { standing, type Finding, type ReadYourself, type ReviewReport } from './report.ts'
import {
	bullet,
	heading,
	labelled,
	numbered,
	numberedSteps,
	pageFooter,
	paragraph,
	quotation,
	reportStyles,
	table,
	title,
} from './report-docx-parts.ts'
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
	roleLabels,
	toneLabels,
	verdictTitle,
} from './report-words.ts'
import { severities, severityLabels } from './severity-words.ts'
import { sideName, sideSentence } from '../sides/side-words.ts'

/**
 * The report as a Word document: the same content as the page, in Cambria, with headings, tables and page numbers.
 *
 * @returns the bytes of the .docx
 */
export async function reportDocx(report: ReviewReport): Promise<Uint8Array> {
	const document = new Document({
		title: 'AI Analysis Report',
		creator: 'Fineprint',
		description: report.file.name,
		styles: reportStyles,
		numbering: { config: [numberedSteps] },
		sections: [{ footers: { default: pageFooter('AI Analysis Report') }, children: content(report) }],
	})
	return new Uint8Array(await Packer.toBuffer(document))
}

function content(report: ReviewReport): (Paragraph | Table)[] {
	return [
		title('AI Analysis Report'),
		paragraph(report.file.name),
		...side(report),
		...summary(report),
		...facts(report),
		...findings(report),
		...readYourself(report),
		...clauses(report),
		...checks(report),
		...terms(report),
		...about(report),
	]
}

function side(report: ReviewReport) {
	const sentence = sideSentence(report)
	return sentence === null ? [] : [paragraph(sentence, { bold: true })]
}

function summary({ summary: shown, document: { pages_not_read: pages }, engine }: ReviewReport) {
	const left = notCovered(shown, pages)
	return [
		heading('Summary', 1),
		...(left.length > 0 ? [paragraph('Not covered by this review:', { bold: true }), ...left.map((sentence) => bullet(sentence))] : []),
		paragraph(verdictTitle(shown), { bold: true, size: 30 }),
		paragraph(shown.sentence),
		...(engine.model_note ? [paragraph(engine.model_note, { muted: true })] : []),
		...(shown.before_signing.length > 0 ? [heading('Before you sign', 2), ...shown.before_signing.map(numbered)] : []),
		...(shown.deal.length > 0 ? [heading('The deal in short', 2), ...shown.deal.map(({ sentence }) => bullet(sentence))] : []),
	]
}

function facts(report: ReviewReport) {
	const shown = keyFacts(report.facts)
	const page = pageColumn(shown)
	const rows = shown.map((fact) => [
		factLabel(fact.name),
		[factValue(fact), doubtOf(fact)].filter(Boolean).join(' · '),
		...page.of(fact),
		quoted(fact.quote),
	])
	return [
		heading('Key facts', 1),
		rows.length > 0
			? table(['Fact', 'Value', ...page.head, 'In the document'], rows, [22, 26, ...page.width, 52 - page.taken])
			: paragraph('No parties, dates, amounts or governing law were found in this document.'),
	]
}

function findings(report: ReviewReport) {
	const titles = clauseTitles(report)
	const all = standing(report.findings)
	const groups = severities.flatMap((severity) => {
		const group = all.filter((finding) => finding.severity === severity)
		return group.length === 0
			? []
			: [heading(`${severityLabels[severity]} (${group.length})`, 2), ...group.flatMap((each) => finding(each, titles))]
	})
	return [
		heading('Red flags', 1),
		...(groups.length > 0 ? groups : [paragraph('No red flags were found by the checks below.')]),
		...disputes(report),
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
		heading(each.says, 3),
		paragraph(where, { muted: true }),
		...(each.quote === null ? [paragraph('Nothing in the document says this: it is missing.', { muted: true })] : [quotation(each.quote)]),
		labelled('Why it matters', each.why),
		...(each.market ? [labelled('What is usual', each.market)] : []),
		labelled('What to ask for', each.ask),
		...(each.fallback === null ? [] : [labelled('If they say no', each.fallback)]),
		...(each.replacement === null ? [] : [labelled('Wording to put in its place', each.replacement)]),
		...(each.proposal === undefined ? [] : [labelled('Wording to propose', each.proposal)]),
		labelled('Who decides', decidedBy[each.decide_by]),
		...(each.comment ? [labelled('The language model adds', each.comment)] : []),
	]
}

function disputes({ findings }: ReviewReport) {
	const disputed = findings.filter((each) => each.disputed !== undefined)
	if (disputed.length === 0) return []
	return [
		heading(`Disputed by the language model, not counted (${disputed.length})`, 2),
		...disputed.flatMap(({ says, disputed }) => [
			paragraph(says),
			...(disputed ? [labelled('Why the model holds it to be wrong', disputed.reason), quotation(disputed.quote)] : []),
		]),
	]
}

function readYourself(report: ReviewReport) {
	if (report.read_yourself.length === 0) return []
	const titles = clauseTitles(report)
	const passage = ({ quote, clause, page }: ReadYourself) => {
		const where = [clause === null ? null : titles.get(clause), page === null ? null : `page ${page}`].filter(Boolean).join(' · ')
		return [...(where ? [paragraph(where, { muted: true })] : []), quotation(quote)]
	}
	return [
		heading('Read these yourself', 1),
		paragraph('These words could not be judged. They are neither a red flag nor fine.', { muted: true }),
		...groupedByQuestion(report.read_yourself).flatMap(({ lookFor, passages }) => [heading(lookFor, 3), ...passages.flatMap(passage)]),
	]
}

function terms({ findings }: ReviewReport) {
	const used = firstMentions(
		standing(findings).map(({ says, why, market, ask, fallback }) => [says, why, market, ask, fallback].join('\n')),
	).flat()
	return used.length === 0 ? [] : [heading('Terms used', 1), ...used.map(({ entry }) => labelled(entry.term, `${entry.meaning}.`))]
}

function clauseTitles({ clauses }: ReviewReport) {
	return new Map(clauses.map((clause) => [clause.id, clauseTitle(clause)]))
}

function clauses(report: ReviewReport) {
	const page = pageColumn(report.clauses)
	const rows = report.clauses.map((clause) => [clauseTitle(clause), ...page.of(clause), clauseWords(clause)])
	return [
		heading('Clause by clause', 1),
		rows.length > 0
			? table(['Clause', ...page.head, 'In plain English'], rows, [30, ...page.width, 70 - page.taken])
			: paragraph('This document has no clauses that could be told apart.'),
	]
}

function pageColumn(rows: readonly { page: number | null }[]) {
	if (rows.every(({ page }) => page === null)) return { head: [], width: [], taken: 0, of: () => [] }
	return { head: ['Page'], width: [8], taken: 8, of: ({ page }: { page: number | null }) => [page === null ? '' : String(page)] }
}

function checks({ rules }: ReviewReport) {
	const counts = countOutcomes(rules)
	const lists = (['passed', 'undecided', 'not_applicable'] as const).flatMap((outcome) =>
		counts[outcome] === 0
			? []
			: [
					heading(`${outcomeLabels[outcome]} (${counts[outcome]})`, 2),
					...rules
						.filter((rule) => rule.outcome === outcome)
						.map((rule) => bullet(rule.title, rule.note ? `${rule.source} ${rule.note}` : rule.source)),
				],
	)
	const rows = [...outcomes.map((outcome) => [outcomeLabels[outcome], String(counts[outcome])]), ['Checks together', String(rules.length)]]
	return [heading('What was checked', 1), table(['How the check ended', 'Checks'], rows, [75, 25]), ...lists]
}

function about(report: ReviewReport) {
	const { file, document, options, engine, playbook } = report
	const rows = [
		['File', file.name],
		['SHA-256 of the file', file.sha256],
		['Document type', document.type],
		['Your side', sideName(report, roleLabels[options.party_role])],
		['Tone', toneLabels[options.review_tone]],
		['Engine', engine.model === null ? engine.version : `${engine.version} with ${engine.model}`],
		['Playbook', playbook.version],
	]
	return [heading('About this report', 1), table(['', ''], rows, [30, 70]), paragraph(disclaimer, { muted: true, apart: true })]
}
