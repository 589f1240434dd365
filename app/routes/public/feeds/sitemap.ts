import { servicesContext } from '#app/http/context.ts'
import { hour, inSeconds } from '#app/units.ts'
import type { Route } from './+types/sitemap.ts'
import { sitePages } from './site-pages.server.ts'
import { escapeXml } from './xml.ts'

/** All public pages, for search engines (sitemaps.org). */
export function loader({ context }: Route.LoaderArgs) {
	const { appUrl } = context.get(servicesContext).env
	const urls = sitePages.map(
		({ path, changed }) => `<url><loc>${escapeXml(appUrl + path)}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}</url>`,
	)
	const map = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`
	return new Response(map, {
		headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': `public, max-age=${inSeconds(hour)}` },
	})
}
