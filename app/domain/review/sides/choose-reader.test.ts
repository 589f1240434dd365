import { expect, test } from 'vitest'
import { chooseReader } from './choose-reader.ts'
import type { DocumentParty, RoleKind } from './document-party.ts'
import { partyRoleOfReader } from './role-side.ts'

const party = (name: string, role: string | null, roleKind: RoleKind | null, short: string[] = []): DocumentParty => ({
	id: name,
	name,
	role,
	roleKind,
	names: [name, ...(role === null ? [] : [role]), ...short],
	span: null,
	confidence: 0.9,
})
const garman = party('Garman Holdings, Inc.', 'Customer', 'customer', ['Garman'])
const sparkling = party('Sparkling Water Systems LLC', 'Vendor', 'vendor')
const both = [garman, sparkling]
const nothing = { partyName: null, partyRole: 'unsure' } as const

test.each([
	['the full name', 'Garman Holdings, Inc.'],
	['the full name in other letters', 'garman holdings inc'],
	['the name without its legal form', 'Garman Holdings'],
	['the role', 'customer'],
	['a short name', ' GARMAN '],
])('a party is chosen by %s', (_, partyName) => {
	expect(chooseReader(both, { ...nothing, partyName })).toEqual({ party: garman, certainty: 'chosen' })
})

test('the beginning of a name is enough where only one party has it', () => {
	expect(chooseReader(both, { ...nothing, partyName: 'Sparkling Water' })).toEqual({ party: sparkling, certainty: 'chosen' })
	const sisters = [party('Sparkling Water LLC', null, null), party('Sparkling Wine LLC', null, null)]
	expect(chooseReader(sisters, { ...nothing, partyName: 'Sparkling' })).toEqual({ party: null, certainty: 'unknown' })
})

test('a name that is no party’s leaves the side to what else was said', () => {
	expect(chooseReader(both, { ...nothing, partyName: 'Nobody Ltd' })).toEqual({ party: null, certainty: 'unknown' })
	expect(chooseReader(both, { partyName: 'Nobody Ltd', partyRole: 'sending' }, 'SaaS Agreement')).toEqual({
		party: sparkling,
		certainty: 'likely',
	})
	expect(chooseReader(both, { ...nothing, partyName: ' ' })).toEqual({ party: garman, certainty: 'likely' })
})

test('the company of the profile is likely the reader, also for one who is not sure', () => {
	expect(chooseReader(both, { ...nothing, companyName: 'Garman Holdings' })).toEqual({ party: garman, certainty: 'likely', by: 'profile' })
	expect(chooseReader(both, { partyName: null, partyRole: 'sending', companyName: 'Garman Holdings' }, 'SaaS Agreement')).toEqual({
		party: garman,
		certainty: 'likely',
		by: 'profile',
	})
	expect(chooseReader(both, { partyName: 'Nobody Ltd', companyName: 'Garman Holdings' })).toEqual({ party: null, certainty: 'unknown' })
	expect(chooseReader(both, { ...nothing, companyName: 'Third GmbH' })).toEqual({ party: garman, certainty: 'likely' })
})

test.each([
	['an NDA', 'NDA', 'discloser', 'recipient'],
	['a SaaS contract', 'SaaS Agreement', 'vendor', 'customer'],
	['a lease', 'Office Lease', 'landlord', 'tenant'],
	['an offer letter', 'Offer Letter', 'employer', 'worker'],
	['a SAFE, the investor’s draft', 'SAFE', 'investor', 'company'],
	['an advisor agreement, the company’s draft', 'Advisor Agreement', 'company', 'advisor'],
	['terms for the public', 'Terms of Service', 'provider', 'user'],
] as const)('in %s Sender and Receiver are likely the party of that side', (_, type, sender, receiver) => {
	const [one, other] = [party('One', null, sender), party('Other', null, receiver)]
	expect(chooseReader([one, other], { partyName: null, partyRole: 'sending' }, type)).toEqual({ party: one, certainty: 'likely' })
	expect(chooseReader([one, other], { partyName: null, partyRole: 'receiving' }, type)).toEqual({ party: other, certainty: 'likely' })
})

test('who is not sure is likely the party in a founder’s usual role, and nobody in a contract of employment', () => {
	expect(chooseReader(both, nothing, 'SaaS Agreement')).toEqual({ party: garman, certainty: 'likely' })
	const company = party('Alder Inc.', 'Company', 'company')
	expect(chooseReader([company, party('Birch', 'Advisor', 'advisor')], nothing, 'Advisor Agreement')).toEqual({
		party: company,
		certainty: 'likely',
	})
	expect(
		chooseReader([party('Alder Inc.', 'Employer', 'employer'), party('Birch', 'Employee', 'worker')], nothing, 'Employment Agreement')
			.party,
	).toBeNull()
	expect(chooseReader([party('Alder Inc.', null, 'provider'), party('you', 'you', 'user')], nothing, 'Privacy Policy').party).toBeNull()
})

test('nobody is likely where two parties stand on a side, or both disclose', () => {
	const investors = [party('A', null, 'investor'), party('B', null, 'investor')]
	expect(chooseReader(investors, { partyName: null, partyRole: 'sending' }, 'SAFE').party).toBeNull()
	const mutual = [party('A', null, 'mutual_discloser'), party('B', null, 'mutual_discloser')]
	expect(chooseReader(mutual, { partyName: null, partyRole: 'sending' }, 'Mutual NDA').party).toBeNull()
})

test('rules that know Sender and Receiver only follow the chosen party, and what was asked for where its role has no side', () => {
	expect(partyRoleOfReader({ party: garman, certainty: 'chosen' }, 'sending', both, 'SaaS Agreement')).toBe('receiving')
	const mutual = party('A', null, 'mutual_discloser')
	expect(partyRoleOfReader({ party: mutual, certainty: 'chosen' }, 'sending', [mutual], 'Mutual NDA')).toBe('sending')
	expect(partyRoleOfReader({ party: null, certainty: 'unknown' }, 'unsure', both, 'NDA')).toBe('unsure')
})

test('who engages a person stands on the other side of them, and a party without a role on the other side of the one with', () => {
	const [client, consultant] = [party('Acme Inc.', 'Client', 'customer'), party('Bo Lind', 'Consultant', 'worker')]
	expect(partyRoleOfReader({ party: client, certainty: 'chosen' }, 'unsure', [client, consultant], 'Consulting Agreement')).toBe('sending')
	expect(chooseReader([client, consultant], { partyName: null, partyRole: 'receiving' }, 'Consulting Agreement').party).toBe(consultant)
	const nameless = party('Spartan Ltd.', null, null)
	expect(chooseReader([consultant, nameless], { partyName: null, partyRole: 'sending' }, 'Employment Agreement').party).toBe(nameless)
	expect(chooseReader([nameless, party('Other Ltd.', null, null)], { partyName: null, partyRole: 'sending' }, null).party).toBeNull()
})

test('terms for the public are not read for their publisher by default', () => {
	const publisher = party('Kelp SE', null, 'company')
	expect(chooseReader([publisher], nothing, 'Terms of Service')).toEqual({ party: null, certainty: 'unknown' })
	expect(chooseReader([publisher, party('User', 'User', 'user')], nothing, 'Terms of Service')).toMatchObject({ party: { name: 'User' } })
	expect(chooseReader([publisher], { ...nothing, partyName: 'Kelp SE' }, 'Terms of Service')).toMatchObject({ certainty: 'chosen' })
})
