import { expect, test } from 'vitest'
import { reviewDocument } from '#app/domain/review/review-document.ts'
import { contractSource, reviewInput } from '#tests/fixtures/contracts.ts'
import { documentFromText } from '#tests/fixtures/document-from-text.ts'
import { labelledContracts } from '#tests/fixtures/labelled/labelled-contracts.ts'
import { draftSuggestions } from './draft-suggestions.ts'
import { requestFor } from './findings-to-draft.ts'
import { isComment } from './suggestion-change.ts'
import type { SuggestionDraft } from '#app/domain/placing/suggestion-draft.ts'

function draftsOf(source: string, options: Parameters<typeof reviewInput>[1] = {}, wordings: Readonly<Record<string, string>> = {}) {
	const input = reviewInput(source, options)
	const findings = reviewDocument(input).findings.map((finding) => ({
		...finding,
		replacement: wordings[finding.rule] ?? finding.replacement,
	}))
	return { document: input.document, findings, drafts: draftSuggestions({ document: input.document, findings }) }
}

function becomes({ change, paragraph }: SuggestionDraft, { text, paragraphs }: ReturnType<typeof documentFromText>) {
	const { start, end } = paragraphs[paragraph]!
	const before = text.slice(start, end)
	return change.kind === 'replace' ? before.slice(0, change.start) + change.text + before.slice(change.end) : before
}

test('a clause without faults needs no suggestion', () => {
	expect(draftsOf(contractSource('fair-mutual-nda')).drafts).toEqual([])
})

const ours = [
	...(['harsh-one-way-nda', 'flawed-safe', 'faulty-services-agreement'] as const).map((name) => ({
		name,
		source: contractSource(name),
		options: {},
	})),
	...labelledContracts().map(({ name, source, type, partyRole }) => ({ name, source, options: { documentType: type, partyRole } })),
]

test.each(ours)('the changes of $name stand on the words of the document and never over each other', ({ source, options }) => {
	const { document, drafts, findings } = draftsOf(source, options)
	const texts = document.paragraphs.map(({ start, end }) => document.text.slice(start, end))
	const taken = new Map<string, [number, number][]>()
	for (const { change, paragraph } of drafts) {
		expect(document.paragraphs[paragraph]!.id).toBe(change.paragraphId)
		if (change.kind !== 'replace') {
			expect(change.expected).toBe(texts[paragraph])
			continue
		}
		expect(texts[paragraph]!.slice(change.start, change.end)).toBe(change.expected)
		const others = taken.get(change.paragraphId) ?? []
		for (const [start, end] of others) expect(change.start >= end || change.end <= start, change.text).toBe(true)
		taken.set(change.paragraphId, [...others, [change.start, change.end]])
	}
	// A finding that lost its place to a worse one is in the note of that one.
	const told = drafts.map(({ internalNote }) => internalNote).join('\n')
	for (const finding of findings)
		if (finding.replacement)
			expect(drafts.some(({ findingKey }) => findingKey === finding.id) || told.includes(finding.says), finding.id).toBe(true)
})

test('a rule about a number changes the number alone', () => {
	const { drafts, document } = draftsOf(contractSource('faulty-services-agreement'))
	const cap = drafts.find(({ ruleId }) => ruleId === 'general.liability_cap')!
	expect(becomes(cap, document)).toContain('shall not exceed the fees paid in the twelve (12) months before the claim.')
})

test('an endless duty of secrecy stays, without its endlessness', () => {
	const { drafts, document } = draftsOf(contractSource('harsh-one-way-nda'))
	const survival = drafts.find(({ ruleId }) => ruleId === 'nda.survival')!
	expect(becomes(survival, document)).toMatch(
		/in strict confidence for three \(3\) years after this Agreement ends \(and, for a trade secret, for as long as it remains one\)\./,
	)
})

test('an exception is a further sentence of the section that defines the term that it limits', () => {
	const { document, drafts } = draftsOf(contractSource('harsh-one-way-nda'))
	expect(drafts.find(({ ruleId }) => ruleId === 'nda.carve_out_independent')?.change).toMatchObject({
		kind: 'replace',
		paragraphId: document.paragraphs.find(({ start }) => document.text.startsWith('1. Definition', start))!.id,
		expected: '',
		text: expect.stringMatching(/^ Confidential Information does not include/),
	})
	// Mutual wording beside a definition of one side's information would have no effect: none is written.
	expect(drafts.some(({ ruleId }) => ruleId === 'nda.one_way')).toBe(false)
})

