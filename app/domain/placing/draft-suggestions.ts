import { fitWording } from '#app/domain/review/wording/fit-wording.ts'
import { isSlot } from '#app/domain/review/wording/stands-in-place.ts'
import { readStructure } from '#app/domain/review/clauses/structure/read-structure.ts'
import { readingView } from '#app/domain/review/reading-view.ts'
import { type Finding, worstFirst } from '#app/domain/review/report/report.ts'
import { findExistingParagraph } from './clause-topics.ts'
import { inDocumentHabits, speaksOtherwise } from './drafting-habits.ts'
import { isInsertedWell } from './insertion-check.ts'
import { losesLimb } from './loses-limb.ts'
import { mergeAlike } from './alike-findings.ts'
import { requestFor } from './findings-to-draft.ts'
import { anchorHash, placedParagraphs, type PlacedParagraph } from '#app/domain/placing/paragraph-places.ts'
import { placeOpposites } from './place-beside.ts'
import { placeEdit } from './place-edit.ts'
import { placeMissing } from './place-missing.ts'
import { placeQuoted, type PlacedChange } from './place-quoted.ts'
import { onSameSubject } from './same-subject.ts'
import { withNextNumber } from './section-style.ts'
import { hasBlanks, isComment, proposedWords } from './suggestion-change.ts'
import { commentInstead } from './comment-instead.ts'
import type { ProveChange } from './prove-change.ts'
import type { DraftingInput, SuggestionDraft } from '#app/domain/placing/suggestion-draft.ts'
import { internalNote, titleOf } from '#app/domain/placing/finding-labels.ts'
import { isForeignCourt, staysEndless, wordingFor } from './wording-place.ts'

/**
 * The suggestions that follow from the findings of a review, in document order. Every finding with replacement wording
 * becomes one, unless a worse one changes the same words: then its reason is added to that of the worse one, and its
 * wording to the internal note. Wording that fails its proof, or needs a name that the document lacks, becomes a
 * comment. Pure: the same review gives the same suggestions.
 *
 * @param prove left out, no change is proved
 */
export function draftSuggestions({ document, findings, parties = [] }: DraftingInput, prove: ProveChange = () => null): SuggestionDraft[] {
	const structure = readStructure(readingView(document))
	const paragraphs = placedParagraphs(document)
	const drafts: { draft: SuggestionDraft; wording: string }[] = []
	const comments: { finding: Finding; draft: SuggestionDraft; wording: string }[] = []
	for (const { finding, taken } of mergeAlike([...findings].sort(worstFirst).map(withProposal).filter(hasWording))) {
		const { text: fitted, unknownNames } = fitWording(wordingFor(finding), document.text, parties)
		// A sentence of the document with one place changed keeps its other words.
		const isOwn = finding.edit !== undefined || (finding.quote !== null && isSlot(finding.quote, fitted))
		const wording = isOwn ? fitted : inDocumentHabits(fitted, document.text, structure, usualNames)
		const spoken = isQuoted(finding) || finding.edit ? null : findExistingParagraph(finding.rule, wording, paragraphs)
		const found =
			placeEdit(finding, wording, paragraphs, structure) ??
			(isQuoted(finding)
				? placeQuoted(finding, wording, paragraphs, structure)
				: spoken
					? behindWords(spoken, wording)
					: placeMissing(finding.rule, wording, paragraphs, structure))
		if (!found) continue
		const title = titleOf(finding)
		const [placed, ...opposites] = placeOpposites(finding.rule, wording, found, paragraphs)
		const isMissing = finding.edit === undefined && !isQuoted(finding)
		const fault =
			unknownNames.length > 0 || (!isOwn && speaksOtherwise(wording, structure.sentences, [...parties, ...usualNames]))
				? 'names'
				: spoken
					? 'said'
					: finding.proposal !== undefined ||
						  (isMissing && ('unsure' in found || !isInsertedWell(placed, paragraphs))) ||
						  (!finding.edit && (losesLimb(placed.change) || staysEndless(finding.rule, placed) || isForeignCourt(wording, document.text)))
						? 'place'
						: drafts.some(
									({ draft, wording: other }) => other !== wording && !collide(draft, placed) && onSameSubject(draft.change, placed.change),
							  )
							? 'twice'
							: prove(finding, placed.change)
		if (fault !== null) {
			const draft = commentInstead(draftOf(finding, title, placed, unknownNames), placed, fault)
			for (const other of taken) draft.internalNote += `\n\n${other.says} ${other.why}`
			comments.push({ finding, draft, wording })
			continue
		}
		for (const { draft } of drafts) placed.change = behindRange(placed.change, draft.change)
		const rival =
			drafts.find(({ draft }) => collide(draft, placed)) ??
			drafts.find((other) => says(other, wording) && (isAddition(placed.change) || widen(other.draft, placed)))
		if (rival) join(rival.draft, finding, title, wording)
		else drafts.push({ draft: draftOf(finding, title, placed, unknownNames), wording })
		for (const other of taken) (rival ?? drafts.at(-1)!).draft.internalNote += `\n\n${other.says} ${other.why}`
		for (const opposite of opposites)
			if (!drafts.some(({ draft }) => collide(draft, opposite))) drafts.push({ draft: oppositeOf(finding, title, opposite), wording: '' })
	}
	// Comments come last: words that an edit changes carry that edit's comment.
	for (const { finding, draft, wording } of comments) {
		const rival = drafts.find((other) => collide(other.draft, { change: draft.change }))
		if (rival) join(rival.draft, finding, draft.title, wording)
		else drafts.push({ draft, wording: '' })
	}
	for (const { draft } of drafts) for (const other of drafts) draft.change = behindRange(draft.change, other.draft.change)
	return numbered(
		drafts
			.map(({ draft }) => ({ ...draft, offset: draft.change.kind === 'replace' ? draft.change.start : draft.offset }))
			.sort((one, other) => one.paragraph - other.paragraph || one.offset - other.offset),
	)
}

