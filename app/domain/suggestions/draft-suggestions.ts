import { readStructure } from '#app/domain/review/clauses/read-structure.ts'
import { readingView } from '#app/domain/review/reading-view.ts'
import { type Finding, worstFirst } from '#app/domain/review/report.ts'
import { fitWording } from './fit-wording.ts'
import { anchorHash, placedParagraphs } from './paragraph-places.ts'
import { placeMissing } from './place-missing.ts'
import { placeQuoted, type PlacedChange } from './place-quoted.ts'
import { hasBlanks, proposedWords } from './suggestion.ts'
import type { DraftingInput, SuggestionDraft } from './suggestion-draft.ts'
import { internalNote, titleOf } from './suggestion-words.ts'

/**
 * The suggestions that follow from the findings of a review, in document order. Every finding with replacement wording
 * becomes one, unless a worse one changes the same words already: then its reason joins that of the worse one, and its
 * wording the internal note. Pure: the same review gives the same suggestions.
 */
export function draftSuggestions({ document, findings, rules }: DraftingInput): SuggestionDraft[] {
	const structure = readStructure(readingView(document))
	const paragraphs = placedParagraphs(document)
	const titles = new Map(rules.map(({ id, title }) => [id, title]))
	const drafts: SuggestionDraft[] = []
	for (const finding of [...findings].sort(worstFirst)) {
		if (finding.replacement === null) continue
		const { text: wording, unknownNames } = fitWording(finding.replacement, document.text)
		const placed = isQuoted(finding) ? placeQuoted(finding, wording, paragraphs, structure) : placeMissing(wording, paragraphs, structure)
		if (!placed) continue
		const rival = drafts.find((draft) => collide(draft, placed))
		if (rival) join(rival, finding, titleOf(finding, titles), wording)
		else drafts.push(draftOf(finding, titleOf(finding, titles), placed, unknownNames))
	}
	return drafts.sort((one, other) => one.paragraph - other.paragraph || one.offset - other.offset)
}

function isQuoted(finding: Finding): finding is Finding & { start: number; end: number } {
	return finding.start !== null && finding.end !== null
}

function draftOf(finding: Finding, title: string, { placed, change }: PlacedChange, unknownNames: readonly string[]): SuggestionDraft {
	const { index, text } = placed
	return {
		findingId: finding.id,
		ruleId: finding.rule,
		origin: finding.origin ?? 'finding',
		severity: finding.severity,
		title,
		change,
		reason: finding.ask,
		internalNote: internalNote(finding, { unknownNames, hasBlanks: hasBlanks(proposedWords(change, null)) }),
		anchorHash: anchorHash(text),
		paragraph: index,
		offset: change.kind === 'replace' ? change.start : text.length,
	}
}

/** Whether two changes are over the same words. A further sentence at the edge of a change stands beside it. */
function collide({ change: one }: SuggestionDraft, { change: other }: PlacedChange): boolean {
	if (one.kind !== 'replace' || other.kind !== 'replace' || one.paragraphId !== other.paragraphId) return sameParagraphs(one, other)
	if (one.start === one.end && other.start === other.end) return one.start === other.start && one.text === other.text
	return one.start < other.end && other.start < one.end
}

function sameParagraphs(one: SuggestionDraft['change'], other: SuggestionDraft['change']): boolean {
	return one.kind === 'insert_paragraphs' && other.kind === 'insert_paragraphs' && one.paragraphId === other.paragraphId && one.texts.join('\n') === other.texts.join('\n')
}

function join(draft: SuggestionDraft, finding: Finding, title: string, wording: string): void {
	if (!draft.reason.includes(finding.ask)) draft.reason += ` ${finding.ask.replace(/^Please /, 'Please also ')}`
	draft.internalNote += `\n\nThe same words are also a matter of "${title}": ${finding.says} Its wording: ${wording}`
}
