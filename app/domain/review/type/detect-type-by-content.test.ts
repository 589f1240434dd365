import { agreement } from '#tests/agreement.ts'
import { expect, test } from 'vitest'
import { readStructure } from '../clauses/structure/read-structure.ts'
import { detectDocumentType } from './detect-type.ts'
import { typeByContent } from './detect-type-by-content.ts'

const papers = {
	'Offer Letter':
		'Hi Ada, we would love you to become our head of boats. Your wage is 3,000 euros a month and you get a bonus at Christmas. You have 28 days of holiday, and full pay for six weeks when you are sick. The trial period is three months. Your boss is Wren, and your first day is 1 May. Overtime is paid with your wage. If you leave, you return the laptop.',
	'Mutual NDA':
		'Dear Ada, before the visit we want to keep quiet about what each of us sees. Everything we show you in the workshop is secret, and so are the drawings you bring. What each of us already knew, and what is public, is no secret. Nobody else may read the papers, and copies are destroyed after the talks. Both firms keep silent for three years.',
	'Convertible Note':
		'Finch lends Wren 90,000 pounds, and the loan becomes shares at the next financing round, at the price that the new investors pay less a discount of a fifth. The interest is five per cent. If no round has come in two years, the lender may have the loan and the interest repaid. If the company is sold before, the lender may choose between the loan and shares at the cap.',
	SAFE: 'Money now, shares later. Finch gives 50,000 today, and it turns into shares at the next round. The price of the shares is what new investors pay less a discount, and at most the price of a valuation of four millions, the cap. There is no interest. If the company closes down before a round, Finch gets the money back. If a later round is at better terms, Finch has those.',
	'Reseller Agreement':
		'The dealer buys our lamps and sells them on in his own name in the north. In this territory we name no second dealer. He sells no other brands of lamps. The discount is 30 per cent off the list price, and the list changes in March. He keeps a showroom with stock and spare parts, and unsold lamps of an old model we take back.',
	'Data Processing Agreement':
		'Wren gives Finch personal data of its staff: addresses, birthdays and bank numbers. Finch uses the personal data on the instructions of Wren only. Each sub-processor needs a yes of Wren. After a breach Finch tells Wren in a day. At the end the personal data is deleted or handed back. Wren may audit how instructions are kept.',
	'Office Lease':
		'I let the ground floor and the workshop of my house to the tenant. The rent is 700 a month, and the deposit two rents. The tenant heats the rooms, paints the walls when moving out, and hands back the keys. The roof and the windows are for the landlord to repair. Subletting a room needs the yes of the landlord.',
	'Independent Contractor Agreement':
		'The freelancer draws the posters for the project of the client. She is no employee and uses her own tools. An hour costs 60 euros, and the invoice comes with the time sheet. The client sees sketches first, and two rounds of corrections are in the price. Deliverables are handed over in June. Invoices are paid in 20 days. The freelancer may show the drawings in her portfolio.',
	'Co-Founder Agreement':
		'We three, the founders, start a company that builds kites. Each of us has a third of the shares. The shares are earned over four years. Each of us works full time. Who leaves in the first year gives all shares to the other two. The founders decide together, and if one of the founders dies the others buy the shares.',
} as const

test.each(Object.entries(papers))('%s is told by what people do', (type, text) => {
	expect(typeByContent(text)?.type).toBe(type)
	const document = agreement(text)
	expect(detectDocumentType(document, readStructure(document)).type).toBe(type)
})

test.each([
	[
		'a paper about many things',
		'We share a boat. Ada steers, Finch cooks, and Wren sings. Who comes late washes the dishes. The boat lies in Kiel.',
	],
	[
		'a thing on hire',
		'You hire the digger for 90 a day. The deposit is 300. Bring the machine back clean and with fuel, else we keep the deposit. The hirer pays for damage.',
	],
	[
		'an agent, who is no dealer',
		'You are our agent and represent us in the north. You visit customers, take orders, and get a commission of eight per cent. The commission is paid when the customer has paid. After the end the agent has goodwill compensation.',
	],
])('%s has no type', (_, text) => {
	expect(typeByContent(text)).toBeNull()
})

test('the evidence is where the text first speaks of it, and the contracts of lawyers are left alone', () => {
	const found = typeByContent(papers['Office Lease'])
	expect(papers['Office Lease'].slice(found?.evidence.start, found?.evidence.end)).toBe('tenant')
	expect(typeByContent(`${papers['Office Lease']} ${'Subject to the foregoing, and pursuant hereto. '.repeat(3)}`)).toBeNull()
})
