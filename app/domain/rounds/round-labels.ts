import type { JudgedSuggestion, OutcomeNote, RoundJudgement, SuggestionOutcome, CounterpartyEdit } from './judge/round-judgement.ts'

/** The outcomes in page order: those that need an answer first. */
export const outcomeOrder = ['changed', 'reverted', 'unmatched', 'untouched', 'accepted'] as const satisfies SuggestionOutcome[]

export const outcomeLabels: Record<SuggestionOutcome, string> = {
	accepted: 'Accepted',
	reverted: 'Reverted',
	changed: 'Changed',
	untouched: 'No answer yet',
	unmatched: 'Not found',
}

export const outcomeDescriptions: Record<SuggestionOutcome, string> = {
	accepted: 'Your wording is plain text in the returned file.',
	reverted: 'The original wording is back.',
	changed: 'Your wording was replaced with different wording.',
	untouched: 'Your tracked change is still there, neither accepted nor rejected.',
	unmatched: 'We could not find this place in the returned file. Check it yourself.',
}

export const noteDescriptions: Record<OutcomeNote, string> = {
	partly_accepted: 'Part of it was accepted. The rest is still a tracked change.',
	clause_deleted: 'They deleted the whole clause as a tracked change.',
	clause_gone: 'Its clause is not in the returned file.',
	not_in_sent_file: 'It was not among the tracked changes of the file that you sent.',
}

/** For a suggestion replaced by other words with tracking off. */
export const unmarkedDescription = 'They typed over your wording with tracking off, so Word does not show it as a change.'

export const editKindLabels: Record<CounterpartyEdit['kind'], string> = {
	insertion: 'Added',
	deletion: 'Taken out',
	replacement: 'Replaced',
	move: 'Moved',
}

/** The parts of a file outside the body where an edit can be. */
export const partNames: Record<CounterpartyEdit['part'], string> = {
	body: '',
	footnote: 'in a footnote',
	endnote: 'in an endnote',
	header: 'in a header',
	footer: 'in a footer',
}

/** The number of untracked edits, those at the places of our suggestions included. */
export function countUnmarked({ suggestions, untracked }: Pick<RoundJudgement, 'suggestions' | 'untracked'>): number {
	return untracked.length + suggestions.filter(({ unmarked }) => unmarked).length
}

/** The result of a round in one or two sentences. */
export function summaryOf({ suggestions, tracked, untracked, comments }: RoundJudgement): string {
	const parts = [suggestions.length > 0 ? `${suggestionsSummary(suggestions)}.` : '', editsOf(tracked.length, untracked.length)]
	if (comments.length > 0) parts.push(`${counted(comments.length, 'new comment', 'new comments')} came with it.`)
	return parts.filter((part) => part !== '').join(' ')
}

function suggestionsSummary(suggestions: readonly JudgedSuggestion[]): string {
	const count = (outcome: SuggestionOutcome) => suggestions.filter((each) => each.outcome === outcome).length
	const unmarked = suggestions.filter((each) => each.unmarked).length
	const rest = [
		count('reverted') > 0 ? `reverted ${count('reverted')}` : '',
		count('changed') > 0 ? `changed ${count('changed')}${unmarked > 0 ? ` (${unmarked} without a mark)` : ''}` : '',
		count('untouched') > 0 ? `left ${count('untouched')} without an answer` : '',
	].filter((part) => part !== '')
	const lost = count('unmatched')
	return (
		[`They accepted ${count('accepted')} of ${suggestions.length}`, ...rest].join(', ') + (lost > 0 ? `; ${lost} could not be found` : '')
	)
}

function editsOf(tracked: number, untracked: number): string {
	const open = tracked > 0 ? `They made ${counted(tracked, 'new tracked edit', 'new tracked edits')}.` : ''
	const hidden = untracked > 0 ? `${counted(untracked, 'edit was', 'edits were')} made with tracking off.` : ''
	if (open === '' && hidden === '') return 'No other wording was changed.'
	return [open, hidden].filter((part) => part !== '').join(' ')
}

/** Edits grouped by author, in order of first appearance; '' is an unnamed author. */
export function editsByAuthor(edits: readonly CounterpartyEdit[]): [string, CounterpartyEdit[]][] {
	const groups = new Map<string, CounterpartyEdit[]>()
	for (const edit of edits) groups.set(edit.author ?? '', [...(groups.get(edit.author ?? '') ?? []), edit])
	return [...groups]
}

/** '1 edit', '3 edits'. */
export function counted(count: number, one: string, more: string): string {
	return `${count} ${count === 1 ? one : more}`
}
