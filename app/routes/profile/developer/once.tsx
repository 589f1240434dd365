import { Alert } from '#app/ui/alert.tsx'
import { CopyButton } from '#app/ui/copy-button.tsx'

/** A secret that was just made. It is shown now and never again. */
export function ShownOnce({ title, secret, copy, children }: { title: string; secret: string; copy: string; children: React.ReactNode }) {
	return (
		<Alert tone="success" title={title}>
			<p>{children}</p>
			<p className="mt-2 rounded-lg border border-line bg-surface px-3 py-2 [overflow-wrap:anywhere]">
				<code>{secret}</code>
			</p>
			<p className="mt-2">
				<CopyButton text={secret} label={copy} />
			</p>
		</Alert>
	)
}
