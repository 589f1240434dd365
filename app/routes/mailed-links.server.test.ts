import { expect, test } from 'vitest'
import { resendVerification } from '#app/domain/administration/resend-verification.server.ts'
import type { Administrator } from '#app/domain/identity/administrator.ts'
import { inviteToCompany } from '#app/domain/company/invitations.server.ts'
import { requestDeletion } from '#app/domain/erasure/account/request-deletion.server.ts'
import { requestEmailChange } from '#app/domain/identity/change-email.server.ts'
import { mailSignIn } from '#app/domain/identity/mail-sign-in.server.ts'
import type { Member } from '#app/domain/identity/member.ts'
import { registerAccount } from '#app/domain/identity/register-account.server.ts'
import { createWebhook } from '#app/domain/webhooks/manage-webhooks.server.ts'
import { mails, partsOfMail } from '#tests/every-mail.ts'
import { queueReview } from '#tests/fixtures/queue-review.ts'
import { signedIn } from '#tests/second-factor.ts'
import { wholeApp } from '#tests/whole-app.ts'
import { register, testServices } from '#tests/world.ts'

// Every link that the product mails, opened by a mail scanner before its reader gets to it: nothing changes, and the
// reader's button still works.

const services = await testServices()
const { db } = services
const app = await wholeApp(services)

/** A link that was mailed, with who presses its button; `null` when nobody has to be signed in. */
interface Mailed {
	link: string
	reader: Member | null
}

let people = 0
const newAddress = () => `reader${(people += 1)}@links.example`
const linkIn = (to: string) => /https?:\/\/\S+/.exec(services.outbox.findLast((mail) => mail.to === to)!.text)![0]

async function unproven(): Promise<string> {
	const email = newAddress()
	await registerAccount(services, { email, firstName: 'Ada', lastName: 'Founder' })
	return email
}

async function signInLink(purpose: 'login' | 'register', email: string): Promise<Mailed> {
	await mailSignIn(services, { purpose, email, code: '123456', returnTo: null })
	return { link: linkIn(email), reader: null }
}

async function changeOfAddress(end: 'current' | 'new'): Promise<Mailed> {
	const [member, email] = [await register(services), newAddress()]
	await requestEmailChange(services, member, email)
	return { link: linkIn(end === 'new' ? email : member.email), reader: end === 'new' ? member : null }
}

/** Links with a token, whose page has a button that does something. */
const withButton: Record<string, () => Promise<Mailed>> = {
	welcomeMail: async () => signInLink('register', await unproven()),
	alreadyRegisteredMail: async () => signInLink('register', (await register(services)).email),
	signInMail: async () => signInLink('login', (await register(services)).email),
	async verificationMail() {
		const email = await unproven()
		const { id } = await db.user.findUniqueOrThrow({ where: { email } })
		await resendVerification(services, {} as Administrator, id)
		return { link: linkIn(email), reader: null }
	},
	confirmAddressMail: () => changeOfAddress('new'),
	confirmChangeMail: () => changeOfAddress('current'),
	async deletionRequestedMail() {
		const member = await register(services)
		await requestDeletion(services, member)
		return { link: linkIn(member.email), reader: null }
	},
	async invitationMail() {
		const [owner, invited] = [await register(services), await register(services)]
		await inviteToCompany(services, owner, { email: invited.email, role: 'member' })
		return { link: linkIn(invited.email), reader: invited }
	},
}

const ofDocument = async (path: string) => {
	const { documentId } = await queueReview(services, await register(services))
	return path.replace(':id', documentId)
}

async function ofWebhook(): Promise<string> {
	const made = await createWebhook(services, await register(services), {
		url: 'https://hooks.example/fineprint',
		events: ['review.finished'],
	})
	if (typeof made === 'string' || !('id' in made)) throw new Error('The webhook was not made')
	return `/settings/webhooks/${made.id}`
}

/** A request for help, on the page of its founder or of its expert. */
async function ofHelp(path: string): Promise<string> {
	const founder = await register(services)
	const { documentId, versionId } = await queueReview(services, founder)
	const { id } = await db.helpRequest.create({
		data: { kind: 'review_assist', documentId, versionId, askedById: founder.id, cents: 2900, question: 'Can I sign this?' },
	})
	return path.replace(':document', documentId).replace(':id', id)
}
const ofFounder = () => ofHelp('/document-vault/:document/help/:id')
const ofExpert = () => ofHelp('/admin/requests/:id')

