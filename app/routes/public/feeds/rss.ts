import { articles } from '#app/content/articles.server.ts'
import { servicesContext } from '#app/http/context.ts'
import { hour, inSeconds } from '#app/units.ts'
import type { Route } from './+types/rss.ts'
import { escapeXml } from './xml.ts'

/** The blog as RSS 2.0, with whole articles. */
export function loader({ context }: Route.LoaderArgs) {
	const { appUrl } = context.get(servicesContext).env
	const items = articles.map(({ slug, title, description, date, html }) => {
		const url = escapeXml(`${appUrl}/blog/${slug}`)
		return `<item>
<title>${escapeXml(title)}</title>
<link>${url}</link>
<guid isPermaLink="true">${url}</guid>
<pubDate>${new Date(date).toUTCString()}</pubDate>
<description>${escapeXml(description)}</description>
<content:encoded>${escapeXml(html)}</content:encoded>
</item>`
	})
	const feed = `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/">
<channel>
<title>Fineprint: founder contracts in plain English</title>
<link>${escapeXml(appUrl)}/blog</link>
<description>What to read before you sign, with the sources.</description>
<language>en-us</language>
<atom:link href="${escapeXml(appUrl)}/blog/rss.xml" rel="self" type="application/rss+xml"/>
${items.join('\n')}
</channel>
</rss>
`
	return new Response(feed, {
		headers: { 'Content-Type': 'application/rss+xml; charset=utf-8', 'Cache-Control': `public, max-age=${inSeconds(hour)}` },
	})
}
