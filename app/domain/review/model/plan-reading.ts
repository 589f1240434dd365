import type { Span } from '#app/domain/extraction/extracted-document.ts'
import { groupClauses, usualGroupLength, type ClauseGroup } from './clause-groups.ts'
import type { ReviewReport } from '../report/report.ts'

/** A token of contract text has about four characters; the plan assumes fewer, so that it fits in any case. */
const charactersPerToken = 3

/** What instructions and forms take of every question (characters). */
const instructions = 13_000

/** What the form of the answer takes where a server counts it (characters). */
const schema = 8000

/** Less than this left for the document is no reading (characters). */
const leastRoom = 3000
const longestPart = 40_000

/** How a document is read by a model. */
export interface ReadingPlan {
	/** The one part that is the whole document, or parts with those of most at stake first. */
	groups: ClauseGroup[]
	whole: boolean
	/** Tokens of one answer. */
	outputTokens: number
	/** Characters for words from elsewhere, and for findings and checks. */
	mostSurroundings: number
	mostLists: number
}

export interface PlanInput {
	view: string
	report: Pick<ReviewReport, 'clauses' | 'findings'>
	/** Tokens that the model takes at once, question and answer together. */
	context: number
	/** Tokens of an answer at most. */
	outputTokens: { whole: number; part: number }
	/** Characters that the lists of findings and checks would take if nothing were left out. */
	lists: number
	/** What need not be read again; `null` where all of it is new. */
	isRead: ((span: Span) => boolean) | null
}

/**
 * Plans how a document is read: whole where it fits into the model's context, else in parts of whole clauses, as is
 * what changed since an earlier reading.
 *
 * @returns `null` where the context is too small for any part
 */
export function planReading({ view, report, context, outputTokens, lists, isRead }: PlanInput): ReadingPlan | null {
	const answer = (most: number) => Math.min(most, Math.floor(context / 4))
	const room = (tokens: number) => (context - tokens) * charactersPerToken - instructions
	const marks = report.clauses.length * 12
	const forWhole = answer(outputTokens.whole)
	if (!isRead && view.length + marks + lists <= room(forWhole) - schema) {
		const groups = view.trim() === '' ? [] : [{ start: 0, end: view.length, number: 1, weight: 0 }]
		return { groups, whole: true, outputTokens: forWhole, mostSurroundings: 0, mostLists: lists }
	}
	const forPart = answer(outputTokens.part)
	const left = room(forPart)
	if (left < leastRoom) return null
	const length = isRead ? Math.min(usualGroupLength, Math.floor(left / 2)) : Math.min(longestPart, Math.floor(left / 2))
	return {
		groups: groupClauses(view, report.clauses, report.findings, isRead ?? undefined, length),
		whole: false,
		outputTokens: forPart,
		mostSurroundings: Math.floor(left / 5),
		mostLists: Math.floor(left / 5),
	}
}

/** Whether a question fits into a context with its answer. */
export function fitsContext(characters: number, outputTokens: number, context: number): boolean {
	return Math.ceil(characters / charactersPerToken) + outputTokens <= context
}
