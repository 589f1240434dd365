import { servicesContext } from '#app/http/context.ts'
import { day, inSeconds } from '#app/units.ts'
import type { Route } from './+types/robots.ts'

/** What needs a session, changes something, or is for programs. */
const closed = [
	'/api/',
	'/admin',
	'/auth/',
	'/company-profile',
	'/company-record',
	'/contact/sent',
	'/dashboard',
	'/dev/',
	'/document-vault',
	'/generate',
	'/legal-tasks',
	'/login/',
	'/logout',
	'/payment/',
	'/review/',
	'/settings',
	'/uploads',
]

/** What search engines may read: every public page. */
export function loader({ context }: Route.LoaderArgs) {
	const { appUrl } = context.get(servicesContext).env
	const text = ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), '', `Sitemap: ${appUrl}/sitemap.xml`, ''].join('\n')
	return new Response(text, {
		headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': `public, max-age=${inSeconds(day)}` },
	})
}
