import type { JudgedSuggestion, SuggestionOutcome, CounterpartyEdit } from './judge/round-judgement.ts'

/** Our side's answer to a point: to the counterparty's reaction to a suggestion, or to its edit. */
export type Answer = 'agreed' | 'refused' | 'open'

/** The input of the ledger for one round. */
export interface LedgerRound {
	number: number
	suggestions: readonly (Pick<JudgedSuggestion, 'suggestionId' | 'number' | 'title' | 'outcome'> & {
		/** Links an ask to the same ask of a later version. */
		ruleId: string | null
	})[]
	tracked: readonly CounterpartyEdit[]
	untracked: readonly CounterpartyEdit[]
	/** Our side's answers, oldest first: the last one to a subject counts. */
	answers: readonly { subject: string; answer: Answer }[]
}

/** One thing we asked for, over all rounds. */
export interface Ask {
	title: string
	history: { round: number; outcome: SuggestionOutcome; answer: Answer }[]
	/** got: the counterparty accepted it. given: we let it go. open: neither yet. */
	standing: 'got' | 'given' | 'open'
}

/** One thing that the counterparty asked for, by an edit. */
export interface CounterpartyAsk {
	round: number
	edit: CounterpartyEdit
	tracked: boolean
	/** given: we agreed. kept: we refused. open: not answered. */
	standing: 'given' | 'kept' | 'open'
}

export interface Ledger {
	asks: Ask[]
	counterpartyAsks: CounterpartyAsk[]
	/** Points that we got, points that we gave, and points without an answer. */
	gets: number
	gives: number
	open: number
}

/** Our side's last answer to each subject. @param answers oldest first */
export function lastAnswers(answers: LedgerRound['answers']): Map<string, Answer> {
	return new Map(answers.map(({ subject, answer }) => [subject, answer]))
}

/**
 * The gives and gets over all rounds, from the rows written when each file came back and was answered.
 *
 * @param rounds in order
 */
export function ledgerOf(rounds: readonly LedgerRound[]): Ledger {
	const asks = new Map<string, Ask>()
	const counterpartyAsks: CounterpartyAsk[] = []
	for (const { number, suggestions, tracked, untracked, answers } of rounds) {
		const last = lastAnswers(answers)
		const met = new Map<string, number>()
		for (const { suggestionId, title, ruleId, outcome } of suggestions) {
			// Two asks of one rule in one file are two asks.
			const turn = ruleId === null ? 0 : (met.get(ruleId) ?? 0)
			if (ruleId !== null) met.set(ruleId, turn + 1)
			const key = ruleId === null ? suggestionId : `${ruleId} ${turn}`
			const answer = last.get(suggestionId) ?? 'open'
			const history = [...(asks.get(key)?.history ?? []), { round: number, outcome, answer }]
			asks.set(key, { title, history, standing: outcome === 'accepted' ? 'got' : answer === 'agreed' ? 'given' : 'open' })
		}
		for (const [edits, isTracked] of [
			[tracked, true],
			[untracked, false],
		] as const) {
			for (const edit of edits) {
				const answer = last.get(edit.key) ?? 'open'
				counterpartyAsks.push({
					round: number,
					edit,
					tracked: isTracked,
					standing: answer === 'agreed' ? 'given' : answer === 'refused' ? 'kept' : 'open',
				})
			}
		}
	}
	const all = [...asks.values()]
	return {
		asks: all,
		counterpartyAsks,
		gets: count(all, 'got') + count(counterpartyAsks, 'kept'),
		gives: count(all, 'given') + count(counterpartyAsks, 'given'),
		open: count(all, 'open') + count(counterpartyAsks, 'open'),
	}
}

function count<Standing>(points: readonly { standing: Standing }[], standing: Standing): number {
	return points.filter((point) => point.standing === standing).length
}
