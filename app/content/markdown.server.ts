import { Marked } from 'marked'

const own = new Marked({
	renderer: {
		/** An address of its own for each heading, so that others can link to it. */
		heading({ tokens, depth }) {
			const html = this.parser.parseInline(tokens)
			return `<h${depth} id="${slugOf(html)}">${html}</h${depth}>\n`
		},
		/** Scrolls by itself on a phone instead of widening the page; reached with the keyboard. */
		table(token) {
			const row = (cells: typeof token.header, tag: 'th' | 'td') =>
				`<tr>${cells.map((cell) => `<${tag}${tag === 'th' ? ' scope="col"' : ''}>${this.parser.parseInline(cell.tokens)}</${tag}>`).join('')}</tr>`
			return (
				`<div class="wide-table" role="region" aria-label="Table" tabindex="0"><table><thead>${row(token.header, 'th')}</thead>` +
				`<tbody>${token.rows.map((cells) => row(cells, 'td')).join('')}</tbody></table></div>\n`
			)
		},
	},
})

/** Markdown of our own files as HTML. Only for files of this repository: HTML in them is passed on as it is. */
export function renderMarkdown(text: string): string {
	return own.parse(text, { async: false })
}

function slugOf(html: string): string {
	return html
		.replace(/<[^>]+>|&[^;]+;/g, '')
		.toLowerCase()
		.replace(/[^a-z0-9]+/g, '-')
		.replace(/^-|-$/g, '')
}
