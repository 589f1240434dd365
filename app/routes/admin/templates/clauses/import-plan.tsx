import { Form } from 'react-router'
import { diffOf } from '#app/domain/word/edit/words/diff.ts'
import { DiffText } from '#app/components/diff/diff-text.tsx'
import type { ClauseWords } from '#app/domain/templates/library/clauses/clause-content.ts'
import type { PlannedChange } from '#app/domain/templates/library/clauses/import-clauses.server.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Choice } from '#app/ui/choice.tsx'
import { PlainField } from '#app/ui/plain-field.tsx'

/** A plan with the text it was made from, as the page sends it back. */
export interface ShownPlan {
	text: string
	planned: PlannedChange[]
	hash: string
	typed: Record<string, string>
}

const actions = {
	add: { label: 'New', tone: 'good' },
	change: { label: 'Changed', tone: 'info' },
	conflict: { label: 'Conflict', tone: 'high' },
	unchanged: { label: 'Unchanged', tone: 'neutral' },
} as const

/** What an import would change, clause by clause; conflicts are decided here. */
export function ImportPlan({ plan: { text, planned, hash, typed } }: { plan: ShownPlan }) {
	const changes = planned.map((change, index) => ({ change, index })).filter(({ change }) => change.action !== 'unchanged')
	const unchanged = planned.length - changes.length
	return (
		<Card
			title={changes.length === 0 ? 'Nothing would change' : `${changes.length} ${changes.length === 1 ? 'change' : 'changes'}`}
			description={unchanged > 0 ? `${unchanged} ${unchanged === 1 ? 'clause is' : 'clauses are'} the same in the library.` : undefined}
		>
			{changes.length === 0 ? null : (
				<Form method="post" className="grid gap-6">
					<textarea hidden readOnly name="text" value={text} />
					<input type="hidden" name="plan" value={hash} />
					<ul className="grid gap-4">
						{changes.map(({ change, index }) => (
							<li key={change.name} className="grid gap-3 rounded-lg border border-line p-4">
								<p className="flex flex-wrap items-center gap-2 font-semibold">
									<Badge tone={actions[change.action].tone}>{actions[change.action].label}</Badge> {change.name}
								</p>
								<p className="rounded-lg bg-raised px-4 py-3 text-sm break-words whitespace-pre-wrap">
									<DiffText pieces={diffOf(change.before ? asText(change.before) : '', asText(change.after))} />
								</p>
								{change.action === 'conflict' ? (
									<fieldset className="grid gap-2">
										<legend className="mb-2 text-sm">The clause in the library was changed after this text was exported.</legend>
										<Choice
											name={`resolution.${index}`}
											value="file"
											label="Take the file’s words"
											defaultChecked={typed[`resolution.${index}`] === 'file'}
										>
											What was changed in the library since is replaced. It stays among the versions.
										</Choice>
										<Choice
											name={`resolution.${index}`}
											value="library"
											label="Keep the library’s words"
											defaultChecked={typed[`resolution.${index}`] === 'library'}
										>
											This clause is not imported.
										</Choice>
									</fieldset>
								) : null}
							</li>
						))}
					</ul>
					<PlainField
						label="Reason"
						name="reason"
						defaultValue={typed.reason ?? ''}
						required
						minLength={3}
						maxLength={300}
						hint="Kept with every version that is made."
					/>
					<div>
						<Button>Import these changes</Button>
					</div>
				</Form>
			)}
		</Card>
	)
}

/** All that a clause says, to compare. */
function asText({ tags, notes, variants }: ClauseWords): string {
	const words = variants.map(({ label, side, state, text }) => `${[label, side, state].filter(Boolean).join(', ')}\n${text}`)
	return [tags.length > 0 ? `Tags: ${tags.join(', ')}` : '', notes ? `Notes: ${notes}` : '', ...words].filter(Boolean).join('\n\n')
}
