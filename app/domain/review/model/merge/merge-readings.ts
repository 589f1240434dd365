import type { Paragraph } from '#app/domain/extraction/extracted-document.ts'
import type { DocumentReading } from '../../document-reading.ts'
import type { Finding, ReadYourself, ReviewReport, RuleResult } from '../../report.ts'
import type { Ruling } from '../answer/answer-element.ts'
import { fineNote } from '../fine-note.ts'
import { innermost, modelRule, type ModelFindingContext } from '../model-finding.ts'
import { pageOf } from '../../places-in-text.ts'
import { collectAnswers, type CollectedAnswers, type GroupAnswer } from './collect-answers.ts'
import { differingReadings, withDifferences } from './differing-readings.ts'
import { judgedFindings, type JudgedFindings } from './judge-findings.ts'
import { mergedSummary } from './merged-summary.ts'
import { rankFindings } from './rank-findings.ts'

export interface MergeInput {
	report: ReviewReport
	reading: DocumentReading
	paragraphs: readonly Paragraph[]
	answers: readonly GroupAnswer[]
	/** Whether every part was answered to its end: only then does silence on a finding mean anything. */
	complete: boolean
	/** Of the second pass, by the id of the finding; `null` before it, or where it failed. */
	rulings: ReadonlyMap<string, Ruling> | null
	/** The model's name. */
	model: string
}

export interface MergedReport {
	report: ReviewReport
	/** Points and refutations for the second pass, as they stand before it. */
	toCheck: Finding[]
	counts: JudgedFindings['counts']
}

/**
 * The report of both readers. The model is the main one: its points, and the findings of the rules that it agrees with
 * or left alone, with those that it refuted set aside. Pure: the order in which answers came does not count.
 */
export function mergeReadings({ report, reading, paragraphs, answers, complete, rulings, model }: MergeInput): MergedReport {
	const context: ModelFindingContext = { text: report.text, paragraphs, clauses: report.clauses, model }
	const said = collectAnswers(answers)
	const judged = judgedFindings(report, said, { rulings, complete }, context)
	const findings = rankFindings(judged.findings, said.frames, judged.unconfirmed)
	const doubted = doubtedChecks(report, said, context)
	return {
		report: {
			...report,
			engine: { ...report.engine, model },
			summary: mergedSummary({ report, reading, findings, said, actions: judged.actions, complete }),
			clauses: report.clauses.map((clause) => (said.plain.has(clause.id) ? { ...clause, plain: said.plain.get(clause.id)! } : clause)),
			rules: [...report.rules.map((rule) => decided(rule, findings, said, report, model)), ...ownRule(findings, model)],
			findings,
			read_yourself: withDifferences(report, [...doubted, ...differingReadings(reading.frames, said.frames, reading, context)]),
		},
		toCheck: judged.toCheck,
		counts: judged.counts,
	}
}

/** What an answer makes of a check: flagged by a point, with a note, or no longer fine. What it finds fine stays open. */
function decided(
	rule: RuleResult,
	findings: readonly Finding[],
	{ fine, verdicts }: CollectedAnswers,
	{ text }: ReviewReport,
	model: string,
): RuleResult {
	if (rule.outcome === 'undecided') {
		if (findings.some((finding) => finding.rule === rule.id && finding.origin === 'model'))
			return { ...rule, outcome: 'flagged', note: `The rules left this open; the language model ${model} flagged it.` }
		const note = fine.get(rule.id)
		return note ? { ...rule, note: fineNote(model, note.says, text.slice(note.span.start, note.span.end)) } : rule
	}
	if (rule.outcome === 'passed' && verdicts.get(rule.id)?.verdict === 'refute') {
		const { evidence: _evidence, ...rest } = rule
		return {
			...rest,
			outcome: 'undecided',
			note: `The rules found this fine; the language model ${model} does not: ${verdicts.get(rule.id)!.reason}`,
		}
	}
	return rule
}

/** Checks that passed and that the model holds to be not fine: their words are to be read. */
function doubtedChecks(
	{ rules, clauses }: ReviewReport,
	{ verdicts }: CollectedAnswers,
	{ text, paragraphs }: ModelFindingContext,
): ReadYourself[] {
	return rules.flatMap(({ id, outcome }) => {
		const verdict = verdicts.get(id)
		if (outcome !== 'passed' || verdict?.verdict !== 'refute' || !verdict.span) return []
		const { start, end } = verdict.span
		return [
			{
				clause: innermost(clauses, start)?.id ?? null,
				quote: text.slice(start, end),
				start,
				end,
				page: pageOf({ paragraphs: [...paragraphs] }, start),
				look_for: verdict.reason ?? '',
			},
		]
	})
}

/** What the model's own findings stand under among the rules, so that every finding has its rule. */
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
