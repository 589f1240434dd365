import { expect, test } from 'vitest'
import { withAskedParty } from './asked-party.ts'
import type { DocumentParty } from './document-party.ts'

const text = 'The Lenders advance the sum. The Company repays the Lenders on demand. Alder pays.'

test('a side that the text names is a party, also where its introduction was not read', () => {
	expect(withAskedParty([], 'Lenders', text, 'Loan Agreement')).toMatchObject([
		{ name: 'Lenders', role: 'Lenders', roleKind: 'lender', names: ['Lenders'], span: { start: 4, end: 11 } },
	])
})

test('a name that stands once or nowhere is none, and one that is there is not doubled', () => {
	expect(withAskedParty([], 'Alder', text, null)).toEqual([])
	expect(withAskedParty([], 'Birch', text, null)).toEqual([])
	const [lenders] = withAskedParty([], 'Lenders', text, 'Loan Agreement')
	expect(withAskedParty([lenders!], 'lenders', text, null)).toEqual([lenders])
	expect(withAskedParty([lenders!], null, text, null)).toEqual([lenders])
})

const company: DocumentParty = {
	id: 'p1',
	name: 'Kelp Inc.',
	role: 'Company',
	roleKind: 'employer',
	names: ['Kelp Inc.', 'Company'],
	span: null,
	confidence: 1,
}
const executive: DocumentParty = {
	id: 'p2',
	name: 'Executive',
	role: 'Executive',
	roleKind: 'worker',
	names: ['Executive'],
	span: null,
	confidence: 0.7,
}

test('a name in other letters is the party that is only known by its role', () => {
	const parties = withAskedParty(
		[company, executive],
		'Mr. Joseph Tarn',
		'Agreement between Kelp Inc. and JOSEPH TARN ("Executive").',
		'Employment Agreement',
	)
	expect(parties).toHaveLength(2)
	expect(parties[1]).toMatchObject({ id: 'p2', name: 'Mr. Joseph Tarn', role: 'Executive', roleKind: 'worker' })
	expect(parties[1]?.names).toEqual(expect.arrayContaining(['Joseph Tarn', 'JOSEPH TARN', 'Executive']))
})

test('a name that stands once where parties are named is a party, elsewhere it is not', () => {
	const filler = 'Nothing of interest stands here. '.repeat(300)
	expect(withAskedParty([company], 'Reed Holdings LLC', `Between Kelp Inc. and Reed Holdings LLC. ${filler}`, null)).toHaveLength(2)
	expect(
		withAskedParty([company], 'Reed Holdings LLC', `Between Kelp Inc. and another. ${filler} Reed Holdings LLC. ${filler}`, null),
	).toHaveLength(1)
})

test('a single word needs to stand twice, in its own letters', () => {
	expect(withAskedParty([company], 'Tenant', 'Kelp Inc. and a tenant. The tenant pays.', null)).toHaveLength(1)
	expect(withAskedParty([company], 'Tenant', 'Tenant pays. Tenant leaves.', 'Office Lease').at(-1)).toMatchObject({
		name: 'Tenant',
		role: 'Tenant',
		roleKind: 'tenant',
	})
})

test('a name that was read cut short, longer or by its initials is the same party', () => {
	const bureau: DocumentParty = {
		id: 'p1',
		name: 'Insurance Bureau',
		role: 'IBQ',
		roleKind: null,
		names: ['Insurance Bureau', 'IBQ'],
		span: { start: 8, end: 24 },
		confidence: 1,
	}
	const read = withAskedParty(
		[bureau, executive],
		'Insurance Bureau of Quay',
		'Between Insurance Bureau of Quay ("IBQ") and the Executive.',
		'NDA',
	)
	expect(read).toHaveLength(2)
	expect(read[0]?.names).toEqual(['Insurance Bureau of Quay', 'Insurance Bureau', 'IBQ'])
	const college: DocumentParty = { ...bureau, name: 'TQU', role: null, names: ['TQU'], span: null }
	expect(withAskedParty([college, executive], 'Tarn Quay University', 'TQU is Tarn Quay University.', 'NDA')[0]?.names).toContain(
		'Tarn Quay University',
	)
})

