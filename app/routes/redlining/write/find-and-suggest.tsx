import { Button } from '#app/ui/button.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { inputLook } from '#app/ui/plain-field.tsx'
import { longestWords } from '../forms/text-fields.ts'
import { PlaceFields, type CardPlace } from '../forms/place-fields.tsx'
import { refusedBox, useTyped, WhyRefused } from '../forms/typed-text.tsx'
import { WhyFields } from './reason-fields.tsx'

/** Makes the suggestions of the report anew: for whoever rejected too much, or has another report since. */
export function Regenerate({ place }: { place: CardPlace }) {
	return (
		<form method="post" data-scripted className="grid justify-items-start px-1 text-sm text-muted print:hidden">
			<PlaceFields place={place} fragment="own" />
			<Button name="do" value="regenerate" variant="quiet" size="small" className="-ml-3">
				Make the open suggestions anew
			</Button>
			What was decided stays as it is.
		</form>
	)
}

/** A suggestion of one's own without pointing: the words are typed or pasted, and found when they stand once. */
export function FindAndSuggest({ place }: { place: CardPlace }) {
	const typed = useTyped({ do: 'suggest_found' })
	return (
		<Disclosure open={typed.any} className="rounded-xl border border-line bg-surface p-4 text-sm print:hidden">
			<summary className="font-semibold">Suggest a change of your own</summary>
			<p className="mt-2 text-muted">Select words in the document, or write them here as they stand there.</p>
			<form method="post" action="#own" data-scripted data-reset className="mt-3 grid gap-2">
				<PlaceFields place={place} fragment="own" />
				<label className="grid gap-1.5">
					<span className="font-semibold text-muted">Words in the document</span>
					<textarea
						name="find"
						required
						rows={2}
						maxLength={longestWords}
						defaultValue={typed.of('find')}
						{...refusedBox('find-error', typed)}
						className={`${inputLook} font-serif`}
					/>
				</label>
				<WhyRefused id="find-error" typed={typed} />
				<label className="grid gap-1.5">
					<span className="font-semibold text-muted">Words to put in their place</span>
					<textarea name="text" rows={2} maxLength={longestWords} defaultValue={typed.of('text')} className={`${inputLook} font-serif`} />
				</label>
				<WhyFields typed={typed} />
				<div>
					<Button name="do" value="suggest_found" variant="secondary" size="small">
						Suggest this
					</Button>
				</div>
			</form>
		</Disclosure>
	)
}
