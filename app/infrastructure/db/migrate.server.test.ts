import { cp, mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { testServices } from '#tests/world.ts'
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

test('the audit trail can be added to and never changed', async () => {
	const event = await services.db.auditEvent.create({ data: { action: 'test' } })
	await expect(services.db.auditEvent.update({ where: { id: event.id }, data: { action: 'other' } })).rejects.toThrow(/append-only/)
	await expect(services.db.auditEvent.delete({ where: { id: event.id } })).rejects.toThrow(/append-only/)
})
