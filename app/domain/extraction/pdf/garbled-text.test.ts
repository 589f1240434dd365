import { expect, test } from 'vitest'
import { isGarbled } from './garbled-text.ts'

const prose =
	'The Supplier delivers the goods to the Customer within ten days of the order and bears the risk of their loss until then. '.repeat(8)

function page(text: string) {
	return {
		fragments: text.split(' ').map((word) => ({
			text: word,
			left: 0,
			right: 0,
			baseline: 0,
			size: 10,
			bold: false,
			hidden: false,
			spaceBefore: true,
			angle: 0,
			confidence: null,
		})),
	}
}

const shifted = prose.replace(/[a-z]/gi, (letter) => String.fromCharCode(((letter.toLowerCase().charCodeAt(0) - 97 + 3) % 26) + 97))

test('letters that stand for other letters are told from prose', () => {
	expect(isGarbled(page(shifted))).toBe(true)
	expect(isGarbled(page(prose))).toBe(false)
})

test('a list of names and a short page are not garbled', () => {
	expect(isGarbled(page('Oregon Idaho Nevada Arizona Alabama Montana Ohio Iowa Maine Utah '.repeat(20)))).toBe(false)
	expect(isGarbled(page('dwd surfhvvlqj'))).toBe(false)
})
