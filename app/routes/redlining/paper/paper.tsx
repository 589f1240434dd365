import { memo, useMemo } from 'react'
import type { DocumentView, ViewBlock } from '#app/domain/word/page-view/view-document.ts'
import type { OnParagraphs } from './by-paragraph.ts'
import { AddedRow, tableCellLook } from './added-row.tsx'
import { RedlinedParagraph, type WriteLink } from './paragraph.tsx'
import { tableLines } from './table-lines.ts'

/** How many blocks share one `content-visibility` box, which is not laid out far from the window. */
const stretchLength = 15

/** The document with every suggestion in its place. Only changed parts are redrawn. */
export const RedliningText = memo(function RedliningPaper({
	view,
	on,
	writeLink,
}: {
	view: DocumentView
	on: OnParagraphs
	writeLink: WriteLink
}) {
	// The same arrays each time: their content is redrawn only where it changed.
	const stretches = useMemo(
		() =>
			Array.from({ length: Math.ceil(view.body.length / stretchLength) }, (_, index) =>
				view.body.slice(index * stretchLength, (index + 1) * stretchLength),
			),
		[view],
	)
	const headers = useMemo(() => worded(view.headers), [view])
	const footers = useMemo(() => worded(view.footers), [view])
	return (
		<>
			{headers.length > 0 ? <Furniture name="Header" blocks={headers} on={on} writeLink={writeLink} /> : null}
			{stretches.map((blocks, index) => (
				<div key={index} className="redline-stretch">
					<Blocks blocks={blocks} on={on} writeLink={writeLink} />
				</div>
			))}
			{view.notes.length > 0 ? (
				<section aria-label="Notes" className="mt-10 border-t border-line pt-4 text-[0.9em]">
					{view.notes.map(({ label, note, blocks }) => (
						<div key={note} id={`note-${note}`} className="flex scroll-mt-24 gap-3">
							<span className="pt-1.5 text-[0.85em] text-accent">{label}</span>
							<div className="min-w-0 flex-1">
								<Blocks blocks={blocks} on={on} writeLink={writeLink} />
							</div>
						</div>
					))}
				</section>
			) : null}
			{footers.length > 0 ? <Furniture name="Footer" blocks={footers} on={on} writeLink={writeLink} /> : null}
		</>
	)
})

/** The blocks with text: many headers have only an empty line. */
function worded(blocks: readonly ViewBlock[]): readonly ViewBlock[] {
	return blocks.filter((block) => block.kind === 'table' || block.text.trim() !== '' || block.marks)
}

function Furniture({
	name,
	blocks,
	on,
	writeLink,
}: {
	name: 'Header' | 'Footer'
	blocks: readonly ViewBlock[]
	on: OnParagraphs
	writeLink: WriteLink
}) {
	return (
		<section
			aria-label={`${name} of the pages`}
			className={`text-[0.85em] text-muted ${name === 'Header' ? 'mb-6 border-b border-line pb-3' : 'mt-8 border-t border-line pt-3'}`}
		>
			<Blocks blocks={blocks} on={on} writeLink={writeLink} />
		</section>
	)
}

interface BlocksProps {
	blocks: readonly ViewBlock[]
	on: OnParagraphs
	writeLink: WriteLink
}

const Blocks = memo(function Blocks({ blocks, on, writeLink }: BlocksProps) {
	return blocks.map((block, index) =>
		block.kind === 'table' ? (
			<Table key={index} rows={block.rows} on={on} writeLink={writeLink} />
		) : (
			<RedlinedParagraph
				key={block.id}
				paragraph={block}
				suggestions={on.suggestions.get(block.id) ?? none}
				threads={on.threads.get(block.id) ?? none}
				writeLink={writeLink}
			/>
		),
	)
}, sameOnBlocks)

const none: never[] = []

function Table({ rows, on, writeLink }: { rows: Extract<ViewBlock, { kind: 'table' }>['rows'] } & Omit<BlocksProps, 'blocks'>) {
	const lines = tableLines(rows, on)
	return (
		// eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard (WCAG 2.1.1)
		<div className="my-4 overflow-x-auto print:overflow-visible" tabIndex={0} role="group" aria-label="Table of the document">
			<table className="w-full border-collapse text-[0.95em]">
				<tbody>
					{lines.map((line, index) =>
						'added' in line ? (
							<AddedRow key={`added ${line.added.number}`} suggestion={line.added} cells={line.over} />
						) : (
							<tr key={index}>
								{line.cells.map((cell, column) => (
									<td key={column} colSpan={cell.columns} rowSpan={cell.rows} className={tableCellLook}>
										<Blocks blocks={cell.blocks} on={on} writeLink={writeLink} />
									</td>
								))}
							</tr>
						),
					)}
				</tbody>
			</table>
		</div>
	)
}

/** Whether blocks have the same content: every answer of the server has new objects. */
function sameOnBlocks(before: BlocksProps, after: BlocksProps): boolean {
	if (before.blocks !== after.blocks || before.writeLink !== after.writeLink) return false
	return before.on === after.on || before.blocks.every((block) => signOf(block, before.on) === signOf(block, after.on))
}

function signOf(block: ViewBlock, on: OnParagraphs): string {
	if (block.kind === 'table')
		return block.rows
			.flat()
			.flatMap((cell) => cell.blocks.map((inner) => signOf(inner, on)))
			.join('|')
	const suggestions = on.suggestions.get(block.id)
	const threads = on.threads.get(block.id)
	return suggestions || threads
		? JSON.stringify([
				suggestions?.map(({ number, state, proposed }) => [number, state, proposed]),
				threads?.map(({ id, start, end }) => [id, start, end]),
			])
		: ''
}
