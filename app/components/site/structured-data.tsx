/**
 * What a page says in the words of schema.org, for search engines. Browsers do not run it. `<` is escaped, so that no
 * text can end the element.
 */
export function StructuredData({ data }: { data: object }) {
	const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replace(/</g, '\\u003c')
	return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
