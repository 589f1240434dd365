import { type Deviation, type FormComparison, recogniseForm } from '../forms/compare-with-form.ts'
import { knownForm } from '../forms/known-form.ts'
import type { StandardForm } from '../forms/standard-form.ts'
import { standardForms } from '../forms/standard-forms.ts'
import { readingView } from '../reading-view.ts'
import { absent, flagged, passed } from './draft-finding.ts'
import { visibleText } from './passages.ts'
import type { Decision, RuleInput } from './rule.ts'

/** Changes that are shown one by one; more are a draft of its own. */
const mostShown = 6

/** The beginning of a long change is enough to quote. */
const longestQuote = 420

/**
 * How a document compares with the published form that it is: passed where only blanks are filled in, else flagged on
 * each passage that differs.
 *
 * @returns `null` when the document is none of the forms.
 */
export function decideByForm(input: RuleInput, forms: readonly StandardForm[] = standardForms): Decision | null {
	const view = readingView(input.document)
	const comparison = forms === standardForms ? knownForm(view) : recogniseForm(view.text, forms)
	if (!comparison) return null
	const [first, ...more] = comparison.deviations
	if (!first) return comparison.missing.length === 0 ? passed(firstLine(visibleText(input))) : leftOut(comparison)
	return flagged(
		wording(comparison, first, true),
		...more.slice(0, mostShown - 1).map((deviation) => wording(comparison, deviation, false)),
	)
}

function firstLine(text: string) {
	const match = /\S[^\n]*/.exec(text)
	return match ? { start: match.index, end: match.index + Math.min(match[0].trimEnd().length, longestQuote) } : null
}

const severity = { sending: 'low', receiving: 'medium', unsure: 'medium' } as const
const usual = {
	why: 'Whoever edited the form had a reason. The change may cost you money or a right that the form gives you.',
	market: 'The form is signed unchanged, with the blanks filled in and any changes listed on the cover page.',
	action: 'explain each change to the form, or take it out',
	reason: 'We know the form, so only the changes need a discussion.',
	fallback: 'Keep a change that both parties want, and list it on the cover page.',
}

function wording({ form, deviations, missing }: FormComparison, { start, end, kind }: Deviation, first: boolean) {
	const count = `${deviations.length} place${deviations.length === 1 ? '' : 's'}`
	const gone = first && missing.length > 0 ? ` Missing from the form: ${sections(missing)}.` : ''
	const here = kind === 'changed' ? 'These words are not in the form.' : 'Words of the form were deleted here.'
	return {
		...usual,
		severity,
		span: { start, end: Math.min(end, start + longestQuote) },
		says: first ? `This is the "${form.name}" with changes in ${count}. ${here}${gone}` : here,
	}
}

/** Nothing was changed or added, but whole passages of the form are not there. */
function leftOut({ form, missing }: FormComparison): Decision {
	return absent({
		...usual,
		severity,
		says: `This is the "${form.name}", but parts of it are missing: ${sections(missing)}.`,
		action: 'restore the missing parts of the form',
		reason: 'We know the form as a whole.',
	})
}

function sections(missing: FormComparison['missing']) {
	return missing.map(({ section, passages }) => (passages === 1 ? section : `${section} (${passages} passages)`)).join(', ')
}
