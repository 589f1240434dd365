import { useId, type ReactNode } from 'react'
import type { ModelOffer } from '#app/domain/review/model/model-offer.ts'

/**
 * Shows where words would go before any are sent, and offers the choice. An unticked box sends nothing, so each has a
 * hidden 'no' before it; the last field of a name counts.
 */
export function ModelChoice({ model, chosen }: { model: ModelOffer; chosen: Record<string, string> }) {
	return (
		<fieldset className="grid gap-3 rounded-xl border border-line bg-raised p-4 text-left text-sm">
			<legend className="sr-only">Language model</legend>
			<Choice
				name="ask_model"
				ticked={model.local ? chosen.ask_model === 'yes' : chosen.ask_model !== 'no'}
				label={model.local ? 'A model on this machine can read it too. Nothing leaves this machine.' : `Let ${model.name} read it too`}
			>
				{model.local
					? `${model.name} at ${model.server} then reads the document after the built-in review. This may take a few minutes on a small machine.`
					: `The document’s text is sent to ${model.server} after the built-in review. The report lists every request. ` +
						'Clear this box to send nothing.'}
			</Choice>
			<Choice name="mask_names" ticked={chosen.mask_names === 'yes'} label="Mask names and numbers first">
				Recognized parties, signatories, email addresses, phone numbers and account numbers are replaced before text is sent.
			</Choice>
		</fieldset>
	)
}

function Choice({ name, ticked, label, children }: { name: string; ticked: boolean; label: string; children: ReactNode }) {
	const id = useId()
	return (
		<div className="flex items-start gap-3">
			<input type="hidden" name={name} value="no" />
			<input
				id={id}
				type="checkbox"
				name={name}
				value="yes"
				defaultChecked={ticked}
				aria-describedby={`${id}-what`}
				className="mt-0.5 size-5 shrink-0 accent-accent"
			/>
			<div>
				<label htmlFor={id} className="font-medium break-words text-ink">
					{label}
				</label>
				<p id={`${id}-what`} className="text-muted">
					{children}
				</p>
			</div>
		</div>
	)
}