test('a clause that belongs with no other comes last, with the next number and a heading as its neighbors have, before the signatures', () => {
	const { drafts } = draftsOf(contractSource('flawed-safe'))
	expect(drafts.find(({ ruleId }) => ruleId === 'safe.accredited')?.change).toMatchObject({
		expected: expect.stringMatching(/^12\. Law/),
		texts: [expect.stringMatching(/^13\. Accredited Investor\. The Investor is an accredited investor/)],
	})
})

test('the reason asks the counterparty; where to give in stands in the internal note', () => {
	for (const { reason, internalNote } of draftsOf(contractSource('harsh-one-way-nda')).drafts) {
		expect(reason).toMatch(/^Could we please /)
		expect(reason).not.toMatch(/If they refuse|lawyer before/)
		expect(internalNote).not.toBe('')
	}
})

test('a finding of the language model becomes a suggestion of the model', () => {
	const document = documentFromText('1. Pay. Fees fall due at once.\n2. Law. English law applies.')
	const start = document.text.indexOf('Fees')
	const finding = {
		id: 'm-1',
		rule: 'model.issue',
		kind: 'issue',
		severity: 'high',
		clause: null,
		quote: 'Fees fall due at once.',
		start,
		end: start + 22,
		page: 1,
		says: 'Fees are due at once.',
		why: 'Why.',
		market: '',
		ask: 'Please allow time.',
		fallback: null,
		replacement: 'Fees fall due in thirty days.',
		decide_by: 'counterparty',
		confidence: 0.9,
		origin: 'model',
	} as const
	expect(draftSuggestions({ document, findings: [finding] })).toMatchObject([
		{
			origin: 'model',
			title: 'Fees are due at once.',
			change: { kind: 'replace', expected: 'Fees fall due at once.', text: 'Fees fall due in thirty days.' },
		},
	])
})

test('exceptions that would begin with the same words are one sentence, in the names of the paper', () => {
	const { document, findings } = draftsOf(contractSource('harsh-one-way-nda'))
	const exception = findings.find(({ rule }) => rule === 'nda.carve_out_independent')!
	const ofLimb = (name: string, what: string, limb: string) => ({
		...exception,
		id: name,
		rule: `nda.carve_out_${name}`,
		ask: `Could we please add an exception for ${what}? This is usual.`,
		replacement: `Confidential Information does not include information that ${limb}.`,
	})
	const carveOuts = draftSuggestions({
		document,
		findings: [
			ofLimb('known', 'what we knew', 'was known to the receiving party before it was disclosed'),
			ofLimb('public', 'what is public', 'is public'),
		],
	})
	expect(carveOuts).toHaveLength(1)
	expect(carveOuts[0]!.change).toMatchObject({
		text: ' Confidential Information does not include information that (a) was known to the Recipient before it was disclosed; or (b) is public.',
	})
	expect(carveOuts[0]!.reason).toBe('Could we please add exceptions for what we knew and what is public? This is usual.')
})

test('what the usual carve-outs leave out is said in one sentence, in the names of the paper', () => {
	const { drafts } = draftsOf(contractSource('harsh-one-way-nda'))
	const carveOuts = drafts.filter(({ ruleId }) => ruleId.startsWith('nda.carve_out_'))
	expect(carveOuts).toMatchObject([
		{
			change: {
				text: ' Confidential Information does not include information that is or becomes public through no fault of the Recipient, or was known to the Recipient before it was disclosed, or is received from a third party without a confidentiality obligation, or is independently developed without use of the Confidential Information.',
			},
		},
	])
	expect(drafts.every(({ change }) => change.kind !== 'replace' || !/receiving party|disclosing party/.test(change.text))).toBe(true)
})

test('a sentence beside the change that says the opposite goes with it', () => {
	const { drafts, document } = draftsOf(contractSource('faulty-services-agreement'))
	const assignment = drafts.find(({ ruleId }) => ruleId === 'general.one_sided_assignment')!
	expect(becomes(assignment, document)).toMatch(/^7\. Assignment\. Neither party may assign/)
	expect(becomes(assignment, document)).not.toContain('Customer may not assign')
})

const signedChanges = { 'services.unilateral_change': 'This Agreement may be amended only in a writing signed by both parties.' }

test('what says the opposite elsewhere is struck, and the wording stands in the clause that is about it', () => {
	const { drafts, document } = draftsOf(contractSource('faulty-services-agreement'), {}, signedChanges)
	const changes = drafts.filter(({ ruleId }) => ruleId === 'services.unilateral_change')
	expect(changes.map((draft) => becomes(draft, document).trim())).toEqual([
		'2. Fees. Customer shall pay the fees within thirty (60) days of the invoice.',
		'8. Changes. This Agreement may be amended only in a writing signed by both parties.',
	])
	expect(changes[0]!.reason).toMatch(/^Please strike this sentence\./)
	expect(changes[1]!.reason).toMatch(/^Could we please make changes to the terms need the written agreement of both parties/)
})

