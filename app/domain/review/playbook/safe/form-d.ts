import { longPattern } from '#app/domain/text/long-pattern.ts'
import { flagged, notApplicable, passed, undecided } from '../draft-finding.ts'
import { addDays, factsNamed } from '../measures.ts'
import { passage, sentenceAt, wording } from '../passages.ts'
import { isAbroad } from '../places.ts'
import type { Rule, RuleInput } from '../rule.ts'
import { formDDays } from '../thresholds.ts'

export const formD: Rule = {
	id: 'safe.form_d',
	playbook: 'safe',
	title: 'Form D filing',
	basis: { kind: 'L', source: '17 CFR 230.503: Form D within 15 days after the first sale' },
	protects: ['company', 'founder'],
	standard: 'Form D goes to the SEC within 15 days of the first sale, and most states ask for a notice filing.',
	decide(input) {
		const refusal = wording(
			input,
			longPattern('i')`
				\b(?:no|not|nor|neither|never|without)\b[^.;]{0,80}\b(?:notices?|forms?|form\s+d|filings?|file)\b[^.;]{0,80}\b
				(?:filed|made|securities|SEC|regulator|commission|required)\b
			`,
			/\b(?:offer|registration|registered|breach|conflict|except|other\s+than|consents?\s+or\s+approvals?)\b/i,
		)
		if (refusal) {
			return flagged({
				...filing,
				severity: 'medium',
				span: refusal,
				says: 'The document rules out filing Form D, which is due 15 days after the first sale.',
				action: 'strike this line, and file Form D within 15 days of the first sale',
			})
		}
		if (factsNamed(input, 'governing_law').some(({ value }) => isAbroad(value))) return notApplicable
		const promised = passage(input, /\bform\s+d\b/i)
		if (promised) return passed(promised)
		const signed = factsNamed(input, 'effective_date')[0] ?? dateOfSale(input)
		const due = signed ? dueDate(signed.value) : null
		const place = signed ?? firstMention(input)
		if (!place) return undecided
		return flagged({
			...filing,
			severity: 'low',
			span: place,
			says: due
				? `Form D is due on ${due} if the date in this SAFE is the day of the first sale.`
				: 'Form D is due 15 days after the first sale.',
			action: due ? `file Form D by ${due}` : 'file Form D within 15 days of the first sale',
		})
	},
}

const filing = {
	kind: 'compliance',
	why: 'A late filing can bring state fines and slow down the next round.',
	market: 'Form D goes to the SEC within 15 days of the first sale, and most states ask for a notice filing.',
	reason: 'Rule 503 of Regulation D calls for it.',
	decideBy: 'you',
} as const

function dateOfSale(input: RuleInput) {
	return factsNamed(input, 'date').find((date) => /\b(?:payment|purchase\s+amount|issue[sd]?)\b/i.test(sentenceAt(input, date)?.text ?? ''))
}

/** 15 days after the first sale; a weekend moves it to Monday. Public holidays are not looked up. */
function dueDate(iso: string): string | null {
	const due = addDays(iso, formDDays)
	if (!due) return null
	const shift = due.weekday === 6 ? 2 : due.weekday === 0 ? 1 : 0
	return addDays(due.date, shift)?.date ?? null
}

function firstMention(input: RuleInput) {
	return wording(input, /\b(?:purchase\s+amount|securities\s+act|safe)\b/i)
}
