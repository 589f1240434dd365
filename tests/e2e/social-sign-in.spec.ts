import { oidcClient, startOidcProvider } from '#tests/oidc-server.ts'
import { startProgram } from '#tests/running-program.ts'
import { violations } from './axe.ts'
import { expect, goTo, test } from './journey.ts'

test('with scripts and without, a founder signs in at a real provider, may refuse there, and unlinks it', async ({ browser }) => {
	// The provider and the program each name the other's address: a program of its own.
	let provider: Awaited<ReturnType<typeof startOidcProvider>> | undefined
	const program = await startProgram({
		env: async (url) => {
			provider = await startOidcProvider([`${url}/auth/google/callback`])
			return { GOOGLE_CLIENT_ID: oidcClient.id, GOOGLE_CLIENT_SECRET: oidcClient.secret, GOOGLE_ISSUER: provider.issuer }
		},
	})
	try {
		for (const javaScriptEnabled of [true, false]) {
			// Who has refused is not signed in at the provider, and is asked again.
			const page = await browser.newPage({ baseURL: program.url, extraHTTPHeaders: {}, javaScriptEnabled })
			const email = `grace-${javaScriptEnabled}@provider.example`
			provider!.person = { sub: email, email, email_verified: true, given_name: 'Grace', family_name: 'Hopper', refuses: true }
			await goTo(page, '/pricing')
			const begin = async () => {
				await page.getByRole('banner').getByRole('link', { name: 'Login' }).click()
				await page.getByRole('link', { name: 'Continue with Google' }).click()
			}
			await begin()
			await expect(page.getByRole('heading', { name: 'You were not logged in' })).toBeVisible()
			await expect(page.getByRole('banner').getByRole('button', { name: 'Logout' })).toHaveCount(0)
			if (javaScriptEnabled) expect(await violations(page)).toEqual([])

			provider!.person.refuses = false
			await goTo(page, '/pricing')
			await begin()
			await expect(page).toHaveURL('/pricing')
			await expect(page.getByRole('banner').getByRole('button', { name: 'Logout' })).toBeVisible()
			await expect(page.getByRole('banner').getByText('Grace', { exact: true })).toBeVisible()

			await goTo(page, '/settings/security')
			const linked = page.getByRole('listitem').filter({ hasText: `${email} · linked` })
			await linked.getByRole('button', { name: 'Unlink this Google account' }).click()
			await expect(page.getByText('Google account unlinked')).toBeVisible()
			await expect(linked).toHaveCount(0)
			await page.getByRole('link', { name: 'Link a Google account' }).click()
			await expect(page.getByText('You can now log in with Google.')).toBeVisible()
			await expect(linked).toHaveCount(1)
			await page.close()
		}
	} finally {
		await program.stop()
		await provider?.close()
	}
})
