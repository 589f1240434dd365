import { cellsOf, hasCellBeside, type RowCell } from '#app/domain/suggestions/table-row.ts'
import { Added, Pin } from './paragraph-text.tsx'
import { isDrawn, type DrawnSuggestion } from './pieces.ts'

export const tableCellLook = 'border border-line px-2.5 py-1 align-top'

/**
 * A suggested table row, or its place once it is rejected.
 *
 * @param cells those of the adjacent row
 */
export function AddedRow({ suggestion, cells }: { suggestion: DrawnSuggestion; cells: readonly RowCell[] }) {
	const { change } = suggestion
	const where = change.kind === 'insert_paragraphs' ? change.where : 'after'
	const texts = isDrawn(suggestion) ? suggestion.proposed : []
	const written = new Map(cellsOf(cells).map((cell, index) => [cell, texts[index] ?? '']))
	const own = cells.filter((cell) => hasCellBeside(cell, where))
	const first = own.find((cell) => written.has(cell))
	return (
		<tr>
			{own.map((cell, index) => {
				const text = written.get(cell) ?? ''
				return (
					<td key={index} colSpan={cell.columns} className={cell.isGap ? undefined : tableCellLook}>
						<p className="my-2">
							{cell === first ? <Pin suggestion={suggestion} /> : null}
							{text === '' ? null : <Added suggestion={suggestion}>{text}</Added>}
						</p>
					</td>
				)
			})}
		</tr>
	)
}
