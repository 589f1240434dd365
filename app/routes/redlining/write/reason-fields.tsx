import { inputLook } from '#app/ui/plain-field.tsx'
import { longestNote } from '../forms/text-fields.ts'
import type { Typed } from '../forms/refused-form.ts'

/** The reason for the counterparty, and the note for oneself. */
export function ReasonFields({ typed }: { typed: Typed }) {
	return (
		<>
			<label className="grid gap-1.5">
				<span className="font-semibold text-muted">Reason for the counterparty</span>
				<textarea name="reason" rows={2} maxLength={longestNote} defaultValue={typed.of('reason')} className={inputLook} />
			</label>
			<label className="grid gap-1.5">
				<span className="font-semibold text-muted">Internal note (never included in a file)</span>
				<textarea name="internalNote" rows={2} maxLength={longestNote} defaultValue={typed.of('internalNote')} className={inputLook} />
			</label>
		</>
	)
}
