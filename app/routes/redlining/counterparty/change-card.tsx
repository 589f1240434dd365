import type { DecidedChange } from '#app/domain/counterparty/counterparty-change.ts'
import { changeKindLabels } from '#app/domain/counterparty/change-labels.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Check, X } from '#app/ui/icons.tsx'
import type { CardPlace } from '../forms/card-place.ts'
import { PageForm } from '../forms/page-form.tsx'
import { choice } from '../forms/resources.ts'
import { shownDate } from '#app/ui/shown-date.ts'

const removedKinds = new Set<DecidedChange['kind']>(['deletion', 'move_from', 'row_deletion', 'cell_deletion'])
const addedKinds = new Set<DecidedChange['kind']>(['insertion', 'move', 'move_to', 'row_insertion', 'cell_insertion'])

/** One counterparty change: what it does, its state, and the two buttons to decide. */
export function ChangeCard({ change, place }: { change: DecidedChange; place: CardPlace }) {
	const { number, kind, date, state, place: at } = change
	const day = dayOf(date)
	return (
		<li id={`t-${number}`} tabIndex={-1} className="redline-their-card scroll-m-4 py-3">
			<p className="flex flex-wrap items-center gap-1.5 text-sm">
				<span aria-hidden className="redline-their-number">
					{number}
				</span>
				<span className="font-semibold">{changeKindLabels[kind]}</span>
				{day ? <span className="text-muted">{day}</span> : null}
				{state === 'open' ? null : (
					<Badge tone={state === 'accepted' ? 'good' : 'neutral'}>{state === 'accepted' ? 'Accepted' : 'Rejected'}</Badge>
				)}
				{at ? (
					<a
						href={state === 'open' ? `#tp-${number}` : `#p-${at.paragraphId}`}
						aria-label={`Show counterparty change ${number} in the document`}
						className="ml-auto py-1 text-accent underline underline-offset-4"
					>
						Show
					</a>
				) : null}
			</p>
			<ChangedText change={change} />
			{place.mayDecide ? <DecisionButtons change={change} place={place} /> : <DecisionNote change={change} />}
		</li>
	)
}

function ChangedText({ change: { kind, text, replaced } }: { change: DecidedChange }) {
	const words = text.trim()
	if (words === '' && replaced === null) return null
	const gone = replaced === null ? (removedKinds.has(kind) ? words : '') : replaced.trim()
	const came = replaced !== null || addedKinds.has(kind) ? words : ''
	return (
		<p className="mt-1.5 line-clamp-6 font-serif text-[0.9375rem] leading-relaxed break-words whitespace-pre-wrap">
			{gone === '' ? null : <del className="redline-their-words">{gone}</del>}
			{gone !== '' && came !== '' ? ' ' : null}
			{came === '' ? null : <ins className="redline-their-words">{came}</ins>}
			{gone === '' && came === '' ? <span className="text-muted">{`“${words}”`}</span> : null}
		</p>
	)
}

function DecisionButtons({ change, place }: { change: DecidedChange; place: CardPlace }) {
	const { key, number, state, rejectedBy } = change
	return (
		<PageForm resource="counterparty/decisions" place={place} fragment={`t-${number}`} about={{ change: key }} className="mt-2 grid gap-2">
			<DecisionNote change={change} />
			<div className="flex flex-wrap items-center gap-2">
				{state === 'open' ? (
					<>
						<Button name={choice} value="accept" size="small" aria-label={`Accept counterparty change ${number}`}>
							<Check aria-hidden size={16} />
							Accept
						</Button>
						<Button name={choice} value="reject" variant="secondary" size="small" aria-label={`Reject counterparty change ${number}`}>
							<X aria-hidden size={16} />
							Reject
						</Button>
						{rejectedBy === 'file' ? (
							<span className="text-sm text-muted">
								Rejecting undoes it without a tracked change, because Word has no tracked edit for it.
							</span>
						) : null}
					</>
				) : (
					<Button name={choice} value="reopen" variant="secondary" size="small" aria-label={`Reopen counterparty change ${number}`}>
						Reopen
					</Button>
				)}
			</div>
		</PageForm>
	)
}

function DecisionNote({ change: { state, rejectedBy, suggestions, decidedBy } }: { change: DecidedChange }) {
	if (state === 'open') return null
	const who = decidedBy ? ` Decided by ${decidedBy.name}.` : ''
	if (state === 'accepted') return <p className="text-sm text-muted">{`Plain text in your download.${who}`}</p>
	if (rejectedBy === 'file')
		return (
			<p className="text-sm text-muted">{`Undone in your download without a tracked change, so the counterparty won’t see it marked.${who}`}</p>
		)
	return (
		<p className="text-sm text-muted">
			{'The counterparty sees it as '}
			{suggestions.map(({ id, number }, index) => (
				<span key={id}>
					{index > 0 ? ', ' : ''}
					<a href={`#s-${number}`} data-select={number} className="text-accent underline underline-offset-4">{`suggestion ${number}`}</a>
				</span>
			))}
			{`.${who}`}
		</p>
	)
}

function dayOf(date: string | null): string | null {
	return date === null || Number.isNaN(Date.parse(date)) ? null : shownDate(date)
}
