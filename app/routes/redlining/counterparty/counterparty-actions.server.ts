import { z } from 'zod'
import type { Member } from '#app/domain/identity/member.ts'
import type { TheirOutcome } from '#app/domain/counterparty/apply-decisions.server.ts'
import { decideTheirs } from '#app/domain/counterparty/decide-changes.server.ts'
import { undoTheirs } from '#app/domain/counterparty/undo-changes.server.ts'
import { authorWords } from '#app/domain/counterparty/change-labels.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { refusals, type RedliningOutcome } from '../forms/redlining-actions.server.ts'

const TheirForm = z.discriminatedUnion('do', [
	z.object({ do: z.enum(['accept_theirs', 'reject_theirs', 'reopen_theirs']), change: z.string().max(500) }),
	z.object({ do: z.enum(['accept_all_theirs', 'reject_all_theirs']), author: z.string().max(500) }),
	z.object({ do: z.literal('undo') }),
])

const states = {
	accept_theirs: 'accepted',
	accept_all_theirs: 'accepted',
	reject_theirs: 'rejected',
	reject_all_theirs: 'rejected',
	reopen_theirs: 'open',
} as const
const verbs = { accepted: 'Accepted', rejected: 'Rejected', open: 'Opened again:' } as const

const theirRefusals = {
	...refusals,
	stale: 'There is a newer version of this document. Decide about the changes in that one.',
	conflict: 'Somebody else decided about that since. Look at it again before you decide.',
} as const

const refused = (code: keyof typeof theirRefusals): RedliningOutcome => ({ said: theirRefusals[code], failed: true })

/**
 * Does what a form asks for about the changes that came with the file.
 *
 * @returns 'other' when the form is about something else; `null` when the member has no such document, or it no such change
 */
export async function doTheirs(
	services: Services,
	member: Member,
	documentId: string,
	version: number | undefined,
	form: Record<string, unknown>,
): Promise<RedliningOutcome | 'other' | null> {
	const asked = TheirForm.safeParse(form)
	if (!asked.success) return 'other'
	if (asked.data.do === 'undo') {
		const undone = await undoTheirs(services, member, documentId)
		if (undone === 'not_last') return 'other'
		if (undone === null || typeof undone === 'string') return undone && refused(undone)
		return undoneWords(undone)
	}
	const to = states[asked.data.do]
	const author = 'author' in asked.data ? asked.data.author : null
	const wish = { ...('change' in asked.data ? { key: asked.data.change } : { author: asked.data.author }), to }
	const [outcome = null] = await decideTheirs(services, member, documentId, [wish], { versionNumber: version })
	if (outcome === null || typeof outcome === 'string') return outcome && refused(outcome)
	return told(outcome, verbs[to], author)
}

function told({ decided, inTheWay }: TheirOutcome, verb: string, author: string | null): RedliningOutcome {
	const count = decided.length === 1 ? 'one change' : `${decided.length} changes`
	const done =
		decided.length === 0 ? [] : [author === null ? `${verb} their ${numbered(decided)}.` : `${verb} ${count} of ${authorWords(author)}.`]
	const [first] = inTheWay
	const left = first
		? [
				`Their ${numbered(inTheWay.map(({ number }) => number))} ${inTheWay.length === 1 ? 'stays' : 'stay'} open: first reject suggestion ${first.suggestion}, which is on the same words.`,
			]
		: []
	return { said: [...done, ...left].join(' ') || 'That was decided already.', failed: decided.length === 0 && inTheWay.length > 0 }
}

/** A suggestion is only in the way of rejecting again. Who rejects it has decided about something since, so undo no longer gets to the change: it has to be rejected itself. */
function undoneWords({ decided, inTheWay }: TheirOutcome): RedliningOutcome {
	const done = decided.length === 0 ? [] : [`Took back what you decided about their ${numbered(decided)}.`]
	const [first] = inTheWay
	const left = first
		? [
				`To reject their ${numbered(inTheWay.map(({ number }) => number))} again, first reject suggestion ${first.suggestion}, which is on the same words, and then the ${inTheWay.length === 1 ? 'change' : 'changes'}.`,
			]
		: []
	return { said: [...done, ...left].join(' '), failed: decided.length === 0 }
}

const mostNumbers = 5

function numbered(numbers: readonly number[]): string {
	if (numbers.length > mostNumbers) return `${numbers.length} changes`
	return `${numbers.length === 1 ? 'change' : 'changes'} ${numbers.join(', ')}`
}
