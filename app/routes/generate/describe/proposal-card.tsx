import { Form, href } from 'react-router'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Choice } from '#app/ui/choice.tsx'

interface Proposed {
	key: string
	label: string
	shown: string
	quote: string
	/** Why a model proposes it, in its words. */
	reason: string | null
	/** Whether the words say it; otherwise they may mean it. */
	isStated: boolean
	/** What the server proves again, where a model gave it. */
	claim: string | null
}

interface ShownProposal {
	id: string
	name: string
	description: string
	because: readonly string[]
	values: readonly Proposed[]
	variants: readonly Proposed[]
}

/** One proposed template with the values that the words give, each to be confirmed or left out. */
export function ProposalCard({ proposal, words, isBest }: { proposal: ShownProposal; words: string; isBest: boolean }) {
	const { id, name, description, because, values, variants } = proposal
	const given = [...values, ...variants]
	return (
		<section aria-label={name} className="rounded-xl border border-line bg-surface p-5 sm:p-6">
			<div className="flex flex-wrap items-center gap-3">
				<h2 className="text-heading font-semibold">{name}</h2>
				{isBest ? <Badge tone="info">Fits best</Badge> : null}
			</div>
			<p className="mt-1">{description}</p>
			<p className="mt-2 text-sm text-muted">Because you wrote {because.map((word) => `“${word}”`).join(', ')}.</p>
			<Form method="post" action={href('/generate/describe')} className="mt-4 grid gap-4">
				<input type="hidden" name="words" value={words} />
				<input type="hidden" name="template" value={id} />
				{given.length > 0 ? (
					<fieldset className="grid gap-3">
						<legend className="mb-2 font-medium">Answers from your words. Untick what is not right.</legend>
						{given.map(({ key, label, shown, quote, reason, isStated, claim }) => (
							<div key={key}>
								<Choice type="checkbox" name="take" value={key} label={`${label}: ${shown}`} defaultChecked={isStated}>
									You wrote “{quote}”.{isStated ? '' : ' That may mean this: tick it if it is right.'}
									{reason === null ? '' : ` ${reason}`}
								</Choice>
								{claim === null ? null : <input type="hidden" name="claim" value={claim} />}
							</div>
						))}
					</fieldset>
				) : (
					<p className="text-muted">Your words give no answers to its questions yet.</p>
				)}
				<div>
					<Button name="intent" value="confirm" variant={isBest ? 'primary' : 'secondary'}>
						Use {name}
					</Button>
				</div>
			</Form>
		</section>
	)
}
