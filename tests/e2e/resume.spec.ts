import { wordFile } from './contracts.ts'
import { completeReport, expect, goTo, logInWith, inDatabase, mailIsSent, pathOf, test, upload } from './journey.ts'

test('a file chosen before signing in is reviewed after it', async ({ page, person }) => {
	await goTo(page, '/')
	await upload(page, await wordFile('harsh-one-way-nda', 'held.docx'))
	await expect(page.getByRole('heading', { name: 'Log in', exact: true })).toBeVisible()
	await expect(page.getByText('Your document is uploaded.')).toBeVisible()
	await goTo(page, `/login?mode=register&returnTo=${encodeURIComponent('/uploads/resume')}`)
	await page.getByLabel('First name').fill('Ada')
	await page.getByLabel('Last name').fill('Founder')
	await page.getByLabel('Email').fill(person.email)
	await page.getByRole('button', { name: 'Create account' }).click()
	await mailIsSent(page)
	await logInWith(page, await person.linkFromMail())
	await completeReport(page)
	await expect(page.getByRole('heading', { name: 'held.docx' })).toBeVisible()
})

test('nobody else can claim a held file: another browser that signs in gets nothing', async ({ page, browser, baseURL, newPerson }) => {
	await goTo(page, '/')
	await upload(page, await wordFile('harsh-one-way-nda', 'mine.docx'))
	await expect(page.getByText('Your document is uploaded.')).toBeVisible()

	const other = await (await browser.newContext({ baseURL })).newPage()
	await newPerson().signIn(other)
	await goTo(other, '/uploads/resume')
	await goTo(other, '/document-vault')
	await expect(other.getByText('mine.docx')).toHaveCount(0)
	await other.context().close()
})

test('a session that is over says so, and the page one wanted comes after logging in again', async ({ page, person, startState }) => {
	await person.signIn(page)
	await inDatabase(
		startState,
		`UPDATE sessions SET expires_at = now() - interval '1 minute' WHERE user_id = (SELECT id FROM users WHERE email = $1)`,
		[person.email],
	)
	const answer = await goTo(page, '/document-vault')
	expect(answer?.status()).toBe(401)
	await expect(page.getByText('Session expired. Please log in again.')).toBeVisible()

	const before = person.mailCount()
	await page.getByRole('main').getByRole('link', { name: 'Login' }).click()
	await page.getByLabel('Email').fill(person.email)
	await page.getByRole('button', { name: 'Email me a link' }).click()
	await expect(page.getByText('Email sent — Check your email for the login link.')).toBeVisible()
	await logInWith(page, await person.linkFromMail(before))
	await expect(page).toHaveURL(/\/document-vault$/)
})

test('a link works once', async ({ page, person }) => {
	await person.signIn(page)
	await goTo(page, '/')
	const before = person.mailCount()
	await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click()
	await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible()
	await goTo(page, '/login')
	await page.getByLabel('Email').fill(person.email)
	await page.getByRole('button', { name: 'Email me a link' }).click()
	await mailIsSent(page)
	const link = await person.linkFromMail(before)
	await logInWith(page, link)
	await expect(page.getByRole('heading', { name: 'Dashboard Overview' })).toBeVisible()

	await page.context().clearCookies()
	const again = await goTo(page, pathOf(link))
	expect(again?.status()).toBe(401)
	await expect(page.getByRole('link', { name: 'Email me a new link' })).toBeVisible()
})

test('signing out everywhere ends the session of another browser', async ({ page, browser, person, baseURL }) => {
	await person.signIn(page)
	const elsewhere = await browser.newContext({ storageState: await page.context().storageState(), baseURL })
	await goTo(page, '/settings')
	await page.getByRole('button', { name: /log out everywhere/i }).click()
	await expect(page).toHaveURL(/\/login$/)
	const answer = await elsewhere.request.get('/dashboard')
	expect(answer.status()).toBe(401)
	await elsewhere.close()
})
