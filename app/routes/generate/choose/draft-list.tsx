import { Form, Link, href } from 'react-router'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Moment } from '#app/ui/moment.tsx'

interface ListedDraft {
	id: string
	title: string
	isNewVersion: boolean
	updatedAt: Date
}

/** What somebody has begun, on any device. Nobody else sees it. */
export function DraftList({ drafts }: { drafts: readonly ListedDraft[] }) {
	return (
		<section aria-labelledby="drafts">
			<h2 id="drafts" className="mb-3 text-heading font-semibold">
				In progress
			</h2>
			<ul className="divide-y divide-line rounded-xl border border-line bg-surface">
				{drafts.map(({ id, title, isNewVersion, updatedAt }) => (
					<li key={id} className="flex flex-wrap items-center justify-between gap-3 px-5 py-3">
						<div className="min-w-0">
							<Link to={href('/generate/drafts/:draftId', { draftId: id })} className="font-semibold break-words text-ink">
								{title}
							</Link>
							<p className="text-sm text-muted">
								{isNewVersion ? 'Next version of this document, last changed ' : 'Last changed '}
								<Moment at={updatedAt} />
							</p>
						</div>
						<Form method="post" className="flex gap-2">
							<input type="hidden" name="draft" value={id} />
							<ButtonLink to={href('/generate/drafts/:draftId', { draftId: id })} variant="secondary" size="small">
								Continue
							</ButtonLink>
							<Button name="intent" value="discard" variant="quiet" size="small" aria-label={`Discard ${title}`}>
								Discard
							</Button>
						</Form>
					</li>
				))}
			</ul>
		</section>
	)
}
