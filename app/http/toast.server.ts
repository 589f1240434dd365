import { createCookie, redirect } from 'react-router'
import { z } from 'zod'
import { minute, inSeconds } from '#app/units.ts'
import { serverOnly } from './session/text-cookie.ts'
import { withCookies } from './session/with-cookies.ts'

/** A short message about what just happened, shown once on the next page. */
export type Toast = z.infer<typeof Toast>

const Toast = z.object({
	title: z.string().max(200),
	description: z.string().max(500).optional(),
	variant: z.enum(['default', 'destructive']).optional(),
})

const cookie = createCookie('toast', { ...serverOnly, maxAge: inSeconds(minute) })

/**
 * Redirects to `url` and shows a toast there. Only one is ever shown: a second one replaces the first.
 *
 * @param init further headers, such as cookies
 */
export async function redirectWithToast(url: string, toast: Toast, init: ResponseInit = {}): Promise<Response> {
	return redirect(url, { ...init, headers: withCookies([await cookie.serialize(toast)], init.headers) })
}

/** The toast in a request, `null` when there is none or it was tampered with. */
export async function readToast(request: Request): Promise<Toast | null> {
	return Toast.safeParse(await cookie.parse(request.headers.get('Cookie'))).data ?? null
}

/** Set-Cookie that removes the toast from the browser, so that it is shown once. */
export function spentToast(): Promise<string> {
	return cookie.serialize('', { maxAge: 0 })
}
