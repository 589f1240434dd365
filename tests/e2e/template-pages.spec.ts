import type { Page } from '@playwright/test'
import { fieldsOf } from '#app/domain/templates/library/stored-json.ts'
import { packets } from '#app/domain/templates/own/packets.ts'
import { answersFor } from '#tests/fixtures/template-answers.ts'
import { violations } from './axe.ts'
import { administrator, expect, goTo, longestReview, test } from './journey.ts'

/** Looks at a page with axe, and on a telephone. */
function looker(page: Page, found: unknown[]) {
	return async (address?: string) => {
		if (address) await goTo(page, address)
		found.push(...(await violations(page)))
		await page.setViewportSize({ width: 390, height: 900 })
		expect(await page.evaluate(() => document.documentElement.scrollWidth), page.url()).toBeLessThanOrEqual(390)
		await page.setViewportSize({ width: 1280, height: 900 })
	}
}

// Axe is a script: without scripts there is nothing to see.
test.describe('with scripts', () => {
	test('the pages on which documents are generated can be used by everybody, and fit a telephone', async ({
		page,
		person,
		startState: { db },
	}) => {
		await person.signIn(page)
		await db.user.update({ where: { email: person.email }, data: { company: { update: { plan: 'startup' } } } })
		const found: unknown[] = []
		const look = looker(page, found)
		const packet = packets.find(({ key }) => key === 'first-advisor')!
		const keys = packet.documents.map(({ template }) => template)
		await expect.poll(() => db.template.count({ where: { shippedKey: { in: keys }, status: 'active' } })).toBe(keys.length)
		await look('/generate')
		await look('/generate/describe')
		await page.getByLabel('What do you need?').fill('A mutual NDA with Kiln Robotics, Inc. for three years.')
		await page.getByRole('button', { name: 'Propose a document' }).click()
		await expect(page.getByText('You wrote “Kiln Robotics, Inc.').first()).toBeVisible()
		await look()

		// The answers of the form, without typing all of them.
		const templates = await db.template.findMany({ where: { shippedKey: { in: keys } }, include: { versions: true } })
		const answers = templates.map(({ versions }) => answersFor(fieldsOf(versions[0]!.fields)))
		const values = Object.assign({}, ...answers, ...packet.documents.map((each) => each.values))
		const started = await page.request.post('/generate', { form: { intent: 'start_packet', packet: packet.key }, maxRedirects: 0 })
		const draft = started.headers().location!
		await db.generationDraft.update({ where: { id: draft.split('/').at(-1)! }, data: { values } })
		await look(`${draft}?step=1`)
		await look(`${draft}?step=check`)
		await page.getByRole('button', { name: 'Generate documents' }).click()
		await expect(page.getByRole('button', { name: 'Download all as ZIP' })).toBeVisible({ timeout: longestReview })
		await look()
		await page.getByRole('main').getByRole('listitem').getByRole('link').first().click()
		await expect(page.getByRole('link', { name: 'View or save as PDF' })).toBeVisible()
		await look()
		await look(`${page.url()}/view`)
		expect(found).toEqual([])
	})

	test('the pages of the library of templates can be used by everybody, and fit a telephone', async ({ page, person, startState }) => {
		const { backupCodes } = await administrator(page, person, startState)
		await page.request.post('/api/mfa/verify', { data: { token: backupCodes[0] } })
		const shipped = { shippedKey: 'mutual-nda' }
		await expect.poll(() => startState.db.template.count({ where: shipped })).toBe(1)
		const { id, versions } = await startState.db.template.findUniqueOrThrow({ where: shipped, include: { versions: true } })
		const [first] = versions
		const clause = await startState.db.clause.findUniqueOrThrow({ where: { name: first!.clauseNames[0]! } })
		const found: unknown[] = []
		const look = looker(page, found)
		for (const path of [
			'/templates',
			'/templates/upload',
			...['', '/fields', '/fields/counterparty', '/versions', `/resync?version=1`, '/try'].map((tab) => `/templates/${id}${tab}`),
			...['', '/new', '/import', `/${clause.id}`].map((tab) => `/templates/clauses${tab}`),
			'/prompts',
			'/suggestions',
		])
			await look(`/admin${path}`)
		expect(found).toEqual([])
	})
})
