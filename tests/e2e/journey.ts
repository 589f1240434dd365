import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test as base, expect, type Page, type Response } from '@playwright/test'
import pg from 'pg'
import { openEmbeddedPostgres } from '#app/infrastructure/db/embedded-postgres.server.ts'

export { expect }

/** A person with a browser, an address of their own and a mailbox. */
export interface Person {
	email: string
	/** Registers on the pages, opens the link of the mail, and is on the dashboard. */
	register(page: Page): Promise<void>
	/** The newest sign-in link that was mailed to them; waits until one newer than `after` is there. */
	linkFromMail(after?: number): Promise<string>
	/** How many mails they have. */
	mailCount(): number
}

/** Journeys of one product: every test is somebody else, coming from another address. */
export const test = base.extend<{ person: Person; address: string }>({
	address: async ({}, use) => {
		const [a, b, c] = [...Buffer.from(randomUUID().replaceAll('-', ''), 'hex')]
		await use(`10.${a}.${b}.${c}`)
	},
	extraHTTPHeaders: async ({ address }, use) => use({ 'X-Forwarded-For': address }),
	person: async ({}, use) => {
		await use(newPerson())
	},
})

export function newPerson(): Person {
	const email = `${randomUUID().slice(0, 8)}@founders.example`
	const mails = () => mailsTo(email)
	return {
		email,
		mailCount: () => mails().length,
		async linkFromMail(after = 0) {
			await expect.poll(() => mails().length, { message: `a mail to ${email}` }).toBeGreaterThan(after)
			const link = /https?:\/\/\S+\/auth\/callback\?\S+/.exec(mails().at(-1)!)?.[0]
			if (!link) throw new Error(`The mail to ${email} carries no link`)
			return link
		},
		async register(page) {
			const before = mails().length
			await goTo(page, '/login?mode=register')
			await page.getByLabel('First name').fill('Ada')
			await page.getByLabel('Last name').fill('Founder')
			await page.getByLabel('Email').fill(email)
			await page.getByRole('button', { name: 'Create account' }).click()
			await goTo(page, pathOf(await this.linkFromMail(before)))
			await expect(page.getByRole('heading', { name: 'Dashboard Overview' })).toBeVisible()
		},
	}
}

/**
 * Opens an address, as somebody types it, and gives the answer. A page that reloads itself without scripts while
 * something is under way (`LiveUpdates`) can reload just then and break this off; a person would type it again, and
 * so does this, once.
 */
export async function goTo(page: Page, address: string, options?: Parameters<Page['goto']>[1]): Promise<Response | null> {
	try {
		return await page.goto(address, options)
	} catch (error) {
		if (!(error instanceof Error) || !/net::ERR_ABORTED|is interrupted by another navigation/.test(error.message)) throw error
		return page.goto(address, options)
	}
}

/** Path and query of a link: mails carry the product's public origin, the tests another port's. */
export function pathOf(link: string): string {
	const url = new URL(link)
	return url.pathname + url.search
}

function mailsTo(email: string): string[] {
	const folder = join(process.env.E2E_DATA_DIR!, 'mail')
	let names: string[]
	try {
		names = readdirSync(folder)
	} catch {
		return []
	}
	return names
		.sort()
		.map((name) => readFileSync(join(folder, name), 'utf8').replace(/=\r?\n/g, '').replace(/=3D/gi, '='))
		.filter((mail) => new RegExp(`^To: .*${email}`, 'm').test(mail))
}

/** Changes rows of the running product, for what time would do: a session that is 8 days old, a link of an hour ago. */
export async function inDatabase<Row extends pg.QueryResultRow>(statement: string, values: unknown[]): Promise<Row[]> {
	const postgres = await openEmbeddedPostgres(process.env.E2E_DATA_DIR!)
	const client = new pg.Client({ connectionString: postgres.url('fineprint') })
	await client.connect()
	try {
		return (await client.query<Row>(statement, values)).rows
	} finally {
		await client.end()
	}
}

/** A file as a person would choose it. */
export interface ChosenFile {
	name: string
	mimeType: string
	buffer: Buffer
}

export const docxType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/** Chooses a file in the upload form of the page, ticks the disclaimer and sends it. */
export async function upload(page: Page, file: ChosenFile, { side }: { side?: string } = {}): Promise<void> {
	await page.getByLabel('Drop your contract here, or click to choose').setInputFiles(file)
	if (side) await page.getByLabel('Your side').selectOption({ label: side })
	await page.getByRole('checkbox').check()
	await page.getByRole('button', { name: 'Review my document' }).click()
}

/** Waits on the report page until the review is complete; without JavaScript the page reloads itself until then. */
export async function completeReport(page: Page): Promise<void> {
	await expect(page).toHaveURL(/\/document-vault\/[0-9a-f-]+\/report/)
	await expect(page.getByRole('link', { name: 'Download Review' })).toBeVisible({ timeout: 45_000 })
}
