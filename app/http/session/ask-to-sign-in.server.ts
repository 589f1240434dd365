import type { RouterContextProvider } from 'react-router'
import { mailSignIn } from '#app/domain/identity/mail-sign-in.server.ts'
import { registerAccount, type Registration } from '#app/domain/identity/register-account.server.ts'
import { servicesContext } from '../context.ts'
import { refusedMails } from './mail-limits.server.ts'
import { issueCode } from './mailed-code.server.ts'

/** The outcome of a sign-in or registration request: a mail is on its way, or there were too many. */
export type SignInRequestOutcome = { refusedFor: null; cookies: string[] } | { refusedFor: number }

/** Mails a sign-in link and code, or a note that there is no account. The answer does not reveal which. */
export async function requestSignIn(
	context: Readonly<RouterContextProvider>,
	email: string,
	returnTo: string | null,
): Promise<SignInRequestOutcome> {
	return (await refusal(context, email)) ?? ask(context, 'login', email, returnTo)
}

/** Creates the account and mails its first link. An address with an account gets only the mail, and the same answer. */
export async function requestRegistration(
	context: Readonly<RouterContextProvider>,
	registration: Registration,
	returnTo: string | null,
): Promise<SignInRequestOutcome> {
	const refused = await refusal(context, registration.email)
	if (refused) return refused
	await registerAccount(context.get(servicesContext), registration)
	return ask(context, 'register', registration.email, returnTo)
}

async function refusal(context: Readonly<RouterContextProvider>, email: string): Promise<SignInRequestOutcome | null> {
	const refusedFor = await refusedMails(context, email)
	return refusedFor > 0 ? { refusedFor } : null
}

async function ask(
	context: Readonly<RouterContextProvider>,
	purpose: 'login' | 'register',
	email: string,
	returnTo: string | null,
): Promise<SignInRequestOutcome> {
	const services = context.get(servicesContext)
	const { code, cookies } = await issueCode(services, email)
	const linkId = await mailSignIn(services, { purpose, email, code, returnTo })
	return { refusedFor: null, cookies: await cookies(linkId) }
}