test('a clause that says nothing but the opposite keeps its heading, and says what holds', () => {
	const source = contractSource('faulty-services-agreement').replace(
		'10. Payment terms. ',
		'10. Prices. Provider may change the prices at any time.\n\n11. Payment terms. ',
	)
	const { drafts, document } = draftsOf(source, {}, signedChanges)
	const prices = drafts.find(({ paragraph }) => document.text.slice(document.paragraphs[paragraph]!.start).startsWith('10. Prices'))!
	expect(becomes(prices, document)).toBe('10. Prices. A change needs the written consent of both parties.')
	expect(prices.reason).toMatch(/^Could we please make changes to the terms need the written agreement of both parties/)
})

test('the counterparty is asked for nothing that the change does not do', () => {
	const reasons = (name: Parameters<typeof contractSource>[0], wordings: Record<string, string>) =>
		Object.fromEntries(
			draftsOf(contractSource(name), {}, wordings).drafts.map(({ ruleId, reason, internalNote }) => [ruleId, { reason, internalNote }]),
		)
	const services = reasons('faulty-services-agreement', {
		'general.change_of_control': 'A merger is not an assignment of this Agreement.',
		'general.class_waiver': 'Each party may join a class action.',
	})
	expect(services['general.liability_cap']!.reason).not.toContain('both parties')
	expect(services['general.class_waiver']!.reason).toMatch(
		/^Could we please replace the class action waiver \(Section 9\) with the words suggested here\?/,
	)
	const twice = Object.values(services).filter(({ internalNote }) => internalNote.includes('which this change does not settle'))
	for (const { reason, internalNote } of twice)
		for (const [, ask] of internalNote.matchAll(/Its wording: (.+)/g)) expect(reason).not.toContain(ask!)
	expect(twice).not.toEqual([])
	const nda = reasons('harsh-one-way-nda', { 'nda.non_compete': 'The Recipient may compete.' })
	expect(nda['nda.non_solicit']!.reason).toMatch(/^Could we please limit the non-solicitation to 12 months/)
	expect(nda['nda.non_compete']!.reason).toMatch(/^Could we please replace the non-compete \(Section 3\) with the words suggested here\?/)
})

test('wording on the courts alone leaves the sentence on the law as it is', () => {
	const { drafts, document } = draftsOf(contractSource('faulty-services-agreement'))
	const forum = drafts.find(({ ruleId }) => ruleId === 'general.forum_matches_law')!
	expect(becomes(forum, document)).toMatch(/laws of the State of New York\. The courts of New York shall have exclusive jurisdiction/)
	expect(forum.reason).toContain('both in New York')
})

test('law and court are changed as one where the wording says both, as the paper names them', () => {
	const venue = { 'nda.venue': 'The laws of England govern this Agreement. The courts of England hear all disputes about it.' }
	const { drafts } = draftsOf(contractSource('harsh-one-way-nda'), {}, venue)
	expect(drafts.find(({ ruleId }) => ruleId === 'nda.venue')!.change).toMatchObject({
		expected: expect.stringMatching(/Singapore\. This Agreement is governed by the laws of England\.$/),
		text: venue['nda.venue'],
	})
})

test.each([
	[
		'Please strike the early vesting on a sale, or limit it to half. Shares follow work.',
		'New.',
		'Please replace the early vesting on a sale with the words suggested here. Shares follow work.',
	],
	[
		'Could we please strike the lock-in? Both stay free.',
		'New.',
		'Could we please replace the lock-in with the words suggested here? Both stay free.',
	],
	[
		'We request that the parties strike the lock-in prior to execution. Both stay free.',
		'New.',
		'We request that the parties replace the lock-in with the words suggested here prior to execution. Both stay free.',
	],
	[
		'Please strike "work made for hire" and keep the assignment. Same rights.',
		'New.',
		'Please strike "work made for hire" and keep the assignment. Same rights.',
	],
	['Please set ten days, and strike the lien. Slips happen.', 'New.', 'Please set ten days, and strike the lien. Slips happen.'],
	['Please strike the lock-in. Both stay free.', '', 'Please strike the lock-in. Both stay free.'],
	[
		'Please replace Texas by Delaware, New York or our home state. Neutral.',
		'Delaware law governs this Agreement.',
		'Please replace Texas by Delaware. Neutral.',
	],
])('"%s" is asked for as what is done', (ask, wording, expected) => {
	expect(requestFor({ ask }, wording)).toBe(expected)
})

