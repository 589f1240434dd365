import { expect, test } from 'vitest'
import { runReview } from '#app/domain/review/run/run-review.server.ts'
import { decideSuggestion } from '#app/domain/suggestions/decide-suggestion.server.ts'
import { makeSuggestion } from '#app/domain/suggestions/make-suggestion.server.ts'
import type { Suggestion } from '#app/domain/suggestions/suggestion.ts'
import { listCounterpartyChanges } from '#app/domain/counterparty/list-changes.server.ts'
import { opened } from '#tests/fixtures/opened.ts'
import buildThreads from '#tests/build-threads.ts'
import { nextVersion } from '#tests/fixtures/next-version.ts'
import { queueReview } from '#tests/fixtures/queue-review.ts'
import { trackedDocx } from '#tests/fixtures/tracked-docx.ts'
import { engineHere, reviewerHere } from '#tests/fixtures/reviewed-contract.ts'
import { register, testServices } from '#tests/world.ts'
import { sendForm } from '#tests/fixtures/send-form.ts'
import { action as undo } from '../cards/undo.ts'
import { action as decideAuthor } from './authors-decision.ts'
import { action as decide } from './decisions.ts'

await buildThreads()
const services = await testServices()

test('each form says in a sentence what it did, undo takes back what was decided last', async () => {
	const member = await register(services)
	const { documentId } = await queueReview(services, member, {
		bytes: trackedDocx(['Pay within [-60|Lee-][+30|Lee+] days[+ at most|Lee+].', 'A word[+ more|Max+].']),
	})
	const { changes } = await listCounterpartyChanges(services, await opened(services, member, documentId, 'read'), engineHere)
	const ask = (action: Parameters<typeof sendForm>[2], form: Record<string, string>) =>
		sendForm(services, member, action, documentId, { ...form, version: '1' })
	const [first] = changes

	expect(await ask(decide, { choice: 'accept', change: first!.key })).toEqual({ message: 'Accepted their change 1.', failed: false })
	expect(await ask(decide, { choice: 'accept', change: first!.key })).toEqual({ message: 'This was already decided.', failed: false })
	expect(await ask(decideAuthor, { choice: 'reject', author: 'Lee' })).toEqual({ message: 'Rejected one change of Lee.', failed: false })
	expect(await ask(undo, {})).toEqual({ message: 'Took back what you decided about their change 2.', failed: false })
	expect(await ask(decide, { choice: 'reopen', change: first!.key })).toEqual({ message: 'Reopened their change 1.', failed: false })

	expect(await ask(decide, { choice: 'accept', change: 'nowhere' })).toBe(404)
	await nextVersion(services, member, documentId, ['Pay within thirty days.'])
	expect(await ask(decide, { choice: 'accept', change: first!.key })).toMatchObject({
		failed: true,
		message: expect.stringContaining('newer version') as string,
	})
})

test('where a suggestion of one’s own is in the way of an undo, it says which and what to do, and that does it', async () => {
	const member = await register(services)
	const { documentId, reviewId } = await queueReview(services, member, {
		bytes: trackedDocx(['Pay within ten days[+ at most|Lee+].', 'A word[+ more|Lee+].']),
	})
	await runReview(services, reviewId, new AbortController().signal, reviewerHere)
	const { changes } = await listCounterpartyChanges(services, await opened(services, member, documentId, 'read'), engineHere)
	const ask = (action: Parameters<typeof sendForm>[2], form: Record<string, string>) =>
		sendForm(services, member, action, documentId, { ...form, version: '1' })
	const [first] = changes
	for (const choice of ['reject', 'accept']) await ask(decide, { choice, change: first!.key })
	const own = (await makeSuggestion(
		services,
		await opened(services, member, documentId, 'edit'),
		{ paragraphId: 'b0', start: 19, end: 27, expected: ' at most', text: ' or fewer', reason: '' },
		engineHere,
	)) as Suggestion

	expect(await ask(undo, {})).toEqual({
		message: `To reject their change 1 again, first reject suggestion ${own.number}, which changes the same text, and then the change.`,
		failed: true,
	})
	await decideSuggestion(services, await opened(services, member, documentId, 'edit'), own.id, { to: 'accepted' })
	expect(await ask(decide, { choice: 'reject', change: first!.key })).toEqual({
		message: `Their change 1 stays open: first reject suggestion ${own.number}, which changes the same text.`,
		failed: true,
	})
	await decideSuggestion(services, await opened(services, member, documentId, 'edit'), own.id, { to: 'rejected' })
	expect(await ask(decide, { choice: 'reject', change: first!.key })).toEqual({ message: 'Rejected their change 1.', failed: false })
})
