import type { Span } from '#app/domain/extraction/extracted-document.ts'
import type { DocumentReading } from '../../document-reading.ts'
import type { Finding, ReportClause, ReviewReport, RuleResult } from '#app/domain/review/report/report.ts'
import type { ClauseGroup } from '../clause-groups.ts'
import type { Mask } from '../mask.ts'
import { undisputable } from '../merge/dispute.ts'
import { isMark } from '../merge/marks.ts'
import { fillPrompt } from '../prompts/placeholders.ts'
import type { PromptName, PromptWords } from '../prompts/shipped-prompts.ts'
import { numberedText } from './numbered-text.ts'
import { dataBlock, elementForms, markOrders, standingOrders } from './question-frame.ts'
import { surroundings } from './surroundings.ts'
import { outline, tellCheck, tellFinding, tellMark, tellParties, tellPassed, tellReader } from './told-lists.ts'

export interface QuestionInput {
	report: ReviewReport
	reading: DocumentReading
	/** What is read now; the whole document where it is the only part. */
	group: ClauseGroup
	groups: number
	/** The document as the parties read it: nothing hidden and no order to software goes to the model. */
	view: string
	prompts: PromptWords
	/** Unguessable and new for each review: no document can contain it. */
	boundary: string
	mask: Mask
	/** Points that were raised in other parts already. */
	raised: readonly string[]
	/** Ids of checks that were answered already. */
	answered: ReadonlySet<string>
	/** Characters for words from elsewhere, and for findings and checks. */
	mostSurroundings: number
	mostLists: number
}

/** The words for the model, and the subjects of the question: an answer about anything else does not count. */
export interface Question {
	system: string
	prompt: string
	findings: Finding[]
	/** Open checks, and those that passed and may be doubted. */
	checks: RuleResult[]
}

/** More open checks than these make an answer careless. */
const mostChecks = 40
/** Clauses to explain in plain English in one answer, and the least length of each (characters). */
const mostExplained = 60
const fewestWords = 60

/** The first pass over a document or a part of it: the document comes first, the task last. Pure. */
export function writeQuestion(input: QuestionInput): Question {
	const { report, reading, group, groups, view, prompts, boundary, mask, raised, answered } = input
	const isWhole = groups === 1 && group.start === 0 && group.end >= view.length
	const inPart = ({ start }: { start: number }) => group.start <= start && start < group.end
	const left = { characters: input.mostLists }
	const told = report.findings.filter(
		(finding) => !undisputable(finding) && isSeen(finding, view) && (finding.start === null || inPart({ start: finding.start })),
	)
	const findings = withinRoom(
		left,
		(finding) => tellFinding(finding, view),
		told.filter((finding) => !isMark(finding)),
	)
	const marks = withinRoom(left, tellMark, told.filter(isMark))
	const passed = withinRoom(
		left,
		tellPassed,
		report.rules.filter(({ outcome, evidence }) => outcome === 'passed' && evidence && inPart(evidence)),
	)
	const open = withinRoom(
		left,
		tellCheck,
		report.rules.filter(({ id, outcome }) => outcome === 'undecided' && !answered.has(id)).slice(0, mostChecks),
	)
	const explained = clausesToExplain(report.clauses.filter(inPart), report, reading)
	const block = (name: string, words: string) => dataBlock(name, words, boundary, mask)

	const elsewhere = isWhole ? '' : surroundings(group, view, report.clauses, reading, input.mostSurroundings)
	const words = (name: PromptName) => fillPrompt(prompts[name].body, report, reading, mask)
	const tasks = [words('review-document')]
	if (findings.length + passed.length > 0) tasks.push(words('judge-findings'))
	if (open.length > 0) tasks.push(words('answer-open-checks'))
	tasks.push(words('tell-the-deal'), elementForms)

	const prompt = [
		...(isWhole
			? []
			: [
					`You read part ${group.number} of ${groups}. The headings of the whole document, so that you know what stands elsewhere:`,
					block('HEADINGS', outline(report.clauses)),
				]),
		elsewhere === '' ? null : `What this part leans on and stands elsewhere in the document:\n${block('ELSEWHERE', elsewhere)}`,
		isWhole ? 'The whole document:' : 'The part to read:',
		block('DOCUMENT', numberedText(view, report.clauses, group)),
		mask.mask(tellReader(report, reading)),
		`The parties as the rules read them; where the document shows otherwise, go by the document:\n${block('PARTIES', tellParties(reading))}`,
		findings.length > 0
			? `Findings of the rules:\n${block('FINDINGS', findings.map((finding) => tellFinding(finding, view)).join('\n'))}`
			: 'The rules found nothing here.',
		passed.length > 0 ? `Checks that passed:\n${block('PASSED', passed.map(tellPassed).join('\n'))}` : null,
		marks.length > 0 ? `${markOrders}\n${block('MARKS', marks.map(tellMark).join('\n'))}` : null,
		open.length > 0 ? `Open checks:\n${open.map(tellCheck).join('\n')}` : null,
		raised.length > 0 ? `Points raised in other parts already, not to be said again:\n${block('RAISED', raised.join('\n'))}` : null,
		explained.length > 0 ? `CLAUSES TO EXPLAIN: ${explained.map(({ id }) => id).join(', ')}` : null,
		...tasks,
	]
	return {
		system: standingOrders(boundary, report.options.review_tone),
		prompt: prompt.filter((part) => part !== null).join('\n\n'),
		findings: [...findings, ...marks],
		checks: [...open, ...passed],
	}
}

