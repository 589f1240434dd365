import { expect, test } from 'vitest'
import { reviewDocument } from '#app/domain/review/review-document.ts'
import { contractSource, reviewInput } from '#tests/fixtures/contracts.ts'
import { documentFromText } from '#tests/fixtures/document-from-text.ts'
import { labelledContracts } from '#tests/fixtures/labelled/labelled-contracts.ts'
import { draftSuggestions } from './draft-suggestions.ts'
import type { SuggestionDraft } from './suggestion-draft.ts'

function draftsOf(source: string, options: Parameters<typeof reviewInput>[1] = {}) {
	const input = reviewInput(source, options)
	const { findings, rules } = reviewDocument(input)
	return { document: input.document, findings, drafts: draftSuggestions({ document: input.document, findings, rules }) }
}

/** A draft's paragraph as it would read. */
function becomes({ change, paragraph }: SuggestionDraft, { text, paragraphs }: ReturnType<typeof documentFromText>) {
	const { start, end } = paragraphs[paragraph]!
	const before = text.slice(start, end)
	return change.kind === 'replace' ? before.slice(0, change.start) + change.text + before.slice(change.end) : before
}

test('a clause without faults needs no suggestion', () => {
	expect(draftsOf(contractSource('fair-mutual-nda')).drafts).toEqual([])
})

const ours = [
	...(['harsh-one-way-nda', 'flawed-safe', 'faulty-services-agreement'] as const).map((name) => ({ name, source: contractSource(name), options: {} })),
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
	// What lost its place to a worse finding is told with that one.
	const told = drafts.map(({ internalNote }) => internalNote).join('\n')
	for (const finding of findings) if (finding.replacement) expect(drafts.some(({ findingId }) => findingId === finding.id) || told.includes(finding.says), finding.id).toBe(true)
})

test('a rule about a number changes the number alone', () => {
	const { drafts, document } = draftsOf(contractSource('faulty-services-agreement'))
	const cap = drafts.find(({ ruleId }) => ruleId === 'services.cap_amount')!
	expect(becomes(cap, document)).toContain('shall not exceed the fees paid in the twelve (12) months before the claim.')
})

test('an endless duty of secrecy stays, without its endlessness', () => {
	const { drafts, document } = draftsOf(contractSource('harsh-one-way-nda'))
	const survival = drafts.find(({ ruleId }) => ruleId === 'nda.survival')!
	expect(becomes(survival, document)).toMatch(/in strict confidence\. The duties of confidence end three years after this Agreement ends\./)
})

test('an exception stands behind the rule that it limits, in a paragraph of its own where that defines a term', () => {
	const { drafts } = draftsOf(contractSource('harsh-one-way-nda'))
	expect(drafts.find(({ ruleId }) => ruleId === 'nda.carve_out_public')?.change).toMatchObject({ kind: 'insert_paragraphs', where: 'after', expected: expect.stringMatching(/^1\. Definition/) })
	expect(drafts.find(({ ruleId }) => ruleId === 'nda.one_way')?.change).toMatchObject({ kind: 'replace', expected: '' })
})

test('a clause that belongs with no other comes last, with the next number, before the signatures', () => {
	const { drafts } = draftsOf(contractSource('flawed-safe'))
	expect(drafts.find(({ ruleId }) => ruleId === 'safe.accredited')?.change).toMatchObject({ expected: expect.stringMatching(/^12\. Law/), texts: [expect.stringMatching(/^13\. The Investor is an accredited investor/)] })
})

test('the reason asks the counterparty; where to give in stands in the internal note', () => {
	for (const { reason, internalNote } of draftsOf(contractSource('harsh-one-way-nda')).drafts) {
		expect(reason).toMatch(/^Please /)
		expect(reason).not.toMatch(/If they refuse|lawyer before/)
		expect(internalNote).not.toBe('')
	}
})

test('a finding of the language model becomes a suggestion of the model', () => {
	const document = documentFromText('1. Pay. Fees fall due at once.\n2. Law. English law applies.')
	const start = document.text.indexOf('Fees')
	const finding = { id: 'm-1', rule: 'model.issue', kind: 'issue', severity: 'high', clause: null, quote: 'Fees fall due at once.', start, end: start + 22, page: 1, says: 'Fees are due at once.', why: 'Why.', market: '', ask: 'Please allow time.', fallback: null, replacement: 'Fees fall due in thirty days.', decide_by: 'counterparty', origin: 'model' } as const
	expect(draftSuggestions({ document, findings: [finding], rules: [] })).toMatchObject([{ origin: 'model', title: 'Fees are due at once.', change: { kind: 'replace', expected: 'Fees fall due at once.', text: 'Fees fall due in thirty days.' } }])
})

test('equal reviews give equal suggestions', () => {
	expect(draftsOf(contractSource('faulty-services-agreement')).drafts).toEqual(draftsOf(contractSource('faulty-services-agreement')).drafts)
})

test('a document of headings alone takes a missing clause at its end', () => {
	const document = documentFromText('# NDA\nBoth sides keep secrets.')
	const finding = { id: 'x-1', rule: 'x', kind: 'missing', severity: 'low', clause: null, quote: null, start: null, end: null, page: null, says: 'Nothing.', why: 'Why.', market: '', ask: 'Please add it.', fallback: null, replacement: 'Notices are sent by e-mail.', decide_by: 'you' } as const
	expect(draftSuggestions({ document, findings: [finding], rules: [] })).toMatchObject([{ title: 'Nothing.', change: { kind: 'insert_paragraphs', expected: 'Both sides keep secrets.', texts: ['Notices are sent by e-mail.'] } }])
})
