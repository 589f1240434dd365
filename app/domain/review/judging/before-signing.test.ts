import { expect, test } from 'vitest'
import type { Finding } from '../report/report.ts'
import { beforeSigning } from './before-signing.ts'

function finding(about: Partial<Finding>): Finding {
	return {
		id: 'x-1',
		rule: 'x',
		severity: 'medium',
		start: null,
		end: null,
		page: null,
		says: '',
		why: 'It costs you money.',
		...about,
	} as Finding
}

const steps = (findings: Finding[], place: string | null = 'Section 4') =>
	beforeSigning(findings, ({ ask }) => ({ action: ask ?? 'cap it', place }), 'open')

test('an abbreviation does not end the reason', () => {
	const why = 'It rests on the EU-U.S. Privacy Shield, which a court struck down. Ask for the standard clauses.'
	expect(steps([finding({ why })])).toEqual(['Cap it (Section 4): It rests on the EU-U.S. Privacy Shield, which a court struck down.'])
	expect(steps([finding({ why: 'Acme Inc. Europe may claim under Exhibit No. 4 at any time. You may not.' })])).toEqual([
		'Cap it (Section 4): Acme Inc. Europe may claim under Exhibit No. 4 at any time.',
	])
})

test('a reason has at most 25 words: another sentence, or the first statement of a long one, else none', () => {
	const long = 'You owe the full price of each order that the vendor has accepted on the day on which the goods leave its yard'
	const rest = 'and the vendor need not wait for anything'
	expect(steps([finding({ why: `${long}, ${rest}. You pay first.` })])).toEqual(['Cap it (Section 4): You pay first.'])
	expect(steps([finding({ why: `${long}, ${rest}.` })])).toEqual([`Cap it (Section 4): ${long}.`])
	expect(steps([finding({ why: `${long}, ${rest} unless it agrees to a later day.` })])).toEqual(['Cap it (Section 4).'])
})

test('the same step is not said twice: the same words to do, or the same point about the same words', () => {
	const [first, again, overlapping, other] = [
		finding({
			id: 'a',
			ask: 'get a mutual right to end it on 30 days’ notice',
			says: 'Acme may terminate, you may not.',
			start: 0,
			end: 50,
		}),
		finding({ id: 'b', ask: 'get a mutual right to end it with 30 days’ notice', start: 90, end: 120 }),
		finding({ id: 'c', ask: 'delete the clause', says: 'Only Acme may terminate.', start: 10, end: 45 }),
		finding({ id: 'd', ask: 'cap the indemnity', start: 200, end: 230 }),
	]
	expect(steps([first, again, overlapping, other]).map((step) => step.slice(0, 12))).toEqual(['Get a mutual', 'Cap the inde'])
})

test('where the place has no name, its page is told', () => {
	expect(steps([finding({ page: 7 })], null)).toEqual(['Cap it (page 7): It costs you money.'])
})

test('of two findings about one subject the graver one is the step', () => {
	const findings = [
		finding({ id: 'a', rule: 'general.wide_indemnity', ask: 'limit the indemnity to third-party claims', start: 0, end: 50 }),
		finding({ id: 'b', rule: 'points.indemnity', ask: 'delete what section 9 adds', start: 90, end: 120 }),
		finding({ id: 'c', rule: 'general.set_off', ask: 'strike the set-off', start: 190, end: 220 }),
	]
	expect(steps(findings)).toEqual([
		'Limit the indemnity to third-party claims (Section 4): It costs you money.',
		'Strike the set-off (Section 4): It costs you money.',
	])
})

test('a step that points at "this duty" says which, and one that only says "make it mutual" is none', () => {
	const says = 'Open-ended duty: Beta must carry every cost of the study.'
	expect(
		steps([
			finding({ rule: 'points.open_duty', quote: 'Beta shall carry every cost of the study.', says, ask: 'state the limit of this duty' }),
		]),
	).toEqual(['State the limit of this duty (Section 4): Beta must carry every cost of the study.'])
	expect(steps([finding({ ask: 'make it mutual' })])).toEqual([])
})

test('the head of a page is no name of a place', () => {
	expect(steps([finding({ page: 2 })], 'SUPPLY AGREEMENT Page 2, (1)')).toEqual(['Cap it (page 2): It costs you money.'])
})

test('a heading that has nothing to do with the words is not told as their place', () => {
	const about = { rule: 'points.penalty', quote: 'Beta pays a penalty for each late delivery.', page: null }
	expect(steps([finding(about)], 'Late Deliveries')).toEqual(['Cap it (Late Deliveries): It costs you money.'])
	expect(steps([finding(about)], 'Disclaimer of Warranties')).toEqual(['Cap it: It costs you money.'])
})

test('a slip of the pen is a step only where no point of the deal is', () => {
	const slip = finding({ id: 's-1', rule: 'general.words_vs_digits', ask: 'correct "six (9)"' })
	expect(steps([slip])).toHaveLength(1)
	expect(steps([slip, finding({ id: 'p-1', rule: 'points.penalty', ask: 'cap it' })])).toEqual(['Cap it (Section 4): It costs you money.'])
})

test('a heading without a number names the place only of what it is about', () => {
	const cap = finding({
		rule: 'points.liability_cap',
		quote: 'Our total liability for use of our services is 50 euros.',
		says: 'Limitation of liability: “Our …”',
	})
	expect(steps([cap], 'Using our services')).toEqual(['Cap it: It costs you money.'])
	expect(steps([cap], 'Our liability')).toEqual(['Cap it (Our liability): It costs you money.'])
})
