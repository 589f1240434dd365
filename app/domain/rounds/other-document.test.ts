import { expect, test } from 'vitest'
import { contractParagraphs } from '#tests/fixtures/agreement-files.ts'
import { contractNames } from '#tests/fixtures/contracts.ts'
import { isUnrelatedText } from './other-document.ts'

const texts = contractNames.map((name) => contractParagraphs(name).join('\n'))

test('a contract of somebody else is another document, whichever way round', () => {
	const [nda, services] = [contractParagraphs('harsh-one-way-nda').join('\n'), contractParagraphs('faulty-services-agreement').join('\n')]
	expect([isUnrelatedText(nda, services), isUnrelatedText(services, nda)]).toEqual([true, true])
})

test('the same contract is the returned one, though half of it was struck or as much again was added', () => {
	for (const [index, text] of texts.entries()) {
		expect(isUnrelatedText(text, text.slice(text.length / 2))).toBe(false)
		expect(isUnrelatedText(text, `${text}\n${texts[(index + 1) % texts.length]}`)).toBe(false)
	}
})

test('of a few words nothing is said', () => {
	expect(isUnrelatedText(texts[0]!, 'The parties agree.')).toBe(false)
	expect(isUnrelatedText('', texts[0]!)).toBe(false)
})
