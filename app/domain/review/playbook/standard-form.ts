import { type Deviation, type FormComparison, recogniseForm } from '../forms/compare-with-form.ts'
import type { StandardForm } from '../forms/standard-form.ts'
import { standardForms } from '../forms/standard-forms.ts'
import { flagged, passed } from './draft-finding.ts'
import { visibleText } from './passages.ts'
import type { Decision, RuleInput } from './rule.ts'

/** Changes that are shown one by one; more are a draft of its own. */
const mostShown = 6

/** A change that is quoted at length tells no more than its beginning. */
const longestQuote = 420

/**
 * How a document compares with the published form that it is: passed where only blanks are filled in, else flagged on
 * each passage that differs.
 *
 * @returns `null` when the document is none of the forms.
 */
export function decideByForm(input: RuleInput, forms: readonly StandardForm[] = standardForms): Decision | null {
	const comparison = recogniseForm(visibleText(input), forms)
	if (!comparison) return null
	const [first, ...more] = comparison.deviations
	if (!first) return comparison.missing.length === 0 ? passed() : leftOut(comparison)
	return flagged(wording(comparison, first, true), ...more.slice(0, mostShown - 1).map((deviation) => wording(comparison, deviation, false)))
}

const severity = { sending: 'low', receiving: 'medium', unsure: 'medium' } as const
const usual = {
	why: 'Each change was made by someone for a reason. It may cost you money or a right that the form gives you.',
	market: 'The form is signed as it is, with the blanks filled in and changes listed on their own.',
	action: 'explain each change to the form, or take it out',
	reason: 'We know the form and need to read the changes only.',
	fallback: 'Keep a change that both sides want, and list it on the first page.',
}

function wording({ form, deviations, missing }: FormComparison, { start, end, kind }: Deviation, first: boolean) {
	const count = `${deviations.length} place${deviations.length === 1 ? '' : 's'}`
	const gone = first && missing.length > 0 ? ` Parts of the form are gone: ${sections(missing)}.` : ''
	const here = kind === 'changed' ? 'These words are not in the form.' : 'Words of the form were taken out here.'
	return {
		...usual,
		severity,
		span: { start, end: Math.min(end, start + longestQuote) },
		says: {
			friendly: first ? `This is the "${form.name}", but it differs in ${count}. The rest is as published. ${here}${gone}` : here,
			neutral: first ? `This is the "${form.name}" with changes in ${count}. ${here}${gone}` : here,
			legal: first ? `The instrument follows the "${form.name}" and departs from it in ${count}. ${here}${gone}` : here,
		},
	}
}

/** Nothing was changed or added, but whole passages of the form are not there. */
function leftOut({ form, missing }: FormComparison): Decision {
	return {
		outcome: 'absent',
		findings: [
			{
				kind: 'missing',
				severity,
				span: null,
				says: `This is the "${form.name}", but parts of it are gone: ${sections(missing)}.`,
				why: usual.why,
				market: usual.market,
				action: 'put the missing parts of the form back',
				ask: { friendly: 'Could we please put the missing parts of the form back? We know the form as a whole.', neutral: 'Please put the missing parts of the form back.', legal: 'We request that the omitted provisions of the form be reinstated prior to execution.' },
				fallback: usual.fallback,
				replacement: null,
				decideBy: 'counterparty',
			},
		],
	}
}

function sections(missing: FormComparison['missing']) {
	return missing.map(({ section, passages }) => (passages === 1 ? section : `${section} (${passages} passages)`)).join(', ')
}
