import { expect, test } from 'vitest'
import { z } from 'zod'
import { defineJob } from './define-job.ts'
import { openJobQueue } from './job-queue.server.ts'
import { createLogger } from '../log.server.ts'
import { testServices } from '#tests/world.ts'

const services = await testServices()

function noteJob(name: string, note: (word: string, lastTry: boolean) => void | Promise<void>) {
	return defineJob({
		name,
		data: z.object({ word: z.string() }),
		retry: 1,
		concurrency: 1,
		expiresIn: 60,
		key: ({ word }) => word,
		run: async (_services, { word }, { lastTry }) => note(word, lastTry),
	})
}

test('a job that was sent in a transaction that fails never runs', async () => {
	let ran: (word: string) => void
	const done = new Promise<string>((resolve) => (ran = resolve))
	const job = noteJob('rolled-back', (word) => ran(word))
	await services.jobs.work(services, [job])
	await services.db
		.$transaction(async (tx) => {
			await services.jobs.enqueue(tx, job, { word: 'rolled back' })
			throw new Error('no')
		})
		.catch(() => undefined)
	await services.db.$transaction((tx) => services.jobs.enqueue(tx, job, { word: 'kept' }))

	expect(await done).toBe('kept')
})

test('a backlog is worked off without a pause between the jobs, and so is one that was never announced', async () => {
	const words = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
	const seen: string[] = []
	let finish: () => void
	const finished = new Promise<void>((resolve) => (finish = resolve))
	const job = noteJob('backlog', (word) => {
		seen.push(word)
		if (seen.length === words.length) finish()
	})
	for (const word of words) await services.db.$transaction((tx) => services.jobs.enqueue(tx, job, { word }))
	// As after a killed program: the jobs are in the table and nothing announces them.
	const later = await openJobQueue(services.databaseUrl, createLogger('silent'))
	await later.work(services, [job])
	await finished
	await later.stop()
	// pg-boss's own pause of 30 s between two jobs would exceed any test's timeout.
	expect([...seen].sort()).toEqual(words)
})

test('while a job waits, one with the same key is not queued again', async () => {
	const job = noteJob('same-key', () => undefined)
	await services.db.$transaction(async (tx) => {
		for (const word of ['one', 'one', 'two', 'one']) await services.jobs.enqueue(tx, job, { word })
	})
	const waiting = await services.db.$queryRaw<{ word: string }[]>`
		SELECT data ->> 'word' AS word FROM pgboss.job WHERE name = 'same-key' ORDER BY word`
	expect(waiting.map(({ word }) => word)).toEqual(['one', 'two'])
})

test('a job that fails is tried again, and knows when it is the last time', async () => {
	const tries: boolean[] = []
	let finish: () => void
	const finished = new Promise<void>((resolve) => (finish = resolve))
	const job = noteJob('fails', (_word, lastTry) => {
		tries.push(lastTry)
		if (lastTry) finish()
		else throw new Error('not yet')
	})
	await services.jobs.work(services, [job])
	await services.db.$transaction((tx) => services.jobs.enqueue(tx, job, { word: 'again' }))
	await finished
	expect(tries).toEqual([false, true])
})

test('a job made in advance waits for others to finish, and no longer once somebody asks for it', async () => {
	const ran: string[] = []
	const finishes = new Map<string, () => void>()
	const finished = (name: string) => new Promise<void>((resolve) => finishes.set(name, resolve))
	const note = (name: string) => {
		ran.push(name)
		finishes.get(name)?.()
	}
	const topic = { name: 'reading-done', data: z.object({ word: z.string() }) }
	let endLong = () => {}
	const long = noteJob('long', () => {
		note('long began')
		return new Promise<void>((resolve) => (endLong = resolve))
	})
	const prepared = { ...noteJob('prepared', (word) => note(word)), concurrency: 2, follows: topic }
	const short = noteJob('short', (word) => note(word))
	await services.jobs.work(services, [long, short, prepared])
	const send = (word: string) => services.db.$transaction((tx) => services.jobs.announce(tx, topic, { word }))

	const began = finished('long began')
	await services.db.$transaction((tx) => services.jobs.enqueue(tx, long, { word: 'long' }))
	await began
	const asked = finished('asked for')
	await send('asked for')
	await services.db.$transaction((tx) => services.jobs.enqueue(tx, prepared, { word: 'asked for' }))
	await asked
	const afterwards = finished('afterwards')
	await send('afterwards')
	for (const word of ['one', 'two', 'three']) {
		const done = finished(word)
		await services.db.$transaction((tx) => services.jobs.enqueue(tx, short, { word }))
		await done
	}
	expect(ran).toEqual(['long began', 'asked for', 'one', 'two', 'three'])
	endLong()
	await afterwards
})
