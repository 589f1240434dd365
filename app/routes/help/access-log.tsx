import { shownDateTime } from '#app/ui/shown-date.ts'

/** Who did what with a request, each opening of the document among it. */
export function AccessLog({ log }: { log: readonly { id: string; who: string; did: string; at: string }[] }) {
	if (log.length === 0) return <p className="text-muted">No one has opened it.</p>
	return (
		<ol className="grid gap-3">
			{log.map(({ id, who, did, at }) => (
				<li key={id}>
					<span className="font-semibold">{who}</span> {did}
					<time dateTime={at} className="block text-sm text-muted">
						{shownDateTime(at)}
					</time>
				</li>
			))}
		</ol>
	)
}
