import type { DocumentReading } from '../../document-reading.ts'
import { sentencesIn } from '#app/domain/review/clauses/structure/sentences.ts'
import { beforeSigning } from '../../judging/before-signing.ts'
import { stageOf } from '../../judging/step-stage.ts'
import { clauseName } from '../../places-in-text.ts'
import type { Finding, ReviewReport, Summary, Verdict } from '#app/domain/review/report/report.ts'
import { verdictOfFindings, verdictSentence, weighedFindings } from '#app/domain/review/report/summarise.ts'
import { limitWords } from '#app/domain/review/report/verdict-words.ts'
import type { CollectedAnswers } from './collect-answers.ts'
import { frameAgrees } from './dispute.ts'
import { bySubject } from './rank-findings.ts'

export interface MergedSummaryInput {
	/** As the rules left it. */
	report: ReviewReport
	reading: DocumentReading
	/** Of both readers, worst first. */
	findings: readonly Finding[]
	said: CollectedAnswers
	actions: ReadonlyMap<string, string>
	/** Whether the model read all of it: what the rules have no checklist for was read all the same. */
	complete: boolean
}

const subjects = ['exchange', 'money', 'term', 'way_out', 'worst_case'] as const

/** The summary made anew from the findings of both readers: verdict, its sentence, the three worst, the deal. */
export function mergedSummary({ report, reading, findings, said, actions, complete }: MergedSummaryInput): Summary {
	const { summary, document, options } = report
	const frames = [...reading.frames, ...said.frames]
	const weighed = weighedFindings(findings).map((finding) => bySubject(finding, said.frames))
	const isCovered = summary.not_covered.length === 0 || (complete && document.pages_not_read.length === 0)
	const verdict = mergedVerdict({ report, weighed, findings, isCovered, agrees: (finding) => frameAgrees(finding, frames, reading) })
	const name = document.type === 'Unknown' ? 'document' : document.type
	const opening = !isCovered && verdict !== 'get_help' ? `${limitWords.opening[options.review_tone]} ` : ''
	const urgent = weighed.filter(({ severity }) => verdict === 'sign' || severity !== 'low')
	const wordsOf = (finding: Finding) => ({
		action: actions.get(finding.id) ?? reading.actions[finding.id] ?? doing(finding.ask),
		place: clauseName(report, report.clauses.find(({ id }) => id === finding.clause) ?? null, finding.start ?? undefined),
	})
	const deal = subjects
		.flatMap((about) => said.deal.get(about) ?? [])
		.map(({ sentence, span: { start, end } }) => ({ sentence, start, end }))
	return {
		...summary,
		verdict,
		sentence: `${opening}${verdictSentence(verdict, name, weighed, options.review_tone, { covered: isCovered, undecided: false })}`,
		before_signing: beforeSigning(urgent, wordsOf, stageOf(document.type, reading.reader.party)),
		deal: deal.length > 0 ? deal : summary.deal,
	}
}

interface VerdictInput {
	report: ReviewReport
	weighed: readonly Finding[]
	findings: readonly Finding[]
	isCovered: boolean
	agrees(finding: Finding): boolean
}

function mergedVerdict({ report: { summary, document, findings: before }, weighed, findings, isCovered, agrees }: VerdictInput): Verdict {
	if (document.pages !== null && document.pages_not_read.length * 2 > document.pages) return summary.verdict
	const verdict = verdictOfFindings(weighed)
	if (verdict !== 'sign') return verdict
	if (!isCovered) return 'negotiate'
	// One reader alone does not dismiss a grave finding: a frame has to show that the thing is not there.
	const grave = weighedFindings(before).filter(({ severity }) => severity === 'high')
	const isWavedThrough = grave.some((finding) => !agrees(findings.find(({ id }) => id === finding.id) ?? finding))
	return isWavedThrough ? 'negotiate' : 'sign'
}

function doing(ask: string): string {
	const [first = ask] = sentencesIn(ask)
	return first.replace(/^(?:please|(?:could|can|would|may|might)\s+(?:we|you)(?:\s+please)?)\s+/i, '').replace(/[?.]+$/, '')
}
