import { Button } from '#app/ui/button.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { inputLook } from '#app/ui/plain-field.tsx'
import { longestWords } from '../forms/text-fields.ts'
import type { CardPlace } from '../forms/card-place.ts'
import { PageForm } from '../forms/page-form.tsx'
import { refusedBox, useTyped, RefusalMessage } from '../forms/typed-text.tsx'
import { ReasonFields } from './reason-fields.tsx'

/** The forms below the cards: a suggestion of one's own, and drafting those of the review again. */
export function OwnSuggestions({ place, mayRedraft }: { place: CardPlace; mayRedraft: boolean }) {
	return (
		<div id="own" className="grid scroll-m-4 gap-3">
			<FindAndSuggest place={place} />
			{mayRedraft ? <Regenerate place={place} /> : null}
		</div>
	)
}

/** Drafts the open suggestions again: after rejecting too much, or for a newer report. */
function Regenerate({ place }: { place: CardPlace }) {
	return (
		<PageForm resource="regenerate" place={place} fragment="own" className="grid justify-items-start px-1 text-sm text-muted print:hidden">
			<Button variant="quiet" size="small" className="-ml-3">
				Redraft open suggestions
			</Button>
			Your decisions are kept.
		</PageForm>
	)
}

/** Distinguishes the form from the others that make suggestions. */
const found = { kind: 'find' }

/** A suggestion of one's own without selecting: the words are typed or pasted, and found if they occur once. */
function FindAndSuggest({ place }: { place: CardPlace }) {
	const typed = useTyped('suggestions', found)
	const aboutText = typed.field === 'text'
	return (
		<Disclosure open={typed.any} className="rounded-xl border border-line bg-surface p-4 text-sm print:hidden">
			<summary className="font-semibold">Suggest a change</summary>
			<p className="mt-2 text-muted">Select text in the document, or enter it here exactly as it appears.</p>
			<PageForm resource="suggestions" place={place} fragment="own" anchor="own" about={found} resets className="mt-3 grid gap-2">
				<label className="grid gap-1.5">
					<span className="font-semibold text-muted">Text in the document</span>
					<textarea
						name="find"
						required
						rows={2}
						maxLength={longestWords}
						defaultValue={typed.of('find')}
						{...(aboutText ? {} : refusedBox('find-error', typed))}
						className={`${inputLook} font-serif`}
					/>
				</label>
				{aboutText ? null : <RefusalMessage id="find-error" typed={typed} />}
				<label className="grid gap-1.5">
					<span className="font-semibold text-muted">Replacement wording</span>
					<textarea
						name="text"
						rows={2}
						maxLength={longestWords}
						defaultValue={typed.of('text')}
						{...(aboutText ? refusedBox('replacement-error', typed) : {})}
						className={`${inputLook} font-serif`}
					/>
				</label>
				{aboutText ? <RefusalMessage id="replacement-error" typed={typed} /> : null}
				<ReasonFields typed={typed} />
				<div>
					<Button variant="secondary" size="small">
						Suggest this
					</Button>
				</div>
			</PageForm>
		</Disclosure>
	)
}
