import { authorLabel, changeKindLabels } from '#app/domain/counterparty/change-labels.ts'
import { useAuthorStyle } from './authors.tsx'
import type { DrawnChange } from './change-places.tsx'

/** The start of an undecided counterparty change in the text, as a link to its card. */
export function ChangePin({ change: { number, kind, author, text, replaced } }: { change: DrawnChange }) {
	const look = useAuthorStyle(author)
	const label = `Counterparty change ${number}, by ${authorLabel(author)}: ${changeKindLabels[kind].toLowerCase()}`
	const before = replaced === null ? '' : `${replaced.slice(0, 80).trim()} → `
	return (
		<a
			id={`tp-${number}`}
			{...look}
			data-by={authorLabel(author)}
			href={`#t-${number}`}
			data-extra=""
			aria-label={label}
			title={`${changeKindLabels[kind]} by ${authorLabel(author)}: ${before}${text.slice(0, 120).trim()}`}
			className="redline-their-pin"
		>
			{number}
		</a>
	)
}
