import { z } from 'zod'
import type { FoundRound } from '#app/domain/rounds/find-rounds.server.ts'
import { lastAnswers, type Ledger } from '#app/domain/rounds/ledger.ts'
import { roundFailureAdvice } from '#app/domain/rounds/round-failure.ts'
import type { JudgedSuggestion, CounterpartyEdit } from '#app/domain/rounds/judge/round-judgement.ts'
import { editsByAuthor, outcomeOrder, summaryOf } from '#app/domain/rounds/round-labels.ts'
import { DocumentRole } from './sharing.ts'

const Answer = z.enum(['agreed', 'refused', 'open'])
const Outcome = z.enum(outcomeOrder)

const Edit = z.object({
	key: z.string(),
	kind: z.enum(['insertion', 'deletion', 'replacement', 'move']),
	/** As in the file; null for an untracked edit. */
	author: z.string().nullable(),
	date: z.string().nullable(),
	/** Tracked under the name of our own changes, though we did not make it. */
	in_our_name: z.boolean(),
	before: z.string(),
	after: z.string(),
	leading: z.string(),
	trailing: z.string(),
	part: z.string(),
	/** In the returned version and in the sent one. */
	paragraph_id: z.string().nullable(),
	sent_paragraph_id: z.string().nullable(),
	/** Numbers of our suggestions at its place. */
	suggestions: z.array(z.number().int()),
	answer: Answer,
})

const RoundSuggestion = z.object({
	suggestion_id: z.uuid(),
	number: z.number().int(),
	title: z.string(),
	outcome: Outcome,
	note: z.string().nullable(),
	/** With the outcome `changed`: the words at its place. */
	stands: z.string().nullable(),
	/** Whether those words were typed with tracking off; such an edit is not listed a second time. */
	unmarked: z.boolean(),
	/** In the returned version; null when the place was not found. */
	paragraph_id: z.string().nullable(),
	answer: Answer,
})

const Round = z.object({
	number: z.number().int(),
	created_at: z.iso.datetime(),
	sent: z.object({ version_number: z.number().int(), receipt_id: z.uuid().nullable() }),
	returned: z.object({ version_number: z.number().int(), file_name: z.string() }),
	/** `waiting`: the comparison is under way; ask again. */
	state: z.enum(['waiting', 'judged', 'failed']),
	failure: z.object({ code: z.string(), error: z.string() }).nullable(),
	summary: z.string().nullable(),
	suggestions: z.array(RoundSuggestion),
	tracked_edits: z.array(z.object({ author: z.string(), edits: z.array(Edit) })),
	/** Edits made with tracking off. */
	untracked_edits: z.array(Edit),
	comments: z.array(z.object({ author: z.string(), text: z.string(), paragraph_id: z.string().nullable() })),
	/** Tracked changes of formatting and numbering, which change no words. */
	formatting: z.array(z.object({ author: z.string(), count: z.number().int() })),
})

/** Answer of GET /document/{id}/rounds. */
export const RoundsAnswer = z.object({
	document_id: z.uuid(),
	role: DocumentRole,
	rounds: z.array(Round),
	/** The gives and gets over all rounds. */
	ledger: z.object({
		gets: z.number().int(),
		gives: z.number().int(),
		open: z.number().int(),
		asks: z.array(
			z.object({
				title: z.string(),
				standing: z.enum(['got', 'given', 'open']),
				history: z.array(z.object({ round: z.number().int(), outcome: Outcome, answer: Answer })),
			}),
		),
		theirs: z.array(
			z.object({ round: z.number().int(), key: z.string(), tracked: z.boolean(), standing: z.enum(['given', 'kept', 'open']) }),
		),
	}),
})

/** Answer of GET /document/{id}/rounds/reply: a draft; nothing was sent. */
export const ReplyAnswer = z.object({
	document_id: z.uuid(),
	round: z.number().int(),
	tone: z.enum(['friendly', 'neutral', 'legal']),
	subject: z.string(),
	reply: z.string(),
})

/** A round in the API's names. */
export function roundRecord({ number, createdAt, sent, returned, judgement, failure, answers }: FoundRound): z.infer<typeof Round> {
	const last = lastAnswers(answers)
	const edit = (each: CounterpartyEdit) => editRecord(each, last.get(each.key) ?? 'open')
	return {
		number,
		created_at: createdAt.toISOString(),
		sent: { version_number: sent.number, receipt_id: sent.receiptId },
		returned: { version_number: returned.number, file_name: returned.fileName },
		state: judgement ? 'judged' : failure ? 'failed' : 'waiting',
		failure: failure && { code: failure, error: roundFailureAdvice(failure) },
		summary: judgement && summaryOf(judgement),
		suggestions: judgement?.suggestions.map((each) => suggestionRecord(each, last.get(each.suggestionId) ?? 'open')) ?? [],
		tracked_edits: editsByAuthor(judgement?.tracked ?? []).map(([author, edits]) => ({ author, edits: edits.map(edit) })),
		untracked_edits: judgement?.untracked.map(edit) ?? [],
		comments: judgement?.comments.map(({ author, text, paragraphId }) => ({ author, text, paragraph_id: paragraphId })) ?? [],
		formatting: judgement?.formatting ?? [],
	}
}

/** The ledger in the API's names; the rounds contain the counterparty edits in full. */
export function ledgerRecord({ gets, gives, open, asks, counterpartyAsks }: Ledger): z.infer<typeof RoundsAnswer>['ledger'] {
	return {
		gets,
		gives,
		open,
		asks,
		theirs: counterpartyAsks.map(({ round, edit: { key }, tracked, standing }) => ({ round, key, tracked, standing })),
	}
}

function suggestionRecord(
	{ suggestionId, number, title, outcome, note, stands, unmarked, returnedParagraphId }: JudgedSuggestion,
	answer: z.infer<typeof Answer>,
): z.infer<typeof RoundSuggestion> {
	return {
		suggestion_id: suggestionId,
		number,
		title,
		outcome,
		note,
		stands,
		unmarked: unmarked !== undefined,
		paragraph_id: returnedParagraphId,
		answer,
	}
}

function editRecord(
	{
		key,
		kind,
		author,
		date,
		inOurName,
		before,
		after,
		leading,
		trailing,
		part,
		returnedParagraphId,
		sentParagraphId,
		suggestions,
	}: CounterpartyEdit,
	answer: z.infer<typeof Answer>,
): z.infer<typeof Edit> {
	return {
		key,
		kind,
		author,
		date,
		in_our_name: inOurName,
		before,
		after,
		leading,
		trailing,
		part,
		paragraph_id: returnedParagraphId,
		sent_paragraph_id: sentParagraphId,
		suggestions,
		answer,
	}
}
