import { data } from 'react-router'
import { servicesContext } from '#app/http/context.ts'
import { day, inSeconds } from '#app/units.ts'
import { sitePages } from '../feeds/site-pages.server.ts'
import type { Route } from './+types/picture.ts'
import { drawPicture } from './draw-picture.server.ts'

/** Drawn at first request. Only the pages of the site have one, so there are never more than pages. */
const drawn = new Map<string, Promise<Buffer>>()

/** The picture that other sites show beside a link to one of our pages. */
export async function loader({ context, params }: Route.LoaderArgs) {
	const name = /^([a-z0-9-]+)\.png$/.exec(params.file)?.[1]
	const page = sitePages.find(({ picture }) => picture === name)
	if (!page) throw data('There is no such picture.', { status: 404 })
	const { host } = new URL(context.get(servicesContext).env.appUrl)
	const key = `${page.picture} ${host}`
	const picture = drawn.get(key) ?? drawPicture(page.words, host)
	drawn.set(key, picture)
	return new Response(new Uint8Array(await picture), {
		headers: { 'Content-Type': 'image/png', 'Cache-Control': `public, max-age=${inSeconds(day)}` },
	})
}
