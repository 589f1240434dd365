import { authorWords, theirKindWords } from '#app/domain/counterparty/change-labels.ts'
import { useAuthorLook } from './authors.tsx'
import type { DrawnTheirs } from './change-places.tsx'

/** Where a change of theirs begins that nobody has decided about: the way from the words to its card. */
export function TheirPin({ their: { number, kind, author, text, replaced } }: { their: DrawnTheirs }) {
	const look = useAuthorLook(author)
	const says = `Their change ${number}, by ${authorWords(author)}: ${theirKindWords[kind].toLowerCase()}`
	return (
		<a
			id={`tp-${number}`}
			{...look}
			data-by={authorWords(author)}
			href={`#t-${number}`}
			data-extra=""
			aria-label={says}
			title={`${theirKindWords[kind]} by ${authorWords(author)}: ${replaced === null ? '' : `${replaced.slice(0, 80).trim()} → `}${text.slice(0, 120).trim()}`}
			className="redline-their-pin"
		>
			{number}
		</a>
	)
}
