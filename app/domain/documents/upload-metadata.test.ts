import { expect, test } from 'vitest'
import { industries } from '#app/domain/company/industries.ts'
import { choicesOf, UploadMetadata } from './upload-metadata.ts'

const choices = (metadata: unknown, fileName = 'contract.pdf', place: 'landing' | 'dashboard' | 'api' = 'landing') =>
	choicesOf(UploadMetadata.parse(metadata), fileName, place)

test('what is left to Auto-detect, or left out, is left to the version before or to the review', () => {
	const nothing = {
		category: 'UNCATEGORIZED',
		documentType: null,
		industryType: null,
		partyRole: null,
		partyName: null,
		reviewTone: null,
		status: 'draft',
		askModel: false,
		maskNames: null,
	}
	expect(choices({})).toEqual(nothing)
	expect(
		choices({
			document_category: 'Auto-detect',
			document_type: 'Auto-detect',
			industry_type: '',
			party_role: 'Not Sure',
			review_tone: 'Neutral',
		}),
	).toEqual({ ...nothing, partyRole: 'unsure', reviewTone: 'neutral' })
})

test('what was chosen is what the engine is told', () => {
	const chosen = {
		party_role: 'Sending Party',
		review_tone: 'Friendly',
		industry_type: 'Legal Tech',
		document_category: 'EQ',
		document_type: 'SAFE',
		status: 'final',
	}
	expect(choices(chosen)).toEqual({
		category: 'EQ',
		documentType: 'SAFE',
		industryType: 'Legal Tech',
		partyRole: 'sending',
		partyName: null,
		reviewTone: 'friendly',
		status: 'final',
		askModel: false,
		maskNames: null,
	})
	expect(choices({ party_role: 'Receiving Party', review_tone: 'Legal' })).toMatchObject({ partyRole: 'receiving', reviewTone: 'legal' })
})

test.each([
	['sending', 'sending'],
	['Sender', 'sending'],
	['receiving', 'receiving'],
	['RECEIVER', 'receiving'],
	['receiving party', 'receiving'],
	['unsure', 'unsure'],
	['not sure', 'unsure'],
])('the party role %s is %s', (party_role, partyRole) => {
	expect(choices({ party_role })).toMatchObject({ partyRole })
})

test('neither tones nor categories, types and status depend on their case', () => {
	expect(choices({ review_tone: 'LEGAL' })).toMatchObject({ reviewTone: 'legal' })
	expect(choices({ review_tone: 'founder-friendly' })).toMatchObject({ reviewTone: 'friendly' })
	expect(choices({ document_category: 'ip', status: 'signed' })).toMatchObject({ category: 'IP', status: 'signed' })
	expect(choices({ document_category: 'equity & stock' })).toMatchObject({ category: 'EQ' })
	expect(choices({ document_type: 'safe' })).toMatchObject({ documentType: 'SAFE', category: 'EQ' })
})

test('whether a model reads it, and whether names are masked, is said by a form or in JSON', () => {
	expect(choices({ ask_model: 'no', mask_names: 'yes' })).toMatchObject({ askModel: false, maskNames: true })
	expect(choices({ ask_model: false, mask_names: true })).toMatchObject({ askModel: false, maskNames: true })
	expect(choices({ ask_model: 'Yes', mask_names: '' })).toMatchObject({ askModel: true, maskNames: null })
	expect(choices({ ask_model: 'Yes', mask_names: 'no' })).toMatchObject({ askModel: true, maskNames: false })
})

test('a form that says nothing of a model agrees to none; a call that says nothing leaves it to the version before', () => {
	expect(choices({}, 'contract.pdf', 'dashboard').askModel).toBe(false)
	expect(choices({}, 'contract.pdf', 'landing').askModel).toBe(false)
	expect(choices({}, 'contract.pdf', 'api').askModel).toBeNull()
})

test('metadata that is no object is refused in our words', () => {
	for (const nothing of [[], null, 7])
		expect(UploadMetadata.safeParse(nothing).error?.issues[0]?.message).toBe('The field metadata must be a JSON object.')
})

test('a type of another category than the chosen one is refused by both names', () => {
	for (const document_category of ['FIN', 'Finance & Compliance'])
		expect(UploadMetadata.safeParse({ document_category, document_type: 'NDA' }).error?.issues[0]?.message).toBe(
			'The document type “NDA” does not belong to the category “Finance & Compliance”.',
		)
})

test('without a chosen category the type decides it, before the file name', () => {
	expect(choices({ document_category: 'Auto-detect', document_type: 'NDA' }).category).toBe('IP')
	expect(choices({ document_type: 'Bylaws' }, 'VEN_x.pdf').category).toBe('CG')
})

test('a chosen category, by code or by name, comes before the file name; the dashboard reads more of the name', () => {
	expect(choices({ document_category: 'WEB' }, 'VEN_x.pdf').category).toBe('WEB')
	expect(choices({ document_category: 'Vendors & Biz Deals' }).category).toBe('VEN')
	expect(choices({}, 'VEN_x.pdf').category).toBe('VEN')
	expect(choices({}, 'acme ven x.pdf').category).toBe('UNCATEGORIZED')
	expect(choices({}, 'acme ven x.pdf', 'dashboard').category).toBe('VEN')
})

test('a party is named by words that can be seen, and an empty name is none', () => {
	expect(choices({ party_name: ' Garman\u202E Holdings,\n Inc. ' })).toMatchObject({ partyName: 'Garman Holdings, Inc.' })
	expect(choices({ party_name: '' })).toMatchObject({ partyName: null })
	expect(choices({ party_name: null })).toMatchObject({ partyName: null })
})

test.each([
	{ party_role: 'Judge' },
	{ party_name: 7 },
	{ party_name: 'x'.repeat(301) },
	{ review_tone: 'Loud' },
	{ industry_type: 'Alchemy' },
	{ document_type: 'Spell' },
	{ document_category: 'ZZ' },
	{ status: 'BURNT' },
	{ ask_model: 'perhaps' },
	{ mask_names: 1 },
])('%j is refused with a sentence', (metadata) => {
	const parsed = UploadMetadata.safeParse(metadata)
	expect(parsed.error?.issues[0]?.message).toMatch(/^(The|Unknown) .*\.$/)
})

test('thirty industries are offered, each once', () => {
	expect(new Set(industries).size).toBe(30)
})
