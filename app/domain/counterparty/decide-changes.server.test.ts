import { expect, test } from 'vitest'
import type { Member } from '#app/domain/identity/member.ts'
import type { Db } from '#app/infrastructure/db/db.ts'
import { opened } from '#tests/fixtures/opened.ts'
import { queueReview } from '#tests/fixtures/queue-review.ts'
import { engineHere } from '#tests/fixtures/reviewed-contract.ts'
import { trackedDocx } from '#tests/fixtures/tracked-docx.ts'
import { register, testServices } from '#tests/world.ts'
import { decideChanges, type ChangeDecisionRequest } from './decide-changes.server.ts'
import { listCounterpartyChanges } from './list-changes.server.ts'
import { undoChangeDecisions } from './undo-changes.server.ts'

const services = await testServices()

const count = 12

/** A contract that came back with a change in each paragraph: the last three by Max, the others by Lee. */
async function returned(member: Member) {
	const lines = Array.from(
		{ length: count },
		(_, index) => `Fee ${index + 1} is due within [+thirty |${index < count - 3 ? 'Lee' : 'Max'}+]days.`,
	)
	const { documentId, versionId } = await queueReview(services, member, { bytes: trackedDocx(lines) })
	const { changes } = (await listCounterpartyChanges(services, await opened(services, member, documentId, 'read'), engineHere))!
	return { documentId, versionId, keys: changes.map(({ key }) => key) }
}

const decide = async (
	member: Member,
	documentId: string,
	requests: ChangeDecisionRequest[],
	using: Pick<typeof services, 'db' | 'storage'> = services,
) => decideChanges(using, await opened(using, member, documentId, 'edit'), requests, engineHere)
const states = async (member: Member, documentId: string) =>
	(await listCounterpartyChanges(services, await opened(services, member, documentId, 'read'), engineHere))!.changes.map(
		({ state }) => state,
	)
const done = (...decided: number[]) => ({ decided, inTheWay: [] })

test('each decision of a list has its outcome in its place, and one that can’t be made stops none of the others', async () => {
	const member = await register(services)
	const { documentId, versionId, keys } = await returned(member)
	const [first, second, third, fourth] = keys.map((key) => ({ key }))
	const change = { kind: 'replace', paragraphId: 'b1', start: 20, end: 26, expected: 'thirty', text: 'forty' }
	const { number } = await services.db.suggestion.create({
		data: { versionId, number: 7, origin: 'person', title: 'Other words', change, reason: '', anchorHash: '', paragraph: 1, offset: 0 },
	})

	expect(
		await decide(member, documentId, [
			{ ...first!, to: 'accepted' },
			{ key: 'nowhere', to: 'accepted' },
			{ ...second!, to: 'rejected' },
			{ ...third!, to: 'rejected' },
			{ ...fourth!, to: 'open' },
			{ author: 'Nobody', to: 'accepted' },
			{ author: 'Max', to: 'accepted' },
		]),
	).toEqual([done(1), null, { decided: [], inTheWay: [{ number: 2, suggestion: number }] }, done(3), done(), null, done(10, 11, 12)])
	expect((await states(member, documentId)).join(' ')).toBe(
		'accepted open rejected open open open open open open accepted accepted accepted',
	)
})

test('a later decision of a list finds what an earlier one left', async () => {
	const member = await register(services)
	const { documentId, versionId, keys } = await returned(member)
	const [first, second] = keys.map((key) => ({ key }))

	const outcomes = await decide(member, documentId, [
		{ ...first!, to: 'rejected' },
		{ ...first!, to: 'accepted' },
		{ ...first!, to: 'rejected' },
		{ ...first!, to: 'rejected' },
		{ ...second!, to: 'accepted' },
		{ author: 'Lee', to: 'rejected' },
		{ ...second!, to: 'open' },
	])

	expect(outcomes).toEqual([done(1), done(1), done(1), done(), done(2), done(3, 4, 5, 6, 7, 8, 9), done(2)])
	expect(await states(member, documentId)).toEqual(keys.map((_, index) => (index === 1 || index > 8 ? 'open' : 'rejected')))
	expect(await services.db.suggestion.count({ where: { versionId, counterpartyChangeKey: keys[0]! } })).toBe(1)
	expect(await undoChangeDecisions(services, await opened(services, member, documentId, 'edit'), engineHere)).toEqual(
		done(3, 4, 5, 6, 7, 8, 9, 2),
	)
	expect((await states(member, documentId)).slice(0, 3)).toEqual(['rejected', 'accepted', 'open'])
})

test('what one list decided is taken back at once', async () => {
	const member = await register(services)
	const { documentId, keys } = await returned(member)
	await decide(member, documentId, [{ key: keys[3]!, to: 'accepted' }])
	await decide(member, documentId, [
		{ key: keys[3]!, to: 'rejected' },
		{ key: keys[0]!, to: 'rejected' },
		{ author: 'Max', to: 'accepted' },
	])

	expect(await undoChangeDecisions(services, await opened(services, member, documentId, 'edit'), engineHere)).toEqual(
		done(4, 1, 10, 11, 12),
	)
	expect(await states(member, documentId)).toEqual(keys.map((_, index) => (index === 3 ? 'accepted' : 'open')))
})

test('of an older version nothing is decided', async () => {
	const owner = await register(services)
	const { documentId, keys } = await returned(owner)
	const seen = await opened(services, owner, documentId, 'edit')
	const requests: ChangeDecisionRequest[] = [
		{ key: keys[0]!, to: 'accepted' },
		{ author: 'Max', to: 'rejected' },
	]
	const newer = { ...seen, document: { ...seen.document, versionNumber: 2 } }
	expect(await decideChanges(services, newer, requests, engineHere)).toEqual(['stale', 'stale'])
})

test('many decisions ask storage and database as often as one does', async () => {
	const member = await register(services)
	const { documentId, keys } = await returned(member)
	let asked = 0
	const counting = {
		db: services.db.$extends({ query: { $allOperations: ({ args, query }) => (asked++, query(args)) } }) as unknown as Db,
		storage: { ...services.storage, get: (key: string) => (asked++, services.storage.get(key)) },
	}
	const asks = async (requests: ChangeDecisionRequest[]) => {
		asked = 0
		await decide(member, documentId, requests, counting)
		return asked
	}

	const one = await asks([{ key: keys[0]!, to: 'rejected' }])
	expect(one).toBeGreaterThan(5)
	expect(await asks(keys.slice(1).map((key, index) => ({ key, to: index % 2 === 0 ? 'rejected' : 'accepted' })))).toBe(one)
	expect(await states(member, documentId)).not.toContain('open')
})
