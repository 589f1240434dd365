import { Link } from 'react-router'
import type { CSSProperties } from 'react'
import type { DocumentView, ViewBlock, ViewParagraph } from '#app/domain/word/page-view/view-document.ts'
import { lookClasses } from './look-classes.ts'
import { shownWords } from './marked-words.ts'

type Questions = ReadonlyMap<string, string>

const noQuestions: Questions = new Map()

/** A document in its layout, to read. Labels of open questions in it lead to the questions, where a page has them. */
export function ReadOnlyDocument({ view, questions = noQuestions }: { view: DocumentView; questions?: Questions }) {
	const headers = view.headers.filter(hasWords)
	const footers = view.footers.filter(hasWords)
	return (
		<>
			{headers.length > 0 ? (
				<div className="mb-6 border-b border-line pb-3 text-[0.85em] text-muted">
					<Blocks blocks={headers} questions={questions} />
				</div>
			) : null}
			<Blocks blocks={view.body} questions={questions} />
			{view.notes.length > 0 ? (
				<div className="mt-8 border-t border-line pt-3 text-[0.9em]">
					{view.notes.map(({ note, label, blocks }) => (
						<div key={note} className="flex gap-3">
							<span className="pt-1.5 text-[0.85em] text-accent">{label}</span>
							<div className="min-w-0 flex-1">
								<Blocks blocks={blocks} questions={questions} />
							</div>
						</div>
					))}
				</div>
			) : null}
			{footers.length > 0 ? (
				<div className="mt-8 border-t border-line pt-3 text-[0.85em] text-muted">
					<Blocks blocks={footers} questions={questions} />
				</div>
			) : null}
		</>
	)
}

function hasWords(block: ViewBlock): boolean {
	return block.kind === 'table' || block.text.trim() !== ''
}

function Blocks({ blocks, questions }: { blocks: readonly ViewBlock[]; questions: Questions }) {
	return blocks.map((block, index) =>
		block.kind === 'table' ? (
			// eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard (WCAG 2.1.1)
			<div key={index} className="my-4 overflow-x-auto" tabIndex={0} role="group" aria-label="Table of the document">
				<table className="w-full border-collapse text-[0.95em]">
					<tbody>
						{block.rows.map((cells, row) => (
							<tr key={row}>
								{cells.map((cell, column) => (
									<td key={column} colSpan={cell.columns} rowSpan={cell.rows} className="border border-line px-2.5 py-1 align-top">
										<Blocks blocks={cell.blocks} questions={questions} />
									</td>
								))}
							</tr>
						))}
					</tbody>
				</table>
			</div>
		) : (
			<Paragraph key={block.id} paragraph={block} questions={questions} />
		),
	)
}

const alignments = { center: 'text-center', right: 'text-right', justify: '' } as const

const longestHeading = 160

function Paragraph({ paragraph, questions }: { paragraph: ViewParagraph; questions: Questions }) {
	const { heading, align, indent, firstLine, text, number, newPage } = paragraph
	const style: CSSProperties = {
		...(indent === undefined ? {} : { marginInlineStart: `min(${indent}pt, 30%)` }),
		...(firstLine === undefined || firstLine < 0 ? {} : { textIndent: `${firstLine}pt` }),
	}
	const isHeading = heading !== undefined && text.length <= longestHeading
	return (
		<>
			{newPage ? (
				<div
					role="separator"
					aria-label="Page break"
					className="my-6 border-t border-dashed border-control print:my-0 print:break-before-page print:border-0"
				/>
			) : null}
			{text === '' ? (
				<div className="h-2" />
			) : (
				<p
					style={style}
					className={`break-words whitespace-pre-wrap ${align ? alignments[align] : ''} ${isHeading ? 'mt-5 mb-2 font-semibold' : 'my-2'}`}
				>
					{number ? <span className="mr-2">{number}</span> : null}
					{shownWords(paragraph, questions).map(({ text: words, looks, to }, index) =>
						to === null ? (
							<span key={index} className={looks.map((look) => lookClasses[look]).join(' ') || undefined}>
								{words}
							</span>
						) : (
							<Link
								key={index}
								to={to}
								className="rounded bg-mark px-0.5 font-medium text-ink underline decoration-dotted underline-offset-2"
							>
								{words}
							</Link>
						),
					)}
				</p>
			)}
		</>
	)
}
