import { expect, test } from 'vitest'
import { type WordEdit, wordEdits } from './word-edits.ts'

function shown(before: string, edits: WordEdit[]): string {
	let from = 0
	let marked = ''
	for (const { start, end, text } of edits) {
		marked += `${before.slice(from, start)}[${before.slice(start, end)}|${text}]`
		from = end
	}
	return marked + before.slice(from)
}

test.each([
	['within thirty days', 'within sixty days', 'within [thirty|sixty] days'],
	['to legal@acme-corp.com.', 'to legal@acme-corq.com.', 'to legal@acme-[corp|corq].com.'],
	['at https://www.acme.com/terms/v2 and', 'at https://www.acme.com/terms/v3 and', 'at https://www.acme.com/terms/[v2|v3] and'],
	['on acme.io/legal', 'on acne.io/legal', 'on [acme|acne].io/legal'],
	['fee and/or cost', 'fee and/plus cost', 'fee [and/or|and/plus] cost'],
	['本契約は三十日後に終了する。', '本契約は六十日後に終了する。', '本契約は[三|六]十日後に終了する。'],
	['乙方应在30日内付款', '乙方应在60日内付款', '乙方应在[30|60]日内付款'],
	['ชำระภายในสามสิบวัน', 'ชำระภายในหกสิบวัน', 'ชำระภายใน[สาม|หก]สิบวัน'],
	['the fee is due', 'the annual fee is due', 'the [|annual ]fee is due'],
	['the annual fee is due', 'the fee is due', 'the [annual |]fee is due'],
	['net thirty days', 'net sixty business days', 'net [thirty|sixty business] days'],
	['may at its sole discretion terminate', 'may terminate', 'may [at its sole discretion |]terminate'],
	['a fee of $1,000.00 (net)', 'a fee of $2,000.00 (net)', 'a fee of $[1,000.00|2,000.00] (net)'],
	['sixty (60) days', 'thirty (30) days', '[sixty|thirty] ([60|30]) days'],
	['Supplier shall', 'Supplier and Customer shall', 'Supplier [|and Customer ]shall'],
	['alpha beta', 'gamma delta', '[alpha beta|gamma delta]'],
	['the  fee', 'the fee', 'the [ |]fee'],
	['', 'New words', '[|New words]'],
	['Old words', '', '[Old words|]'],
	['same', 'same', 'same'],
	['end.', 'end. And more.', 'end.[| And more.]'],
	['€ 5 😀 now', '€ 5 😂 now', '€ 5 [😀|😂] now'],
])('%j to %j', (before, after, expected) => {
	expect(shown(before, wordEdits(before, after))).toBe(expected)
})

function* numbers(seed: number): Generator<number> {
	let state = seed
	for (;;) {
		state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
		yield state >>> 8
	}
}

test('edits always turn the one text into the other, and keep every word that both share in order', () => {
	const words = ['the', 'fee', 'is', 'due', ',', 'within', '30', 'days', '.', 'of', 'a']
	const draw = numbers(4)
	const next = (bound: number) => (draw.next().value as number) % bound
	for (let round = 0; round < 400; round++) {
		const text = () => Array.from({ length: next(14) }, () => words[next(words.length)]).join(next(2) ? ' ' : '  ')
		const [before, after] = [text(), text()]
		const edits = wordEdits(before, after)
		let from = 0
		let made = ''
		for (const { start, end, text: inserted } of edits) {
			expect(start).toBeGreaterThanOrEqual(from)
			made += before.slice(from, start) + inserted
			from = end
		}
		expect(made + before.slice(from)).toBe(after)
		expect(keptWords(before, edits)).toBe(longestShared(before.split(/\s+/), after.split(/\s+/)))
	}
})

function keptWords(before: string, edits: WordEdit[]): number {
	let from = 0
	let kept = 0
	for (const { start, end } of [...edits, { start: before.length, end: before.length }]) {
		kept += before.slice(from, start).split(/\s+/).filter(Boolean).length
		from = end
	}
	return kept
}

function longestShared(one: string[], other: string[]): number {
	const table = one.map(() => other.map(() => 0))
	let best = 0
	one.forEach((word, row) =>
		other.forEach((fellow, column) => {
			const diagonal = table[row - 1]?.[column - 1] ?? 0
			table[row]![column] =
				word !== '' && word === fellow ? diagonal + 1 : Math.max(table[row - 1]?.[column] ?? 0, table[row]?.[column - 1] ?? 0)
			best = Math.max(best, table[row]![column]!)
		}),
	)
	return best
}

test('two long texts with nothing in common are replaced in one piece', () => {
	const text = (mark: string) => Array.from({ length: 20_000 }, (_, index) => `${mark}${index}`).join(' ')
	expect(wordEdits(text('a'), text('b'))).toHaveLength(1)
})
