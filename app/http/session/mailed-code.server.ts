import { Authenticator } from 'remix-auth'
import { TOTPStrategy } from 'remix-auth-totp'
import { checkCode, linkLifetime } from '#app/domain/identity/sign-in-link.server.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { secureOn, serverOnly, textCookie } from './text-cookie.ts'
import { inSeconds } from '#app/units.ts'

const lifetimeSeconds = inSeconds(linkLifetime)

/** Only the page where the code is typed gets the strategy's cookie. */
const path = '/login'

/** The mail that this browser requested last. The page of a mailed link needs it too. */
const linkCookie = textCookie('sign_in', { ...serverOnly, maxAge: lifetimeSeconds })

/** The strategy writes this cookie itself and decides its name. */
const strategyCookie = textCookie('_totp', { ...serverOnly, path })

const sent = '/sent'
const right = '/right'
const wrong = '/wrong'

/**
 * A code for this browser, made by remix-auth-totp: the browser gets the sealed secret, the mail the digits.
 *
 * @returns the digits, and the Set-Cookie headers for the link in the same mail
 */
export async function issueCode(
	services: Pick<Services, 'keys' | 'env'>,
	email: string,
): Promise<{ code: string; cookies(linkId: string): Promise<string[]> }> {
	let code: string | undefined
	const answer = await run(services, { email }, null, { sendTOTP: async (made) => void (code = made.code) })
	const sealed = answer.headers.getSetCookie().at(-1)
	if (code === undefined || sealed === undefined || answer.headers.get('Location') !== sent) throw new Error('remix-auth-totp made no code')
	return { code, cookies: async (linkId) => [sealed, await linkCookie.set(linkId, secureOn(services.env.appUrl))] }
}

/**
 * Checks a typed code: first attempts and digits (on the server, where replayed cookies change nothing), then with
 * remix-auth-totp that this browser requested it.
 *
 * @returns the link to redeem, or `null` for a wrong, blocked, used or expired code
 */
export async function verifyCode(
	services: Pick<Services, 'db' | 'keys' | 'env'>,
	request: Request,
	code: string,
): Promise<{ linkId: string } | null> {
	const cookies = request.headers.get('Cookie')
	const linkId = (await pendingSignIn(request))?.linkId
	const email = linkId && (await checkCode(services, linkId, code))
	if (!linkId || !email) return null

	// The strategy's cookie names an address without sealing it; only the address that the mail went to counts.
	let requested: string | undefined
	const answer = await run(services, { code }, cookies, { verified: (address) => void (requested = address) })
	return answer.headers.get('Location') === right && requested === email ? { linkId } : null
}

/** The mail that this browser waits for. The address comes from the browser and is only for display. */
export async function pendingSignIn({ headers }: Request): Promise<{ linkId: string; email: string | null } | null> {
	const linkId = await linkCookie.read(headers)
	if (!linkId || !/^[0-9a-f-]{36}$/.test(linkId)) return null
	return { linkId, email: new URLSearchParams((await strategyCookie.read(headers)) ?? '').get('email') }
}

/** Set-Cookie headers that remove the pending sign-in from the browser. */
export function forgetCode({ env }: Pick<Services, 'env'>): Promise<string[]> {
	return Promise.all([strategyCookie, linkCookie].map((cookie) => cookie.remove(secureOn(env.appUrl))))
}

interface Hooks {
	sendTOTP?(made: { code: string }): Promise<void>
	verified?(email: string): void
}

/** Runs the strategy, which always throws a redirect, and returns that. */
async function run(
	{ keys, env }: Pick<Services, 'keys' | 'env'>,
	fields: Record<string, string>,
	cookies: string | null,
	{ sendTOTP = async () => undefined, verified }: Hooks,
): Promise<Response> {
	const strategy = new TOTPStrategy<void>(
		{
			secret: keys.current,
			cookieOptions: { maxAge: lifetimeSeconds, path, ...secureOn(env.appUrl) },
			totpGeneration: { charSet: '0123456789', digits: 6, period: lifetimeSeconds },
			validateEmail: async () => true,
			sendTOTP,
			emailSentRedirect: sent,
			successRedirect: right,
			failureRedirect: wrong,
		},
		async ({ email }) => verified?.(email),
	)
	const request = new Request(`${env.appUrl}${path}`, {
		method: 'POST',
		body: new URLSearchParams(fields),
		headers: cookies ? { Cookie: cookies } : {},
	})
	try {
		await new Authenticator<void>().use(strategy).authenticate(strategy.name, request)
	} catch (answer) {
		if (answer instanceof Response) return answer
		throw answer
	}
	throw new Error('remix-auth-totp gave no answer')
}
