import { href, Link } from 'react-router'
import { spanLink } from '#app/components/report/report-links.ts'
import type { PaperWords } from '#app/domain/company-record/paper.ts'

const look = 'break-words text-accent underline underline-offset-4'
/** A longer quote ends here; its link opens all of it. */
const longestQuote = 220

/** The words of a document, as a link that opens its text there; its record where a person typed the value. */
export function WordsLink({ words: { document, version, quote, start, end } }: { words: PaperWords }) {
	if (!quote)
		return (
			<Link to={`${href('/document-vault/:documentId/details', { documentId: document.id })}#record`} className={look}>
				{quote === null ? `Typed in the record of ${document.name}` : `Open the record of ${document.name}`}
			</Link>
		)
	const shown = quote.replace(/\s+/g, ' ')
	return (
		<Link to={spanLink({ documentId: document.id, version }, { start, end })} className={look}>
			“{shown.length > longestQuote ? `${shown.slice(0, longestQuote).trimEnd()}…` : shown}”
		</Link>
	)
}

/** A document by its name; its link opens the record, where values are confirmed. */
export function DocumentLink({ document: { id, name } }: { document: { id: string; name: string } }) {
	return (
		<Link to={`${href('/document-vault/:documentId/details', { documentId: id })}#record`} className={look}>
			{name}
		</Link>
	)
}
