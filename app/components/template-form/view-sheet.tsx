import type { DocumentView, ViewBlock, ViewParagraph } from '#app/domain/word/page-view/view-document.ts'

/** A document as its page reads: paragraphs, numbers, headings and tables. Fields that are open are highlighted. */
export function ViewSheet({ view }: { view: DocumentView }) {
	return (
		<div className="space-y-3 rounded-xl border border-line bg-surface p-5 font-serif leading-relaxed break-words sm:p-10">
			<Blocks blocks={view.headers} />
			<Blocks blocks={view.body} />
			{view.notes.map((note) => (
				<div key={note.note} className="border-t border-line pt-2 text-sm">
					<sup>{note.label}</sup> <Blocks blocks={note.blocks} />
				</div>
			))}
			<Blocks blocks={view.footers} />
		</div>
	)
}

function Blocks({ blocks }: { blocks: readonly ViewBlock[] }) {
	return blocks.map((block, index) =>
		block.kind === 'paragraph' ? (
			<Paragraph key={block.id} paragraph={block} />
		) : (
			// eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard (WCAG 2.1.1)
			<div key={index} className="overflow-x-auto" tabIndex={0} role="group" aria-label="Table of the document">
				<table className="w-full border-collapse text-sm">
					<tbody>
						{block.rows.map((cells, row) => (
							<tr key={row}>
								{cells.map((cell, column) => (
									<td key={column} colSpan={cell.columns} rowSpan={cell.rows} className="border border-line px-2 py-1 align-top">
										<Blocks blocks={cell.blocks} />
									</td>
								))}
							</tr>
						))}
					</tbody>
				</table>
			</div>
		),
	)
}

const alignments = { center: 'text-center', right: 'text-right', justify: '' } as const

function Paragraph({ paragraph: { text, number, heading, align, indent = 0, looks = [] } }: { paragraph: ViewParagraph }) {
	if (text === '' && !number) return null
	const pieces: React.ReactNode[] = []
	let at = 0
	for (const { start, end, words } of looks) {
		pieces.push(text.slice(at, start))
		const [strong, marked] = [words.includes('bold'), words.includes('highlighted')]
		const look = [strong ? 'font-semibold' : '', words.includes('italic') ? 'italic' : '', words.includes('underlined') ? 'underline' : '']
		const piece = <span className={look.filter(Boolean).join(' ')}>{text.slice(start, end)}</span>
		pieces.push(marked ? <mark key={start}>{piece}</mark> : <span key={start}>{piece}</span>)
		at = end
	}
	pieces.push(text.slice(at))
	return (
		<p
			className={`whitespace-pre-line ${align ? alignments[align] : ''} ${heading === undefined ? '' : 'font-semibold'}`}
			style={{ paddingLeft: `${indent}pt` }}
		>
			{number ? <span className="mr-2">{number}</span> : null}
			{pieces}
		</p>
	)
}
