import type { Paragraph, Span } from '#app/domain/extraction/extracted-document.ts'
import type { DocumentReading } from '../../document-reading.ts'
import type { Finding, ReadYourself, ReviewReport, RuleResult } from '#app/domain/review/report/report.ts'
import type { Ruling } from '../answer/answer-element.ts'
import { fineNote } from '../fine-note.ts'
import { modelRule, type ModelFindingContext } from '../model-finding.ts'
import { collectAnswers, type CollectedAnswers, type GroupAnswer } from './collect-answers.ts'
import { contradiction, type ShownPoint } from './contradicted-checks.ts'
import { differingReadings } from './differing-readings.ts'
import { judgedFindings, type JudgedFindings } from './judge-findings.ts'
import { mergedSummary } from './merged-summary.ts'
import { lookForIn, lookForMark } from './look-for.ts'
import { isMark, overlap } from './marks.ts'
import { rankFindings } from './rank-findings.ts'
import { listedOnce, withDifferences, wordsToRead } from './words-to-read.ts'

export interface MergeInput {
	report: ReviewReport
	reading: DocumentReading
	paragraphs: readonly Paragraph[]
	answers: readonly GroupAnswer[]
	/** Whether every part was answered to its end: only then does silence on a finding mean anything. */
	complete: boolean
	/** Whether the model read a stretch of the document to its end, now or in an earlier version. */
	wasRead(span: Span): boolean
	/** Of the second pass, by the id of the finding; `null` before it, or where it failed. */
	rulings: ReadonlyMap<string, Ruling> | null
	/** The model's name. */
	model: string
}

export interface MergedReport {
	report: ReviewReport
	/** Points and refutations for the second pass, as they stand before it. */
	toCheck: Finding[]
	counts: JudgedFindings['counts'] & {
		/** Places of grave points that did not hold in this reading and are listed to be read. */
		toRead: number
	}
}

/**
 * The report of both readers. The model is the main one: its points, and the findings of the rules that it agrees with
 * or left alone, with those that it refuted set aside. Pure: the order in which answers came does not count.
 */
export function mergeReadings({ report, reading, paragraphs, answers, complete, wasRead, rulings, model }: MergeInput): MergedReport {
	const context: ModelFindingContext = { text: report.text, paragraphs, clauses: report.clauses, model }
	const said = collectAnswers(answers)
	const judged = judgedFindings(report, said, { rulings, complete, wasRead }, context)
	const differences = differingReadings(reading.frames, said.frames, reading, context)
	const findings = withDifferences(rankFindings(judged.findings, said.frames, judged.unconfirmed), differences)
	const unproven = judged.unproven.map(({ start, end }) => wordsToRead({ start, end }, lookForIn(report.text.slice(start, end)), context))
	const isNewlyUnproven = (entry: Span) => judged.unproven.some((words) => words.group > 0 && overlap(words, entry))
	const marked = judged.unraised.flatMap(({ rule, start, end, quote }) =>
		start === null || end === null ? [] : [wordsToRead({ start, end }, lookForMark(rule, quote ?? ''), context)],
	)
	const words = [...doubtedChecks(report, said, context), ...differences, ...(report.read_yourself ?? []), ...unproven, ...marked]
	const toRead = listedOnce(words, findings)
	const by: Decided = { findings, points: judged.points, said, text: report.text, model }
	return {
		report: {
			...report,
			engine: { ...report.engine, model },
			summary: mergedSummary({ report, reading, findings, said, actions: judged.actions, complete }),
			clauses: report.clauses.map((clause) => (said.plain.has(clause.id) ? { ...clause, plain: said.plain.get(clause.id)! } : clause)),
			rules: [...report.rules.map((rule) => decided(rule, by)), ...ownRule(findings, model)],
			findings,
			read_yourself: toRead,
		},
		toCheck: judged.toCheck,
		counts: { ...judged.counts, toRead: toRead.filter(isNewlyUnproven).length },
	}
}

interface Decided {
	findings: readonly Finding[]
	points: readonly ShownPoint[]
	said: CollectedAnswers
	text: string
	model: string
}

/** What an answer makes of a check: flagged by a point, with a note, or no longer fine. A check that it finds fine stays open. */
function decided(rule: RuleResult, { findings, points, said: { fine, verdicts }, text, model }: Decided): RuleResult {
	if (rule.outcome === 'undecided') {
		if (findings.some((finding) => finding.rule === rule.id && finding.origin === 'model'))
			return { ...rule, outcome: 'flagged', note: `The rules left this open; the language model ${model} flagged it.` }
		// A model that raises a point on a subject does not find the same subject fine.
		const note = contradiction(rule, points) === null ? fine.get(rule.id) : undefined
		return note ? { ...rule, note: fineNote(model, note.says, text.slice(note.span.start, note.span.end)) } : rule
	}
	if (rule.outcome === 'passed') {
		const verdict = verdicts.get(rule.id)
		const doubt = verdict?.verdict === 'refute' ? verdict.reason : contradiction(rule, points)?.says
		const { evidence: _evidence, ...rest } = rule
		return doubt
			? { ...rest, outcome: 'undecided', note: `The rules found this fine; the language model ${model} does not: ${doubt}` }
			: rule
	}
	// A mark of which nothing is shown as a finding has found nothing.
	const isGone = rule.outcome === 'flagged' && isMark({ rule: rule.id }) && !findings.some((finding) => finding.rule === rule.id)
	return isGone ? { ...rule, outcome: 'not_applicable' } : rule
}

function doubtedChecks({ rules }: ReviewReport, { verdicts }: CollectedAnswers, context: ModelFindingContext): ReadYourself[] {
	return rules.flatMap(({ id, outcome }) => {
		const verdict = verdicts.get(id)
		return outcome === 'passed' && verdict?.verdict === 'refute' && verdict.span
			? [wordsToRead(verdict.span, verdict.reason ?? '', context)]
			: []
	})
}

/** The rule for the model's own findings, so that every finding has its rule. */
function ownRule(findings: readonly Finding[], model: string): RuleResult[] {
	if (!findings.some(({ rule }) => rule === modelRule)) return []
	return [
		{
			id: modelRule,
			title: 'Points that the language model raised',
			source: `Language model ${model}; verified by no lawyer.`,
			outcome: 'flagged',
		},
	]
}
