import type { Page } from '@playwright/test'
import { violations } from './axe.ts'
import { administrator, docxType, expect, goTo, test } from './journey.ts'
import { holdPaymentClock } from './payment-clock.ts'
import { sentFile } from './returned-file.ts'
import type { StartState } from './start/start-state.ts'

// The test checkout answers this machine only: no other address is forwarded here.
test.use({ extraHTTPHeaders: {} })

/** Orders a kind of help on its page and pays for it at the test checkout; ends on the page of the help. */
async function buy(page: Page, name: string, question: string, look = false): Promise<void> {
	await page
		.getByRole('link', { name: new RegExp(`^(Ask an expert|Count pages and price) ?: ${name}$`) })
		.first()
		.click()
	await expect(page.getByRole('heading', { name: 'What the expert can open' })).toBeVisible()
	if (look) await isUsable(page)
	await page.locator('textarea[name=question]').fill(question)
	await page.getByRole('button', { name: /^Pay \$/ }).click()
	await expect(page.getByText('Test payments on this machine.')).toBeVisible()
	await page.getByRole('button', { name: /^Pay \$/ }).click()
	await page.getByRole('link', { name: 'Go on' }).click()
	await expect(page.getByRole('link', { name: new RegExp(`^${name}`) })).toBeVisible()
}

async function isUsable(page: Page): Promise<void> {
	expect(await violations(page)).toEqual([])
}

/** Takes a document's newest request on, once its payment has brought it into the queue. Others of the same kind may wait too. */
async function takeOn(expert: Page, documentId: string, { db }: StartState): Promise<void> {
	const newest = () =>
		db.helpRequest.findFirst({ where: { documentId }, orderBy: { createdAt: 'desc' }, select: { id: true, state: true } })
	await expect.poll(async () => (await newest())?.state).toBe('queued')
	const { id } = (await newest())!
	await goTo(expert, '/admin/requests')
	await expert.locator(`button[value="${id}"]`).click()
	await expect(expert.getByRole('heading', { name: 'What the founder asks' })).toBeVisible()
}

async function send(expert: Page, text: string, buffer?: Buffer): Promise<void> {
	await expert.getByRole('link', { name: 'Answer', exact: true }).click()
	await expert.getByLabel('Answer', { exact: true }).fill(text)
	if (buffer) await expert.getByLabel('Redlined Word file').setInputFiles({ name: 'Redlined by us.docx', mimeType: docxType, buffer })
	await expert.getByRole('button', { name: 'Send answer' }).click()
	await expect(expert.getByText('Answer sent')).toBeVisible()
}

let releaseClock = async () => {}
test.beforeEach(async ({ startState }) => {
	releaseClock = await holdPaymentClock(startState, 'pays')
})
test.afterEach(() => releaseClock())

test('a founder buys each kind of help and gets it: an answer, a clause, a redlined document', async ({
	page,
	person,
	newPerson,
	browser,
	startState,
	baseURL,
	javaScriptEnabled,
}) => {
	const id = await person.signInWith(page, 'sentOut')
	const context = await browser.newContext({ baseURL, javaScriptEnabled })
	const expert = await context.newPage()
	const { backupCodes } = await administrator(expert, newPerson(), startState)
	await expert.request.post('/api/mfa/verify', { data: { token: backupCodes[0] } })

	await goTo(page, `/document-vault/${id}/report`)
	await page
		.getByRole('link', { name: /^Ask an expert about: / })
		.first()
		.click()
	await buy(page, 'Clause Fix', 'Make it mutual.', true)
	await takeOn(expert, id, startState)
	await expect(expert.getByText('Make it mutual.')).toBeVisible()
	await expert.getByRole('link', { name: 'Read it and suggest changes' }).click()
	await expert
		.getByRole('link', { name: /^Change ?: 9\. Disputes/ })
		.first()
		.click()
	const wording = expert.getByLabel('How it should read')
	await wording.fill(`${await wording.inputValue()} Either party may sue at home.`)
	await expert.getByLabel('Why').fill('Fair to both.')
	await expert.getByRole('button', { name: 'Suggest', exact: true }).click()
	await expect(expert.getByText(/^Suggestion \d+ was made/)).toBeVisible()
	await expert.getByRole('link', { name: 'Back to the request' }).click()
	await send(expert, 'The clause is mutual now.')

	await buy(page, 'Human Review Assist', 'Is the term usual?')
	await takeOn(expert, id, startState)
	await send(expert, 'Three years are usual.')
	await buy(page, 'Full Doc Redline', 'Make it fair.')
	await takeOn(expert, id, startState)
	await send(expert, 'All changes are marked.', await sentFile(page, id))
	await context.close()

	await goTo(page, `/document-vault/${id}/help`)
	await isUsable(page)
	await page.getByRole('link', { name: /^Human Review Assist\s?, asked/ }).click()
	await expect(page.getByText('Three years are usual.')).toBeVisible()
	await isUsable(page)
	await page.getByRole('button', { name: 'Accept the answer' }).click()
	await expect(page.getByText('Answer accepted')).toBeVisible()

	await goTo(page, `/document-vault/${id}/help`)
	await page.getByRole('link', { name: /^Clause Fix\s?, asked/ }).click()
	await expect(page.getByText('opened the document to help with it')).toBeVisible()
	await page.getByRole('link', { name: /^See 1 suggestion by Fineprint expert/ }).click()
	await expect(page.getByText('Fineprint expert').first()).toBeVisible()

	await goTo(page, `/document-vault/${id}/help`)
	await page.getByRole('link', { name: /^Full Doc Redline\s?, asked/ }).click()
	await page.getByRole('button', { name: 'Add as a new version' }).click()
	await expect(page).toHaveURL(new RegExp(`/review/${id}`))
	await expect(page.getByText('Version 1.0.2 added')).toBeVisible()
})
