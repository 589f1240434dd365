import type { ModelOffer } from '#app/domain/review/model/model-offer.ts'
import { Choice } from '#app/ui/choice.tsx'

/**
 * Shows where words would go before any are sent, and offers the choice. An unticked box sends nothing, so each has a
 * hidden 'no' before it; the last field of a name counts.
 */
export function ModelChoice({ model, chosen }: { model: ModelOffer; chosen: Record<string, string> }) {
	return (
		<fieldset className="grid gap-3 rounded-xl border border-line bg-raised p-4 text-left text-sm">
			<legend className="sr-only">Language model</legend>
			<input type="hidden" name="ask_model" value="no" />
			<Choice
				type="checkbox"
				name="ask_model"
				value="yes"
				defaultChecked={model.local ? chosen.ask_model === 'yes' : chosen.ask_model !== 'no'}
				label={model.local ? 'A model on this machine can read it too. Nothing leaves this machine.' : `Let ${model.name} read it too`}
			>
				{model.local
					? `${model.name} at ${model.server} then reads the document after the built-in review. This may take a few minutes on a small machine.`
					: `The document’s text is sent to ${model.server} after the built-in review. The report lists every request. ` +
						'Clear this box to send nothing.'}
			</Choice>
			<input type="hidden" name="mask_names" value="no" />
			<Choice
				type="checkbox"
				name="mask_names"
				value="yes"
				defaultChecked={chosen.mask_names === 'yes'}
				label="Mask names and numbers first"
			>
				Recognized parties, signatories, email addresses, phone numbers and account numbers are replaced before text is sent.
			</Choice>
		</fieldset>
	)
}
