import { Fragment } from 'react'
import { Link } from 'react-router'
import type { CounterpartyEdit } from '#app/domain/rounds/judge/round-judgement.ts'
import { counted, countUnmarked, editsByAuthor } from '#app/domain/rounds/round-labels.ts'
import { Card } from '#app/ui/card.tsx'
import { TriangleAlert } from '#app/ui/icons.tsx'
import { RoundAsks } from './asks.tsx'
import { RoundEdit } from './edit.tsx'
import { RoundFindings } from './round-findings.tsx'
import { RoundReply } from './reply.tsx'
import { pointAnchor, counterpartyChangesLink } from './rounds-links.ts'
import type { RoundPage } from './round-page.server.ts'

type Judged = Extract<RoundPage, { state: 'judged' }>

/**
 * A judged round from its summary to the reply. Untracked edits come first. The reply form waits for the review: until
 * then a page without scripts reloads itself and would lose its input.
 */
export function RoundResult({ page }: { page: Judged }) {
	const { judgement, document, returned, answers, mayDecide } = page
	const typedOver = judgement.suggestions.filter(({ unmarked }) => unmarked)
	const titles = page.review.state === 'complete' ? page.review.clauseTitles : {}
	const shown = (edit: CounterpartyEdit, mayRestore: boolean) => (
		<RoundEdit
			key={edit.key}
			edit={edit}
			clauseTitle={(edit.returnedParagraphId === null ? undefined : titles[edit.returnedParagraphId]) ?? null}
			answer={answers[edit.key] ?? 'open'}
			documentId={document.id}
			version={returned.version}
			mayDecide={mayDecide}
			mayRestore={mayRestore && mayDecide && returned.isNewest}
		/>
	)
	return (
		<>
			<p className="text-xl font-semibold text-ink">{page.summary}</p>
			{countUnmarked(judgement) > 0 ? (
				<section aria-labelledby="untracked" className="rounded-xl border-2 border-high bg-surface p-5 sm:p-6">
					<h2 id="untracked" className="flex items-center gap-2 text-lg font-semibold text-high">
						<TriangleAlert aria-hidden className="shrink-0" />
						{`Changed without a mark (${countUnmarked(judgement)})`}
					</h2>
					<p className="mt-1 text-ink">
						This wording differs from the file you sent, and Word does not show it as a change. It is often an oversight, but it binds you
						once you sign. Ask about each one.
					</p>
					{judgement.untracked.length > 0 ? (
						<ul className="mt-3 divide-y divide-line border-t border-line">{judgement.untracked.map((edit) => shown(edit, true))}</ul>
					) : null}
					{typedOver.length > 0 ? (
						<p className="mt-3 text-ink">
							{'In the text of your suggestions, which you answer above: '}
							{typedOver.map(({ suggestionId, number }, index) => (
								<Fragment key={suggestionId}>
									{index > 0 ? ', ' : ''}
									<a
										href={`#${pointAnchor(suggestionId)}`}
										className="font-medium text-accent underline underline-offset-4"
									>{`number ${number}`}</a>
								</Fragment>
							))}
							.
						</p>
					) : null}
				</section>
			) : null}
			<RoundAsks
				suggestions={judgement.suggestions}
				documentId={document.id}
				version={returned.version}
				answers={answers}
				mayDecide={mayDecide}
				mayRestore={mayDecide && returned.isNewest}
			/>
			{editsByAuthor(judgement.tracked).map(([author, edits]) => (
				<Card
					key={author}
					title={`New tracked edits by ${author || 'an unnamed author'} (${edits.length})`}
					description="Word shows these as changes. Answer each one."
				>
					<ul className="divide-y divide-line border-t border-line">{edits.map((edit) => shown(edit, false))}</ul>
					{mayDecide && returned.isNewest ? (
						<p className="mt-3 text-sm">
							<Link
								to={counterpartyChangesLink(document.id, returned.version)}
								className="font-medium text-accent underline underline-offset-4"
							>
								Accept or reject these in the Word file
							</Link>
						</p>
					) : null}
				</Card>
			))}
			{judgement.comments.length > 0 ? (
				<Card title={`New comments (${judgement.comments.length})`}>
					<ul className="divide-y divide-line border-t border-line">
						{judgement.comments.map(({ author, text, paragraphId }, index) => (
							<li key={index} className="py-3">
								<p className="text-sm text-muted">
									{[author || 'Unnamed author', paragraphId ? titles[paragraphId] : undefined].filter(Boolean).join(', ')}
								</p>
								<p className="mt-1 break-words whitespace-pre-line text-ink">{text}</p>
							</li>
						))}
					</ul>
				</Card>
			) : null}
			{judgement.formatting.length > 0 ? (
				<p className="text-sm text-muted">
					{'Formatting and numbering changes only: ' +
						judgement.formatting
							.map(({ author, count }) => `${counted(count, 'change', 'changes')} by ${author || 'an unnamed author'}`)
							.join(', ') +
						'. They do not change any wording.'}
				</p>
			) : null}
			<RoundFindings review={page.review} documentId={document.id} sent={page.sent.version} returned={returned} />
			{page.review.state === 'under_way' ? null : <RoundReply draft={page.reply.reply} subject={page.reply.subject} />}
		</>
	)
}
