import { useId, type ReactNode } from 'react'
import type { ModelOffer } from '#app/domain/review/model/model-offer.ts'

/**
 * Says where words would go before any of them leave, and leaves the choice. A box that is not ticked sends nothing by
 * itself, so each has a hidden 'no' before it; the last of a name counts.
 */
export function ModelChoice({ model, chosen }: { model: ModelOffer; chosen: Record<string, string> }) {
	return (
		<fieldset className="grid gap-3 rounded-xl border border-line bg-raised p-4 text-left text-sm">
			<legend className="sr-only">Language model</legend>
			<Choice
				name="ask_model"
				ticked={model.local ? chosen.ask_model === 'yes' : chosen.ask_model !== 'no'}
				label={model.local ? 'A model on this machine can read along; nothing leaves it.' : `Let ${model.name} read it too`}
			>
				{model.local
					? `${model.name} at ${model.server} then reads the document after the built-in review is done. A small machine may take some minutes.`
					: `The words of the document then go to ${model.server} after the built-in review is done. The report lists each time ` +
						'they did. Untick this, and nothing leaves.'}
			</Choice>
			<Choice name="mask_names" ticked={chosen.mask_names === 'yes'} label="Mask names and numbers first">
				Parties, signatories, e-mails, phones and account numbers are replaced before words leave, as far as they are recognised.
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