test('in terms a company is the one that says "we", a member the one that is "you"', () => {
	const we: DocumentParty = {
		id: 'p1',
		name: 'Kelp Studios',
		role: null,
		roleKind: 'provider',
		names: ['Kelp Studios', 'we', 'us'],
		span: null,
		confidence: 1,
	}
	const you: DocumentParty = { id: 'p2', name: 'you', role: 'you', roleKind: 'user', names: ['you', 'your'], span: null, confidence: 0.6 }
	expect(
		withAskedParty(
			[we, you],
			'Kelp Holdings Ltd.',
			'Kelp Holdings Ltd. runs the site. Kelp Holdings Ltd. may change it.',
			'Terms of Service',
		),
	).toMatchObject([
		{ id: 'p1', names: ['Kelp Holdings Ltd.', 'Kelp Studios', 'we', 'us'] },
		{ id: 'p2', names: ['you', 'your'] },
	])
	expect(withAskedParty([we, you], 'Members', 'Members pay. Members leave.', 'Terms of Service')[1]?.names).toContain('Members')
})

test('in terms that name nobody as "we" a company that is asked for is the one that says it', () => {
	const you: DocumentParty = { id: 'p1', name: 'you', role: 'you', roleKind: 'user', names: ['you', 'your'], span: null, confidence: 0.6 }
	expect(
		withAskedParty(
			[you],
			'Kelp Studios Ltd',
			'Welcome to Kelp Studios Ltd. You agree that we may change this. Kelp Studios Ltd decides.',
			'Terms of Service',
		)[1]?.names,
	).toEqual(expect.arrayContaining(['Kelp Studios Ltd', 'we', 'our']))
})

test('what the words behind an unread name call it belongs to it', () => {
	const added = withAskedParty(
		[company],
		'Reed Holdings LLC',
		'Between Kelp Inc. and Reed Holdings LLC, a company of Ohio ("Grower"). Reed Holdings pays.',
		null,
	)
	expect(added[1]?.names).toEqual(expect.arrayContaining(['Grower', 'Reed Holdings']))
})

test('a mark behind the name says which party it is that is only known by its role', () => {
	const lender: DocumentParty = {
		id: 'p1',
		name: 'Lender',
		role: 'Lender',
		roleKind: 'lender',
		names: ['Lender'],
		span: null,
		confidence: 0.7,
	}
	const agent: DocumentParty = { ...lender, id: 'p2', name: 'Agent', role: 'Agent', roleKind: null, names: ['Agent'] }
	const read = withAskedParty(
		[lender, agent],
		'Quay Savings Bank',
		'Quay Savings Bank, of Ohio (the "Lender"), proposes to engage you (the "Agent").',
		null,
	)
	expect(read.map(({ names }) => names)).toEqual([['Quay Savings Bank', 'Lender'], ['Agent']])
})

test('a company is not the one that signs as "I" or works as "Employee"', () => {
	const signer: DocumentParty = { id: 'p1', name: 'I', role: 'I', roleKind: 'recipient', names: ['I'], span: null, confidence: 0.6 }
	expect(withAskedParty([signer], 'Reed Holdings LLC', 'I agree with Reed Holdings LLC to be silent.', 'NDA')).toMatchObject([
		{ name: 'I' },
		{ name: 'Reed Holdings LLC' },
	])
})

test('the first word of a company’s name that was read is that company', () => {
	const games: DocumentParty = {
		id: 'p1',
		name: 'Larkway',
		role: null,
		roleKind: 'employer',
		names: ['Larkway', 'we'],
		span: null,
		confidence: 0.6,
	}
	expect(
		withAskedParty(
			[games, executive],
			'Larkway Games Inc.',
			'Larkway writes. The employer is Larkway Games Inc. of Ohio.',
			'Offer Letter',
		)[0]?.names,
	).toEqual(['Larkway Games Inc.', 'Larkway', 'we'])
})

test('a role that the text puts beside "you" is who is spoken to, and one beside "us" who speaks', () => {
	const we: DocumentParty = { id: 'p1', name: 'our', role: 'our', roleKind: null, names: ['our', 'we', 'us'], span: null, confidence: 0.6 }
	const you: DocumentParty = { ...we, id: 'p2', name: 'your', role: 'your', names: ['your', 'you'] }
	const meant = (asked: string, words: string) =>
		withAskedParty([we, you], asked, `${words} ${asked} and ${asked}.`, null).find(({ names }) => names.includes(asked))?.id
	expect(meant('Growers', 'We bring shops to growers of fruit such as you **(Growers)**.')).toBe('p2')
	expect(meant('Grower', 'You, the Grower, deliver each week to us.')).toBe('p2')
	expect(meant('Grower', 'Fruit is bought from you, the Grower, each week.')).toBe('p2')
	expect(meant('Growers', 'Each Grower (“you” or “your”) delivers.')).toBe('p2')
	expect(meant('Operator', 'Fruit is delivered to us (the “Operator”).')).toBe('p1')
	expect(meant('Buyers', 'You sell to us and to Buyers (anyone with an account).')).toBe('p3')
})
