import { useState } from 'react'
import { Link } from 'react-router'
import { isOfRow } from '#app/domain/placing/suggestion-change.ts'
import type { Suggestion } from '#app/domain/suggestions/suggestion.ts'
import { Button } from '#app/ui/button.tsx'
import { inputLook } from '#app/ui/plain-field.tsx'
import { linesFor, longestNote, longestWords } from '../forms/text-fields.ts'
import { changeDiff } from '#app/components/diff/diff.ts'
import { DecisionLine, type CardSuggestion } from './decision-line.tsx'
import { DiffText } from '#app/components/diff/diff-text.tsx'
import type { CardPlace } from '../forms/card-place.ts'
import { PageForm } from '../forms/page-form.tsx'
import type { Thread } from '../comments/thread.ts'
import { RedliningThreads } from '../comments/thread-cards.tsx'
import { choice } from '../forms/resources.ts'
import { refusedBox, useTyped, RefusalMessage } from '../forms/typed-text.tsx'

/** The details of the opened suggestion: reason, other words, notes, comments. */
export function RedliningCardDetails({
	suggestion,
	threads,
	place,
}: {
	suggestion: CardSuggestion
	threads: readonly Thread[]
	place: CardPlace
}) {
	const { number, reason, findingId, state } = suggestion
	const canWrite = place.mayDecide && state !== 'stale'
	return (
		<div className="mt-4 grid gap-4 border-t border-line pt-4 text-sm">
			{reason && !canWrite ? (
				<div>
					<p className="font-semibold text-muted">Reason for the counterparty</p>
					<p className="mt-1 break-words whitespace-pre-line text-ink">{reason}</p>
				</div>
			) : null}
			{canWrite && !isStruckRow(suggestion) ? <EditWords suggestion={suggestion} place={place} /> : null}
			{canWrite ? <Notes suggestion={suggestion} place={place} /> : null}
			<RedliningThreads threads={threads} place={place} fragment={`s-${number}`} suggestionId={suggestion.id} />
			<p className="flex flex-wrap gap-x-4 gap-y-1 text-muted print:hidden">
				<a href={`#d-${number}`} data-show={number} className="py-1 text-accent underline underline-offset-4">
					Show in the document
				</a>
				{findingId ? (
					<Link to={place.findingLink(findingId)} className="py-1 text-accent underline underline-offset-4">
						Why: the red flag in the report
					</Link>
				) : null}
			</p>
			<DecisionLine suggestion={suggestion} className="text-muted" />
		</div>
	)
}

function EditWords({ suggestion, place }: { suggestion: Suggestion; place: CardPlace }) {
	const { id, number, revision, proposed, state } = suggestion
	const suggested = proposed.join('\n')
	const typed = useTyped('decisions', { suggestion: id })
	const shown = typed.of('text') ?? suggested
	const [words, setWords] = useState(shown)
	return (
		<PageForm
			resource="decisions"
			place={place}
			fragment={`s-${number}`}
			anchor={`s-${number}`}
			about={{ suggestion: id }}
			fields={{ revision }}
			className="grid gap-2 print:hidden"
		>
			<label htmlFor={`words-${number}`} className="font-semibold text-muted">
				Proposed wording
			</label>
			<textarea
				id={`words-${number}`}
				name="text"
				data-words={number}
				defaultValue={shown}
				maxLength={longestWords}
				rows={linesFor(suggested)}
				onChange={(event) => setWords(event.target.value)}
				{...refusedBox(`words-${number}-error`, typed)}
				className={`${inputLook} font-serif leading-relaxed`}
			/>
			<RefusalMessage id={`words-${number}-error`} typed={typed} />
			{isOfRow(suggestion.change) ? <p className="text-muted">One line per cell.</p> : null}
			{words === suggested ? null : (
				<p
					aria-label="What your wording changes"
					className="rounded-lg bg-raised p-3 font-serif leading-relaxed break-words whitespace-pre-wrap"
				>
					<DiffText pieces={changeDiff(suggestion, words)} />
				</p>
			)}
			<div>
				<Button name={choice} value="edit" variant="secondary" size="small">
					{state === 'edited' ? 'Save wording' : 'Accept with this wording'}
				</Button>
			</div>
		</PageForm>
	)
}

/** A deleted row goes whole: there are no words to put in its place. */
function isStruckRow({ change }: Suggestion): boolean {
	return change.kind === 'delete_paragraph' && isOfRow(change)
}

function Notes({ suggestion: { id, number, reason, internalNote }, place }: { suggestion: Suggestion; place: CardPlace }) {
	const typed = useTyped('notes', { suggestion: id })
	return (
		<PageForm
			resource="notes"
			place={place}
			fragment={`s-${number}`}
			anchor={`s-${number}`}
			about={{ suggestion: id }}
			className="grid gap-2 print:hidden"
		>
			<label htmlFor={`reason-${number}`} className="font-semibold text-muted">
				Reason for the counterparty
			</label>
			<textarea
				id={`reason-${number}`}
				name="reason"
				defaultValue={typed.of('reason') ?? reason}
				rows={4}
				maxLength={longestNote}
				aria-describedby={`reason-${number}-hint`}
				className={inputLook}
			/>
			<RefusalMessage id={`reason-${number}-error`} typed={typed} />
			<p id={`reason-${number}-hint`} className="text-muted">
				Included in the Word file as a comment.
			</p>
			<label htmlFor={`note-${number}`} className="font-semibold text-muted">
				Internal note
			</label>
			<textarea
				id={`note-${number}`}
				name="internalNote"
				defaultValue={typed.of('internalNote') ?? internalNote ?? ''}
				rows={3}
				maxLength={longestNote}
				aria-describedby={`note-${number}-hint`}
				className={inputLook}
			/>
			<p id={`note-${number}-hint`} className="text-muted">
				Visible only to you and your editors. Never included in a file.
			</p>
			<div>
				<Button variant="secondary" size="small">
					Save reason and note
				</Button>
			</div>
		</PageForm>
	)
}
