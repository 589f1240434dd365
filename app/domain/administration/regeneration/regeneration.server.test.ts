import { beforeEach, expect, test } from 'vitest'
import type { Administrator } from '#app/domain/identity/administrator.ts'
import { decideSuggestion } from '#app/domain/suggestions/decide-suggestion.server.ts'
import { ensureSuggestions } from '#app/domain/suggestions/ensure-suggestions.server.ts'
import { listSuggestions } from '#app/domain/suggestions/list-suggestions.server.ts'
import { engineHere, reviewedContract } from '#tests/fixtures/reviewed-contract.ts'
import { opened } from '#tests/fixtures/opened.ts'
import { register, testServices } from '#tests/world.ts'
import { readRegeneration } from './read-regeneration.server.ts'
import { regenerateDocuments } from './regenerate-documents.server.ts'
import { resumeRegeneration } from './regenerate-all-job.server.ts'
import { startRegeneration, stopRegeneration } from './start-regeneration.server.ts'

const services = await testServices()
const { db } = services
const admin = (await register(services, { userType: 'admin', firstName: 'Root' })) as Administrator
const owner = await register(services)
const running = new AbortController().signal

beforeEach(async () => {
	await db.suggestionRegeneration.updateMany({ where: { endedAt: null }, data: { endedAt: new Date() } })
	await db.document.updateMany({ data: { deletedAt: new Date() } })
})

const reviewed = () => reviewedContract(services, owner)

async function documentWithSuggestions() {
	const { documentId } = await reviewed()
	const { suggestions } = await listSuggestions(services, await opened(services, owner, documentId), engineHere)
	return { documentId, suggestions }
}
const idsOf = async (documentId: string) =>
	(await db.suggestion.findMany({ where: { version: { documentId } }, select: { id: true } })).map(({ id }) => id).sort()
const start = async () => ((await startRegeneration(services, admin)) as { id: string }).id
const goOn = (id: string, limits: Partial<Parameters<typeof regenerateDocuments>[2]> = {}) =>
	regenerateDocuments(services, id, { signal: running, until: Infinity, engineFor: () => engineHere, ...limits })
const read = async (id: string) => (await readRegeneration(services, admin, id))!

test('suggestions that nobody decided on are drafted anew; decided, locked and signed documents are counted and stay', async () => {
	const [open, decided] = [await documentWithSuggestions(), await documentWithSuggestions()]
	// Nothing was drafted for these yet, and nothing is.
	const [locked, signed, deleted] = [await reviewed(), await reviewed(), await reviewed()]
	await decideSuggestion(services, await opened(services, owner, decided.documentId, 'edit'), decided.suggestions[0]!.id, {
		to: 'accepted',
	})
	await db.documentLock.create({ data: { documentId: locked.documentId, userId: owner.id } })
	await db.document.update({ where: { id: signed.documentId }, data: { status: 'signed' } })
	const before = await Promise.all([decided, locked, signed, deleted].map(({ documentId }) => idsOf(documentId)))
	const openBefore = await idsOf(open.documentId)

	const id = await start()
	expect(await read(id)).toMatchObject({ state: 'running', total: 5, done: 0, startedBy: 'Root Founder' })
	await db.document.update({ where: { id: deleted.documentId }, data: { deletedAt: new Date() } })
	expect(await goOn(id)).toBe('ended')

	expect(await read(id)).toMatchObject({
		state: 'done',
		done: 5,
		counts: { drafted: 1, decided: 1, locked: 1, signed: 1, noReport: 1, failed: 0 },
		failures: [],
	})
	expect(await Promise.all([decided, locked, signed, deleted].map(({ documentId }) => idsOf(documentId)))).toEqual(before)
	const after = await idsOf(open.documentId)
	expect(after).toHaveLength(openBefore.length)
	expect(after).not.toEqual(openBefore)
	expect(await db.activityEvent.findFirst({ where: { documentId: open.documentId, type: 'suggestions.regenerated' } })).toMatchObject({
		actorId: admin.id,
		versionNumber: 1,
	})
	const [started] = await db.activityEvent.findMany({ where: { companyId: admin.companyId, subject: id } })
	expect(started).toMatchObject({ type: 'suggestions.regeneration_started', details: { documents: 5 } })
})

test('one is under way at a time, also where two are started at once', async () => {
	const started = await Promise.all([startRegeneration(services, admin), startRegeneration(services, admin)])
	expect(started).toEqual(expect.arrayContaining([{ id: expect.any(String) }, 'under_way']))
	expect(await startRegeneration(services, admin)).toBe('under_way')
})

