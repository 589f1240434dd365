import { href } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { inputLook, Labelled } from '#app/ui/plain-field.tsx'
import type { ShownVersion } from './versions.tsx'

/** Leads to the comparison of any two versions. */
export function CompareForm({ documentId, versions }: { documentId: string; versions: readonly ShownVersion[] }) {
	const [newest, before] = versions
	return (
		<Card title="Compare two versions" description="Shows what is different in the second one, word by word. PDFs can be compared too.">
			<form
				method="get"
				action={href('/document-vault/:documentId/versions/compare', { documentId })}
				className="flex flex-wrap items-end gap-3"
			>
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
