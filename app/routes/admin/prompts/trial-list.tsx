import { href, Link } from 'react-router'
import type { PromptSubject } from '#app/domain/administration/prompts/prompt-samples.ts'
import { Card } from '#app/ui/card.tsx'
import { Moment } from '#app/ui/moment.tsx'

/** The latest trials of a prompt. */
export function TrialList({
	name,
	subject,
	trials,
}: {
	name: string
	subject: PromptSubject
	trials: readonly { id: string; number: number; sample: string; author: string; createdAt: Date }[]
}) {
	return (
		<Card title={subject === 'case' ? 'Tried on sample cases' : 'Tried on sample contracts'} description="The latest first.">
			{trials.length === 0 ? (
				<p className="text-sm text-muted">No trials yet. Open a version to try it.</p>
			) : (
				<ul className="grid gap-3 text-sm">
					{trials.map(({ id, number, sample, author, createdAt }) => (
						<li key={id} className="break-words">
							<Link
								to={href('/admin/prompts/:name/trials/:trialId', { name, trialId: id })}
								className="text-accent underline underline-offset-4"
							>{`Version ${number} on ${sample}`}</Link>
							<p className="text-muted">
								{author} · <Moment at={createdAt} />
							</p>
						</li>
					))}
				</ul>
			)}
		</Card>
	)
}
