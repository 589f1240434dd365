import type { FindingDraft, Rule } from '../rule.ts'
import { dollars } from '../measures.ts'
import { issue, notApplicable, passed, undecided } from '../draft-finding.ts'
import { quoteSpan, wording } from '../passages.ts'
import { noteTerms, owedAtMaturity, workedDebt, type NoteTerms } from './note-terms.ts'
import { alarmingInterest, highestInterest, usualMaturity } from './thresholds.ts'

const mild = { sending: 'low', receiving: 'medium', unsure: 'medium' } as const
const grave = { sending: 'medium', receiving: 'high', unsure: 'high' } as const

export const interest: Rule = {
	id: 'convertible_note.interest',
	playbook: 'convertible_note',
	title: 'Interest is low and simple',
	basis: { kind: 'S', source: 'published guides to seed notes, which name 2% to 8% of simple interest' },
	decide(input) {
		const terms = noteTerms(input)
		const { rate, compounding, defaultRate } = terms
		const findings: FindingDraft[] = []
		const isHigh = rate !== null && rate.value > highestInterest
		if (rate && isHigh) findings.push(high(terms, rate))
		if (compounding) findings.push(compounds(terms, compounding, isHigh))
		if (defaultRate && (!rate || defaultRate.value > rate.value)) findings.push(dearer(defaultRate, rate))
		if (findings.length > 0) return { outcome: 'flagged', findings }
		if (rate) return passed(rate)
		const none = wording(input, /\b(?:no|not\s+(?:bear|accrue)|without|non-?)\s*(?:any\s+)?interest\b|\binterest-free\b/i)
		if (none) return passed(none)
		return wording(input, /\binterest\s+(?:at|rate|accru\w+|shall)\b|\baccru\w+\s+(?:and\s+unpaid\s+)?interest\b/i) ? undecided : notApplicable
	},
}

function compounds(terms: NoteTerms, compounding: NonNullable<NoteTerms['compounding']>, toldAlready: boolean): FindingDraft {
	const { words } = compounding
	const simple = owedAtMaturity({ ...terms, compounding: null }, terms.maturity?.months ?? usualMaturity)
	const owed = owedAtMaturity(terms, terms.maturity?.months ?? usualMaturity)
	// The finding on the rate has shown the sum already.
	const debt = toldAlready ? null : workedDebt(terms, 'pre_money', terms.maturity?.months ?? usualMaturity)
	const more = simple !== null && owed !== null && owed > simple ? ` Simple interest makes it ${dollars(simple / 100)}, which is ${dollars((owed - simple) / 100)} less.` : ''
	const sums = `${debt ? ` ${debt}.` : ''}${more}`
	return issue({
		severity: mild,
		span: quoteSpan(compounding.sentence, { index: compounding.start - compounding.sentence.start, 0: 'compound' }),
		says: {
			friendly: `Ask for simple interest. Here interest is added to the debt ${words} and then earns interest too.${sums}`,
			neutral: `Interest compounds ${words}.${sums}`,
			legal: `Interest is compounded (${words}).${sums}`,
		},
		why: 'The debt grows faster each year, and all of it turns into stock that comes out of your share.',
		market: 'Notes bear 2% to 8% of simple interest.',
		action: 'make the interest simple',
		reason: 'Your return comes from the stock, not from interest.',
		fallback: 'Accept interest that is added once a year.',
		replacement: interestClause,
	})
}

function high(terms: NoteTerms, rate: NonNullable<NoteTerms['rate']>): FindingDraft {
	const worked = workedDebt(terms, 'pre_money', terms.maturity?.months ?? usualMaturity)
	return issue({
		severity: rate.value >= alarmingInterest ? grave : mild,
		span: quoteSpan(rate.sentence, { index: rate.start - rate.sentence.start, 0: '' }),
		says: {
			friendly: `Ask for 6%. The rate of ${rate.value}% is above the usual 2% to 8%.${worked ? ` ${worked}.` : ''}`,
			neutral: `The interest rate is ${rate.value}%, above the usual 2% to 8%.${worked ? ` ${worked}.` : ''}`,
			legal: `The stated rate of ${rate.value}% per annum exceeds the customary 2% to 8%.${worked ? ` ${worked}.` : ''}`,
		},
		why: 'Interest on a note is paid in stock. Each point is more of your company, on top of what you agreed to sell.',
		market: 'Notes bear 2% to 8% of simple interest. Some states also cap what a lender may charge.',
		action: 'lower the interest to 6% simple',
		reason: 'It is the middle of what notes bear.',
		fallback: 'Accept 8% simple.',
		replacement: interestClause,
	})
}

function dearer(defaultRate: NonNullable<NoteTerms['defaultRate']>, rate: NoteTerms['rate']): FindingDraft {
	return issue({
		severity: mild,
		span: quoteSpan(defaultRate.sentence, { index: defaultRate.start - defaultRate.sentence.start, 0: '' }),
		says: {
			friendly: `Strike the penalty rate. If you are late, the interest goes ${rate ? `from ${rate.value}% ` : ''}up to ${defaultRate.value}%.`,
			neutral: `A default rate of ${defaultRate.value}% applies when something goes wrong.`,
			legal: `Upon default interest accrues at ${defaultRate.value}% per annum.`,
		},
		why: 'You pay more just when you have the least, and the extra sum turns into stock as well.',
		market: 'Seed notes have one rate, late or not.',
		action: 'strike the higher rate after a default',
		reason: 'A start-up that is late can’t pay more.',
		fallback: 'Accept 2 points more, on the sum that is late.',
		replacement: 'The rate stated above applies at all times, also after the Maturity Date and after an Event of Default.',
	})
}

const interestClause = 'Simple interest accrues on the unpaid principal at 6% per year of 365 days. It is not compounded and is paid in stock when this Note converts.'
