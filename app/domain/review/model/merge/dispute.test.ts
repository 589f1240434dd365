import { expect, test } from 'vitest'
import { emptyFrame, type Actor, type Frame, type Modality } from '../../frames/frame.ts'
import type { Finding } from '#app/domain/review/report/report.ts'
import type { DocumentParty } from '../../sides/document-party.ts'
import { differingReadings } from './differing-readings.ts'
import { frameAgrees, undisputable } from './dispute.ts'

const text = 'Vendor may terminate this Agreement on ten days of notice. Customer shall pay.'
const party = (id: string, name: string): DocumentParty => ({
	id,
	name,
	role: null,
	roleKind: null,
	names: [name],
	span: null,
	confidence: 1,
})
const [vendor, customer] = [party('p1', 'Vendor'), party('p2', 'Customer')]
const reading = { parties: [vendor, customer], reader: { party: customer, certainty: 'chosen' as const } }
const whole = { start: 0, end: 58 }
const slot = <Value>(value: Value, confidence = 0.9) => ({ value, ...whole, confidence, reader: 'embedded' as const })

function frame({
	who,
	modality,
	notice,
	mutual,
	...rest
}: {
	who?: Actor
	modality?: Modality
	notice?: number
	mutual?: boolean
	start?: number
	end?: number
	confidence?: number
}): Frame {
	const { confidence = 0.9, ...place } = { ...whole, ...rest }
	return {
		...emptyFrame('termination', slot('for_convenience'), { ...place, clauseId: 'c1' }),
		id: 'f1',
		who: who ? slot(who, confidence) : null,
		modality: modality ? slot(modality) : null,
		notice: notice === undefined ? null : slot({ amount: notice, unit: 'days' }, confidence),
		mutual: mutual === undefined ? null : slot(mutual),
	}
}

const byVendor: Actor = { kind: 'party', party: 'p1' }
const byCustomer: Actor = { kind: 'party', party: 'p2' }
const finding = { ...whole, disputed: { reason: '', quote: '', ...whole } } as Finding

test.each([
	['a right of the other side', [frame({ who: byVendor, modality: 'may' })], false],
	['a burden of the reader', [frame({ who: byCustomer, modality: 'must' })], false],
	['a right of the reader', [frame({ who: byCustomer, modality: 'may' })], true],
	['a burden of the other side', [frame({ who: byVendor, modality: 'must' })], true],
	['the same for both', [frame({ who: { kind: 'each' }, modality: 'may' })], true],
	['the same for both by another provision', [frame({ who: byVendor, modality: 'may', mutual: true })], true],
	['a right of both and a burden of the reader', [frame({ who: { kind: 'each' } }), frame({ who: byCustomer, modality: 'must' })], false],
	['nothing over these words', [frame({ who: byCustomer, modality: 'may', start: 60, end: 78 })], false],
	['no frame at all', [], false],
])('of %s a frame agrees that a grave point is not there: %s', (_name, frames, agrees) => {
	expect(frameAgrees(finding, frames as Frame[], reading)).toBe(agrees)
})

test('a reader who is not known is helped by what is the same for both only', () => {
	const nobody = { reader: { party: null, certainty: 'unknown' as const } }
	expect(frameAgrees(finding, [frame({ who: byCustomer, modality: 'may' })], nobody)).toBe(false)
	expect(frameAgrees(finding, [frame({ who: { kind: 'each' } })], nobody)).toBe(true)
})

test('what the model never saw it can’t dispute', () => {
	expect(['general.hidden_text', 'general.look_alikes', 'nda.term'].map((rule) => undisputable({ rule }))).toEqual([true, true, false])
})

const differ = (embedded: Frame[], model: Frame[]) =>
	differingReadings(embedded, model, reading, { text, paragraphs: [] }).map(({ look_for }) => look_for)

test('two readings of one slot are both told', () => {
	expect(differ([frame({ who: byVendor })], [frame({ who: byCustomer })])).toEqual([
		'Two readings differ: the party that acts is Vendor by our rules and Customer by the language model. Check which it is.',
	])
	expect(differ([frame({ who: byVendor, notice: 10 })], [frame({ who: byVendor, notice: 30 })])).toEqual([
		expect.stringContaining('the notice period is 10 days by our rules and 30 days'),
	])
})

test.each([
	['they agree', [frame({ who: byVendor, notice: 10 })], [frame({ who: byVendor, notice: 10 })]],
	['one of them leaves the slot empty', [frame({ who: byVendor, notice: 10 })], [frame({ who: byVendor })]],
	['our reader doubts its own', [frame({ who: byVendor, confidence: 0.4 })], [frame({ who: byCustomer })]],
	['the sentence holds two provisions', [frame({ who: byVendor }), frame({ who: byCustomer })], [frame({ who: byCustomer })]],
	['they are about other words', [frame({ who: byVendor })], [frame({ who: byCustomer, start: 59, end: 78 })]],
])('where %s nothing differs', (_name, embedded, model) => {
	expect(differ(embedded, model)).toEqual([])
})
