import { expect, test } from 'vitest'
import { Chance } from '#tests/redline/chance.ts'
import { Refusal } from '../refusal.ts'
import type { XmlElement } from './xml-element.ts'
import { parseXml, parseXmlLazily } from './xml-scanner.ts'

const word = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'
const chance = new Chance(7)

const attributes = [' w:rsidR="00A1"', ' w:id="7"', ' w:t="a > b"', " w:t='\"'", " w:t='a>'", ' w:t = "x"', ' w:t=">"', ' w:t="="', '']
const texts = ['Fee', '', 'a > b', '<!-- <w:p> -->', '<![CDATA[<w:p>]]>', 'it’s 5', '<?go <w:p>?>', 'R&amp;D']

function element(depth: number): string {
	const name = chance.pick(['w:p', 'w:r', 'w:t', 'w:tbl', 'w:fldChar', 'w:ins', 'w:del', 'w:pPr', 'x', 'w:txbxContent'])
	const declares = chance.happens(0.03) ? ' xmlns:v="urn:v"' : ''
	const tag = `${name}${chance.pick(attributes)}${declares}${chance.pick(['', ' ', '\n'])}`
	if (depth === 0 || chance.happens(0.2)) return `<${tag}/>`
	return `<${tag}>${chance.several(0, 4, () => (chance.happens(0.6) ? element(depth - 1) : chance.pick(texts))).join('')}</${name}${chance.pick(['', ' '])}>`
}

const document = (blocks: readonly string[]) => `<w:document ${word}><w:body>${blocks.join('')}</w:body></w:document>`
const blocks = () =>
	chance.several(1, 12, () => chance.pick([element(4), '<w:p><w:r><w:t>Fee</w:t></w:r></w:p>', '<w:p/>', '<w:tbl><w:p/></w:tbl>']))

function told({ name, paragraphIndex, start, contentStart, contentEnd, end, children }: XmlElement): unknown[] {
	return [name, paragraphIndex, start, contentStart, contentEnd, end, children.map(told)]
}

function flat(element: XmlElement): XmlElement[] {
	return [element, ...element.children.flatMap(flat)]
}

test('what is passed over is the same once it is read, and what is told of it before is true', () => {
	let passed = 0
	for (let round = 0; round < 400; round++) {
		const source = document(blocks())
		const whole = parseXml(source)
		const lazy = parseXmlLazily(source)
		for (const each of flat(lazy)) {
			const { summary } = each
			if (!summary) continue
			passed++
			const names = flat(each)
				.slice(1)
				.map(({ name }) => name)
			expect(summary.paragraphs).toBe(flat(each).filter(({ name }) => name === 'w:p').length)
			expect(summary.hasFields).toBe(names.includes('w:fldChar'))
			expect(summary.hasChanges).toBe(names.includes('w:ins') || names.includes('w:del'))
			expect(summary.reachesOut).toBe(['w:del', 'w:fldChar', 'w:txbxContent'].some((name) => names.includes(name)))
		}
		expect(told(lazy)).toEqual(told(whole))
	}
	expect(passed).toBeGreaterThan(1000)
})

test('a part of which an older state is known reads as without it', () => {
	let known = 0
	for (let round = 0; round < 300; round++) {
		const old = blocks()
		const now = old.flatMap((block) => (chance.happens(0.15) ? [] : chance.happens(0.2) ? [element(3), block] : [block]))
		const source = document(now)
		const read = parseXmlLazily(source, parseXmlLazily(document(old)))
		known += flat(read).filter(({ sameAs }) => sameAs).length
		expect(told(read)).toEqual(told(parseXml(source)))
	}
	expect(known).toBeGreaterThan(300)
})

test('under other namespaces the same characters are read anew', () => {
	const block = '<w:p><w:r/></w:p>'
	const older = parseXmlLazily(document([block]))
	const read = parseXmlLazily(document([block]).replace('wordprocessingml/2006/main', 'other'), older)
	expect(read.children[0]?.children.map(({ sameAs }) => sameAs)).toEqual([null])
})

test('what is not well-formed is refused, at once or when it is read, wherever reading it whole refuses it', () => {
	let refused = 0
	for (let round = 0; round < 1500; round++) {
		const source = document(blocks())
		const at = chance.below(source.length)
		const damaged = source.slice(0, at) + chance.pick(['<', '>', '"', "'", '/', '</w:p>', '<w:r>', '']) + source.slice(at + chance.below(4))
		const [whole, lazy] = [read(() => told(parseXml(damaged))), read(() => told(parseXmlLazily(damaged)))]
		if (whole === 'refused') refused++
		expect(lazy).toEqual(whole)
	}
	expect(refused).toBeGreaterThan(500)
})

function read(parse: () => unknown[]): unknown[] | 'refused' {
	try {
		return parse()
	} catch (error) {
		if (error instanceof Refusal) return 'refused'
		throw error
	}
}
