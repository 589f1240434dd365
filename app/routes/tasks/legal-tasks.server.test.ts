import { expect, test } from 'vitest'
import { startSession } from '#app/domain/identity/session.server.ts'
import { reviewedContract } from '#tests/fixtures/reviewed-contract.ts'
import { wholeApp } from '#tests/whole-app.ts'
import { register, testServices } from '#tests/world.ts'

const services = await testServices()
const url = await wholeApp(services)
const page = async (token = '') => {
	const answer = await fetch(new URL('/legal-tasks', url), { headers: { accept: 'text/html', cookie: `token=${token}` } })
	return { status: answer.status, html: await answer.text() }
}

test('the page needs a session, and says what to do while there are no dates', async () => {
	const visitor = await page()
	expect(visitor.status).toBe(401)
	expect(visitor.html).toContain('Not authenticated. Please log in.')
	const { id } = await register(services)
	const member = await page(await startSession(services.db, id, null))
	expect(member.status).toBe(200)
	expect(member.html).toContain('Legal Tasks &amp; Deadlines')
	expect(member.html).toMatch(/No upcoming dates[\s\S]*href="\/dashboard#upload"/)
})

test('a date leads to its words in the document', async () => {
	const member = await register(services)
	const { documentId } = await reviewedContract(services, member, 'fair-mutual-nda')
	const fact = await services.db.fact.findFirstOrThrow({ where: { review: { version: { documentId } }, quote: { not: '' } } })
	await services.db.fact.update({
		where: { id: fact.id },
		data: { name: 'expiration_date', value: '2099-12-31', date: new Date('2099-12-31') },
	})
	const { html } = await page(await startSession(services.db, member.id, null))
	expect(html).toContain('Dec 31, 2099')
	const link = new RegExp(`href="(/document-vault/${documentId}/report/text\\?start=${fact.start}&amp;end=${fact.end}#marked)"`).exec(html)
	expect(link).not.toBeNull()
})
