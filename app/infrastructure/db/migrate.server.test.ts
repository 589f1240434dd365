import { randomUUID } from 'node:crypto'
import { cp, mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { queueReview } from '#tests/fixtures/queue-review.ts'
import { register, testServices } from '#tests/world.ts'
import { migrate } from './migrate.server.ts'

const services = await testServices()

async function migrationsWith(name: string, sql: string) {
	const folder = await mkdtemp(join(tmpdir(), 'fineprint-migrations-'))
	await cp('prisma/migrations', folder, { recursive: true })
	await mkdir(join(folder, name), { recursive: true })
	await writeFile(join(folder, name, 'migration.sql'), sql)
	return folder
}

test('two programs that start at once apply a migration once', async () => {
	const folder = await migrationsWith('20990101000000_later', 'CREATE TABLE later (id int)')
	const applied = await Promise.all([migrate(services.databaseUrl, folder), migrate(services.databaseUrl, folder)])
	expect(applied.flat()).toEqual(['20990101000000_later'])
})

test('a migration that fails leaves nothing behind', async () => {
	const folder = await migrationsWith('20990102000000_broken', 'CREATE TABLE half (id int); SELECT nonsense')
	await expect(migrate(services.databaseUrl, folder)).rejects.toThrow(/nonsense/)
	await expect(services.db.$queryRaw`SELECT to_regclass('half')::text AS found`).resolves.toEqual([{ found: null }])
})

test('a migration that was edited after it was applied stops the start', async () => {
	const folder = await migrationsWith('20261121000000_foundation', 'SELECT 1')
	await expect(migrate(services.databaseUrl, folder)).rejects.toThrow(/edited after it was applied/)
})

test('the ledger of credits can be added to and never changed; an entry outlives its review and the account', async () => {
	const member = await register(services)
	const { reviewId, documentId } = await queueReview(services, member)
	const entry = await services.db.creditEntry.findFirstOrThrow({ where: { reviewId } })
	for (const data of [{ amount: 5 }, { reviewId: null }])
		await expect(services.db.creditEntry.update({ where: { id: entry.id }, data })).rejects.toThrow(/append-only/)
	await expect(services.db.creditEntry.delete({ where: { id: entry.id } })).rejects.toThrow(/append-only/)
	await expect(services.db.$executeRaw`TRUNCATE "credit_entries"`).rejects.toThrow(/append-only/)

	await services.db.review.delete({ where: { id: reviewId } })
	expect(await services.db.creditEntry.findUnique({ where: { id: entry.id } })).toMatchObject({ reviewId: null, amount: -1 })
	await services.db.document.delete({ where: { id: documentId } })
	await services.db.user.delete({ where: { id: member.id } })
	expect(await services.db.creditEntry.findUnique({ where: { id: entry.id } })).toMatchObject({ companyId: member.companyId, userId: null })
})

test('what a model was told and what was sent to it can be added to and never changed', async () => {
	const { db } = services
	await db.prompt.create({ data: { name: 'test', activeNumber: 1, versions: { create: { number: 1, body: 'Read.', note: 'First' } } } })
	const call = await db.modelCall.create({
		data: {
			reviewId: randomUUID(),
			server: 'models.example',
			model: 'm',
			prompts: ['test@1'],
			characters: 5,
			masked: false,
			sha256: 'aa',
			end: { create: { outcome: 'answered' } },
		},
	})
	await expect(db.promptVersion.updateMany({ data: { body: 'Other.' } })).rejects.toThrow(/append-only/)
	await expect(db.promptVersion.deleteMany()).rejects.toThrow(/append-only/)
	await expect(db.modelCall.update({ where: { id: call.id }, data: { characters: 0 } })).rejects.toThrow(/append-only/)
	await expect(db.modelCallEnd.deleteMany()).rejects.toThrow(/append-only/)
	for (const empty of [db.$executeRaw`TRUNCATE "prompt_versions" CASCADE`, db.$executeRaw`TRUNCATE "model_calls" CASCADE`])
		await expect(empty).rejects.toThrow(/append-only/)
})
