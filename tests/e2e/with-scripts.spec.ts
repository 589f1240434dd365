import { expect, goTo, logInWith, test } from './journey.ts'

test('in the dialog one can go from logging in to registering, to the mail, and back', async ({ page, person }) => {
	await goTo(page, '/')
	await page.getByRole('link', { name: 'Login' }).first().click()
	const dialog = page.getByRole('dialog', { name: 'Login / Create Account' })
	await expect(dialog.getByLabel('Email')).toBeFocused()

	await dialog.getByRole('link', { name: 'Create an account' }).click()
	await expect(dialog.getByLabel('First name')).toBeFocused()
	await dialog.getByLabel('Email').fill(person.email)
	await dialog.getByRole('button', { name: 'Create account' }).click()
	await expect(dialog.getByText('Please enter your first and last name')).toBeVisible()

	await dialog.getByLabel('First name').fill('Ada')
	await dialog.getByLabel('Last name').fill('Founder')
	await dialog.getByRole('button', { name: 'Create account' }).click()
	await expect(dialog.getByRole('heading', { name: 'Check your email' })).toBeVisible()
	await expect(dialog.getByText('Registration successful — Please check your email to verify your account')).toBeVisible()
	expect(page.url()).toMatch(/\/$/)

	await dialog.getByRole('link', { name: 'Try again or use another address' }).click()
	await expect(dialog.getByLabel('First name')).toBeVisible()
	await dialog.getByRole('link', { name: 'Log in' }).click()
	await expect(dialog.getByRole('button', { name: 'Email me a link' })).toBeVisible()

	await logInWith(page, await person.linkFromMail())
	await expect(page.getByRole('heading', { name: 'Dashboard Overview' })).toBeVisible()
})

test('the dialog gives the focus back to the link that opened it', async ({ page }) => {
	await goTo(page, '/')
	const login = page.getByRole('link', { name: 'Login' }).first()
	await login.focus()
	await page.keyboard.press('Enter')
	await expect(page.getByRole('dialog').getByLabel('Email')).toBeFocused()
	await page.keyboard.press('Escape')
	await expect(page.getByRole('dialog')).toHaveCount(0)
	await expect(login).toBeFocused()
})

test('without a network the form stays, says so, and can be sent again', async ({ page }) => {
	await goTo(page, '/')
	await page.getByRole('link', { name: 'Login' }).first().click()
	const dialog = page.getByRole('dialog')
	await dialog.getByLabel('Email').fill('ada@founders.example')
	await page.route(/\.data/, (route) => route.abort())
	await dialog.getByRole('button', { name: 'Email me a link' }).click()
	await expect(dialog.getByRole('alert')).toContainText('Failed to process request. Please try again.')
	await expect(dialog.getByLabel('Email')).toHaveValue('ada@founders.example')
	await page.unroute(/\.data/)
	await dialog.getByRole('button', { name: 'Email me a link' }).click()
	await expect(dialog.getByRole('heading', { name: 'Check your email' })).toBeVisible()
})

test('a profile that could not be saved says so and keeps what was typed', async ({ page, person }) => {
	await person.signIn(page)
	await goTo(page, '/settings')
	await page.getByLabel('First name').fill('Grace')
	await page.route(/\.data/, (route) => route.abort())
	await page.getByRole('button', { name: 'Save changes' }).click()
	await expect(page.getByRole('alert')).toContainText('Failed to update profile')
	await expect(page.getByLabel('First name')).toHaveValue('Grace')
	await page.unroute(/\.data/)
	await page.getByRole('button', { name: 'Save changes' }).click()
	await expect(page.getByText('Profile updated')).toBeVisible()
	await expect(page.getByLabel('First name')).toHaveValue('Grace')
})
