import { expect, test } from 'vitest'
import { leadsOf } from './leads.ts'

function leadsOfLines(text: string) {
	let at = 0
	const spans = text.split('\n').map((line) => {
		const span = { start: at, end: at + line.length }
		at += line.length + 1
		return span
	})
	return [...leadsOf(text, spans)]
}

test('items of a list belong to the sentence that opens it', () => {
	expect(
		leadsOfLines(
			'Confidential Information does not include information that:\n(a) is public;\n(b) was known before; or\nis developed on its own.\nThis Agreement ends in 2030.\n(c) is left over.',
		),
	).toEqual([-1, 0, 0, 0, -1, -1])
})

test('a sentence that is whole opens nothing', () => {
	expect(leadsOfLines('The parties agree as set out below.\n(a) each keeps secrets;')).toEqual([-1, -1])
})

test('a list without end loses its opening', () => {
	const leads = leadsOfLines(`The Recipient shall keep the following secret:\n${'(x) a thing;\n'.repeat(20)}`)
	expect(leads.slice(1, 15)).toEqual(new Array(14).fill(0))
	expect(leads[20]).toBe(-1)
})
