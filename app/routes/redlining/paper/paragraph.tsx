import type { CSSProperties, ReactNode } from 'react'
import type { ViewParagraph } from '#app/domain/word/page-view/view-document.ts'
import { isDrawn, piecesOf, type DrawnSuggestion, type DrawnThread } from './pieces.ts'
import { Added, Pin, RedlinedWords } from './paragraph-text.tsx'
import { useChangesIn } from '../counterparty/change-places.tsx'

/** The page's URL up to the id of the paragraph to write about; `null` for readers who may not write. */
export type WriteLink = string | null

// Justified lines leave wide gaps on a screen: only print has them.
const alignments = { center: 'text-center', right: 'text-right', justify: 'print:text-justify' } as const

const longestHeading = 160

/** One paragraph in the file's layout, with its suggestions and the paragraphs suggested before or after it. */
export function RedlinedParagraph({
	paragraph,
	suggestions,
	threads,
	writeLink,
}: {
	paragraph: ViewParagraph
	suggestions: readonly DrawnSuggestion[]
	threads: readonly DrawnThread[]
	writeLink: WriteLink
}) {
	const added = (where: 'before' | 'after') =>
		suggestions.map((suggestion) =>
			suggestion.change.kind === 'insert_paragraphs' && !suggestion.change.newRow && suggestion.change.where === where ? (
				<AddedParagraphs key={suggestion.number} suggestion={suggestion} beside={paragraph} />
			) : null,
		)
	const counterpartyChanges = useChangesIn(paragraph.id)
	const inside = suggestions.filter(({ change }) => change.kind !== 'insert_paragraphs')
	return (
		<>
			{paragraph.newPage ? <PageBreak /> : null}
			{added('before')}
			{paragraph.text === '' && !paragraph.marks && inside.length === 0 && counterpartyChanges.length === 0 ? (
				<div className="h-3" />
			) : (
				<Line paragraph={paragraph} id={`p-${paragraph.id}`} writeLink={writeLink}>
					{paragraph.number ? (
						<span data-extra="" className="redline-number">
							{paragraph.number}
						</span>
					) : null}
					<RedlinedWords pieces={piecesOf(paragraph, inside, threads, counterpartyChanges)} />
				</Line>
			)}
			{added('after')}
		</>
	)
}

function AddedParagraphs({ suggestion, beside }: { suggestion: DrawnSuggestion; beside: ViewParagraph }) {
	const like: ViewParagraph = {
		kind: 'paragraph',
		id: '',
		text: '',
		...(beside.heading === undefined ? { align: beside.align, indent: beside.indent } : {}),
	}
	const words = isDrawn(suggestion) ? suggestion.proposed : ['']
	return words.map((text, index) => (
		<Line key={index} paragraph={like} writeLink={null}>
			{index === 0 ? <Pin suggestion={suggestion} /> : null}
			{text === '' ? null : <Added suggestion={suggestion}>{text}</Added>}
		</Line>
	))
}

function Line({
	paragraph,
	id,
	writeLink,
	children,
}: {
	paragraph: ViewParagraph
	id?: string
	writeLink: WriteLink
	children: ReactNode
}) {
	const { heading, align, indent, firstLine, boxed } = paragraph
	const style =
		indent === undefined && firstLine === undefined
			? undefined
			: ({ '--indent': indent ?? 0, '--first-line': firstLine ?? 0 } as CSSProperties)
	const look =
		`redline-paragraph scroll-mt-24 break-words whitespace-pre-wrap ${align ? alignments[align] : ''} ` +
		`${boxed ? 'rounded-md border border-line px-3 py-1' : ''}`
	const place = { id, style, 'data-p': id === undefined ? undefined : paragraph.id }
	const content = (
		<>
			{children}
			{writeLink === null || id === undefined ? null : (
				<noscript data-extra="">
					<a href={`${writeLink}${paragraph.id}#write`} className="redline-write">
						Suggest or comment
					</a>
				</noscript>
			)}
		</>
	)
	// Some files use a heading style for whole clauses: those are drawn as clauses.
	if (heading === undefined || paragraph.text.length > longestHeading)
		return (
			<p {...place} className={`my-2 ${look}`}>
				{content}
			</p>
		)
	return (
		<h3 {...place} className={`mt-5 mb-2 ${look}`}>
			{content}
		</h3>
	)
}

function PageBreak() {
	return (
		<div role="separator" aria-label="Page break" className="-mx-5 my-6 border-t border-dashed border-control sm:-mx-10 print:hidden" />
	)
}
