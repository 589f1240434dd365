import { redirect } from 'react-router'
import { parseForm } from '#app/http/form.server.ts'
import { themeCookie } from '#app/http/preferences.ts'
import { safeReturnTo } from '#app/http/session/return-to.ts'
import type { Route } from './+types/theme.ts'

export const loader = () => redirect('/')

/** Remembers light or dark in this browser and returns to the previous page. */
export async function action({ request }: Route.ActionArgs) {
	const form = await parseForm(request)
	return redirect(safeReturnTo(form.get('returnTo')) ?? '/', {
		headers: { 'Set-Cookie': await themeCookie(form.get('theme') === 'dark' ? 'dark' : 'light') },
	})
}
