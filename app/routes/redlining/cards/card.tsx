import { memo, type ReactNode } from 'react'
import { Link } from 'react-router'
import { isComment } from '#app/domain/placing/suggestion-change.ts'
import type { Suggestion } from '#app/domain/suggestions/suggestion.ts'
import { severityLabels } from '#app/domain/review/report/severity-words.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Check, X } from '#app/ui/icons.tsx'
import { RedliningCardDetails } from './card-details.tsx'
import { carriedLabel, DecisionLine, type CardSuggestion } from './decision-line.tsx'
import { changeDiff, shortened } from '#app/components/diff/diff.ts'
import { DiffText } from '#app/components/diff/diff-text.tsx'
import type { CardPlace } from '../forms/card-place.ts'
import { PageForm } from '../forms/page-form.tsx'
import { choice } from '../forms/resources.ts'
import type { Thread } from '../comments/thread.ts'
import { stateLabels } from '../labels.ts'

const edges = { high: 'border-l-high', medium: 'border-l-medium', low: 'border-l-low' } as const
const stateTones = { open: 'info', accepted: 'good', edited: 'good', rejected: 'neutral', stale: 'neutral' } as const

interface CardProps {
	suggestion: CardSuggestion
	threads: readonly Thread[]
	/** Opened, with all actions. */
	selected: boolean
	place: CardPlace
	/** Links to the suggestions around it, on the opened card. */
	children?: ReactNode
}

/** One suggestion beside the document: its change, its state, and the two buttons to decide. */
export const RedliningCard = memo(
	function RedliningCard({ suggestion, threads, selected, place, children }: CardProps) {
		const { number, state, severity, title } = suggestion
		const pieces = changeDiff(suggestion)
		return (
			<article
				id={`s-${number}`}
				data-card={number}
				tabIndex={-1}
				aria-labelledby={`s-${number}-title`}
				aria-current={selected ? 'true' : undefined}
				className={
					'redline-card scroll-m-4 rounded-xl border border-l-4 bg-surface p-4 outline-offset-0 print:break-inside-avoid ' +
					`${severity ? edges[severity] : 'border-l-accent'} ` +
					(selected
						? 'border-accent shadow-raised max-lg:fixed max-lg:inset-x-0 max-lg:bottom-(--redlining-status) max-lg:z-30 ' +
							'max-lg:max-h-[50dvh] max-lg:overflow-y-auto max-lg:rounded-b-none print:static print:max-h-none '
						: 'border-line ') +
					`${state === 'rejected' || state === 'stale' ? 'text-muted' : 'text-ink'}`
				}
			>
				<p className="flex flex-wrap items-center gap-1.5">
					<span className="mr-1 text-sm font-semibold text-muted">{number}</span>
					{severity ? <Badge tone={severity}>{severityLabels[severity]}</Badge> : null}
					<Badge tone={stateTones[state]}>{stateLabels[state]}</Badge>
					{suggestion.origin === 'model' ? <Badge tone="info">Language model</Badge> : null}
					{suggestion.origin === 'expert' ? <Badge tone="good">Fineprint expert</Badge> : null}
					{suggestion.origin === 'person' ? <Badge>{suggestion.createdBy?.name ?? 'A colleague'}</Badge> : null}
				</p>
				<h3 id={`s-${number}-title`} className="mt-2 leading-snug font-semibold text-ink">
					<Link to={place.linkTo(number)} preventScrollReset data-select={number} className="text-ink no-underline hover:underline">
						{title}
					</Link>
				</h3>
				<p
					className={`mt-2 font-serif text-[0.9375rem] leading-relaxed break-words whitespace-pre-wrap ${selected ? '' : 'line-clamp-4 print:line-clamp-none'}`}
				>
					<DiffText pieces={selected ? pieces : shortened(pieces)} />
				</p>
				{isComment(suggestion.change) ? (
					<p className="mt-2 text-sm text-muted">A comment on this text. The text itself does not change.</p>
				) : null}
				<DecisionButtons suggestion={suggestion} place={place} />
				{suggestion.reason ? <p className="mt-2 hidden text-sm print:block">{suggestion.reason}</p> : null}
				{selected ? null : <DecisionLine suggestion={suggestion} className="mt-2 hidden text-sm print:block" />}
				{selected ? (
					<RedliningCardDetails key={suggestion.revision} suggestion={suggestion} threads={threads} place={place} />
				) : (
					<Hints suggestion={suggestion} threads={threads} place={place} />
				)}
				{children}
			</article>
		)
	},
	(before, after) =>
		before.selected === after.selected &&
		before.place.key === after.place.key &&
		before.children === after.children &&
		sameCard(before, after),
)

/** Whether a card would look the same; every answer of the server has new objects. */
function sameCard(before: CardProps, after: CardProps): boolean {
	if (
		before.suggestion.id !== after.suggestion.id ||
		before.suggestion.revision !== after.suggestion.revision ||
		before.suggestion.state !== after.suggestion.state
	)
		return false
	return JSON.stringify(before.threads) === JSON.stringify(after.threads)
}

function DecisionButtons({ suggestion: { id, number, state, revision, hasBlanks }, place }: { suggestion: Suggestion; place: CardPlace }) {
	if (state === 'stale')
		return <p className="mt-3 text-sm">The text it refers to is no longer in this version, so it can’t be decided here.</p>
	if (!place.mayDecide) return null
	const decided = state !== 'open'
	return (
		<PageForm
			resource="decisions"
			place={place}
			fragment={`s-${number}`}
			about={{ suggestion: id }}
			fields={{ revision }}
			className="mt-3 flex flex-wrap items-center gap-2 print:hidden"
		>
			{decided ? (
				<Button name={choice} value="reopen" variant="secondary" size="small">
					Reopen
				</Button>
			) : (
				<>
					<Button name={choice} value="accept" size="small" aria-label={`Accept suggestion ${number}`}>
						<Check aria-hidden size={16} />
						Accept
					</Button>
					<Button name={choice} value="reject" variant="secondary" size="small" aria-label={`Reject suggestion ${number}`}>
						<X aria-hidden size={16} />
						Reject
					</Button>
				</>
			)}
			{hasBlanks && state !== 'rejected' ? <span className="text-sm text-medium">Has blanks to fill in</span> : null}
		</PageForm>
	)
}

function Hints({ suggestion, threads, place }: { suggestion: CardSuggestion; threads: readonly Thread[]; place: CardPlace }) {
	const comments = threads.reduce((sum, thread) => sum + 1 + thread.replies.length, 0)
	const hints = [
		comments > 0 ? `${comments} ${comments === 1 ? 'comment' : 'comments'}` : '',
		suggestion.internalNote ? 'Internal note' : '',
		carriedLabel(suggestion),
	].filter(Boolean)
	if (hints.length === 0) return null
	return (
		<p className="mt-2 text-sm print:hidden">
			<Link
				to={place.linkTo(suggestion.number)}
				preventScrollReset
				data-select={suggestion.number}
				className="py-1 text-muted underline-offset-4 hover:text-accent"
			>
				{hints.join(' · ')}
			</Link>
		</p>
	)
}
