import type { Severity } from '#app/domain/review/report/report.ts'
import { shownVersion } from '#app/domain/documents/version-number.ts'
import { isSameClause } from './same-clause.ts'
import { locateText, type VersionText, type TextLocation } from './carry-over-place.ts'
import { overlaps, type PlacedAt } from '../overlapping.ts'
import { anchorHash, areInOneRow } from '#app/domain/placing/paragraph-places.ts'
import type { SuggestionDraft } from '#app/domain/placing/suggestion-draft.ts'
import { isOfRow, type SuggestionChange } from '#app/domain/placing/suggestion-change.ts'
import { isInForce, type SuggestionOrigin, type SuggestionState } from '../suggestion.ts'

/** A suggestion of an earlier version with a decision, an edit, a note or a comment. */
export interface EarlierSuggestion {
	id: string
	versionNumber: number
	/** Its state while its words were unchanged. */
	state: SuggestionState
	/** Whether a later version already has it as stale. */
	reportedStale: boolean
	/** Whether somebody decided about it or edited its words, reason or note, beyond commenting. */
	worked: boolean
	talkedAbout: boolean
	origin: SuggestionOrigin
	ruleId: string | null
	/** Of the finding's row. */
	findingId: string | null
	severity: Severity | null
	title: string
	change: SuggestionChange
	editedText: string | null
	reason: string
	internalNote: string | null
	anchorHash: string
	paragraph: number
	offset: number
	createdById: string | null
	createdAt: Date
	decidedById: string | null
	decidedAt: Date | null
}

/** A draft with the row of its finding. */
export type FreshSuggestion = Omit<SuggestionDraft, 'findingKey'> & Pick<EarlierSuggestion, 'findingId'>

type OfDraft = 'ruleId' | 'findingId' | 'severity' | 'internalNote'

/** A suggestion for a version: a new one, or an earlier one with all the work on it. */
export type ComingSuggestion = Omit<FreshSuggestion, OfDraft | 'origin'> &
	Pick<EarlierSuggestion, OfDraft | 'origin' | 'state' | 'editedText' | 'createdById' | 'decidedById' | 'decidedAt'> & {
		from: EarlierSuggestion | null
	}

/**
 * Carries work on earlier versions over into a new one: where the words are unchanged, suggestions stay as they were;
 * those that the counterparty adopted are not suggested again; the rest is stale, and noted as decided before where
 * the same suggestion comes up again.
 *
 * @param earlier of all earlier versions, the newest first
 * @param texts the text of each version by its number, the new one included
 * @param kept the suggestions that the new version already has
 */
export function carryInto(
	version: number,
	fresh: readonly FreshSuggestion[],
	earlier: readonly EarlierSuggestion[],
	texts: ReadonlyMap<number, VersionText>,
	kept: readonly PlacedAt[] = [],
): ComingSuggestion[] {
	const now = texts.get(version)
	let coming = fresh.map((draft): ComingSuggestion => ({
		...draft,
		state: 'open',
		editedText: null,
		createdById: null,
		decidedById: null,
		decidedAt: null,
		from: null,
	}))
	if (!now) return coming
	const live: PlacedAt[] = [...kept]
	const again: EarlierSuggestion[] = []
	const wantSameWords = (one: PlacedAt, other: PlacedAt) =>
		overlaps(one, other, areInOneRow(now.paragraphs, one.paragraph, other.paragraph))
	for (const old of earlier) {
		const found = locateTextSince(old, earlier, version, texts)
		if (found.words === 'stand') {
			const same = coming.find((other) => other.from === null && isSame(other, old, found.change))
			const there = same && !old.worked ? { ...same, from: old } : carried(old, found, same)
			const inTheWay = isAlive(there) && live.some((other) => wantSameWords(other, there))
			coming = [...coming.filter((other) => other !== same), inTheWay ? stale(old, now) : there]
			if (isAlive(there) && !inTheWay) live.push(there)
		} else if (found.words === 'taken') {
			coming = coming.filter((other) => other.from !== null || !isSettled(other, old, now))
		} else {
			if (old.state !== 'rejected' && !old.reportedStale) coming.push(stale(old, now))
			if (old.state !== 'open') again.push(old)
		}
	}
	const beside = coming.filter((one) => one.from !== null || !live.some((other) => other !== one && wantSameWords(other, one)))
	return beside
		.map((one) => withEarlierDecision(one, again, version, texts))
		.sort((one, other) => one.paragraph - other.paragraph || one.offset - other.offset)
}

/** The current place of the words; a suggestion that was adopted in a version between and changed again since is settled. */
function locateTextSince(
	old: EarlierSuggestion,
	earlier: readonly EarlierSuggestion[],
	version: number,
	texts: ReadonlyMap<number, VersionText>,
): TextLocation {
	const beside = earlier.filter(
		(other) =>
			other !== old &&
			other.versionNumber === old.versionNumber &&
			other.anchorHash === old.anchorHash &&
			other.state !== 'rejected' &&
			other.change.paragraphId === old.change.paragraphId,
	)
	const found = locateText(old, beside, texts.get(old.versionNumber), texts.get(version)!)
	if (found.words !== 'gone') return found
	const between = [...texts].filter(([number]) => number > old.versionNumber && number < version)
	return between.some(([, text]) => locateText(old, beside, texts.get(old.versionNumber), text).words === 'taken')
		? { words: 'taken' }
		: found
}

