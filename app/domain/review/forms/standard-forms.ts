import fingerprints from './fingerprints.json'
import { readForm, type StandardForm, type StoredForm } from './standard-form.ts'

/** The published forms that are recognized. `scripts/forms/fingerprint-forms.ts` writes their fingerprints. */
export const standardForms: readonly StandardForm[] = (fingerprints as unknown as StoredForm[]).map(readForm)
