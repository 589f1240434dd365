import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test as base, expect, type Page, type Response } from '@playwright/test'
import type pg from 'pg'
import { sessionCookie } from '#app/http/session/session-cookie.ts'
import { codeAt } from '#tests/second-factor.ts'
import { copyDocument, type DocumentTemplate } from '#tests/fixtures/copy-document.ts'
import { preparedFile } from './start/prepared-file.ts'
import type { PreparedDocument } from './start/prepared-documents.ts'
import { openStartState, signedInFounder, type StartState } from './start/start-state.ts'

export { expect }

/** How long a review may take where another one is recognised beside it (see playwright.config.ts), in milliseconds. */
export const longestReview = 120_000

/** A person with a browser, an address of their own and a mailbox. */
export interface Person {
	email: string
	/** Registers on the pages, opens the link of the mail, and is on the dashboard. */
	register(page: Page): Promise<void>
	/** Has an account from then on and is signed in, without a page and without a mail. */
	signIn(page: Page): Promise<void>
	/** Signs them in with a prepared document of their own in their vault. @returns its id */
	signInWith(page: Page, name: PreparedDocument): Promise<string>
	/** The newest sign-in link that was mailed to them; waits until one newer than `after` is there. */
	linkFromMail(after?: number): Promise<string>
	/** The link of the newest invitation to a company that was mailed to them. */
	invitationFromMail(): Promise<string>
	/** How many mails they have. */
	mailCount(): number
}

/** What a worker has open for all of its journeys. */
interface WorkerFixtures {
	startState: StartState
	prepared: Record<PreparedDocument, DocumentTemplate>
}

/** Journeys of one product: every test is somebody else, coming from another address. */
export const test = base.extend<{ person: Person; newPerson: () => Person; address: string }, WorkerFixtures>({
	startState: [
		async ({}, use) => {
			const state = await openStartState()
			await use(state)
			await state.close()
		},
		{ scope: 'worker' },
	],
	prepared: [async ({ startState }, use) => use(JSON.parse(readFileSync(preparedFile(startState.dataDir), 'utf8'))), { scope: 'worker' }],
	address: async ({}, use) => {
		const [a, b, c] = [...Buffer.from(randomUUID().replaceAll('-', ''), 'hex')]
		await use(`10.${a}.${b}.${c}`)
	},
	extraHTTPHeaders: async ({ address }, use) => use({ 'X-Forwarded-For': address }),
	/** Somebody else, for journeys of more than one person. */
	newPerson: async ({ startState, prepared, baseURL }, use) => use(() => personOf(startState, prepared, baseURL!)),
	person: async ({ newPerson }, use) => use(newPerson()),
})

function personOf(state: StartState, prepared: WorkerFixtures['prepared'], url: string): Person {
	const email = `${randomUUID().slice(0, 8)}@founders.example`
	const mails = () => mailsTo(email)
	const signIn = async (page: Page) => {
		const { token, ...owner } = await signedInFounder(state, email)
		const [, name, value] = /^([^=]+)=([^;]*)/.exec(await sessionCookie(token, url))!
		await page.context().addCookies([{ name: name!, value: value!, url, httpOnly: true, sameSite: 'Lax' }])
		return owner
	}
	return {
		email,
		mailCount: () => mails().length,
		async linkFromMail(after = 0) {
			await expect.poll(() => mails().length, { message: `a mail to ${email}` }).toBeGreaterThan(after)
			const link = /https?:\/\/\S+\/auth\/callback\?\S+/.exec(mails().at(-1)!)?.[0]
			if (!link) throw new Error(`The mail to ${email} carries no link`)
			return link
		},
		async invitationFromMail() {
			const find = () =>
				mails()
					.flatMap((mail) => /https?:\/\/\S+\/invitation\?token=\S+/.exec(mail)?.[0] ?? [])
					.at(-1)
			await expect.poll(find, { message: `an invitation to ${email}` }).toBeDefined()
			return find()!
		},
		async register(page) {
			const before = mails().length
			await goTo(page, '/login?mode=register')
			await page.getByLabel('First name').fill('Ada')
			await page.getByLabel('Last name').fill('Founder')
			await page.getByLabel('Email').fill(email)
			await page.getByRole('button', { name: 'Create account' }).click()
			await mailIsSent(page)
			await logInWith(page, await this.linkFromMail(before))
			await expect(page.getByRole('heading', { name: 'Dashboard Overview' })).toBeVisible()
		},
		async signIn(page) {
			await signIn(page)
		},
		async signInWith(page, name) {
			return copyDocument(state.pool, state.storage, prepared[name], await signIn(page))
		},
	}
}

/**
 * Makes somebody an administrator who is signed in.
 *
 * @returns their id and unused backup codes
 */
export async function administrator(page: Page, person: Person, { db }: StartState): Promise<{ id: string; backupCodes: string[] }> {
	await person.signIn(page)
	const { id } = await db.user.update({ where: { email: person.email }, data: { userType: 'admin' }, select: { id: true } })
	return { id, backupCodes: await turnOnMfa(page) }
}