test('after the program ended it goes on where it was, and a lost job is queued again', async () => {
	const [one, other] = [await documentWithSuggestions(), await documentWithSuggestions()]
	const id = await start()
	const stopping = new AbortController()
	const killedAfterOne = { run: (...call: Parameters<typeof engineHere.run>) => (stopping.abort(), engineHere.run(...call)) }
	await expect(goOn(id, { signal: stopping.signal, engineFor: () => killedAfterOne as typeof engineHere })).rejects.toThrow()
	expect(await read(id)).toMatchObject({ state: 'running', done: 1, total: 2 })
	const [first] = [one, other].sort((a, b) => (a.documentId < b.documentId ? -1 : 1))
	const drafted = await idsOf(first!.documentId)

	await db.$executeRaw`DELETE FROM pgboss.job WHERE name = 'regenerate-all-suggestions'`
	await resumeRegeneration(services)
	await resumeRegeneration(services)
	const [{ jobs } = { jobs: 0 }] = await db.$queryRaw<{ jobs: number }[]>`
		SELECT count(*)::int AS jobs FROM pgboss.job WHERE name = 'regenerate-all-suggestions' AND data ->> 'regenerationId' = ${id}`
	expect(jobs).toBe(1)
	expect(await goOn(id)).toBe('ended')
	expect(await read(id)).toMatchObject({ state: 'done', counts: { drafted: 2 } })
	expect(await idsOf(first!.documentId)).toEqual(drafted)
})

test('killed after a document was drafted and before that was written down, it drafts it again, without doubling anything', async () => {
	const { documentId, suggestions } = await documentWithSuggestions()
	const id = await start()
	// What the killed run had committed: its attempt, and new suggestions.
	const row = { regenerationId_documentId: { regenerationId: id, documentId } }
	await db.suggestionRegenerationDocument.update({ where: row, data: { attempts: 1 } })
	const version = await db.documentVersion.findFirstOrThrow({ where: { documentId } })
	expect(await ensureSuggestions(services, version.id, { again: true, engine: engineHere })).toBe('ready')
	const ofKilled = await idsOf(documentId)

	expect(await goOn(id)).toBe('ended')
	expect(await read(id)).toMatchObject({ state: 'done', counts: { drafted: 1, failed: 0 } })
	const left = await idsOf(documentId)
	expect(left).toHaveLength(suggestions.length)
	expect(left.filter((each) => ofKilled.includes(each))).toEqual([])
	expect(await db.activityEvent.count({ where: { documentId, type: 'suggestions.regenerated' } })).toBe(1)
	expect(await db.suggestionRegenerationDocument.findUnique({ where: row })).toMatchObject({ outcome: 'drafted', attempts: 2 })
})

test('when its time is over the rest is left to another job', async () => {
	await documentWithSuggestions()
	const id = await start()
	expect(await goOn(id, { until: 0 })).toBe('more')
	expect(await read(id)).toMatchObject({ state: 'running', done: 0, total: 1 })
})

test('stopping leaves what is left as it is, and is told by whom', async () => {
	const { documentId } = await documentWithSuggestions()
	const before = await idsOf(documentId)
	const id = await start()
	expect(await stopRegeneration(services, admin, id)).toBe('stopped')
	expect(await goOn(id)).toBe('ended')
	expect(await idsOf(documentId)).toEqual(before)
	expect(await read(id)).toMatchObject({ state: 'stopped', stoppedBy: 'Root Founder', done: 0, total: 1 })
	expect(await stopRegeneration(services, admin, id)).toBe('ended')
	expect(await stopRegeneration(services, admin, crypto.randomUUID())).toBeNull()
	expect(await startRegeneration(services, admin)).toEqual({ id: expect.any(String) })
})

test('a document that fails is listed with its reason, and one that ends the program is given up', async () => {
	const { documentId } = await documentWithSuggestions()
	const { documentId: deadly } = await documentWithSuggestions()
	const id = await start()
	const row = { regenerationId_documentId: { regenerationId: id, documentId: deadly } }
	await db.suggestionRegenerationDocument.update({ where: row, data: { attempts: 3 } })
	const broken = { run: () => Promise.reject(new Error('The engine broke\nat line 1')) }
	expect(await goOn(id, { engineFor: () => broken })).toBe('ended')
	const { state, counts, failures } = await read(id)
	expect([state, counts.failed]).toEqual(['done', 2])
	expect(new Map(failures.map((failure) => [failure.documentId, failure.reason]))).toEqual(
		new Map([
			[documentId, 'The engine broke'],
			[deadly, 'The program ended while its suggestions were drafted.'],
		]),
	)
	expect(failures.every(({ name }) => name !== null)).toBe(true)
})
