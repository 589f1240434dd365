import { patternPart } from '#app/domain/text/long-pattern.ts'
import type { DocumentReading } from '../../document-reading.ts'
import type { Finding, ReviewReport } from '#app/domain/review/report/report.ts'
import type { Mask } from '../mask.ts'
import { fillPrompt } from '../prompts/placeholders.ts'
import type { PromptWords } from '../prompts/shipped-prompts.ts'
import { numberedText } from './numbered-text.ts'
import { dataBlock, rulingForm, standingOrders } from './question-frame.ts'
import { surroundings } from './surroundings.ts'
import { tellParties, tellReader } from './told-lists.ts'

export interface SecondQuestionInput {
	report: ReviewReport
	reading: DocumentReading
	view: string
	prompts: PromptWords
	boundary: string
	mask: Mask
	/** Whether the question has the whole document, as in the first pass. */
	whole: boolean
	/** Points of the model and findings that it refuted, as they stand after the proofs. */
	points: readonly Finding[]
	mostSurroundings: number
}

/**
 * The second pass: each point and each refutation with its clause, to be refuted by a reader that has not seen the
 * first pass.
 */
export function writeSecondQuestion({
	report,
	reading,
	view,
	prompts,
	boundary,
	mask,
	whole,
	points,
	mostSurroundings,
}: SecondQuestionInput): { system: string; prompt: string } {
	const block = (name: string, words: string) => dataBlock(name, words, boundary, mask)
	const prompt = [
		// Letter by letter as in the first pass: a server that keeps beginnings reads it once.
		...(whole ? ['The whole document:', block('DOCUMENT', numberedText(view, report.clauses, { start: 0, end: view.length }))] : []),
		mask.mask(tellReader(report, reading)),
		block('PARTIES', tellParties(reading)),
		`The points to check:\n${block('POINTS', points.map((point) => tellPoint(point) + (whole ? '' : `\n${clauseOf(point)}`)).join('\n\n'))}`,
		fillPrompt(prompts['check-points'].body, report, reading, mask),
		rulingForm,
	]
	return { system: standingOrders(boundary, report.options.review_tone), prompt: prompt.join('\n\n') }

	function clauseOf({ clause, start, end, disputed }: Finding): string {
		const span =
			report.clauses.find(({ id }) => id === clause) ?? (start === null ? (disputed ?? { start: 0, end: 0 }) : { start, end: end ?? start })
		return `Clause: ${numberedText(view, report.clauses, span)}\nElsewhere: ${surroundings(span, view, report.clauses, reading, mostSurroundings)}`
	}
}

function tellPoint({ id, severity, kind, clause, quote, says, why, ask, replacement, edit, disputed }: Finding): string {
	const words = quote === null ? '' : ` Quote${clause === null ? '' : ` (${clause})`}: "${quote.replace(/\s+/g, ' ')}"`
	if (disputed)
		return patternPart`
			${id}: refuted finding. It said (${severity}): ${says} ${why}${words}
Refuted because: ${disputed.reason} Quote: "
			${disputed.quote.replace(/\s+/g, ' ')}"
		`
	const wording =
		replacement === null ? '' : `\nWording${edit && 'after' in edit ? ` (a new clause after ${edit.after})` : ''}: ${replacement}`
	return `${id} (${severity}, ${kind}): ${says} ${why}${words}\nAsk: ${ask}${wording}`
}
