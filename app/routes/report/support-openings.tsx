import { Alert } from '#app/ui/alert.tsx'

/** Tells the owner when our support opened the document, and why. */
export function SupportOpenings({ openings }: { openings: readonly { id: string; reason: string; when: string }[] }) {
	if (openings.length === 0) return null
	return (
		<Alert
			tone="info"
			title={openings.length === 1 ? 'Our support opened this document' : 'Our support opened this document several times'}
		>
			<ul className="mt-1 grid gap-1 text-sm">
				{openings.map(({ id, reason, when }) => (
					<li key={id} className="break-words">
						{when}: {reason}
					</li>
				))}
			</ul>
		</Alert>
	)
}
