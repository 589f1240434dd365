import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { recordEvent } from '#app/domain/activity/record-event.server.ts'
import { register, testServices } from '#tests/world.ts'
import { command } from './audit-verify.ts'

const services = await testServices()

let printed = ''
beforeEach(() => {
	printed = ''
	vi.stubEnv('DATABASE_URL', services.databaseUrl)
	vi.stubEnv('DATA_DIR', services.env.dataDir)
	vi.spyOn(process.stdout, 'write').mockImplementation(((text: string) => Boolean((printed += text))) as never)
})
afterEach(() => {
	vi.restoreAllMocks()
	vi.unstubAllEnvs()
})

test('an intact history is counted, one with a missing event is named', async () => {
	const member = await register(services)
	const { id, companyId } = member
	for (const done of ['made admin', 'no longer admin'])
		await services.db.$transaction((tx) =>
			recordEvent(tx, { type: 'account.changed', actor: null, companyId, subject: id, details: { by: 'operator', done: [done] } }),
		)
	expect(await command([])).toBe(0)
	expect(printed).toBe('The history is intact: 2 events of 1 company.\n')

	printed = ''
	await services.db.$executeRaw`ALTER TABLE "activity_events" DISABLE TRIGGER USER`
	await services.db.activityEvent.deleteMany({ where: { companyId, number: 1 } })
	expect(await command([])).toBe(1)
	expect(printed).toBe(`Company ${companyId}: event 1 is missing.\nThe history is not intact: 1 fault in 1 event of 1 company.\n`)
})
