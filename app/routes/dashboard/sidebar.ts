import { redirect } from 'react-router'
import { parseForm } from '#app/http/form.server.ts'
import { sidebarCookie } from '#app/http/preferences.ts'
import { safeReturnTo } from '#app/http/session/return-to.ts'
import type { Route } from './+types/sidebar.ts'

export const loader = () => redirect('/dashboard')

/** Remembers whether the sidebar is folded and returns to the previous page. */
export async function action({ request }: Route.ActionArgs) {
	const form = await parseForm(request)
	return redirect(safeReturnTo(form.get('returnTo')) ?? '/dashboard', {
		headers: { 'Set-Cookie': await sidebarCookie(form.get('collapsed') === '1') },
	})
}
