import { randomUUID } from 'node:crypto'
import { seal } from '#app/infrastructure/sealing.ts'
import { readSealingKeys } from '#app/infrastructure/secret.server.ts'
import { administrator, expect, goTo, hasScripts, inDatabase, mailsTo, test, turnOnMfa } from './journey.ts'
import type { StartState } from './start/start-state.ts'

test('an administrator mends an account, resets its MFA and suspends it, each for a reason that the person reads', async ({
	page,
	person,
	newPerson,
	browser,
	address,
	startState,
	baseURL,
}) => {
	const { backupCodes } = await administrator(page, person, startState)
	await page.request.post('/api/mfa/verify', { data: { token: backupCodes[0] } })
	const founderPage = await browser.newPage({ baseURL, extraHTTPHeaders: { 'X-Forwarded-For': address }, javaScriptEnabled: hasScripts() })
	const founder = newPerson()
	await founder.signIn(founderPage)
	await turnOnMfa(founderPage)

	await goTo(page, '/admin/users')
	await page.getByLabel('Name or email').fill(founder.email)
	await page.getByRole('button', { name: 'Search' }).click()
	await expect(page.getByText('1 account', { exact: true })).toBeVisible()
	await page.getByRole('main').getByRole('link', { name: 'Ada Founder' }).click()
	await page.getByLabel('First name').fill('Augusta')
	await page.getByLabel('Email').fill(person.email)
	await page.getByRole('button', { name: 'Save account' }).click()
	await expect(page.getByText('Another account uses this email address.')).toBeVisible()
	await expect(page.getByLabel('First name')).toHaveValue('Augusta')
	await page.getByLabel('Email').fill(founder.email)
	await page.getByRole('button', { name: 'Save account' }).click()
	await expect(page.getByRole('heading', { name: 'Augusta Founder' })).toBeVisible()

	await page.getByLabel('Reason to reset MFA').fill('Lost phone, checked by video')
	await page.getByRole('button', { name: 'Reset MFA' }).click()
	await expect(page.getByText('MFA reset', { exact: true })).toBeVisible()
	await expect(page.getByRole('button', { name: 'Reset MFA' })).toHaveCount(0)
	await expect.poll(() => mailsTo(founder.email).at(-1)).toContain('Reason: Lost phone, checked by video')
	await goTo(founderPage, '/settings')
	await expect(founderPage.getByLabel('First name')).toHaveCount(0)

	await founder.signIn(founderPage)
	await page.getByLabel('Reason to suspend account').fill('Sends spam to others')
	await page.getByRole('button', { name: 'Suspend account' }).click()
	await expect(page.getByText('Suspended: Sends spam to others')).toBeVisible()
	await expect.poll(() => mailsTo(founder.email).at(-1)).toContain('Reason: Sends spam to others')
	await goTo(founderPage, '/settings')
	await expect(founderPage.getByLabel('First name')).toHaveCount(0)
	await page.getByRole('button', { name: 'Reinstate account' }).click()
	await expect(page.getByText('Account reinstated')).toBeVisible()
	await founder.signIn(founderPage)
	await goTo(founderPage, '/settings')
	await expect(founderPage.getByLabel('First name')).toHaveValue('Augusta')
	await founderPage.close()
})

test('an administrator tries a job and an email again that were given up, and they succeed', async ({ page, person, startState }) => {
	const { id, backupCodes } = await administrator(page, person, startState)
	await page.request.post('/api/mfa/verify', { data: { token: backupCodes[0] } })
	const subject = await givenUpMail(startState, person.email)
	const exportId = await givenUpExport(startState, id)

	await goTo(page, '/admin/failures')
	await page.getByRole('button', { name: `Retry ${subject}` }).click()
	await expect(page.getByText('Trying again')).toBeVisible()
	await expect.poll(() => mailsTo(person.email).some((mail) => mail.includes(subject))).toBe(true)
	await goTo(page, '/admin/failures')
	const job = page.getByRole('listitem').filter({ hasText: exportId })
	await expect(job.getByText('No space left on the disk')).toBeVisible()
	await job.getByRole('button', { name: 'Retry export-account' }).click()
	await expect(job).toHaveCount(0)
	await expect
		.poll(() => startState.db.accountExport.findUnique({ where: { id: exportId }, select: { state: true } }))
		.toEqual({ state: 'ready' })
})

test('an administrator opens a document for a reason that its owner reads, and what was refused for want of a code goes through with one', async ({
	page,
	person,
	newPerson,
	browser,
	address,
	startState,
	baseURL,
}) => {
	const owner = await browser.newPage({ baseURL, extraHTTPHeaders: { 'X-Forwarded-For': address }, javaScriptEnabled: hasScripts() })
	const documentId = await newPerson().signInWith(owner, 'ndaOfUnknownSide')
	const { backupCodes } = await administrator(page, person, startState)
	await page.request.post('/api/mfa/verify', { data: { token: backupCodes[0] } })

	await goTo(page, `/admin/documents/${documentId}/open`)
	await page.getByLabel('Reason').fill('Support request 4711')
	await startState.pool.query(
		`UPDATE "sessions" SET "step_up_until" = now() WHERE "user_id" = (SELECT "id" FROM "users" WHERE "email" = $1)`,
		[person.email],
	)
	await page.getByRole('button', { name: 'Open document' }).click()
	await page.getByText('Use a backup code instead').click()
	await page.getByLabel('Backup code').fill(backupCodes[1]!)
	await page.getByRole('button', { name: 'Submit' }).click()
	await expect(page.getByText('Open for 30 minutes')).toBeVisible()
	await expect(page).toHaveURL(`/document-vault/${documentId}/report`)

	await goTo(owner, `/document-vault/${documentId}/report`)
	await expect(owner.getByText('Our support opened this document')).toBeVisible()
	await expect(owner.getByText('Support request 4711')).toBeVisible()
	await owner.close()
})

/** An email that the mail server never took. @returns its subject */
async function givenUpMail({ db, dataDir }: StartState, to: string): Promise<string> {
	const keys = await readSealingKeys({ sessionSecret: undefined, earlierSessionSecrets: [] }, dataDir)
	const subject = `News ${randomUUID()}`
	const id = randomUUID()
	const content = seal(keys, 'outgoing mail', id, JSON.stringify({ text: 'News', html: '<p>News</p>' }))
	await db.outgoingMail.create({ data: { id, recipient: to, subject, content, state: 'failed', error: 'Connection refused', attempts: 8 } })
	return subject
}

/** An export of somebody's account whose job failed at its last try. @returns its id */
async function givenUpExport(state: StartState, userId: string): Promise<string> {
	const { id } = await state.db.accountExport.create({ data: { userId, state: 'failed' } })
	await inDatabase(
		state,
		`INSERT INTO pgboss.job (name, data, state, output, completed_on)
		VALUES ('export-account', $1, 'failed', '{"message": "No space left on the disk"}', now())`,
		[{ exportId: id }],
	)
	return id
}
