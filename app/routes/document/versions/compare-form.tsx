import { href } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { inputLook, Labelled } from '#app/ui/plain-field.tsx'
import type { ShownVersion } from './versions.tsx'

/** Compares any two Word versions: a Word file with all that is different as tracked changes. */
export function CompareForm({ documentId, versions }: { documentId: string; versions: readonly ShownVersion[] }) {
	const [newest, before] = versions
	return (
		<Card
			title="Compare two versions"
			description="Downloads a Word file of the first one, with all that is different in the second as tracked changes."
		>
			<form method="get" action={href('/review/:documentId/compare', { documentId })} className="flex flex-wrap items-end gap-3">
				<VersionSelect name="from" label="From" versions={versions} chosen={before!.number} />
				<VersionSelect name="to" label="To" versions={versions} chosen={newest!.number} />
				<Button variant="secondary">Compare</Button>
			</form>
		</Card>
	)
}

function VersionSelect(props: { name: string; label: string; versions: readonly ShownVersion[]; chosen: number }) {
	return (
		<div className="min-w-36 flex-1">
			<Labelled id={`compare-${props.name}`} label={props.label}>
				<select id={`compare-${props.name}`} name={props.name} defaultValue={props.chosen} className={inputLook}>
					{props.versions.map(({ number, label }) => (
						<option key={number} value={number}>
							{`Version ${label}`}
						</option>
					))}
				</select>
			</Labelled>
		</div>
	)
}
