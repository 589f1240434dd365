import type { Page } from '@playwright/test'
import type { ShownPage, Stage } from './shown-page.ts'
import { makeAdministrator, signIn, turnMfaOn } from './sign-in.ts'

/** The admin area with an open step-up, and what stands before it. */
export async function adminPages({ program, member, documents: [document] }: Stage): Promise<ShownPage[]> {
	const [newcomer, waiting, administrator] = [await signIn(program), await signIn(program), await signIn(program)]
	for (const each of [newcomer, waiting, administrator]) await makeAdministrator(program, each)
	await turnMfaOn(waiting)
	const [code] = await turnMfaOn(administrator)
	await administrator.json('POST', '/api/mfa/verify', { token: code })
	const { user } = await member.json<{ user: { user_id: string } }>('GET', '/api/user')
	const { cookies } = administrator
	return [
		{ name: 'admin-without-mfa', path: '/admin', cookies: newcomer.cookies },
		{ name: 'admin-step-up', path: '/admin', cookies: waiting.cookies },
		{ name: 'admin', path: '/admin', cookies },
		{ name: 'admin-users', path: '/admin/users', cookies },
		{ name: 'admin-user', path: `/admin/users/${user.user_id}`, cookies },
		{ name: 'admin-documents', path: '/admin/documents', cookies },
		{ name: 'admin-open-document', path: `/admin/documents/${document}/open`, cookies },
		{ name: 'admin-failures', path: '/admin/failures', cookies },
		{ name: 'admin-requests', path: '/admin/requests', cookies },
		{ name: 'admin-prompts', path: '/admin/prompts', cookies },
		{ name: 'admin-suggestions', path: '/admin/suggestions', cookies },
		// The last: it ends the step-up.
		{ name: 'admin-refused-form', path: `/admin/users/${user.user_id}`, cookies, before: refusedForm },
	]
}

/** A form that is sent after the step-up has ended: the code is asked for in a dialog over it. */
async function refusedForm(page: Page): Promise<void> {
	const other = await page.context().newPage()
	await other.goto(new URL('/admin', page.url()).href)
	await other.getByRole('button', { name: 'End admin session' }).click()
	await other.getByText('Admin session ended').waitFor()
	await other.close()
	const plan = page.locator('form').filter({ has: page.getByLabel('Plan') })
	await plan.getByLabel('Plan').selectOption({ label: 'Scale' })
	await plan.getByLabel('Reason').fill('Ticket 4711')
	await plan.getByRole('button').click()
	await page.getByRole('dialog', { name: 'Verify it’s you' }).waitFor()
}
