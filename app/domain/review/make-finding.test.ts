import { expect, test } from 'vitest'
import { documentFromText, spanOf } from '#tests/fixtures/document-from-text.ts'
import { readStructure } from './clauses/structure/read-structure.ts'
import { makeFinding, sourceNote } from './make-finding.ts'
import type { FindingDraft, Rule } from './playbook/rule.ts'
import type { PartyRole, ReviewTone } from './report/report.ts'

const document = documentFromText('# Agreement\n1. Fee. The fee is $5 a month.')
const structure = readStructure(document)
const rule: Rule = {
	id: 'general.fee',
	playbook: 'general',
	title: 'Fee',
	basis: { kind: 'G', source: 'drafting practice' },
	decide: () => ({ outcome: 'undecided' }),
}
const draft: FindingDraft = {
	kind: 'issue',
	severity: { sending: 'low', receiving: 'high', unsure: 'medium' },
	span: spanOf(document, 'The fee is $5'),
	says: { friendly: 'You pay $5.', neutral: 'The fee is $5.', legal: 'A fee of $5 is payable.' },
	why: 'It costs money.',
	market: 'Less.',
	ask: 'Could it be less?',
	fallback: null,
	replacement: null,
	decideBy: 'you',
}

function make(partyRole: PartyRole, reviewTone: ReviewTone, over: Partial<FindingDraft> = {}) {
	return makeFinding(
		rule,
		1,
		{ ...draft, ...over },
		{ document, structure, options: { partyRole, partyName: null, reviewTone, documentType: null } },
	)
}

test('a finding quotes the text at its place and names its clause', () => {
	const finding = make('unsure', 'neutral')
	expect(document.text.slice(finding.start ?? 0, finding.end ?? 0)).toBe(finding.quote)
	expect(structure.clauses.find(({ id }) => id === finding.clause)?.number).toMatch(/^1/)
})

test('the role picks the severity and the tone the wording', () => {
	expect(make('receiving', 'legal')).toMatchObject({ severity: 'high', says: 'A fee of $5 is payable.' })
	expect(make('sending', 'friendly')).toMatchObject({ severity: 'low', says: 'You pay $5.' })
})

test('a standard that no lawyer verified says so', () => {
	expect(make('unsure', 'neutral').market).toBe('Less. Basis: drafting practice; not verified by a lawyer.')
})

test.each([
	[{ kind: 'S', source: 'Common Paper' }, 'Source: Common Paper.'],
	[{ kind: 'L', source: '15 U.S.C. 78o(a)' }, 'Basis: 15 U.S.C. 78o(a); not verified by a lawyer.'],
	[{ kind: 'G', source: 'what founders ask for' }, 'Basis: what founders ask for; general practice, not verified by a lawyer.'],
] as const)('%o is named as what it is', (basis, note) => {
	expect(sourceNote(basis)).toBe(note)
})

test.each([
	{ start: -1, end: 4 },
	{ start: 4, end: 4 },
	{ start: 2, end: 9999 },
	{ start: 0.5, end: 3 },
])('a span outside the text is refused: %o', (span) => {
	expect(() => make('unsure', 'neutral', { span })).toThrow(/quotes/)
})

test('only what is missing may do without a place', () => {
	expect(() => make('unsure', 'neutral', { span: null })).toThrow(/without its place/)
	expect(make('unsure', 'neutral', { span: null, kind: 'missing' })).toMatchObject({
		quote: null,
		start: null,
		end: null,
		clause: null,
		page: null,
	})
})

test('the request names the section that its words stand in, and the annex', () => {
	const paper = documentFromText(
		'# Supply Agreement\n1. Goods. The Supplier sends the goods.\n2. Price. The Buyer pays the price.\nANNEX 3A\n1. Fee. The fee is $5 a month.',
	)
	const asked = makeFinding(
		rule,
		1,
		{ ...draft, span: spanOf(paper, 'The fee is $5'), ask: 'Could you please halve the fee?', action: 'halve the fee' },
		{
			document: paper,
			structure: readStructure(paper),
			options: { partyRole: 'unsure', partyName: null, reviewTone: 'neutral', documentType: null },
		},
	)
	expect(asked.ask).toBe('Could you please halve the fee (Annex 3A, Section 1)?')
})
