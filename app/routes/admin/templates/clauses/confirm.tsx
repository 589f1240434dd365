import { Form, Link } from 'react-router'
import { diffOf } from '#app/domain/word/edit/words/diff.ts'
import { DiffText } from '#app/components/diff/diff-text.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { PlainField } from '#app/ui/plain-field.tsx'
import { StatusBadge } from '../status-badge.tsx'
import type { Confirmation } from './clause-forms.server.ts'

/** What a change of a clause changes, and every template that it reaches, before it is saved. */
export function Confirm({ confirmation: { typed, version, before, after, reached } }: { confirmation: Confirmation }) {
	const broken = reached.some(({ problem }) => problem !== null)
	return (
		<Card
			title={version === null ? 'Look at your change before it is saved' : `Bring version ${version} back into use`}
			className="max-w-3xl"
		>
			<div className="grid gap-6">
				<section aria-labelledby="reached">
					<h3 id="reached" className="mb-2 font-semibold">
						{reached.length === 0
							? 'It reaches no template'
							: `It reaches ${reached.length} ${reached.length === 1 ? 'template' : 'templates'}`}
					</h3>
					{reached.length === 0 ? (
						<p className="text-muted">No template has a slot of this name in its version in use.</p>
					) : (
						<ul className="divide-y divide-line rounded-lg border border-line">
							{reached.map((template) => (
								<li key={template.id} className="grid gap-1 px-4 py-3">
									<p className="flex flex-wrap items-center gap-2">
										<Link to={`/admin/templates/${template.id}`} className="font-medium">
											{template.name}
										</Link>
										<StatusBadge status={template.status} />
									</p>
									{template.problem ? <p className="text-sm font-medium break-words text-high">{template.problem}</p> : null}
									{template.fields.map((field) => (
										<p key={field} className="text-sm break-words text-muted">
											{field}
										</p>
									))}
								</li>
							))}
						</ul>
					)}
					<p className="mt-2 text-sm text-muted">Documents that were made before keep their words.</p>
				</section>
				<section aria-labelledby="words" className="grid gap-4">
					<h3 id="words" className="font-semibold">
						Words
					</h3>
					{variantsOf(before, after).map(({ key, label, was, is }) => (
						<div key={key}>
							<p className="text-sm font-medium">{label}</p>
							<p className="mt-1 rounded-lg bg-raised px-4 py-3 break-words whitespace-pre-wrap">
								{was === is ? <span className="text-muted">Unchanged</span> : <DiffText pieces={diffOf(was, is)} />}
							</p>
						</div>
					))}
				</section>
				<Form method="post" className="grid gap-5">
					{Object.entries(typed)
						.filter(([name]) => name !== 'form' && !(version !== null && name === 'reason'))
						.map(([name, value]) => (
							<textarea key={name} hidden readOnly name={name} value={value} />
						))}
					{version === null ? null : <PlainField label="Reason" name="reason" required minLength={3} maxLength={300} />}
					<div className="flex flex-wrap gap-2">
						{broken ? null : (
							<Button name="form" value={version === null ? 'save' : 'activate-version'}>
								{version === null ? 'Save clause' : `Use version ${version}`}
							</Button>
						)}
						{version === null ? (
							<Button name="form" value="edit" variant="secondary">
								Keep editing
							</Button>
						) : null}
					</div>
				</Form>
			</div>
		</Card>
	)
}

type Variants = Confirmation['before']

function variantsOf(before: Variants, after: Variants) {
	const [was, is] = [new Map(before.map((each) => [each.key, each])), new Map(after.map((each) => [each.key, each]))]
	return [...new Set([...was.keys(), ...is.keys()])].map((key) => ({
		key,
		label: (is.get(key) ?? was.get(key))!.label,
		was: was.get(key)?.text ?? '',
		is: is.get(key)?.text ?? '',
	}))
}
