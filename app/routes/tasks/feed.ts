import { readCalendarFeed } from '#app/domain/deadlines/calendar-feed.server.ts'
import { servicesContext } from '#app/http/context.ts'
import type { Route } from './+types/feed.ts'

/** The calendar behind a private address. Whoever has the address reads it, without signing in. */
export async function loader({ context, params }: Route.LoaderArgs) {
	const token = /^([\w-]{20,100})\.ics$/.exec(params.file)?.[1]
	const calendar = token ? await readCalendarFeed(context.get(servicesContext), token, Date.now()) : null
	if (calendar === null) return new Response('There is no calendar at this address. It may have been revoked.', { status: 404 })
	return new Response(calendar, {
		headers: { 'Content-Type': 'text/calendar; charset=utf-8', 'Cache-Control': 'private, max-age=900', 'X-Robots-Tag': 'noindex' },
	})
}
