import { Link } from 'react-router'
import type { Ask, Ledger, CounterpartyAsk } from '#app/domain/rounds/ledger.ts'
import { counted, editKindLabels, outcomeLabels } from '#app/domain/rounds/round-labels.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Card } from '#app/ui/card.tsx'
import { RoundDiff } from './round-diff.tsx'
import { pointAnchor, roundLink } from './rounds-links.ts'

const askBadges: Record<Ask['standing'], { tone: 'good' | 'medium' | 'neutral'; label: string }> = {
	got: { tone: 'good', label: 'Won' },
	given: { tone: 'neutral', label: 'You conceded' },
	open: { tone: 'medium', label: 'Open' },
}

const counterpartyAskBadges: Record<CounterpartyAsk['standing'], { tone: 'good' | 'medium' | 'neutral'; label: string }> = {
	given: { tone: 'neutral', label: 'You agreed' },
	kept: { tone: 'good', label: 'You refused' },
	open: { tone: 'medium', label: 'Open' },
}

/** The gives and gets over all rounds; nothing while nobody has asked for anything. */
export function RoundsLedger({ ledger, documentId }: { ledger: Ledger; documentId: string }) {
	if (ledger.asks.length + ledger.counterpartyAsks.length === 0) return null
	return (
		<Card
			title="Negotiation summary"
			description={`Over all rounds: ${counted(ledger.gets, 'point', 'points')} went your way, ${ledger.gives} theirs, ${ledger.open} open.`}
		>
			{ledger.asks.length > 0 ? (
				<>
					<h3 className="mb-2 font-semibold">What you asked for</h3>
					<ul className="divide-y divide-line border-t border-line">
						{ledger.asks.map((ask) => (
							<li
								key={`${ask.title} ${ask.history.map(({ round, outcome }) => `${round}${outcome}`).join(' ')}`}
								className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 py-3"
							>
								<div className="min-w-0 flex-1 basis-64">
									<p className="font-medium break-words text-ink">{ask.title}</p>
									<p className="text-sm text-muted">
										{ask.history.map(({ round, outcome }) => `Round ${round}: ${outcomeLabels[outcome].toLowerCase()}`).join(' · ')}
									</p>
								</div>
								<Badge tone={askBadges[ask.standing].tone}>{askBadges[ask.standing].label}</Badge>
							</li>
						))}
					</ul>
				</>
			) : null}
			{ledger.counterpartyAsks.length > 0 ? (
				<>
					<h3 className="mt-6 mb-2 font-semibold">What they asked for</h3>
					<ul className="divide-y divide-line border-t border-line">
						{ledger.counterpartyAsks.map(({ round, edit, tracked, standing }) => (
							<li key={`${round} ${edit.key}`} className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 py-3">
								<div className="min-w-0 flex-1 basis-64">
									<p className="line-clamp-3 break-words text-ink">
										<RoundDiff edit={edit} />
									</p>
									<p className="text-sm text-muted">
										<Link
											to={roundLink(documentId, round, pointAnchor(edit.key))}
											className="underline underline-offset-4"
										>{`Round ${round}`}</Link>
										{`: ${editKindLabels[edit.kind].toLowerCase()}${tracked ? '' : ', not marked'}`}
									</p>
								</div>
								<Badge tone={counterpartyAskBadges[standing].tone}>{counterpartyAskBadges[standing].label}</Badge>
							</li>
						))}
					</ul>
				</>
			) : null}
		</Card>
	)
}
