import { useState, type MouseEvent } from 'react'
import type { ViewParagraph } from '#app/domain/word/page-view/view-document.ts'
import type { RowCell } from '#app/domain/suggestions/table-row.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { inputLook } from '#app/ui/plain-field.tsx'
import { linesFor, longestWords } from '../forms/text-fields.ts'
import { FoldedCommentForm } from '../comments/comment-form.tsx'
import { diffOf } from '#app/domain/word/edit/words/diff.ts'
import { DiffText } from '#app/components/diff/diff-text.tsx'
import type { CardPlace } from '../forms/card-place.ts'
import { PageForm } from '../forms/page-form.tsx'
import { refusedBox, useTyped, RefusalMessage } from '../forms/typed-text.tsx'
import { WholeBlocks } from './whole-blocks.tsx'
import { ReasonFields } from './reason-fields.tsx'

/** Words of the document to write about: a whole paragraph, or a selection in it. */
export interface WrittenAbout {
	paragraph: ViewParagraph
	start: number
	end: number
	/** The table row of the paragraph. */
	row: readonly RowCell[] | null
}

/** A suggestion of one's own, or a comment, on words of the document. */
export function RedliningWrite({
	about,
	place,
	closeLink,
	onClose,
}: {
	about: WrittenAbout
	place: CardPlace
	closeLink: string
	onClose: () => void
}) {
	const { paragraph, start, end, row } = about
	const expected = paragraph.text.slice(start, end)
	const close = (event: MouseEvent) => {
		event.preventDefault()
		onClose()
	}
	return (
		<section
			id="write"
			aria-labelledby="write-title"
			className="scroll-m-4 rounded-xl border border-accent bg-surface p-4 shadow-raised print:hidden"
		>
			<div className="flex items-start justify-between gap-3">
				<h2 id="write-title" className="font-semibold">
					{start === 0 && end === paragraph.text.length ? 'About this paragraph' : 'About this text'}
				</h2>
				<ButtonLink to={closeLink} preventScrollReset variant="quiet" size="small" className="-mt-1.5 -mr-2" onClick={close}>
					Close
				</ButtonLink>
			</div>
			<blockquote className="mt-2 line-clamp-4 border-l-2 border-accent pl-3 font-serif text-[0.9375rem] text-muted">{expected}</blockquote>
			{place.mayDecide ? <SuggestForm key={`${paragraph.id} ${start} ${end}`} words={about} expected={expected} place={place} /> : null}
			<div className="mt-4 grid gap-1 border-t border-line pt-3 text-sm">
				{place.mayDecide ? <WholeBlocks key={paragraph.id} paragraph={paragraph} row={row} place={place} /> : null}
				<FoldedCommentForm
					summary="Comment"
					open={!place.mayDecide}
					place={place}
					fragment="write"
					about={{ paragraphId: paragraph.id, start: String(start), end: String(end), expected }}
					label="Comment on this text"
				/>
			</div>
		</section>
	)
}

function SuggestForm({ words: { paragraph, start, end }, expected, place }: { words: WrittenAbout; expected: string; place: CardPlace }) {
	const about = { kind: 'replace', paragraphId: paragraph.id, start: String(start), end: String(end) }
	const typed = useTyped('suggestions', about)
	const shown = typed.of('text') ?? expected
	const [words, setWords] = useState(shown)
	return (
		<PageForm
			resource="suggestions"
			place={place}
			fragment={`p-${paragraph.id}`}
			anchor="write"
			about={about}
			fields={{ expected }}
			resets
			className="mt-3 grid gap-2 text-sm"
		>
			<label htmlFor="write-words" className="font-semibold text-muted">
				Replacement wording
			</label>
			<textarea
				id="write-words"
				name="text"
				defaultValue={shown}
				rows={linesFor(expected)}
				maxLength={longestWords}
				onChange={(event) => setWords(event.target.value)}
				{...refusedBox('write-words-error', typed)}
				className={`${inputLook} font-serif leading-relaxed`}
			/>
			<RefusalMessage id="write-words-error" typed={typed} />
			{words === expected ? null : (
				<p
					aria-label="What your wording changes"
					className="rounded-lg bg-raised p-3 font-serif leading-relaxed break-words whitespace-pre-wrap"
				>
					<DiffText pieces={diffOf(expected, words)} />
				</p>
			)}
			<ReasonFields typed={typed} />
			<div>
				<Button size="small">Suggest this</Button>
			</div>
		</PageForm>
	)
}