/** Whether a suggestion asks again what was decided: of the same rule, in the same clause. Its words may be others by now. */
function isAgain(one: ComingSuggestion, old: EarlierSuggestion, before: VersionText | undefined, { paragraphs }: VersionText): boolean {
	if (old.ruleId === null || one.ruleId !== old.ruleId) return false
	const isMissing = [one, old].some(({ change }) => change.kind === 'insert_paragraphs')
	return (
		isMissing || before === undefined || isSameClause({ paragraphs, paragraph: one.paragraph }, { ...old, paragraphs: before.paragraphs })
	)
}

/** Whether a new suggestion is an earlier one again: of the same rule, over the same words. */
function isSame({ ruleId, change, paragraph }: ComingSuggestion, old: EarlierSuggestion, before: SuggestionChange): boolean {
	if (old.ruleId === null || ruleId !== old.ruleId || change.kind !== before.kind) return false
	if (change.kind === 'insert_paragraphs' && before.kind === 'insert_paragraphs' && change.texts.join('\n') === before.texts.join('\n'))
		return true
	if (change.paragraphId !== before.paragraphId) return false
	if (change.kind !== 'replace' || before.kind !== 'replace') return true
	return (
		(change.start === before.start && change.end === before.end) || overlaps({ paragraph, change }, { paragraph, change: before }, true)
	)
}

function isSettled(
	{ ruleId, change, paragraph }: ComingSuggestion,
	old: EarlierSuggestion,
	{ squeezed, paragraphs }: VersionText,
): boolean {
	if (old.ruleId === null || ruleId !== old.ruleId) return false
	if (change.kind !== 'replace' || old.change.kind !== 'replace') return change.kind === old.change.kind
	const words = (old.editedText ?? old.change.text).trim()
	return words === '' ? !squeezed.has(old.change.expected) : (paragraphs[paragraph]?.text.includes(words) ?? false)
}

function carried(
	old: EarlierSuggestion,
	{ change, placed }: Extract<TextLocation, { words: 'stand' }>,
	same: ComingSuggestion | undefined,
): ComingSuggestion {
	const { origin, ruleId, title, state, editedText, reason, internalNote, createdById, decidedById, decidedAt } = old
	const { findingId, severity } = same ?? old
	const anchor = isOfRow(change) ? old.anchorHash : anchorHash(placed.text)
	const offset = change.kind === 'replace' ? change.start : old.offset
	return {
		origin,
		ruleId,
		findingId,
		severity,
		title,
		change,
		state,
		editedText,
		reason,
		internalNote,
		anchorHash: anchor,
		paragraph: placed.index,
		offset,
		createdById,
		decidedById,
		decidedAt,
		from: old,
	}
}

/** A suggestion whose words are gone stays near its old place with its decisions: if the words come back, so does it. */
function stale(old: EarlierSuggestion, { paragraphs }: VersionText): ComingSuggestion {
	const near =
		paragraphs.find(({ paragraph }) => paragraph.id === old.change.paragraphId) ??
		paragraphs[Math.min(old.paragraph, paragraphs.length - 1)]
	const {
		origin,
		ruleId,
		findingId,
		severity,
		title,
		editedText,
		reason,
		internalNote,
		anchorHash,
		offset,
		createdById,
		decidedById,
		decidedAt,
	} = old
	const change = { ...old.change, paragraphId: near?.paragraph.id ?? old.change.paragraphId }
	return {
		origin,
		ruleId,
		findingId,
		severity,
		title,
		change,
		state: 'stale',
		editedText,
		reason,
		internalNote,
		anchorHash,
		paragraph: near?.index ?? 0,
		offset,
		createdById,
		decidedById,
		decidedAt,
		from: old,
	}
}

function isAlive({ state }: ComingSuggestion): boolean {
	return state === 'open' || isInForce({ state })
}

const decidedWords: Partial<Record<SuggestionState, string>> = {
	accepted: 'accepted',
	edited: 'accepted with other words',
	rejected: 'turned down',
}

function withEarlierDecision(
	one: ComingSuggestion,
	again: readonly EarlierSuggestion[],
	version: number,
	texts: ReadonlyMap<number, VersionText>,
): ComingSuggestion {
	const before = one.from === null && again.find((old) => isAgain(one, old, texts.get(old.versionNumber), texts.get(version)!))
	if (!before) return one
	const line = `In version ${shownVersion(before.versionNumber)} this was ${decidedWords[before.state] ?? before.state}; the words have changed since.`
	return { ...one, internalNote: one.internalNote ? `${line}\n${one.internalNote}` : line }
}
