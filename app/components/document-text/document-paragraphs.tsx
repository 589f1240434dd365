import { Fragment, type ReactNode } from 'react'
import type { Paragraph, Span } from '#app/domain/extraction/extracted-document.ts'
import { pageList } from '#app/domain/review/report/report-words.ts'
import { markId } from '#app/components/report/report-links.ts'
import { firstOf, groupParagraphs } from './text-blocks.ts'

export type ShownParagraph = Pick<Paragraph, 'id' | 'start' | 'end' | 'part' | 'kind' | 'level' | 'numbering' | 'cell' | 'page'>

const partTitles = { body: '', footnote: 'Footnotes', endnote: 'Endnotes', header: 'Headers', footer: 'Footers' } as const

/** The paragraphs of a document in reading order, tables as tables, one span of them marked. */
export function DocumentParagraphs({
	text,
	paragraphs,
	marked,
	pagesNotRead,
}: {
	text: string
	paragraphs: ShownParagraph[]
	marked: Span | null
	pagesNotRead: number[]
}) {
	// Only the first piece gets the id of the fragment: ids are unique on a page.
	const firstMarked = marked && paragraphs.find(({ start, end }) => start < marked.end && end > marked.start)?.id
	const words = (paragraph: ShownParagraph) => (
		<Words text={text} paragraph={paragraph} marked={marked} id={paragraph.id === firstMarked ? markId : undefined} />
	)
	const blocks = groupParagraphs(paragraphs)
	return (
		<>
			{blocks.map((block, index) => {
				const { id, part } = firstOf(block)
				const before = blocks[index - 1]
				const entered = part === (before ? firstOf(before).part : 'body') ? '' : partTitles[part]
				return (
					<Fragment key={id}>
						{entered ? (
							<h2 className="mt-10 mb-2 border-t border-line pt-6 text-sm font-semibold tracking-wide text-muted uppercase">{entered}</h2>
						) : null}
						{block.kind === 'table' ? (
							<Table rows={block.rows} words={words} />
						) : (
							<OneParagraph paragraph={block.paragraph}>{words(block.paragraph)}</OneParagraph>
						)}
					</Fragment>
				)
			})}
			{pagesNotRead.length > 0 ? (
				<p className="mt-8 border-t border-line pt-6 text-muted">{`The words on ${pageList(pagesNotRead)} could not be read.`}</p>
			) : null}
		</>
	)
}

function OneParagraph({ paragraph, children }: { paragraph: ShownParagraph; children: ReactNode }) {
	const { kind, level, numbering } = paragraph
	const content = (
		<>
			{numbering ? <span className="mr-2 text-muted">{numbering}</span> : null}
			{children}
		</>
	)
	if (kind === 'heading') return <h2 className={`mt-6 mb-2 font-semibold break-words ${level === 0 ? 'text-lg' : ''}`}>{content}</h2>
	return (
		<p className={`my-3 break-words whitespace-pre-wrap ${kind === 'list_item' ? indents[Math.min(level ?? 0, indents.length - 1)] : ''}`}>
			{content}
		</p>
	)
}

const indents = ['pl-4', 'pl-8', 'pl-12', 'pl-16']

function Table({ rows, words }: { rows: ShownParagraph[][][]; words: (paragraph: ShownParagraph) => ReactNode }) {
	return (
		// eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard (WCAG 2.1.1)
		<div className="my-4 overflow-x-auto" tabIndex={0} role="group" aria-label="Table of the document">
			<table className="w-full border-collapse text-sm">
				<tbody>
					{rows.map((cells) => (
						<tr key={cells[0]?.[0]?.id}>
							{cells.map((cell) => (
								<td key={cell[0]?.id} className="border border-line p-2 align-top">
									{cell.map((paragraph) => (
										<p key={paragraph.id} className="break-words whitespace-pre-wrap">
											{paragraph.numbering ? <span className="mr-2 text-muted">{paragraph.numbering}</span> : null}
											{words(paragraph)}
										</p>
									))}
								</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
		</div>
	)
}

function Words({ text, paragraph: { start, end }, marked, id }: { text: string; paragraph: Span; marked: Span | null; id?: string }) {
	const from = Math.max(start, marked?.start ?? end)
	const to = Math.min(end, marked?.end ?? start)
	if (from >= to) return text.slice(start, end)
	return (
		<>
			{text.slice(start, from)}
			<mark id={id} className="scroll-mt-48 px-0.5 text-ink">
				{text.slice(from, to)}
			</mark>
			{text.slice(to, end)}
		</>
	)
}