/** What our wording calls the parties where it has no other name. */
const usualNames = [
	'Provider',
	'Customer',
	'Client',
	'Vendor',
	'Supplier',
	'Processor',
	'Controller',
	'Company',
	'Contractor',
	'Consultant',
	'Worker',
	'Employee',
	'Advisor',
	'Investor',
	'Tenant',
	'Landlord',
	'Licensor',
	'Licensee',
]

function behindWords(placed: PlacedParagraph, words: string): PlacedChange {
	const { paragraph, text } = placed
	return {
		placed,
		change: { kind: 'replace', paragraphId: paragraph.id, start: text.length, end: text.length, expected: '', text: ` ${words}` },
	}
}

/** "13. ": such numbers follow from the accepted suggestions when the file is written (`suggestion-edits.ts`). */
const countedWhenWritten = /^\d{1,3}\.\s/

function numbered(drafts: SuggestionDraft[]): SuggestionDraft[] {
	const taken = new Map<string, Set<string>>()
	return drafts.map((draft) => {
		const { change } = draft
		if (change.kind !== 'insert_paragraphs' || isComment(change)) return draft
		const [first = '', ...others] = change.texts
		if (countedWhenWritten.test(first)) return draft
		const used = taken.get(change.paragraphId) ?? new Set<string>()
		taken.set(change.paragraphId, used)
		let words = first
		while (used.has(numberOf(words)) && withNextNumber(words) !== words) words = withNextNumber(words)
		used.add(numberOf(words))
		if (words === first) return draft
		return {
			...draft,
			change: { ...change, texts: [words, ...others] },
			internalNote: `${draft.internalNote}\nNumbered to follow another clause suggested here: without that one it takes its number.`,
		}
	})
}

function numberOf(words: string): string {
	return /^\S+(?:\s\d{1,3}\S*)?/.exec(words)?.[0] ?? words
}

function withProposal(finding: Finding): Finding {
	return finding.proposal === undefined ? finding : { ...finding, replacement: finding.proposal }
}

function hasWording(finding: Finding): finding is Finding & { replacement: string } {
	return finding.replacement !== null && finding.disputed === undefined
}

function isQuoted(finding: Finding): finding is Finding & { start: number; end: number } {
	return finding.start !== null && finding.end !== null
}

