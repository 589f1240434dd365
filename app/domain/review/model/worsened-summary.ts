import type { Finding, ReviewReport, Summary, Verdict } from '../report.ts'
import { verdictOfFindings, verdictSentence, weighedFindings } from '../summarise.ts'

const ranks: Record<Verdict, number> = { sign: 0, negotiate: 1, get_help: 2 }

const mostActions = 3

/**
 * The summary of a report with the findings that a model added: its verdict is that of the rules or a worse one,
 * never a better, whatever the model wrote.
 *
 * @param added the model's findings, worst first; they are none of the report's yet
 */
export function worsenedSummary({ summary, findings, clauses, document, options }: ReviewReport, added: readonly Finding[]): Summary {
	if (added.length === 0) return summary
	const before = weighedFindings(findings)
	const all = [...before, ...added]
	const reached = verdictOfFindings(all)
	const verdict = ranks[reached] > ranks[summary.verdict] ? reached : summary.verdict
	const name = document.type === 'Unknown' ? 'document' : document.type
	const opening = verdictSentence(summary.verdict, name, before, options.review_tone)
	const limits = summary.sentence.startsWith(opening) ? summary.sentence.slice(opening.length) : ''
	const steps = added.filter(({ severity }) => severity !== 'low').map((finding) => stepFor(finding, clauses))
	// Points that made the verdict worse come before the small ones that stood there alone.
	const inOrder = summary.verdict === 'sign' ? [...steps, ...summary.before_signing] : [...summary.before_signing, ...steps]
	return {
		...summary,
		verdict,
		sentence: `${verdictSentence(verdict, name, all, options.review_tone)}${limits}`,
		before_signing: [...new Set(inOrder)].slice(0, mostActions),
	}
}

function stepFor({ ask, clause }: Finding, clauses: ReviewReport['clauses']): string {
	const number = clauses.find(({ id }) => id === clause)?.number?.replace(/\.$/, '')
	return `${ask.replace(/\.$/, '')}${number && /^\d/.test(number) ? ` (Section ${number})` : ''}.`
}
