import { createContext, type RouterContextProvider } from 'react-router'
import type { Administrator } from '#app/domain/identity/administrator.ts'
import { requireSession } from './require-member.ts'

const administratorContext = createContext<Administrator | null>(null)

/** Notes that the guard of the admin area let the request through. Only the guard calls it. */
export function letThrough(context: Readonly<RouterContextProvider>): void {
	const { member } = requireSession(context)
	context.set(administratorContext, { ...member, userType: 'admin', passedAdminChecks: true })
}

/**
 * The administrator whose request passed the guard of the admin area.
 *
 * @throws Error for a request that did not: its route stands outside the guard
 */
export function requireAdministrator(context: Readonly<RouterContextProvider>): Administrator {
	const administrator = context.get(administratorContext)
	if (!administrator) throw new Error('A route for administrators runs without the guard of the admin area')
	return administrator
}
