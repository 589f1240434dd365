import type { ExtractedDocument } from '#app/domain/extraction/extracted-document.ts'
import { type FormComparison, recogniseForm } from './compare-with-form.ts'
import { standardForms } from './standard-forms.ts'

const known = new WeakMap<ExtractedDocument, FormComparison | null>()

/**
 * The published form that a document is, with what differs from it; `null` when it is none. Compared once for a document.
 *
 * @param view the document as the parties see it
 */
export function knownForm(view: ExtractedDocument): FormComparison | null {
	let found = known.get(view)
	if (found === undefined) known.set(view, (found = recogniseForm(view.text, standardForms)))
	return found
}
