import type { RouterContextProvider } from 'react-router'
import { mfaSentences } from '#app/domain/identity/mfa/mfa-code.ts'
import { hasMfa } from '#app/domain/identity/mfa/mfa-status.server.ts'
import { proveSecondFactor } from '#app/domain/identity/mfa/step-up.server.ts'
import { servicesContext } from '../context.ts'
import { requireSession } from './require-member.ts'

/** Why a code was not enough, for the form that asks for it. */
export interface CodeRefusal {
	status: 400 | 429
	error: string
	/** Seconds until another code may be tried. */
	retryAfter?: number
}

/**
 * Asks a member with MFA for the second factor before something that outlives their session: by a step-up of the session
 * that is open, or by a code.
 *
 * @param code of the app or a backup code; empty when none was typed
 * @returns `null` when it is proven, or the person has no MFA
 */
export async function refuseWithoutCode(context: Readonly<RouterContextProvider>, code: string): Promise<CodeRefusal | null> {
	const { member, sessionId } = requireSession(context)
	const services = context.get(servicesContext)
	if (!(await hasMfa(services, member.id))) return null
	const proof = await proveSecondFactor(services, member, sessionId, code)
	if (proof === 'right') return null
	if (proof === 'missing') return { status: 400, error: mfaSentences.codeNeeded }
	if (proof === 'wrong') return { status: 400, error: mfaSentences.invalidVerification }
	return { status: 429, error: mfaSentences.tooMany, retryAfter: proof.refusedFor }
}

/** Whether a form has to have a field for a code: the person has MFA, and no step-up of this session is open. */
export async function needsCode(context: Readonly<RouterContextProvider>): Promise<boolean> {
	const { member, stepUpUntil } = requireSession(context)
	if (stepUpUntil && stepUpUntil > new Date()) return false
	return hasMfa(context.get(servicesContext), member.id)
}
