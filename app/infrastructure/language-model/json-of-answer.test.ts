import { expect, test } from 'vitest'
import { jsonFilter } from './json-of-answer.ts'

const json = '{"elements":[{"word":"lien"}]}'

test.each([
	['bare', json],
	['between fences', `\`\`\`json\n${json}\n\`\`\`\n`],
	['behind thoughts', `<think>The {customer} pays.</think>\n${json}`],
	['behind thoughts, between fences', `<think>Hm.</think>\n\n\`\`\`\n${json}\n\`\`\``],
	['behind a greeting', `Here is my answer:\n${json}`],
])('JSON %s is all that is left, in whatever pieces it comes', (_name, text) => {
	for (const size of [1, 7, 1000]) {
		const filter = jsonFilter()
		let left = ''
		for (let at = 0; at < text.length; at += size) left += filter.take(text.slice(at, at + size))
		expect((left + filter.end()).trim()).toBe(json)
	}
})

test('words without JSON stay words, so that whoever reads them sees that there is none', () => {
	const filter = jsonFilter()
	expect(filter.take('I can’t help.') + filter.end()).toBe('I can’t help.')
})
