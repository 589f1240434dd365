import { beforeAll, expect, test } from 'vitest'
import type { Member } from '#app/domain/identity/member.ts'
import { runReviewJob } from '#app/domain/review/run/run-review-job.server.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { engineHere } from '#tests/fixtures/reviewed-contract.ts'
import { seeded, shortLetter, shortNda } from '#tests/fixtures/seeded-templates.ts'
import { register, testServices } from '#tests/world.ts'
import { assembleDocumentJob } from '../../language/assemble-document-job.ts'
import { findDraft } from '../drafts/find-draft.server.ts'
import { keepAnswers } from '../drafts/keep-answers.server.ts'
import { makeFromDraft } from '../drafts/make-from-draft.server.ts'
import { openDraft, type OpenDraft } from '../drafts/open-draft.server.ts'
import { startDraft } from '../drafts/start-draft.server.ts'
import { findGeneratedPacket } from './generated-packet.server.ts'

const services = await testServices()
const { db, storage } = services

beforeAll(async () => {
	// In the places of the templates of the packet 'First advisor'.
	await seeded(
		services,
		{ ...shortNda, key: 'advisor-agreement', name: 'Advisor agreement' },
		{ ...shortLetter, key: 'board-consent', name: 'Board letter' },
	)
})

const answers = {
	company: { name: 'Granite Peak, Inc.' },
	counterparty: { name: 'Ann Lee' },
	purpose: 'to advise',
	governing_law: 'Delaware',
	greeting: 'Welcome.',
}

async function answered(member: Member, typed: Record<string, unknown> = answers): Promise<OpenDraft> {
	const id = await startDraft(services, member, { for: { packetKey: 'first-advisor' }, fields: shortNda.fields })
	const { fields } = await opened(member, id)
	await keepAnswers(services, member, id, fields, { typed })
	return opened(member, id)
}

async function opened(member: Member, id: string): Promise<OpenDraft> {
	const open = await openDraft(services, member, id, engineHere)
	if (open === null || open === 'retired') throw new Error(String(open))
	return open
}

/** The files in storage, whoever they belong to. */
async function files(): Promise<number> {
	let count = 0
	let cursor: string | undefined
	do {
		const page = await storage.list({ cursor })
		count += page.files.length
		cursor = page.cursor
	} while (cursor !== undefined)
	return count
}

async function left(member: Member) {
	return {
		documents: await db.document.count({ where: { createdById: member.id } }),
		reviews: await db.review.count({ where: { version: { createdById: member.id } } }),
		packets: await db.generatedPacket.count({ where: { userId: member.id } }),
		drafts: await db.generationDraft.count({ where: { userId: member.id } }),
		files: await files(),
	}
}

const make = (member: Member, open: OpenDraft, using: Partial<Services> = {}, engine = engineHere) =>
	makeFromDraft({ ...services, ...using }, member, open, undefined, engine)

test('one set of answers makes all documents of a packet, and ends the draft', async () => {
	const member = await register(services)
	const made = await make(member, await answered(member))
	if (made.outcome !== 'packet') throw new Error(JSON.stringify(made))
	const packet = await findGeneratedPacket(services, member, made.packetId)
	expect(packet?.name).toBe('First advisor')
	expect(packet?.documents.map(({ name }) => name)).toEqual(['Advisor agreement', 'Board letter'])
	expect(await left(member)).toMatchObject({ documents: 2, reviews: 2, packets: 1, drafts: 0 })
	expect(await findGeneratedPacket(services, await register(services), made.packetId)).toBeNull()
})

test('what one template still needs stops the whole packet, and says which template that is', async () => {
	const member = await register(services)
	const { greeting: _, ...rest } = answers
	const before = await left(member)
	expect(await make(member, await answered(member, rest))).toEqual({
		outcome: 'refused',
		template: 'Board letter',
		problems: [],
		missing: ['greeting'],
	})
	expect(await left(member)).toEqual({ ...before, drafts: 1 })
})

/** The storage that takes one file and no more. */
function fullDisk(): Partial<Services> {
	let stored = 0
	return {
		storage: { ...storage, set: (key, file) => (++stored > 1 ? Promise.reject(new Error('The disk is full')) : storage.set(key, file)) },
	}
}

/** The program that is killed after the first document, inside the transaction. */
function killed(): Partial<Services> {
	const { jobs } = services
	let queued = 0
	const enqueue: Services['jobs']['enqueue'] = (tx, job, data) =>
		job.name === runReviewJob.name && ++queued > 1 ? Promise.reject(new Error('Killed')) : jobs.enqueue(tx, job, data)
	return { jobs: { ...jobs, enqueue } }
}

test.each([
	['the second file can’t be stored', fullDisk],
	['the program is killed at the second document', killed],
])('a packet that breaks off midway, because %s, leaves nothing and is made whole afterwards', async (_, broken) => {
	const member = await register(services)
	const open = await answered(member)
	await expect(make(member, open, broken())).rejects.toThrow(/disk is full|Killed/)
	expect(await left(member)).toMatchObject({ documents: 0, reviews: 0, packets: 0, drafts: 1 })
	expect((await findDraft(db, member, open.draft.id))?.leftOut).toEqual([])
	expect(await make(member, await opened(member, open.draft.id))).toMatchObject({ outcome: 'packet' })
	expect(await left(member)).toMatchObject({ documents: 2, packets: 1, drafts: 0 })
})

test('a template that can’t be written is named, and nothing is left of the others', async () => {
	const member = await register(services)
	const open = await answered(member)
	const before = await left(member)
	let written = 0
	const slow: typeof engineHere = {
		run: async (job, input, options) =>
			job.name === assembleDocumentJob.name && ++written === 2 ? { unreadable: 'too_slow' } : engineHere.run(job, input, options),
	}
	expect(await make(member, open, {}, slow)).toEqual({ outcome: 'unwritable', template: 'Board letter' })
	expect(await left(member)).toEqual(before)
})

test('a button that is pressed twice makes one packet, and both lead to it', async () => {
	const member = await register(services)
	const open = await answered(member)
	const before = await files()
	const [one, other] = await Promise.all([make(member, open), make(member, open)])
	expect(one).toMatchObject({ outcome: 'packet' })
	expect(other).toEqual(one)
	expect(await make(member, open)).toEqual(one)
	expect(await left(member)).toEqual({ documents: 2, reviews: 2, packets: 1, drafts: 0, files: before + 2 })
})

test('a draft that was discarded meanwhile makes nothing', async () => {
	const member = await register(services)
	const open = await answered(member)
	await db.generationDraft.delete({ where: { id: open.draft.id } })
	expect(await make(member, open)).toEqual({ outcome: 'gone' })
	expect(await left(member)).toMatchObject({ documents: 0, packets: 0 })
})
