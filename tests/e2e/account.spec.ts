import { administrator, expect, goTo, hasScripts, mailsTo, pathOf, test } from './journey.ts'
import { signedInFounder } from './start/start-state.ts'

test('a person moves to another address at both ends, ends another session, asks for the deletion and cancels it', async ({
	page,
	person,
	startState,
}) => {
	await person.signIn(page)
	const moved = `new.${person.email}`
	await goTo(page, '/settings')
	await page.getByLabel('Email').fill(moved)
	if (hasScripts()) {
		const dialog = page.waitForEvent('dialog')
		const leaving = page.getByRole('link', { name: 'Document Vault' }).first().click()
		const question = await dialog
		expect(question.message()).toBe('You have unsaved changes. Are you sure you want to leave?')
		await question.dismiss()
		await leaving
		await expect(page).toHaveURL('/settings')
	}
	await page.getByRole('button', { name: 'Save changes' }).click()
	await expect(page.getByRole('status').getByText(moved)).toBeVisible()
	await goTo(page, pathOf(await linkIn(moved, /\/settings\/email\?token=\S+/)))
	await page.getByRole('button', { name: 'Confirm this address' }).click()
	await expect(page.getByText('New address confirmed')).toBeVisible()
	await goTo(page, pathOf(await linkIn(person.email, /\/settings\/email\/current\?token=\S+/)))
	await page.getByRole('button', { name: 'Confirm the change' }).click()
	await expect(page.getByText(`You now log in with ${moved}.`)).toBeVisible()

	await signedInFounder(startState, moved)
	await goTo(page, '/settings/security')
	const sessions = page.getByRole('listitem').filter({ hasText: 'Last used' })
	await expect(sessions).toHaveCount(2)
	await page.getByRole('button', { name: 'Log out all other sessions' }).click()
	await expect(sessions).toHaveCount(1)

	await page.getByRole('link', { name: 'Delete my account' }).click()
	await page.getByLabel('To confirm, type your email address').fill(moved)
	await page.getByRole('button', { name: 'Delete my account' }).click()
	await expect(page.getByRole('heading', { name: 'Your account will be deleted' })).toBeVisible()
	await goTo(page, '/dashboard')
	await expect(page.getByRole('heading', { name: 'Dashboard Overview' })).toHaveCount(0)
	await goTo(page, pathOf(await linkIn(moved, /\/account-deletion\?token=\S+/)))
	await page.getByRole('button', { name: 'Keep my account' }).click()
	await expect(page.getByText('Your account stays')).toBeVisible()
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

async function linkIn(email: string, link: RegExp): Promise<string> {
	const find = () => mailsTo(email).flatMap((mail) => new RegExp(`https?:\\/\\/[^\\s/]+${link.source}`).exec(mail)?.[0] ?? [])
	await expect.poll(find, { message: `a link for ${email}` }).not.toEqual([])
	return find().at(-1)!
}
