import { Alert } from '#app/ui/alert.tsx'
import type { RefusedForm } from './sent-form.ts'

/** Why the library did not take a form, with each mistake in a line of its own. */
export function Refused({ refusal }: { refusal: RefusedForm['refusal'] | undefined }) {
	if (!refusal) return null
	return (
		<Alert tone="error" title={refusal.message}>
			{refusal.details.length > 0 ? (
				<ul className="mt-1 list-disc space-y-1 pl-5 break-words">
					{refusal.details.map((detail) => (
						<li key={detail}>{detail}</li>
					))}
				</ul>
			) : null}
		</Alert>
	)
}
