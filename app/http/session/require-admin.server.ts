import type { RouterContextProvider } from 'react-router'
import { mfaSentences } from '#app/domain/identity/mfa/mfa-code.ts'
import { canUsePasskey } from '#app/domain/identity/mfa/passkeys/list-passkeys.server.ts'
import { hasMfa } from '#app/domain/identity/mfa/mfa-status.server.ts'
import { type CodeOutcome, useCode } from '#app/domain/identity/mfa/second-factor.server.ts'
import { noteOnRead } from '#app/infrastructure/note-on-read.ts'
import { servicesContext, visitorContext } from '../context.ts'
import { retryAfterHeader } from '../retry-after.ts'

/** Why somebody may not enter the admin area, for pages (`reason`, `message`) and for programs (`error`, `code`). */
export interface AdminRefusal {
	status: 401 | 403 | 429
	reason: 'sign-in' | 'not-admin' | 'mfa-setup' | 'mfa'
	error: string
	message: string
	code: string
	/** Whether proving or setting up a second factor opens the area. */
	requiresMFA?: true
	/** Whether a passkey of this person opens the area, too. */
	passkey?: boolean
	/** Seconds until another code may be tried. */
	retryAfter?: number
	/** The refused form, for the page that repeats it after the code. */
	form?: RefusedForm
}

/** What was sent with a refused form of a page. Files can't be put back into a form: they are chosen again. */
export interface RefusedForm {
	action: string
	encType: 'application/x-www-form-urlencoded' | 'multipart/form-data'
	fields: [name: string, value: string][]
	files: string[]
}

/** The header by which one call proves the second factor on its own. */
const tokenHeader = 'X-MFA-Token'

/**
 * The one guard of every page below /admin and every call below /api/admin. Rights, MFA and step-up are read from the
 * database for each request.
 *
 * @returns `null` for an admin with a proven second factor
 */
export async function refuseAdmin(context: Readonly<RouterContextProvider>, headers: Headers): Promise<AdminRefusal | null> {
	const visitor = context.get(visitorContext)
	if (visitor.kind === 'expired') return signIn('session_expired', 'Session expired. Please log in again.')
	if (visitor.kind === 'anonymous') return signIn('not_authenticated', 'Not authenticated. Please log in.')
	if (visitor.kind === 'refused-token') return signIn('invalid_api_token', 'Not authenticated. Please log in.')
	if (visitor.kind === 'leaving' || visitor.kind === 'program') return notAdmin
	const { member, stepUpUntil } = visitor
	if (member.userType !== 'admin') return notAdmin

	const services = context.get(servicesContext)
	if (!(await hasMfa(services, member.id))) return mfa('mfa-setup', 'mfa_setup_required', mfaSentences.setupRequired)
	if (stepUpUntil && stepUpUntil > new Date()) return null

	const code = headers.get(tokenHeader)
	if (!code) return { ...mfa('mfa', 'mfa_required', mfaSentences.required), passkey: await canUsePasskey(services, member.id) }
	const { db, keys, limits, jobs } = services
	return refusedCode(await noteOnRead({ db, keys, limits, jobs }, (able) => useCode(able, member, code)))
}

/** The refusal that follows from a checked code; `null` for a right one. */
export function refusedCode(outcome: CodeOutcome): AdminRefusal | null {
	if (outcome === 'right') return null
	if (outcome === 'wrong') return mfa('mfa', 'invalid_mfa_token', mfaSentences.invalidMfaCode)
	return { ...mfa('mfa', 'too_many_requests', mfaSentences.tooMany), status: 429, retryAfter: outcome.refusedFor }
}

/** What the API and fetches are answered. */
export function refusedAsJson({ status, error, code, requiresMFA, retryAfter }: AdminRefusal): Response {
	return Response.json({ error, code, ...(requiresMFA ? { requiresMFA } : {}) }, { status, headers: retryAfterHeader(retryAfter) })
}

function signIn(code: string, message: string): AdminRefusal {
	return { status: 401, reason: 'sign-in', error: message, message, code }
}

const accessDenied = 'Access Denied - Admin privileges required to access this page'

const notAdmin: AdminRefusal = { status: 403, reason: 'not-admin', error: accessDenied, message: accessDenied, code: 'forbidden' }

function mfa(reason: 'mfa' | 'mfa-setup', code: string, message: string): AdminRefusal {
	return { status: 403, reason, error: message, message, code, requiresMFA: true }
}
