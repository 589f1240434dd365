import { expect, goTo, hasScripts, mailsTo, pathOf, staysHere, test } from './journey.ts'
import { signedInFounder } from './start/start-state.ts'

test('a person moves to another address at both ends, ends one session and then all others, asks for the deletion and cancels it', async ({
	page,
	person,
	startState,
	request,
}) => {
	await person.signIn(page)
	const moved = `new.${person.email}`
	await goTo(page, '/settings')
	await page.getByLabel('Email').fill(moved)
	if (hasScripts()) await staysHere(page)
	await page.getByRole('button', { name: 'Save changes' }).click()
	await expect(page.getByRole('status').getByText(moved)).toBeVisible()
	await goTo(page, pathOf(await linkIn(moved, /\/settings\/email\?token=\S+/)))
	await page.getByRole('button', { name: 'Confirm this address' }).click()
	await expect(page.getByText('New address confirmed')).toBeVisible()
	await goTo(page, pathOf(await linkIn(person.email, /\/settings\/email\/current\?token=\S+/)))
	await page.getByRole('button', { name: 'Confirm the change' }).click()
	await expect(page.getByText(`You now log in with ${moved}.`)).toBeVisible()

	const { token: onTelephone } = await signedInFounder(startState, moved, telephone)
	await signedInFounder(startState, moved)
	const isOpen = async (token: string) => (await request.get('/api/user', { headers: { Authorization: `Bearer ${token}` } })).status()
	expect(await isOpen(onTelephone)).toBe(200)
	await goTo(page, '/settings/security')
	const sessions = page.getByRole('listitem').filter({ hasText: 'Last used' })
	await expect(sessions).toHaveCount(3)
	await page.getByRole('button', { name: 'Log out Safari on iPhone' }).click()
	await expect(sessions).toHaveCount(2)
	expect(await isOpen(onTelephone)).toBe(401)
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

const telephone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Mobile/15E148 Safari/604.1'

async function linkIn(email: string, link: RegExp): Promise<string> {
	const find = () => mailsTo(email).flatMap((mail) => new RegExp(`https?:\\/\\/[^\\s/]+${link.source}`).exec(mail)?.[0] ?? [])
	await expect.poll(find, { message: `a link for ${email}` }).not.toEqual([])
	return find().at(-1)!
}
