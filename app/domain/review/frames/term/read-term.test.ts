import { expect, test } from 'vitest'
import { framesIn } from '#tests/fixtures/frames-of.ts'

const clauses: readonly (readonly [string, readonly string[]])[] = [
	['2. Term. The term of this Agreement is two years from the Effective Date.', ['fixed nobody time 24 months']],
	['2. Term. This Agreement begins on the Effective Date and continues for thirty-six (36) months.', ['fixed nobody time 36 months']],
	[
		'2. Term. This Agreement renews automatically for successive terms of one year unless either party gives notice of non-renewal at least 30 days before the end of the term.',
		['auto_renewal each notice 30 days time 12 months'],
	],
	[
		"2. Term. The Subscription shall automatically renew for successive terms of three (3) years unless Customer gives 120 days' written notice before the end of the then-current term.",
		['auto_renewal Customer notice 120 days time 36 months'],
	],
	[
		'2. Term. Two years, then two years again and again, unless Customer writes at least 120 days before the end.',
		['auto_renewal Customer notice 120 days time 24 months'],
	],
	[
		'2. Term. It renews by itself for a year unless Customer tells Provider at least 180 days before it ends.',
		['auto_renewal Customer notice 180 days'],
	],
	['2. Term. This Agreement does not renew automatically.', []],
	['2. Term. The parties may renew this Agreement by written agreement.', ['renewal_option each']],
	['2. Term. Customer may renew this Agreement for one further year.', ['renewal_option Customer time 12 months']],
	['2. Term. This Agreement continues until terminated by either party.', ['until_ended nobody']],
	['2. Term. The license is granted in perpetuity.', []],
	['2. Term. The confidentiality obligations continue for five years after the end of this Agreement.', []],
	['2. Term. The warranty period is two years.', []],
	['2. Term. The term shall automatically renew each year.', ['auto_renewal nobody']],
	[
		"2. Term. Thereafter the Agreement goes on from year to year unless cancelled by either party on three months' notice.",
		['auto_renewal each notice 3 months time 12 months'],
	],
	['2. Term. The Cooperation Term shall be extended by mutual agreement of the parties.', ['renewal_by_agreement nobody']],
	[
		'2. Term. The term rolls over for further periods of 12 months unless Provider gives notice of non-renewal 60 days before expiry.',
		['auto_renewal Provider notice 60 days time 12 months'],
	],
	[
		'2. Term. Upon expiry of the Initial Term, this Agreement shall be renewed for one additional year unless a party objects in writing 45 days before expiry.',
		['auto_renewal each notice 45 days time 12 months'],
	],
	[
		'2. Term. Unless notice of non-renewal is given 90 days before its end, the term of this Agreement shall be extended for one year.',
		['auto_renewal nobody notice 90 days time 12 months'],
	],
	[
		'2. Term. This Agreement shall automatically renew for one (1) year terms provided that Customer has bought the minimum quantity.',
		['auto_renewal nobody time 12 months'],
	],
	['2. Term. The delivery date shall be automatically extended by the length of the delay.', []],
	['2. Term. The initial term is 24 months.', ['fixed nobody time 24 months']],
	['2. Term. This Agreement stays in force for 18 months.', ['fixed nobody time 18 months']],
	["2. Term. During the term of this Agreement and for two years thereafter, Customer shall not hire Provider's staff.", []],
	['2. Term. Within 30 days after the Effective Date, Provider shall start.', []],
	['2. Term. The term of the patent is 20 years.', []],
	[
		'2. Term. The subscription will renew for the same period unless cancelled at least 60 days before the renewal date.',
		['auto_renewal nobody notice 60 days'],
	],
	[
		"2. Term. After the Initial Term, this Agreement shall continue for successive one-year terms unless either party gives 30 days' notice.",
		['auto_renewal each notice 30 days time 12 months'],
	],
	['2. Term. If neither party objects, this Agreement is automatically renewed for two years.', ['auto_renewal each time 24 months']],
	[
		'2. Term. This Agreement is for one year and may be extended by mutual written consent.',
		['renewal_by_agreement nobody time 12 months'],
	],
	[
		'2. Term. The agreement has a term of three years and renews automatically for further terms of three years.',
		['fixed nobody time 36 months', 'auto_renewal nobody time 36 months'],
	],
	['2. Term. There is no automatic renewal.', []],
	['2. Term. The insurance policy renews automatically every year.', []],
	[
		'2. Term. Customer has the option to renew this Agreement for two further terms of one year.',
		['renewal_option Customer time 12 months'],
	],
	['2. Term. The trademark registration shall be renewed every ten years.', []],
	['2. Term. The cure period shall be automatically extended by ten days.', []],
	[
		'2. Term. This Agreement is renewed tacitly for one year unless a party gives notice by registered letter three months before its end.',
		['auto_renewal each notice 3 months time 12 months'],
	],
	[
		'2. Term. The Agreement is deemed renewed for 12 months if no party gives notice 30 days before the end.',
		['auto_renewal each notice 30 days time 12 months'],
	],
	['Term: 12 months', ['fixed nobody time 12 months']],
	['Initial Term\n36 months', ['fixed nobody time 36 months']],
	['Term\nNotice of 30 days before the end', []],
]

test.each(clauses)('how long the contract runs, and how it renews: %s', (clause, frames) => {
	expect(framesIn('term', clause)).toEqual(frames)
})
