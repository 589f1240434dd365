import type { Span } from '#app/domain/extraction/extracted-document.ts'
import { machineInstructions } from '../machine-instructions.ts'
import type { Finding, RuleResult } from '../report.ts'
import { AnswerElement, type CheckFine, type CheckFlagged, type Comment, type NewFinding } from './answer-element.ts'
import { foldWords, locateQuote, type FoldedText } from './locate-quote.ts'
import type { Mask } from './mask.ts'
import { tidy } from './model-finding.ts'

/** An element of an answer that holds, with the place of its quote. */
export type Proven = Comment | ((NewFinding | CheckFlagged | CheckFine) & { span: Span })

export interface ProofContext {
	document: FoldedText
	/** The part that was read: quotes are looked for there first. */
	group: Span
	/** What was asked about. */
	findings: readonly Finding[]
	checks: readonly RuleResult[]
	mask: Mask
}

/**
 * Holds one element of an answer against the document: its form, its quote letter by letter, what it says it is
 * about, and whatever it puts between quotation marks.
 *
 * @returns `null` for an element that does not hold; it is dropped whole
 */
export function proveElement(raw: unknown, { document, group, findings, checks, mask }: ProofContext): Proven | null {
	const parsed = AnswerElement.safeParse(raw)
	if (!parsed.success) return null
	const element = unmasked(parsed.data, mask)
	if (!ownWords(element).every((words) => isHonest(words, document, group))) return null
	if (element.type === 'comment') return findings.some(({ id }) => id === element.finding) ? element : null
	if (element.type !== 'finding' && !checks.some(({ id }) => id === element.check)) return null
	const span = locateQuote(document, element.quote, group)
	return span && { ...element, span }
}

function unmasked(element: AnswerElement, { unmask }: Mask): AnswerElement {
	return Object.fromEntries(Object.entries(element).map(([key, value]) => [key, typeof value === 'string' ? (key === 'quote' ? unmask(value) : tidy(unmask(value))) : value])) as AnswerElement
}

/** What the model tells the reader about the document; what it proposes to write instead may quote anything. */
function ownWords(element: AnswerElement): string[] {
	switch (element.type) {
		case 'comment':
			return [element.comment]
		case 'open_check_fine':
			return [element.says]
		default:
			return [element.says, element.why]
	}
}

/** Every pair of marks that claims somebody's words; an apostrophe inside a word is none. */
const betweenMarks = /[“„"]([^“”„"]{1,800})[”“"]|«([^«»]{1,800})»|(?<![\p{L}\p{N}])[‘']([^‘'’]{1,800}(?:(?<=\p{L})['’](?=\p{L})[^‘'’]{1,800}){0,9})['’](?![\p{L}\p{N}])/gu

/** Quotation marks around a term are usage; around more words they claim that the document says so. */
const mostTermWords = 3

/** No passage between quotation marks that the document does not have, and no order to the next machine that reads it. */
function isHonest(words: string, document: FoldedText, group: Span): boolean {
	if (machineInstructions(words).length > 0) return false
	return [...words.matchAll(betweenMarks)].every(([, double, angled, single]) => {
		const quote = foldWords(double ?? angled ?? single ?? '').replace(/[.,;:!?]+$/, '')
		return quote.split(' ').length <= mostTermWords || locateQuote(document, quote, group) !== null
	})
}
