import { stateIn } from '#app/domain/review/playbook/places.ts'
import { isClosing } from './closing-words.ts'
import type { PlacedParagraph } from '#app/domain/placing/paragraph-places.ts'
import type { PlacedChange } from './place-quoted.ts'
import { sentencesOf } from './own-sentences.ts'
import { opensNumbered } from './section-style.ts'

/** A line with fewer words is a label, a heading or a form field (our value). */
const fewestWords = 6
/** Share of a new sentence's words in one sentence of the document from which the two say the same (our value). */
const repeatedShare = 0.7
const ownNumber = /^(\d{1,3})\.\s/
const attached = /^(?:exhibit|schedule|annex|appendix|attachment)\s+["“]?[A-Z\d]/i
/** "Subject to the above modifications, the Agreement remains in full force." */
const amends = /\b(?:amend|modif|except\s+as|subject\s+to\s+the\s+above)\w*\b[^.]{0,200}\bremains?\b[^.]{0,40}\bin\s+full\s+force\b/i
const dottedNumber = /^(\d{1,3})\.(\d{1,3})\.?\s/

/**
 * Whether a clause can be inserted at its place: after a full paragraph rather than a label, a list or the closing
 * words, under a free number, with nothing that the document already covers, and without a law that it does not name.
 * Otherwise the clause is proposed in a comment.
 */
export function isInsertedWell({ placed, change }: PlacedChange, paragraphs: readonly PlacedParagraph[]): boolean {
	const words =
		change.kind === 'insert_paragraphs'
			? change.texts.join(' ')
			: change.kind === 'replace' && change.expected === ''
				? change.text.trim()
				: null
	if (words === null) return true
	const text = placed.text.trim()
	const body = paragraphs.filter(({ paragraph }) => paragraph.part === 'body')
	const isLabel = text.split(/\s+/).length < fewestWords && !/^\p{Lu}[\p{L} ]+\p{Ll}[.]$/u.test(text)
	if (!/[.!?;]["”’')]*$/.test(text) || isLabel || isClosing(text) || attached.test(text)) return false
	if (!hasFreeNumber(words, placed, body)) return false
	// Among sections numbered by hand, one without a number belongs to none.
	if (placed.paragraph.numbering === null && change.kind === 'insert_paragraphs' && dottedNumber.test(text) && !/^\d/.test(words))
		return false
	if (
		change.kind === 'insert_paragraphs' &&
		placed.paragraph.numbering === null &&
		opensNumbered(placed) &&
		!opensNumbered({ ...placed, text: words })
	)
		return false
	const state = /\bgoverned by the laws of\b/.test(words) ? stateIn(words) : null
	if (state !== null && !body.some(({ text: other }) => other.toLowerCase().includes(state.toLowerCase()))) return false
	// An amendment leaves everything else to the agreement that it amends.
	if (body.some(({ text: other }) => amends.test(other))) return false
	const next = body.find(({ index }) => index > placed.index)
	// A sentence or list that continues after the place would be cut in two.
	if (next && /^\s*(?:\p{Ll}{2}|[-•–]\s)/u.test(next.text)) return false
	if (
		placed.paragraph.numbering === null &&
		change.kind === 'insert_paragraphs' &&
		next &&
		/^\s*\d{1,2}\s?[-–.)]\s/.test(next.text) &&
		!/^\d/.test(words)
	)
		return false
	return !sentencesOf(words.replace(ownNumber, '')).some((sentence) => body.some(({ text: other }) => isRepeatedIn(other, sentence)))
}

function hasFreeNumber(words: string, { index }: PlacedParagraph, body: readonly PlacedParagraph[]): boolean {
	const number = ownNumber.exec(words)?.[1]
	if (number === undefined) return true
	const taken = new RegExp(`^\\s*${number}(?:\\.|\\s)\\s*\\p{Lu}`, 'u')
	const before = new RegExp(`^\\s*${Number(number) - 1}\\.\\d`)
	return !body.some(({ text }) => taken.test(text)) && !body.some((other) => other.index > index && before.test(other.text))
}

function isRepeatedIn(text: string, sentence: string): boolean {
	const inserted = stemsOf(sentence)
	return (
		inserted.size >= 5 &&
		sentencesOf(text).some((other) => {
			const present = stemsOf(other)
			return [...inserted].filter((stem) => present.has(stem)).length >= repeatedShare * inserted.size
		})
	)
}

function stemsOf(text: string): Set<string> {
	return new Set((text.toLowerCase().match(/\p{L}{5,}/gu) ?? []).map((word) => word.slice(0, 6)))
}
