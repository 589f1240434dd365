import { redirect } from 'react-router'
import { z } from 'zod'
import { withCookies } from './session/with-cookies.ts'

/** A short word about what just happened, shown once on the next page. */
export type Toast = z.infer<typeof Toast>

const Toast = z.object({
	title: z.string().max(200),
	description: z.string().max(500).optional(),
	variant: z.enum(['default', 'destructive']).optional(),
})

const name = 'toast'
const secondsKept = 60

/**
 * Goes to `url` and shows a toast there. Only one is ever shown: a second one replaces the first.
 *
 * @param init further headers, such as cookies
 */
export function redirectWithToast(url: string, toast: Toast, init: ResponseInit = {}): Response {
	const cookie = `${name}=${encodeURIComponent(JSON.stringify(toast))}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${secondsKept}`
	return redirect(url, { ...init, headers: withCookies([cookie], init.headers) })
}

/** The toast that a request carries, `null` when there is none or it was tampered with. */
export function readToast(request: Request): Toast | null {
	const value = new RegExp(`(?:^|;\\s*)${name}=([^;]*)`).exec(request.headers.get('Cookie') ?? '')?.[1]
	if (!value) return null
	try {
		return Toast.parse(JSON.parse(decodeURIComponent(value)))
	} catch {
		return null
	}
}

/** Takes the toast out of the browser, so that it is shown once. */
export const spentToast = `${name}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0`