test('equal reviews give equal suggestions', () => {
	expect(draftsOf(contractSource('faulty-services-agreement')).drafts).toEqual(draftsOf(contractSource('faulty-services-agreement')).drafts)
})

test('a document of headings alone takes a missing clause at its end', () => {
	const document = documentFromText('# NDA\nBoth sides keep secrets.')
	const finding = {
		id: 'x-1',
		rule: 'x',
		kind: 'missing',
		severity: 'low',
		clause: null,
		quote: null,
		start: null,
		end: null,
		page: null,
		says: 'Nothing.',
		why: 'Why.',
		market: '',
		ask: 'Please add it.',
		fallback: null,
		replacement: 'Notices are sent by e-mail.',
		decide_by: 'you',
		confidence: 0.9,
	} as const
	expect(draftSuggestions({ document, findings: [finding] })).toMatchObject([
		{
			title: 'Nothing.',
			change: { kind: 'insert_paragraphs', expected: 'Both sides keep secrets.', texts: ['Notices are sent by e-mail.'] },
		},
	])
})

test('a change after which the point still stands is a comment that proposes the wording', () => {
	const source = contractSource('faulty-services-agreement')
	const { document, findings } = draftsOf(source)
	const finding = {
		...findings.find(({ start, replacement }) => start !== null && replacement !== null)!,
		replacement: 'Nothing in this sentence mends anything.',
	}
	const [draft] = draftSuggestions({ document, findings: [finding] }, () => 'point_stays')
	expect(draft!.change).toMatchObject({ kind: 'replace' })
	expect(isComment(draft!.change)).toBe(true)
	expect(draft!.reason).toContain('Proposed wording: “Nothing in this sentence mends anything.”')
	expect(draft!.internalNote).toContain('Proposed as a comment, not as an edit')
})

const missing = (...wordings: readonly (readonly [string, string])[]) =>
	wordings.map(
		([rule, replacement], index) =>
			({
				id: `x-${index}`,
				rule,
				kind: 'missing',
				severity: 'low',
				clause: null,
				quote: null,
				start: null,
				end: null,
				page: null,
				says: `Nothing on ${index}.`,
				why: 'Why.',
				market: '',
				ask: 'Please add it.',
				fallback: null,
				replacement,
				decide_by: 'you',
				confidence: 0.9,
			}) as const,
	)
const cap = 'Each party’s total liability under this Agreement will not exceed the fees of twelve months.'
const law = 'This Agreement is governed by the laws of the State of Maine.'

test('new sections open as their neighbors do and are counted on', () => {
	const document = documentFromText(
		'§ 1 Supply. The Baker in Maine bakes bread for the Cafe each day.\n§ 2 Pay. The Cafe pays for it on the first Monday of each month.',
	)
	const drafts = draftSuggestions({ document, findings: missing(['general.governing_law', law], ['general.liability_cap', cap]) })
	expect(drafts.map(({ change }) => change.kind === 'insert_paragraphs' && change.texts[0])).toEqual([
		`§ 3 Governing law. ${law}`,
		`§ 4 Limitation of liability. ${cap}`,
	])
})

test('of two sentences on one subject the second is a comment', () => {
	const document = documentFromText(
		'1. The Baker bakes bread for the Cafe each day.\n2. The Cafe pays for it on the first Monday of each month.',
	)
	const drafts = draftSuggestions({
		document,
		findings: missing(
			['general.liability_cap', cap],
			['x', 'The liability of each party is limited to twice the price of the bread of one year.'],
		),
	})
	expect(drafts.map(({ change }) => isComment(change))).toEqual(expect.arrayContaining([false, true]))
	expect(drafts.find(({ change }) => isComment(change))!.internalNote).toContain('would contradict each other')
})

test('what the document speaks of already is changed there, and proposed in a comment', () => {
	const document = documentFromText(
		'1. The Baker bakes bread for the Cafe each day.\n2. The liability of the Baker is limited to the price of the bread.\n3. The Cafe pays for it on the first Monday of each month.',
	)
	const [draft] = draftSuggestions({ document, findings: missing(['general.liability_cap', cap]) })
	expect(isComment(draft!.change)).toBe(true)
	expect(draft!.change.paragraphId).toBe(document.paragraphs[1]!.id)
})

test('a disputed finding proposes nothing', () => {
	const { document, findings } = draftsOf(contractSource('faulty-services-agreement'))
	expect(
		draftSuggestions({
			document,
			findings: findings.map((finding) => ({ ...finding, disputed: { reason: 'No.', quote: 'x', start: 0, end: 1 } })),
		}),
	).toEqual([])
})
