import { ruleById } from '#app/domain/review/playbook/rule-by-id.ts'
import { sentencesOf } from './own-sentences.ts'
import type { PlacedParagraph } from '#app/domain/placing/paragraph-places.ts'
import type { PlacedChange } from './place-quoted.ts'

/** A sentence that requires agreement first, or applies only at a renewal, contradicts nothing. */
const harmless =
	/\b(?:consent|agree[ds]?|agreement\s+(?:of|between|by)|approval|mutual\w*|both|either|signed|renew\w*|not\s+(?:materially|reduce))\b/i

/** Whether a sentence of the document says the opposite of a finding's wording. */
export function contradicts(rule: string, wording: string, sentence: string): boolean {
	const opposite = ruleById(rule)?.wording?.contradicted
	// A rule may have wording on something else too.
	const onSubject = /\b(?:assign|change to this|needs the written consent|amended only)\b/i.test(wording)
	return (
		opposite !== undefined &&
		onSubject &&
		opposite.by.test(sentence) &&
		!(opposite.everywhere && harmless.test(sentence.replace(/\bthis Agreement\b/gi, '')))
	)
}

/**
 * The other sentences of a document that would contradict a change: those about the same side that say the opposite of
 * its wording. They are struck; a paragraph with nothing else takes the wording, and the sentence that it was to
 * replace is struck instead.
 */
export function placeOpposites(
	rule: string,
	wording: string,
	main: PlacedChange,
	paragraphs: readonly PlacedParagraph[],
): [PlacedChange, ...PlacedChange[]] {
	if (
		!ruleById(rule)?.wording?.contradicted?.everywhere ||
		main.change.kind !== 'replace' ||
		!contradicts(rule, wording, main.change.expected)
	)
		return [main]
	const side = sideOf(main.change.expected)
	const opposites = paragraphs.flatMap((placed) => {
		if (placed.index === main.placed.index || placed.paragraph.part !== 'body') return []
		return sentencesOf(placed.text)
			.filter((sentence) => contradicts(rule, wording, sentence) && side !== '' && sideOf(sentence) === side)
			.map((sentence) => placeAt(placed, sentence, isAllOf(placed.text, sentence) ? leftAlone : ''))
	})
	const alone = opposites.find(({ change }) => change.kind === 'replace' && change.text !== '')
	if (!alone || alone.change.kind !== 'replace' || isAllOf(main.placed.text, main.change.expected)) return [main, ...opposites]
	return [
		{ placed: alone.placed, change: { ...alone.change, text: main.change.text } },
		placeAt(main.placed, main.change.expected, ''),
		...opposites.filter((other) => other !== alone),
	]
}

/** Replaces the text of a clause of which only the heading would remain. */
const leftAlone = 'A change needs the written consent of both parties.'

function sideOf(sentence: string): string {
	return /(?:^|\b)(?:[Tt]he )?((?:[A-Z]\w+ ?){1,3}?) (?:may|reserves?|is entitled|has the right)\b/.exec(sentence)?.[1] ?? ''
}

/** Replaces or strikes a sentence. The space beside it stays, because replacing words need it. */
function placeAt(placed: PlacedParagraph, sentence: string, text: string): PlacedChange {
	const start = placed.text.indexOf(sentence)
	return {
		placed,
		change: { kind: 'replace', paragraphId: placed.paragraph.id, start, end: start + sentence.length, expected: sentence, text },
	}
}

const heading = /^(?:\(?[\dA-Za-z.]{1,6}[.)]\s+)?(?:[A-Z][\w ,&-]{0,60}\.\s+)?$/

function isAllOf(text: string, words: string): boolean {
	const at = text.indexOf(words.trim())
	return at >= 0 && heading.test(text.slice(0, at)) && text.slice(at + words.trim().length).trim() === ''
}