/** Turns MFA on for whoever is signed in, without its pages. @returns unused backup codes */
export async function turnOnMfa(page: Page): Promise<string[]> {
	const { secret } = (await (await page.request.post('/api/mfa/setup')).json()) as { secret: string }
	const enabled = await page.request.post('/api/mfa/enable', { data: { secret, token: codeAt(secret, Date.now()) } })
	return ((await enabled.json()) as { backupCodes: string[] }).backupCodes
}

/** Opens a mailed link in the browser that asked for it: with scripts its page logs in by itself, without them by its button. */
export async function logInWith(page: Page, link: string): Promise<void> {
	await page.goto(pathOf(link))
	if (!hasScripts()) await page.getByRole('button', { name: 'Log in', exact: true }).click()
}

/**
 * Waits until the page says that a mail was sent. The mail is there before the page is: whoever opened its link then
 * would break off the form that is on its way, or be broken off by it, and a link works once.
 */
export async function mailIsSent(page: Page): Promise<void> {
	await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
}

/**
 * Opens an address, as somebody types it, waits until its scripts have taken it over, and gives the answer. A page that
 * reloads itself without scripts while something is under way (`LiveUpdates`) can reload just then and break this off;
 * a person would type it again, and so does this.
 */
export async function goTo(page: Page, address: string): Promise<Response | null> {
	let answer: Response | null | undefined
	for (let times = 1; answer === undefined; times += 1) {
		answer = await page.goto(address).catch((error: unknown) => {
			if (
				times === mostTimesTyped ||
				!(error instanceof Error) ||
				!/net::ERR_ABORTED|is interrupted by another navigation/.test(error.message)
			)
				throw error
			return undefined
		})
	}
	await takenOver(page)
	return answer
}

const mostTimesTyped = 5

/** Goes from the report to the page where its wording is put into the document. */
export async function toRedlining(page: Page): Promise<void> {
	await page.getByRole('link', { name: 'Go to Redlining Page' }).click()
	await page.waitForURL(/\/review\//)
	await takenOver(page)
}

/** Loads the page again and waits until its scripts have taken it over. */
export async function reload(page: Page): Promise<void> {
	await page.reload()
	await takenOver(page)
}

/** As far as it is looked at; with React's next major version that may be elsewhere. */
interface ReactRoot {
	stateNode: { current: { memoizedState: { isDehydrated: boolean } } }
}

/**
 * Waits until scripts, where there are any, have taken the page over. Before that a key, a selection or a link to the
 * dialog is not heard, and nothing on the page tells: React knows, and its effects run right after.
 */
async function takenOver(page: Page): Promise<void> {
	const look = () => {
		if (!window.matchMedia('(scripting: enabled)').matches) return 'without scripts'
		const root = Object.entries(document).find(([name]) => name.startsWith('__reactContainer$'))?.[1] as ReactRoot | undefined
		return root && !root.stateNode.current.memoizedState.isDehydrated ? 'taken over' : 'as it came'
	}
	// A page that reloads itself may go while it is looked at.
	await expect
		.poll(() => page.evaluate(look).catch(() => 'gone'), { message: `${page.url()} is taken over by its scripts` })
		.toMatch(/taken over|without scripts/)
}

/** Waits until nothing slides or fades any more: half-way colours are not those that a person reads. */
export async function atRest(page: Page): Promise<void> {
	await expect
		.poll(() =>
			page.evaluate(
				() =>
					document.getAnimations().filter((each) => each.playState === 'running' && each.effect?.getComputedTiming().endTime !== Infinity)
						.length,
			),
		)
		.toBe(0)
}

/** Begins to leave a form with unsaved changes, is asked, and stays. */
export async function staysHere(page: Page): Promise<void> {
	const here = page.url()
	const dialog = page.waitForEvent('dialog')
	const leaving = page.getByRole('link', { name: 'Document Vault' }).first().click()
	const question = await dialog
	expect(question.message()).toBe('You have unsaved changes. Are you sure you want to leave?')
	await question.dismiss()
	await leaving
	await expect(page).toHaveURL(here)
}

/** Whether the pages of this run may use scripts. */
export function hasScripts(): boolean {
	return base.info().project.use.javaScriptEnabled !== false
}

/** Path and query of a link: mails carry the product's public origin, the tests another port's. */
export function pathOf(link: string): string {
	const url = new URL(link)
	return url.pathname + url.search
}

/** The mails that an address has, the oldest first. */
export function mailsTo(email: string): string[] {
	const folder = join(process.env.E2E_DATA_DIR!, 'mail')
	let names: string[]
	try {
		names = readdirSync(folder)
	} catch {
		return []
	}
	return names
		.sort()
		.map((name) =>
			readFileSync(join(folder, name), 'utf8')
				.replace(/=\r?\n/g, '')
				.replace(/=3D/gi, '='),
		)
		.filter((mail) => new RegExp(`^To: .*${email}`, 'm').test(mail))
}

/** Reads or changes rows of the running product, for what time would do: a session that is 8 days old, a link of an hour ago. */
export async function inDatabase<Row extends pg.QueryResultRow>(
	{ pool }: StartState,
	statement: string,
	values: unknown[],
): Promise<Row[]> {
	return (await pool.query<Row>(statement, values)).rows
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
	await expect(page.getByRole('link', { name: 'Download Review' })).toBeVisible({ timeout: longestReview })
	// Its head is there before its end is.
	await page.waitForLoadState()
}