function withinRoom<Told>(left: { characters: number }, tell: (told: Told) => string, all: readonly Told[]): Told[] {
	return all.filter((told) => (left.characters -= tell(told).length + 1) >= 0)
}

/**
 * Clauses with words of their own, the outer one where its children have all of them: those that matter most where
 * there are too many, in document order.
 */
function clausesToExplain(
	clauses: readonly ReportClause[],
	{ findings, read_yourself }: Pick<ReviewReport, 'findings' | 'read_yourself'>,
	{ frames }: Pick<DocumentReading, 'frames'>,
): ReportClause[] {
	const long = clauses.filter(({ start, end, number, heading }) => end - start >= fewestWords && (number !== null || heading !== null))
	const isParent = (clause: Span) =>
		long.filter((other) => other !== clause && clause.start <= other.start && other.end <= clause.end).length > 1
	const weigh = (clause: Span) =>
		(holdsAny(clause, findings) ? weights.finding : 0) +
		(holdsAny(clause, read_yourself) ? weights.toRead : 0) +
		(holdsAny(clause, frames) ? weights.frame : 0)
	return long
		.filter((clause) => !isParent(clause))
		.map((clause) => ({ clause, weight: weigh(clause) }))
		.sort((a, b) => b.weight - a.weight || a.clause.start - b.clause.start)
		.slice(0, mostExplained)
		.map(({ clause }) => clause)
		.sort((a, b) => a.start - b.start)
}

/** What makes a clause worth explaining: a finding before words that a person should read, those before a frame (ours). */
const weights = { finding: 4, toRead: 2, frame: 1 } as const

function holdsAny({ start, end }: Span, places: readonly { start: number | null }[]): boolean {
	return places.some((place) => place.start !== null && start <= place.start && place.start < end)
}

/** A finding about hidden words would carry them to the model. */
function isSeen({ start, end, quote }: Finding, view: string): boolean {
	return start === null || visible(view.slice(start, end ?? start)) === visible(quote ?? '')
}

function visible(words: string): number {
	return words.replace(/\s/g, '').length
}

/** How many characters the lists of a question about the whole document take. */
export function listLength(report: ReviewReport, view: string): number {
	const told = [
		...report.findings.map((finding) => (isMark(finding) ? tellMark(finding) : tellFinding(finding, view))),
		...report.rules.filter(({ outcome, evidence }) => outcome === 'passed' && evidence).map(tellPassed),
		...report.rules
			.filter(({ outcome }) => outcome === 'undecided')
			.slice(0, mostChecks)
			.map(tellCheck),
	]
	return told.reduce((sum, line) => sum + line.length + 1, 0)
}
