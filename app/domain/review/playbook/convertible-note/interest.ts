import type { FindingDraft, Rule } from '../rule.ts'
import { dollars } from '../measures.ts'
import { issue, notApplicable, passed, undecided } from '../draft-finding.ts'
import { quoteSpan, wording } from '../passages.ts'
import { noteTerms, owedAtMaturity, workedDebt, type NoteTerms } from './note-terms.ts'
import { borrowing } from './sides.ts'
import { alarmingInterest, highestInterest, usualMaturity } from './thresholds.ts'

export const interest: Rule = {
	id: 'convertible_note.interest',
	playbook: 'convertible_note',
	title: 'Interest',
	basis: { kind: 'S', source: 'published guides to seed notes, which name 2% to 8% of simple interest' },
	protects: borrowing,
	stake: 7,
	confidence: 0.66,
	standard: 'Notes bear simple interest of 2% to 8%.',
	wording: { number: { unit: 'percent', asks: /\blower the interest\b/, unless: /\bcompound/i } },
	decide(input) {
		const terms = noteTerms(input)
		const { rate, compounding, defaultRate } = terms
		const findings: FindingDraft[] = []
		const isHigh = rate !== null && rate.value > highestInterest
		if (rate && isHigh) findings.push(high(terms, rate))
		if (compounding) findings.push(compounds(terms, compounding, isHigh))
		if (defaultRate && (!rate || defaultRate.value > rate.value)) findings.push(dearer(defaultRate, rate))
		if (findings.length > 0) return { outcome: 'flagged', findings }
		if (rate) return passed(rate.sentence)
		const none = wording(input, /\b(?:no|not\s+(?:bear|accrue)|without|non-?)\s*(?:any\s+)?interest\b|\binterest-free\b/i)
		if (none) return passed(none)
		return wording(input, /\binterest\s+(?:at|rate|accru\w+|shall)\b|\baccru\w+\s+(?:and\s+unpaid\s+)?interest\b/i)
			? undecided
			: notApplicable
	},
}

function compounds(terms: NoteTerms, compounding: NonNullable<NoteTerms['compounding']>, toldAlready: boolean): FindingDraft {
	const { words } = compounding
	const simple = owedAtMaturity({ ...terms, compounding: null }, terms.maturity?.months ?? usualMaturity)
	const owed = owedAtMaturity(terms, terms.maturity?.months ?? usualMaturity)
	// The finding on the rate has shown the sum already.
	const debt = toldAlready ? null : workedDebt(terms, 'pre_money', terms.maturity?.months ?? usualMaturity)
	const more =
		simple !== null && owed !== null && owed > simple
			? ` Simple interest makes it ${dollars(simple / 100)}, which is ${dollars((owed - simple) / 100)} less.`
			: ''
	const sums = `${debt ? ` ${debt}.` : ''}${more}`
	return issue({
		severity: 'medium',
		span: quoteSpan(compounding.sentence, { index: compounding.start - compounding.sentence.start, 0: 'compound' }),
		says: `Interest compounds ${words}.${sums}`,
		why: 'The debt grows faster each year, and all of it converts into stock.',
		market: 'Notes bear simple interest of 2% to 8%.',
		action: 'make the interest simple',
		reason: 'The return on a note comes from the stock.',
		fallback: 'Interest compounded annually.',
		replacement: interestClause,
	})
}

function high(terms: NoteTerms, rate: NonNullable<NoteTerms['rate']>): FindingDraft {
	const worked = workedDebt(terms, 'pre_money', terms.maturity?.months ?? usualMaturity)
	return issue({
		severity: rate.value >= alarmingInterest ? 'high' : 'medium',
		span: quoteSpan(rate.sentence, { index: rate.start - rate.sentence.start, 0: '' }),
		says: `The interest rate is ${rate.value}%, above the usual 2% to 8%.${worked ? ` ${worked}.` : ''}`,
		why: 'Interest converts into stock, so each point is more dilution.',
		market: 'Notes bear simple interest of 2% to 8%. Usury laws of some states cap the rate.',
		action: 'lower the interest to 6% simple',
		reason: 'It is the middle of the usual range.',
		fallback: '8% simple.',
		replacement: interestClause,
	})
}

function dearer(defaultRate: NonNullable<NoteTerms['defaultRate']>, rate: NoteTerms['rate']): FindingDraft {
	return issue({
		severity: 'medium',
		span: quoteSpan(defaultRate.sentence, { index: defaultRate.start - defaultRate.sentence.start, 0: '' }),
		says: `After a default the interest rises ${rate ? `from ${rate.value}% ` : ''}to ${defaultRate.value}%.`,
		why: 'The company pays more when it has the least, and the extra sum converts into stock.',
		market: 'Seed notes have one rate.',
		action: 'strike the default rate',
		reason: 'The holder’s return comes from the stock.',
		fallback: 'Two points more, on the overdue amount only.',
		replacement: 'The interest rate stated above applies at all times, including after the Maturity Date and after an Event of Default.',
	})
}

const interestClause =
	'Simple interest will accrue on the unpaid principal amount at 6% per annum, computed on the basis of a 365-day year, and will be ' +
	'payable in stock upon conversion of this Note.'
