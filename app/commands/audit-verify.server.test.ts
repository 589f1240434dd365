import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { recordEvent } from '#app/domain/activity/record-event.server.ts'
import { auditReportDocx } from '#app/domain/audit/report-docx.ts'
import { makeAuditReport } from '#app/domain/audit/make-report.server.ts'
import { publicKeys } from '#app/domain/audit/signing-keys.ts'
import { openDocxFile } from '#app/domain/word/package/docx-file.ts'
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

test('the file of an audit report is verified with a key file, and a changed one is refused', async () => {
	const member = await register(services, { plan: 'scale' })
	const { id, companyId } = member
	await services.db.$transaction((tx) => recordEvent(tx, { type: 'account.mfa_enabled', actor: member, companyId, subject: id }))
	const said = () => ({ who: 'Ada', did: 'turned it on', version: null, at: '2026-11-24T00:00:00.000Z', from: null })
	const report = await makeAuditReport(services, member, null, { from: null, to: null }, said, 0)
	if (typeof report === 'string') throw new Error(report)
	const bytes = await auditReportDocx(report)
	const [file, changed, keys] = ['report.docx', 'changed.docx', 'keys.json'].map((name) => join(services.env.dataDir, name)) as [
		string,
		string,
		string,
	]
	const forged = await openDocxFile(bytes)
	forged.setPart('customXml/item1.xml', forged.part('customXml/item1.xml')!.replace('turned it on', 'turned it off'))
	await Promise.all([
		writeFile(file, bytes),
		writeFile(changed, await forged.toBytes()),
		writeFile(keys, JSON.stringify({ keys: publicKeys(services.keys) })),
	])
	expect(await command([file, '--key', keys])).toBe(0)
	expect(printed).toBe('The report is as it was signed: 1 event of Ada Founder’s company, made 1970-01-01T00:00:00.000Z.\n')
	expect(await command([changed, '--key', keys])).toBe(1)
	expect(printed).toContain('Event 1 (account.mfa_enabled) was changed.\n')
	vi.spyOn(process.stderr, 'write').mockImplementation(() => true)
	expect(await command([keys, '--key', keys])).toBe(2)
	expect(await command([file, '--key', file])).toBe(2)
	expect(await command([file, '--other'])).toBe(2)
})

test('an intact history is counted, one with a missing event is named', async () => {
	const member = await register(services)
	const { id, companyId } = member
	for (const done of ['made admin', 'no longer admin'])
		await services.db.$transaction((tx) =>
			recordEvent(tx, { type: 'account.changed', actor: null, companyId, subject: id, details: { by: 'operator', done: [done] } }),
		)
	expect(await command([])).toBe(0)
	expect(printed).toBe('The history is intact: 3 events of 2 companies.\n')

	printed = ''
	await services.db.$executeRaw`ALTER TABLE "activity_events" DISABLE TRIGGER USER`
	await services.db.activityEvent.deleteMany({ where: { companyId, number: 1 } })
	expect(await command([])).toBe(1)
	expect(printed).toBe(`Company ${companyId}: event 1 is missing.\nThe history is not intact: 1 fault in 2 events of 2 companies.\n`)
})
