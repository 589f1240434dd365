import type { Page } from '@playwright/test'
import type { ShownPage, Stage } from './shown-page.ts'

const profile = {
	legal_entity_name: 'Fernwick Labs, Inc.',
	ein: '12-3456789',
	incorporation_date: '2025-03-02',
	incorporation_state: 'Delaware',
	authorized_shares: 10_000_000,
	issued_shares: 8_000_000,
	company_address: '548 Market Street, San Francisco, CA 94104',
	company_website: 'https://fernwick.example',
}

/** The company's profile, its people and its history. */
export async function companyPages({ member: { cookies, json } }: Stage): Promise<ShownPage[]> {
	const { user } = await json<{ user: { company_id: string } }>('GET', '/api/user')
	await json('PUT', `/api/company/${user.company_id}`, profile)
	return [
		{ name: 'company-profile', path: '/company-profile', cookies },
		{ name: 'company-people', path: '/company-profile/people', cookies, before: invite },
		{ name: 'company-activity', path: '/company-profile/activity', cookies },
	]
}

async function invite(page: Page): Promise<void> {
	await page.getByLabel('Email').fill('grace@fernwick.example')
	await page.getByRole('button', { name: /invit/i }).click()
	await page.getByText('grace@fernwick.example').first().waitFor()
	await page.getByRole('button', { name: 'Dismiss' }).click()
}
