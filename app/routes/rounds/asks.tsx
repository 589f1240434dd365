import { Link } from 'react-router'
import type { Answer } from '#app/domain/rounds/ledger.ts'
import type { JudgedSuggestion, SuggestionOutcome } from '#app/domain/rounds/judge/round-judgement.ts'
import { noteDescriptions, outcomeLabels, outcomeOrder, outcomeDescriptions, unmarkedDescription } from '#app/domain/rounds/round-labels.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Card } from '#app/ui/card.tsx'
import { DiffText } from '#app/components/diff/diff-text.tsx'
import { changeDiff, shortened } from '#app/components/diff/diff.ts'
import { RoundAnswers } from './answers.tsx'
import { pointAnchor, versionLink } from './rounds-links.ts'
import { RoundRestore } from './restore.tsx'

const tones: Record<SuggestionOutcome, 'good' | 'medium' | 'high' | 'neutral' | 'info'> = {
	accepted: 'good',
	reverted: 'high',
	changed: 'medium',
	untouched: 'info',
	unmatched: 'neutral',
}

interface Around {
	documentId: string
	version: number
	answers: Record<string, Answer>
	mayDecide: boolean
	/** Whether the returned version is the newest, so that words can be restored in it. */
	mayRestore: boolean
}

/** The outcome of each of our suggestions, those that need an answer first. */
export function RoundAsks({ suggestions, ...around }: Around & { suggestions: JudgedSuggestion[] }) {
	if (suggestions.length === 0) return null
	return (
		<Card title="Your suggestions">
			{outcomeOrder.map((outcome) => {
				const group = suggestions.filter((each) => each.outcome === outcome)
				if (group.length === 0) return null
				return (
					<section key={outcome} aria-labelledby={`outcome-${outcome}`} className="mt-6 first:mt-0">
						<h3 id={`outcome-${outcome}`} className="flex flex-wrap items-center gap-2 font-semibold">
							<Badge tone={tones[outcome]}>{`${outcomeLabels[outcome]} (${group.length})`}</Badge>
						</h3>
						<p className="mt-1 text-sm text-muted">{outcomeDescriptions[outcome]}</p>
						<ul className="mt-2 divide-y divide-line border-t border-line">
							{group.map((suggestion) => (
								<RoundAsk key={suggestion.suggestionId} suggestion={suggestion} {...around} />
							))}
						</ul>
					</section>
				)
			})}
		</Card>
	)
}

function RoundAsk({ suggestion, documentId, version, answers, mayDecide, mayRestore }: Around & { suggestion: JudgedSuggestion }) {
	const { suggestionId, number, title, change, outcome, note, stands, unmarked, returnedParagraphId } = suggestion
	const proposed = change.kind === 'insert_paragraphs' ? change.texts : change.kind === 'replace' ? [change.text] : []
	return (
		<li id={pointAnchor(suggestionId)} className="scroll-mt-24 py-4">
			<p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium break-words text-ink">
				{`${number}. ${title}`}
				{unmarked ? <Badge tone="high">Not marked</Badge> : null}
			</p>
			<p className="mt-1 break-words whitespace-pre-line text-ink [&_del]:cursor-auto [&_ins]:cursor-auto">
				<span className="text-sm text-muted">You asked: </span>
				<DiffText pieces={shortened(changeDiff({ change, proposed }))} />
			</p>
			{stands === null ? null : (
				<p className="mt-1 break-words whitespace-pre-line text-ink">
					<span className="text-sm text-muted">Now there: </span>
					{stands === '' ? <em>nothing</em> : stands}
				</p>
			)}
			{note ? <p className="mt-1 text-sm text-muted">{noteDescriptions[note]}</p> : null}
			{unmarked ? <p className="mt-1 text-sm text-muted">{unmarkedDescription}</p> : null}
			<div className="mt-2 flex flex-wrap items-center gap-2">
				{returnedParagraphId ? (
					<Link
						to={versionLink(documentId, version, returnedParagraphId)}
						className="mr-2 py-1 text-sm font-medium text-accent underline underline-offset-4"
					>
						View in the document
					</Link>
				) : null}
				{mayDecide && outcome !== 'accepted' ? (
					<RoundAnswers
						subject={suggestionId}
						about={title}
						answer={answers[suggestionId] ?? 'open'}
						labels={{ agreed: 'Concede', refused: 'Insist' }}
					/>
				) : null}
				{mayRestore && unmarked?.restoringEdit ? (
					<RoundRestore subject={suggestionId} label="Suggest your wording again" about={title} />
				) : null}
			</div>
		</li>
	)
}
