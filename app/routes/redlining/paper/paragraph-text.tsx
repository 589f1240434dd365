import { Fragment } from 'react'
import { lookClasses } from '#app/components/document-view/look-classes.ts'
import { stateLabels } from '../labels.ts'
import type { DrawnSuggestion, Piece } from './pieces.ts'
import { useAuthorStyle } from '../counterparty/authors.tsx'
import { ChangePin } from '../counterparty/change-pin.tsx'

/** The pieces of one paragraph. Those outside its text are marked (`data-extra`), so that offsets can be counted. */
export function RedlinedWords({ pieces }: { pieces: readonly Piece[] }) {
	return pieces.map((piece, index) => <Fragment key={index}>{draw(piece)}</Fragment>)
}

function draw(piece: Piece) {
	switch (piece.kind) {
		case 'words':
			return <Words piece={piece} />
		case 'added':
			return <Added suggestion={piece.suggestion}>{piece.text}</Added>
		case 'pin':
			return <Pin suggestion={piece.suggestion} />
		case 'thread':
			return (
				<a href={`#c-${piece.thread}`} data-extra="" aria-label="Comment on this text" className="redline-thread">
					<span aria-hidden>❝</span>
				</a>
			)
		case 'their_pin':
			return <ChangePin change={piece.change} />
		case 'mark':
			return <Mark mark={piece.mark} />
	}
}

function Words({ piece: { text, looks, suggestion, struck, author, thread } }: { piece: Extract<Piece, { kind: 'words' }> }) {
	const classes = looks.map((look) => lookClasses[look])
	if (thread) classes.push('redline-discussed')
	const className = classes.length > 0 ? classes.join(' ') : undefined
	const title = looks.includes('hidden') ? 'Hidden in the file: not visible on the printed page' : undefined
	const number = suggestion?.number
	if (struck)
		return (
			<del data-s={number} title={title} data-state={suggestion?.state} className={`redline-del ${className ?? ''}`}>
				{text}
			</del>
		)
	if (author !== null)
		return (
			<CounterpartyText author={author} number={number} className={className}>
				{text}
			</CounterpartyText>
		)
	if (number === undefined && className === undefined) return text
	return (
		<span data-s={number} title={title} className={className}>
			{text}
		</span>
	)
}

function CounterpartyText({
	author,
	number,
	className,
	children,
}: {
	author: string
	number: number | undefined
	className: string | undefined
	children: string
}) {
	return (
		<span
			{...useAuthorStyle(author)}
			data-s={number}
			data-by={author}
			title={`Inserted by ${author}, not accepted yet`}
			className={`redline-theirs-in ${className ?? ''}`}
		>
			{children}
		</span>
	)
}

/** Words that a suggestion inserts. */
export function Added({ suggestion: { number, state }, children }: { suggestion: DrawnSuggestion; children: string }) {
	return (
		<ins data-s={number} data-state={state} data-extra="" className="redline-ins">
			{children}
		</ins>
	)
}

/** The number of a suggestion at its beginning: the link from the words to its card. */
export function Pin({ suggestion: { number, state, title } }: { suggestion: DrawnSuggestion }) {
	return (
		<a
			id={`d-${number}`}
			href={`#s-${number}`}
			data-pin={number}
			data-s={number}
			data-extra=""
			data-state={state}
			aria-label={`Suggestion ${number}, ${stateLabels[state].toLowerCase()}: ${title}`}
			className="redline-pin"
		>
			{number}
		</a>
	)
}

function Mark({ mark }: { mark: Extract<Piece, { kind: 'mark' }>['mark'] }) {
	if (mark.kind === 'note') {
		return (
			<a href={`#note-${mark.note}`} data-extra="" aria-label={`Note ${mark.label}`} className="redline-note">
				{mark.label}
			</a>
		)
	}
	if (mark.kind === 'picture') {
		return (
			<span data-extra="" role="img" aria-label={mark.says || 'A picture of the document'} className="redline-picture">
				{mark.says || 'Picture'}
			</span>
		)
	}
	return <CounterpartyDeletion author={mark.author}>{mark.text}</CounterpartyDeletion>
}

function CounterpartyDeletion({ author, children }: { author: string; children: string }) {
	return (
		<del
			{...useAuthorStyle(author)}
			data-extra=""
			data-by={author}
			title={`Deleted by ${author}, not accepted yet`}
			className="redline-theirs-out"
		>
			{children}
		</del>
	)
}
