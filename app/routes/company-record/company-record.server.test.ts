import { expect, test } from 'vitest'
import { startSession } from '#app/domain/identity/session.server.ts'
import { companyPaper, tidepoolProfile } from '#tests/fixtures/company-paper.ts'
import { wholeApp } from '#tests/whole-app.ts'
import { register, testServices } from '#tests/world.ts'

const services = await testServices()
const url = await wholeApp(services)
const get = async (path: string, token = '') => {
	const answer = await fetch(new URL(path, url), { headers: { accept: 'text/html', cookie: `token=${token}` } })
	return { status: answer.status, text: await answer.text() }
}

test('the page needs a session, and says what to upload while there are no documents', async () => {
	expect((await get('/company-record')).status).toBe(401)
	const { id } = await register(services)
	const { status, text } = await get('/company-record', await startSession(services.db, id, null))
	expect(status).toBe(200)
	expect(text).toMatch(/No documents yet[\s\S]*href="\/document-vault\/upload"/)
})

test('the page shows the cap table with its arithmetic, and each line leads to its words', async () => {
	const member = await register(services)
	const token = await startSession(services.db, member.id, null)
	const alder = await companyPaper(services, member, 'safe-of-alder')
	expect((await get('/company-record', token)).text).toContain('The company profile has no legal name yet')
	await tidepoolProfile(services, member)
	await companyPaper(services, member, 'safe-of-birch')
	await companyPaper(services, member, 'safe-with-discount')
	const { text } = await get('/company-record', token)
	for (const words of [
		'10,000,000 shares',
		'existing holders keep 80%',
		'Rests on values not confirmed',
		'Not in the total',
		'price × 0.20, a discount of 80%',
		'says that Tidepool Analytics, Inc. is of Nevada',
		'no board consent or minutes that you can open name the holder',
	])
		expect(text.includes(words), words).toBe(true)
	const cap = await services.db.fact.findFirstOrThrow({ where: { review: { version: { documentId: alder } }, name: 'valuation_cap' } })
	expect(text.includes(`/document-vault/${alder}/report/text?start=${cap.start}&amp;end=${cap.end}#marked`)).toBe(true)
})

test('the API answers the same for one’s own company, and nothing for another', async () => {
	const [member, stranger] = [await register(services), await register(services)]
	await tidepoolProfile(services, member)
	const alder = await companyPaper(services, member, 'safe-of-alder')
	const own = await get(`/api/company/${member.companyId}/record`, await startSession(services.db, member.id, null))
	expect(own.status).toBe(200)
	const { data } = JSON.parse(own.text) as { data: Record<string, unknown> }
	expect(data).toMatchObject({
		documents_read: 1,
		contradictions: [],
		cap_table: {
			issued_shares: '8000000',
			total: { shares: '8888888', existing_percent: '90%', confirmed: false },
			lines: [{ kind: 'SAFE', document_id: alder, shares: '888888', percent: '10%', left_out: null }],
		},
	})
	const other = await startSession(services.db, stranger.id, null)
	expect((await get(`/api/company/${member.companyId}/record`, other)).status).toBe(404)
	expect((await get('/api/company/1/record', other)).status).toBe(404)
	expect((await get(`/api/company/${member.companyId}/record`)).status).toBe(401)
})
