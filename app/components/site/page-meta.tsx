import { useRouteLoaderData } from 'react-router'
import type { loader } from '#app/root.tsx'

/**
 * Title, description, canonical address and the cards that other sites draw of a page when somebody links to it.
 *
 * @param path the page's own address, whatever query it was opened with
 * @param picture its name below /og/
 */
export function PageMeta({
	title,
	description,
	path,
	picture,
	type = 'website',
}: {
	title: string
	description: string
	path: string
	picture: string
	type?: 'website' | 'article'
}) {
	const { origin = '' } = useRouteLoaderData<typeof loader>('root') ?? {}
	const image = `${origin}/og/${picture}.png`
	return (
		<>
			<title>{title}</title>
			<meta name="description" content={description} />
			<link rel="canonical" href={origin + path} />
			<meta property="og:site_name" content="Fineprint" />
			<meta property="og:type" content={type} />
			<meta property="og:title" content={title} />
			<meta property="og:description" content={description} />
			<meta property="og:url" content={origin + path} />
			<meta property="og:image" content={image} />
			<meta property="og:image:width" content="1200" />
			<meta property="og:image:height" content="630" />
			<meta property="og:image:alt" content={title} />
			<meta name="twitter:card" content="summary_large_image" />
			<meta name="twitter:title" content={title} />
			<meta name="twitter:description" content={description} />
			<meta name="twitter:image" content={image} />
		</>
	)
}
