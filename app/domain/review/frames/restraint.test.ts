import { expect, test } from 'vitest'
import { framesIn } from '#tests/fixtures/frames-of.ts'

const clauses: readonly (readonly [string, readonly string[]])[] = [
	[
		'7. Non-Compete. Customer shall not compete with Provider for two years after the end of this Agreement.',
		['non_compete Customer time 24 months'],
	],
	['7. Non-Compete. Provider will not provide similar services to any competitor of Customer during the term.', ['non_compete Provider']],
	[
		'7. Non-Compete. Neither party shall engage in a competing business for twelve months after termination.',
		['non_compete each time 12 months'],
	],
	['7. Non-Compete. Customer agrees not to develop, market or sell any product that competes with the Software.', ['non_compete Customer']],
	['7. Restriction. Customer shall refrain from competing with Provider.', ['non_compete Customer']],
	[
		'7. Restriction. For a period of [12] months, Provider shall not work for a competitor of Customer.',
		['non_compete Provider time 12 months'],
	],
	['7. Restriction. Customer shall not, directly or indirectly, invest in any competitive business.', ['non_compete Customer']],
	['7. Freedom. Nothing in this Agreement prevents either party from competing with the other.', []],
	['7. Freedom. Provider may offer similar services to others.', []],
	['7. Use. Customer shall not use the Confidential Information to compete with Provider.', []],
	['7. Law. The parties submit to the courts of competent jurisdiction.', []],
	['7. Law. Customer shall comply with competition law.', []],
	['7. Warranty. Provider warrants that it is not bound by any non-compete.', []],
	['7. Assignment. Customer may not assign this Agreement to a competitor of Provider.', []],
	['7. Exclusivity. Customer shall purchase all of its requirements exclusively from Provider.', ['exclusivity Customer']],
	['7. Exclusivity. Customer will obtain the Services solely from Provider during the term.', ['exclusivity Customer']],
	['7. Exclusivity. Provider appoints Customer as its exclusive distributor in Italy.', ['exclusivity Provider']],
	['7. Exclusivity. Provider shall not appoint any other distributor in the territory.', ['exclusivity Provider']],
	['7. Exclusivity. Customer shall work exclusively with Provider for three years.', ['exclusivity Customer time 36 months']],
	['7. Exclusivity. Customer shall not engage any other provider of hosting services.', ['exclusivity Customer']],
	['7. Appointment. Provider appoints Customer as a non-exclusive distributor.', []],
	['7. License. Provider grants Customer a non-exclusive right to use the Software.', []],
	['7. Courts. The courts of Ohio have exclusive jurisdiction.', []],
	['7. Remedy. This is the exclusive remedy of Customer.', []],
	['7. Ownership. Provider is the sole and exclusive owner of the Software.', []],
	['7. Purpose. Customer shall use the data solely for its own business.', []],
	['7. Price. Provider shall give Customer prices no less favorable than those offered to any other customer.', ['mfn Provider']],
	['7. Price. Provider grants Customer most favored customer treatment.', ['mfn Provider']],
	['7. Price. Customer pays the lowest price on the list.', []],
	['7. Standstill. Customer shall not acquire any securities of Provider for one year.', ['standstill Customer time 12 months']],
	['7. No-Shop. Customer shall not negotiate with any third party about the sale of its business.', ['standstill Customer']],
	['7. Shares. Provider may buy shares of Customer.', []],
	['7. Duty. Provider shall devote its full time to the project.', []],
	['7. Field. Customer competes in the same field as Provider.', []],
	['7. Feedback. The results are competitive.', []],
	[
		'7. Later work. For two years after the end Provider shall not work for another maker of toys.',
		['non_compete Provider time 24 months'],
	],
	[
		'7. Later work. Customer may not found or join any venture active in bakery software until twelve months after the end.',
		['non_compete Customer time 12 months'],
	],
	['7. Channel. Provider will not sell its ovens to any other retailer in Norway.', ['exclusivity Provider']],
	['7. Channel. Customer shall not use a competing platform during the term.', ['exclusivity Customer']],
	['7. Channel. Customer shall not provide the information to any other company.', []],
	['7. Price. Provider gives Customer the lowest price that any customer gets.', ['mfn Provider']],
	['7. Restriction. Provider cannot serve any rival of Customer.', []],
	['7. Restriction. Customer may not access the Services to build a competing product.', []],
	['7. Bids. Provider shall not take part in a competitive bid of Customer.', []],
	['7. Exclusivity. Provider shall supply the Products exclusively to Customer.', ['exclusivity Provider']],
	['7. Exclusivity. Each party shall deal exclusively with the other.', ['exclusivity each']],
	['7. Later. For 18 months from the end Provider may not take a job with a rival of Customer.', ['non_compete Provider time 18 months']],
	['7. Restriction. Customer agrees that it will not start or join a business similar to that of Provider.', []],
]

test.each(clauses)('who may not do what in the market: %s', (clause, frames) => {
	expect(framesIn('restraint', clause)).toEqual(frames)
})