/** Links to pages, which contain no token and ask to log in. */
const toPages: Record<string, () => Promise<string>> = {
	noAccountMail: async () => '/login?mode=register',
	newDeviceMail: async () => '/settings/security',
	socialLinkedMail: async () => '/settings/security',
	socialUnlinkedMail: async () => '/settings/security',
	exportReadyMail: async () => '/settings/security',
	exportFailedMail: async () => '/settings/security',
	reminderMail: async () => '/legal-tasks',
	checkedMail: () => ofDocument('/document-vault/:id/report'),
	notCheckedMail: async () => '/settings/email-to-check',
	apiTokenMadeMail: async () => '/settings/api',
	paymentFailedMail: async () => '/settings/billing',
	refundFailedMail: async () => '/admin/users',
	helpRefundLeftMail: async () => '/admin/users',
	paymentDisputedMail: async () => '/admin/users',
	webhookMadeMail: ofWebhook,
	webhookDisabledMail: ofWebhook,
	documentOpenedMail: () => ofDocument('/document-vault/:id/report'),
	sharedMail: () => ofDocument('/review/:id'),
	mentionedMail: () => ofDocument('/review/:id'),
	helpPaidMail: ofFounder,
	helpClaimedMail: ofFounder,
	helpAnsweredMail: ofFounder,
	helpMissedMail: ofFounder,
	helpRefundedMail: ofFounder,
	helpQueuedMail: ofExpert,
	helpDueMail: ofExpert,
	followUpQuestionMail: ofExpert,
	helpAcceptedMail: ofExpert,
}

const linking = mails.filter(([, compose]) => compose(partsOfMail('Words', 'ada@founders.example')).text.includes('https://'))

test('every mail with a link stands in one of the tables', () => {
	expect([...Object.keys(withButton), ...Object.keys(toPages)].sort()).toEqual(linking.map(([name]) => name).sort())
})

/** Every table with the number and a hash of its rows. */
async function everything(): Promise<Record<string, string>> {
	const tables = await db.$queryRaw<{ name: string }[]>`SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`
	const counted: Record<string, string> = {}
	for (const { name } of tables) {
		const [row] = await db.$queryRawUnsafe<{ state: string }[]>(
			`SELECT count(*) || ' ' || coalesce(md5(string_agg(t::text, E'\\n' ORDER BY t::text)), '') AS state FROM "${name}" t`,
		)
		counted[name] = row!.state
	}
	return counted
}

const here = (link: string) => {
	const { pathname, search } = new URL(link, app)
	return new URL(pathname + search, app)
}

async function ask(link: string, init: RequestInit = {}): Promise<{ status: number; html: string }> {
	const answer = await fetch(here(link), { redirect: 'manual', ...init, headers: { Accept: 'text/html', ...init.headers } })
	return { status: answer.status, html: await answer.text() }
}

async function scan(link: string): Promise<void> {
	const before = await everything()
	for (const method of ['GET', 'HEAD', 'GET', 'HEAD']) await ask(link, { method })
	expect(await everything()).toEqual(before)
}

test.each(Object.entries(withButton))(
	'%s: a scanner that opens its link changes nothing, and its button works after that',
	async (_, make) => {
		const { link, reader } = await make()
		await scan(link)

		const cookie: HeadersInit = reader ? { Cookie: `token=${(await signedIn(services, reader)).token}` } : {}
		const { status, html } = await ask(link, { headers: cookie })
		expect(status).toBe(200)
		const form = /<form[^>]*action="([^"]+)"[^>]*>(?:(?!<\/form>).)*name="token"(?:(?!<\/form>).)*<\/form>/s.exec(html)!
		const token = /name="token" value="([^"]+)"/.exec(form[0])![1]!
		const choice = /<button[^>]*name="([^"]+)" value="([^"]+)"/.exec(form[0])
		const body = new URLSearchParams({ token, ...(choice ? { [choice[1]!]: choice[2]! } : {}) })
		const before = await everything()
		expect((await ask(form[1]!, { method: 'POST', headers: cookie, body })).status).toBe(302)
		expect(await everything()).not.toEqual(before)
	},
)

test.each(Object.entries(toPages))('%s: a scanner that opens its link changes nothing', async (_, make) => {
	await scan(await make())
})
