import { violations } from './axe.ts'
import { administrator, expect, goTo, hasScripts, test } from './journey.ts'

test('an administrator edits a prompt, compares it, puts it in use and goes back', async ({ page, person, startState }) => {
	const { backupCodes } = await administrator(page, person, startState)
	await page.request.post('/api/mfa/verify', { data: { token: backupCodes[0] } })
	// Journeys share the prompts: the two runs take one each.
	const prompt = hasScripts() ? 'How to judge what the rules found' : 'How to check points a second time'
	await expect.poll(async () => (await goTo(page, '/admin/prompts')) && page.getByRole('link', { name: prompt }).count()).toBe(1)
	expect(await violations(page)).toEqual([])
	await page.getByRole('link', { name: prompt }).click()
	await page.getByRole('link', { name: 'Edit', exact: true }).click()

	const words = page.getByLabel('What the model is told')
	const shipped = await words.inputValue()
	await words.fill(`${shipped} Sound {{tone}}.`)
	await page.getByLabel('Why you change it').fill('Shorter answers')
	await page.getByRole('button', { name: 'Save as a new version' }).press('Enter')
	await expect(page.getByRole('alert')).toContainText('This prompt has no placeholder {{tone}}.')
	await expect(words).toHaveValue(`${shipped} Sound {{tone}}.`)
	await expect(page.getByLabel('Why you change it')).toHaveValue('Shorter answers')
	expect(await violations(page)).toEqual([])
	await words.fill(`${shipped} Be brief.`)
	await page.getByRole('button', { name: 'Save as a new version' }).press('Enter')
	await expect(page.getByRole('heading', { name: 'Put version 2 in use' })).toBeVisible()
	expect(await violations(page)).toEqual([])

	await page.getByRole('link', { name: 'Compare with the version in use' }).click()
	await expect(page.locator('ins')).toHaveText('Be brief.')
	expect(await violations(page)).toEqual([])
	await page.getByRole('link', { name: 'Back to the prompt' }).press('Enter')
	for (const [version, button] of [
		['2', 'Activate'],
		['1', 'Go back to this version'],
	] as const) {
		await page.getByRole('link', { name: `Version ${version}`, exact: true }).click()
		await page.getByLabel('Reason').fill(`Version ${version} reads better`)
		await page.getByRole('button', { name: button }).click()
		await expect(page.getByRole('heading', { name: `Words in use: version ${version}` })).toBeVisible()
		await expect(page.getByText(`Version ${version} reads better`)).toBeVisible()
	}
	expect(await violations(page)).toEqual([])
})
