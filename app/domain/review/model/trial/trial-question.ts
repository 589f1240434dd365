import { randomBytes } from 'node:crypto'
import type { ExtractedDocument } from '#app/domain/extraction/extracted-document.ts'
import type { LanguageModel, ModelQuestion } from '#app/infrastructure/language-model/language-model.ts'
import type { DocumentReading } from '../../document-reading.ts'
import { readingView } from '../../reading-view.ts'
import type { ReviewReport } from '../../report/report.ts'
import { AnswerElement, answerElementSchema, Ruling, rulingSchema } from '../answer/answer-element.ts'
import { proveElement, type ProofContext } from '../answer/prove-element.ts'
import { foldText, locateQuote } from '../locate-quote.ts'
import { noMask } from '../mask.ts'
import { undisputable } from '../merge/dispute.ts'
import { planReading } from '../plan-reading.ts'
import { checkPoints } from '../prompts/check-points.ts'
import type { PromptName, PromptWords } from '../prompts/shipped-prompts.ts'
import { withoutMarkers } from '../question/numbered-text.ts'
import { listLength, writeQuestion } from '../question/write-question.ts'
import { writeSecondQuestion } from '../question/write-second-question.ts'
import { usualLimits } from '../reading-limits.ts'

/** A question as a review would ask it, and the check of what comes back. */
export interface TrialQuestion extends Pick<ModelQuestion, 'system' | 'prompt' | 'elementSchema' | 'maxOutputTokens'> {
	/** Why the proofs of a review would drop an element; `null` where they keep it. */
	whyDropped(element: unknown): string | null
}

export interface TrialInput {
	/** The prompt that is tried: it decides which of the two passes is asked. */
	name: PromptName
	prompts: PromptWords
	report: ReviewReport
	reading: DocumentReading
	document: ExtractedDocument
	/** Tokens that the model takes at once. */
	context: number
}

/**
 * The question that a review of a document would ask with these words. The second pass is asked about what the rules
 * found, in the place of points of the model.
 *
 * @returns `null` where the model's context is too small
 */
export function writeTrialQuestion(input: TrialInput, model: Pick<LanguageModel, 'local'>): TrialQuestion | null {
	const { report, reading, document, prompts, context } = input
	const view = readingView(document).text
	const boundary = randomBytes(12).toString('hex')
	const common = { report, reading, view, prompts, boundary, mask: noMask }
	const { outputTokens, points: most } = usualLimits(model)
	if (input.name === checkPoints.name) {
		const points = report.findings.filter((finding) => !undisputable(finding))
		const question = writeSecondQuestion({ ...common, whole: true, points, mostSurroundings: 0 })
		return { ...question, elementSchema: rulingSchema, maxOutputTokens: outputTokens.part, whyDropped: (raw) => whyNoRuling(raw, points) }
	}
	const plan = planReading({ view, report, context, outputTokens, lists: listLength(report, view), isRead: null })
	const group = plan?.groups[0]
	if (!plan || !group) return null
	const { mostSurroundings, mostLists, groups } = plan
	const question = writeQuestion({ ...common, group, groups: groups.length, raised: [], answered: new Set(), mostSurroundings, mostLists })
	const proof = {
		...reading,
		document: foldText(document.text, view),
		group,
		clauses: report.clauses,
		findings: question.findings,
		checks: question.checks,
		mask: noMask,
	}
	let left = plan.whole ? most.whole : most.part
	return {
		system: question.system,
		prompt: question.prompt,
		elementSchema: answerElementSchema,
		maxOutputTokens: plan.outputTokens,
		whyDropped(raw) {
			const why = whyUnproven(raw, proof)
			return why ?? (isFinding(raw) && left-- <= 0 ? 'More points than a review takes from one answer.' : null)
		},
	}
}

function whyUnproven(raw: unknown, proof: ProofContext): string | null {
	const parsed = AnswerElement.safeParse(raw)
	if (!parsed.success) return 'It is not of the form that was asked for.'
	if (proveElement(raw, proof)) return null
	const quote = 'quote' in parsed.data ? parsed.data.quote : null
	if (quote !== null && !locateQuote(proof.document, withoutMarkers(quote), proof.group)) return 'Its quote is not in the contract.'
	return 'It says something that the words it quotes do not show: a number, a party, a section or a subject.'
}

function whyNoRuling(raw: unknown, points: readonly { id: string }[]): string | null {
	const parsed = Ruling.safeParse(raw)
	if (!parsed.success) return 'It is not of the form that was asked for.'
	return points.some(({ id }) => id === parsed.data.id) ? null : 'It is about a point that was not asked about.'
}

function isFinding(raw: unknown): boolean {
	return typeof raw === 'object' && raw !== null && 'type' in raw && raw.type === 'finding'
}
