import { useId, type ReactNode } from 'react'
import type { ViewParagraph } from '#app/domain/word/page-view/view-document.ts'
import { cellsOf, hasCellBeside, type RowCell } from '#app/domain/suggestions/table-row.ts'
import { Button } from '#app/ui/button.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { inputLook } from '#app/ui/plain-field.tsx'
import { cellField, longestCell, longestWords } from '../forms/text-fields.ts'
import type { CardPlace } from '../forms/card-place.ts'
import { PageForm } from '../forms/page-form.tsx'
import type { Typed } from '../forms/refused-form.ts'
import { refusedBox, useTyped, RefusalMessage } from '../forms/typed-text.tsx'
import { ReasonFields } from './reason-fields.tsx'

/** Forms to insert or delete whole clauses and table rows. */
export function WholeBlocks({ paragraph, row, place }: { paragraph: ViewParagraph; row: readonly RowCell[] | null; place: CardPlace }) {
	const about = { paragraph, place }
	return (
		<>
			<AddClause {...about} />
			<Folded
				{...about}
				what="strike_paragraph"
				summary={row ? 'Strike this paragraph of the cell' : 'Strike this paragraph'}
				button="Suggest deletion"
			/>
			{row ? (
				<>
					<AddRow {...about} row={row} />
					<Folded {...about} what="strike_row" summary="Strike this table row" button="Suggest deleting the row">
						{() => (
							<p className="font-serif text-muted">
								{cellsOf(row)
									.map(({ text }) => text)
									.filter((text) => text !== '')
									.join(' · ')}
							</p>
						)}
					</Folded>
				</>
			) : null}
		</>
	)
}

interface About {
	paragraph: ViewParagraph
	place: CardPlace
}

function AddClause(about: About) {
	const id = useId()
	return (
		<Folded {...about} what="add_clause" summary="Add a clause after this paragraph" button="Suggest adding it">
			{(typed) => (
				<>
					<label htmlFor={id} className="font-semibold text-muted">
						Clause text
					</label>
					<textarea
						id={id}
						name="text"
						required
						rows={4}
						maxLength={longestWords}
						defaultValue={typed.of('text')}
						{...refusedBox(`${id}-error`, typed)}
						className={`${inputLook} font-serif leading-relaxed`}
					/>
					<RefusalMessage id={`${id}-error`} typed={typed} />
					<p className="text-muted">Each line becomes a paragraph, formatted like the one before it. Automatic numbering continues.</p>
				</>
			)}
		</Folded>
	)
}

function AddRow({ row, ...about }: About & { row: readonly RowCell[] }) {
	const id = useId()
	return (
		<Folded {...about} what="add_row" summary="Add a row below" button="Suggest adding the row">
			{(typed) => (
				<>
					{cellsOf(row).map((cell, index) =>
						hasCellBeside(cell, 'after') ? (
							<label key={index} className="grid gap-1.5">
								<span className="line-clamp-1 font-semibold text-muted">{`Cell ${index + 1}${cell.text ? `, below “${cell.text}”` : ''}`}</span>
								<input
									type="text"
									name={cellField(index)}
									maxLength={longestCell}
									defaultValue={typed.of(cellField(index))}
									{...refusedBox(`${id}-error`, typed)}
									className={inputLook}
								/>
							</label>
						) : (
							<input key={index} type="hidden" name={cellField(index)} value="" />
						),
					)}
					<RefusalMessage id={`${id}-error`} typed={typed} />
				</>
			)}
		</Folded>
	)
}

interface FoldedProps extends About {
	/** The value of the button. */
	what: 'add_clause' | 'strike_paragraph' | 'add_row' | 'strike_row'
	summary: string
	button: string
	/** The boxes above those for the reason. */
	children?: (typed: Typed) => ReactNode
}

function Folded({ what, summary, button, paragraph, place, children }: FoldedProps) {
	const id = useId()
	const about = { kind: what, paragraphId: paragraph.id }
	const typed = useTyped('suggestions', about)
	return (
		<Disclosure open={typed.any}>
			<summary className="min-h-9 py-1.5 font-semibold text-accent">{summary}</summary>
			<PageForm
				resource="suggestions"
				place={place}
				fragment={`p-${paragraph.id}`}
				anchor="write"
				about={about}
				fields={{ expected: paragraph.text }}
				resets
				className="mt-1 mb-3 grid gap-2"
			>
				{children ? children(typed) : null}
				{what.startsWith('strike') ? <RefusalMessage id={id} typed={typed} /> : null}
				<ReasonFields typed={typed} />
				<div>
					<Button variant="secondary" size="small">
						{button}
					</Button>
				</div>
			</PageForm>
		</Disclosure>
	)
}