function draftOf(finding: Finding, title: string, { placed, change }: PlacedChange, unknownNames: readonly string[]): SuggestionDraft {
	const { index, text } = placed
	return {
		findingKey: finding.id,
		ruleId: finding.rule,
		origin: finding.origin ?? 'finding',
		severity: finding.severity,
		title,
		change,
		reason: requestFor(finding, proposedWords(change, null).join(' ')),
		internalNote: internalNote(finding, {
			unknownNames,
			hasBlanks: hasBlanks(proposedWords(change, null)),
			staysBeside: staysBeside(change, text),
		}),
		anchorHash: anchorHash(text),
		paragraph: index,
		offset: change.kind === 'replace' ? change.start : text.length,
	}
}

/** Whether sentences remain beside a change of whole ones: they may refer to the removed words. */
function staysBeside(change: SuggestionDraft['change'], text: string): boolean {
	return change.kind === 'replace' && /[.!?]["”’')]*$/.test(change.expected) && text.slice(change.end).trim() !== ''
}

function collide({ change: one }: SuggestionDraft, { change: other }: Pick<PlacedChange, 'change'>): boolean {
	if (one.kind !== 'replace' || other.kind !== 'replace' || one.paragraphId !== other.paragraphId) return sameParagraphs(one, other)
	if (one.start === one.end && other.start === other.end) return one.start === other.start && one.text === other.text
	return one.start < other.end && other.start < one.end
}

function says(other: { wording: string }, wording: string): boolean {
	return other.wording !== '' && (other.wording.includes(wording) || wording.includes(other.wording))
}

function isAddition(change: SuggestionDraft['change']): boolean {
	return change.kind === 'insert_paragraphs' || (change.kind === 'replace' && change.start === change.end)
}

function behindRange(change: SuggestionDraft['change'], other: SuggestionDraft['change']): SuggestionDraft['change'] {
	if (change.kind !== 'replace' || other.kind !== 'replace' || change.paragraphId !== other.paragraphId || !isAddition(change))
		return change
	return other.start < change.start && change.start < other.end ? { ...change, start: other.end, end: other.end } : change
}

/** Extends a draft over the words of an adjacent change, so that the same wording replaces both. */
function widen(draft: SuggestionDraft, { placed: { text }, change }: PlacedChange): boolean {
	const own = draft.change
	if (own.kind !== 'replace' || change.kind !== 'replace' || own.paragraphId !== change.paragraphId) return false
	if (isAddition(own)) {
		// A sentence to be added after a removed sentence takes its place.
		if (own.start !== change.end) return false
		draft.change = change
		draft.offset = change.start
		return true
	}
	const start = Math.min(own.start, change.start)
	const end = Math.max(own.end, change.end)
	if (text.slice(Math.min(own.end, change.end), Math.max(own.start, change.start)).trim() !== '') return false
	draft.change = { ...own, start, end, expected: text.slice(start, end) }
	draft.offset = start
	return true
}

function sameParagraphs(one: SuggestionDraft['change'], other: SuggestionDraft['change']): boolean {
	return (
		one.kind === 'insert_paragraphs' &&
		other.kind === 'insert_paragraphs' &&
		one.paragraphId === other.paragraphId &&
		one.texts.join('\n') === other.texts.join('\n')
	)
}

function oppositeOf(finding: Finding, title: string, placed: PlacedChange): SuggestionDraft {
	const draft = draftOf(finding, title, placed, [])
	return proposedWords(placed.change, null).length > 0 ? draft : { ...draft, reason: strikeToo }
}

const strikeToo = 'Please strike this sentence. It would undo what we suggest on the same subject elsewhere in this paper.'

/** The counterparty reads about a finding only where the edit contains its own wording; the internal note always has it. */
function join(draft: SuggestionDraft, finding: Finding, title: string, wording: string): void {
	const isDone = proposedWords(draft.change, null).join(' ').includes(wording)
	if (isDone) {
		const request = requestFor(finding, wording)
		if (!draft.reason.includes(request)) draft.reason += ` ${request.replace(/^(Could we please|Please) /, '$1 also ')}`
	}
	draft.internalNote += isDone
		? `\n\nThe same words are also a matter of "${title}": ${finding.says}`
		: `\n\nThe same words are also a matter of "${title}", which this change does not settle: ${finding.says} Its wording: ${wording}`
}
