import { Link } from 'react-router'
import { Alert } from '#app/ui/alert.tsx'
import { Choice } from '#app/ui/choice.tsx'
import { PlainField } from '#app/ui/plain-field.tsx'
import type { OpenAnswer } from './open-answers.ts'
import type { RefusedStep } from './save-step.server.ts'

interface Wording {
	key: string
	label: string
	side: string | null
	state: string | null
}

interface CheckedPage {
	title: string
	name: string | null
	newVersionOf: { name: string } | null
	packet: { documents: readonly { key: string; name: string; wanted: boolean }[] } | null
	/** What nothing is generated for want of, and where its question is. */
	open: readonly (OpenAnswer & { to: string })[]
	clauses: readonly {
		name: string
		chosen: string
		/** Whether the wording that was chosen before is no longer there. */
		isLost: boolean
		variants: readonly Wording[]
	}[]
}

const sides: Record<string, string> = {
	sender: 'Better for the side that sends the document.',
	receiver: 'Better for the side that receives it.',
	balanced: 'Treats both sides alike.',
}

/**
 * The last step: what is missing, which wordings the clauses get, what the document is called.
 *
 * @param refused why nothing was generated, where it was tried
 */
export function CheckStep({
	page: { title, name, newVersionOf, packet, open, clauses },
	refused,
}: {
	page: CheckedPage
	refused: Pick<RefusedStep, 'error' | 'open'> | null
}) {
	const shown: (OpenAnswer & { to?: string })[] = [
		...open,
		...(refused?.open ?? []).filter(({ path }) => !open.some((answer) => answer.path === path)),
	]
	return (
		<section aria-labelledby="section" className="grid gap-6 rounded-xl border border-line bg-surface p-5 sm:p-6">
			<h2 id="section" className="text-heading font-semibold">
				Check and generate
			</h2>
			{shown.length > 0 ? (
				<Alert tone={refused ? 'error' : 'warning'} title={refused?.error ?? titleOf(shown)}>
					<ul className="mt-1 list-disc pl-5">
						{shown.map((answer) => (
							<li key={answer.path}>
								{answer.to ? (
									<Link to={answer.to} className="font-medium underline underline-offset-4">
										{answer.label}
									</Link>
								) : (
									answer.label
								)}
								{answer.problem ? `: ${answer.problem}` : null}
							</li>
						))}
					</ul>
				</Alert>
			) : (
				<p>Everything that must be answered is. Read the document once more: you can still change every answer.</p>
			)}
			{packet ? (
				<fieldset className="grid gap-3">
					<legend className="mb-1 font-semibold">Documents of this packet</legend>
					{packet.documents.map((document) => (
						<label key={document.key} className="flex items-center gap-3">
							<input type="checkbox" name="wanted" value={document.key} defaultChecked={document.wanted} className="size-5 accent-accent" />
							{document.name}
						</label>
					))}
				</fieldset>
			) : newVersionOf ? null : (
				<PlainField
					label="Name of the document"
					name="name"
					defaultValue={name ?? title}
					maxLength={200}
					hint="As it is called in your vault."
				/>
			)}
			{clauses.map((clause) => (
				<fieldset key={clause.name} className="grid gap-3">
					<legend className="mb-1 font-semibold">{clause.name}</legend>
					{clause.isLost ? <p className="text-sm font-medium text-medium">The wording chosen before is no longer offered.</p> : null}
					{clause.variants.map((variant) => (
						<Choice
							key={variant.key}
							name={`variant.${clause.name}`}
							value={variant.key}
							label={variant.label}
							defaultChecked={variant.key === clause.chosen}
						>
							{meaningOf(variant, clause.variants)}
						</Choice>
					))}
				</fieldset>
			))}
		</section>
	)
}

/** What sets a wording apart from the others, as far as its label does not say it. */
function meaningOf({ label, side, state }: Wording, all: readonly Wording[]): string | undefined {
	const isOfSide = all.some((other) => other.side !== side)
	return [side && isOfSide ? sides[side] : '', state && state !== label ? `For ${state}.` : ''].filter(Boolean).join(' ') || undefined
}

function titleOf(open: readonly OpenAnswer[]): string {
	const misfits = open.filter(({ problem }) => problem !== null).length
	if (misfits === 0) return open.length === 1 ? 'One answer is still missing' : `${open.length} answers are still missing`
	if (misfits < open.length) return `${open.length} answers are missing or no longer fit`
	return misfits === 1 ? 'One answer no longer fits' : `${misfits} answers no longer fit`
}
