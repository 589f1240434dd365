import { data, redirect, type RouterContextProvider } from 'react-router'
import type { Member } from '#app/domain/identity/member.ts'
import { type Visitor, visitorContext } from '../context.ts'

/** The error of a page for members when nobody is signed in; the error page offers to sign in. */
export interface SignInNeeded {
	reason: 'sign-in'
	message: 'Not authenticated. Please log in.' | 'Session expired. Please log in again.'
}

/**
 * The signed-in member.
 *
 * @throws 401 with `SignInNeeded` when nobody is signed in, or no longer
 */
export function requireMember(context: Readonly<RouterContextProvider>): Member {
	return requireSession(context).member
}

/**
 * The signed-in member with their session.
 *
 * @throws a redirect to the page of the deletion while the account is scheduled for it; 401 with `SignInNeeded` when nobody is signed in, or no longer
 */
export function requireSession(context: Readonly<RouterContextProvider>): Extract<Visitor, { kind: 'member' }> {
	const visitor = context.get(visitorContext)
	if (visitor.kind === 'member') return visitor
	if (visitor.kind === 'leaving') throw redirect('/account-deletion')
	const message = visitor.kind === 'expired' ? 'Session expired. Please log in again.' : 'Not authenticated. Please log in.'
	throw data({ reason: 'sign-in', message } satisfies SignInNeeded, { status: 401 })
}

/** The signed-in member, or `null`. */
export function currentMember(context: Readonly<RouterContextProvider>): Member | null {
	const visitor = context.get(visitorContext)
	return visitor.kind === 'member' ? visitor.member : null
}
