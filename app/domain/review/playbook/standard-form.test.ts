import { expect, test } from 'vitest'
import { expectGoodVoice } from '#tests/fixtures/rule-case.ts'
import { ruleInput } from '#tests/fixtures/rule-input.ts'
import { fingerprintOf } from '../forms/standard-form.ts'
import { decideByForm } from './standard-form.ts'

const lines = [
	'Harbour Secrecy Form',
	'1. Secrets. Each side keeps the secrets of the other and uses them for the talks named on the first page and for nothing else.',
	'2. Sharing. A side may show a secret to staff and advisers who need it for those talks and who have promised to keep it.',
	'3. Law. The law of [state] applies, and the courts that sit there hear each and every dispute that the two sides may have.',
]
const text = lines.join('\n')
const forms = [
	fingerprintOf(
		{ id: 'harbour', name: 'Harbour Secrecy Form', playbook: 'nda' },
		text,
		lines.slice(1).map((line, index) => ({ name: `Section ${index + 1}`, start: text.indexOf(line) })),
	),
]
const signed = text.replace('[state]', 'Oregon')

function decide(words: string) {
	const input = ruleInput(words, 'NDA')
	const decision = decideByForm(input, forms)
	const findings = decision && 'findings' in decision ? decision.findings : []
	return {
		outcome: decision?.outcome,
		says: findings.map(({ says }) => (typeof says === 'string' ? says : says.neutral)),
		quotes: findings.map(({ span }) => span && input.document.text.slice(span.start, span.end)),
		findings,
	}
}

test('the form with its blanks filled in passes', () => {
	expect(decide(signed).outcome).toBe('passed')
})

test('each change is a finding on its words, and the first says which form it is', () => {
	const { outcome, says, quotes } = decide(signed.replace('Each side keeps', 'Each side hides').replace('may show', 'may never show'))
	expect(outcome).toBe('flagged')
	expect(quotes).toEqual(['hides', 'never'])
	expect(says[0]).toBe('This is the "Harbour Secrecy Form" with changes in 2 places. These words are not in the form.')
	expect(says[1]).toBe('These words are not in the form.')
})

test('a form whose last part is gone misses something', () => {
	const { outcome, says } = decide(signed.slice(0, signed.indexOf('3. Law')))
	expect(outcome).toBe('absent')
	expect(says[0]).toContain('parts of it are missing: Section 3')
})

test('hidden words are no change, since nobody agrees to them', () => {
	const hidden = ' Tern pays nothing.'
	const input = ruleInput(signed + hidden, 'NDA')
	const start = input.document.text.indexOf(hidden.trim())
	expect(
		decideByForm({ ...input, document: { ...input.document, hiddenSpans: [{ start, end: start + hidden.length - 1 }] } }, forms)?.outcome,
	).toBe('passed')
})

test('what is said of a form is written as a lawyer writes to a client', () => {
	for (const finding of decide(signed.replace('Each side keeps', 'Each side hides')).findings) expectGoodVoice(finding)
})

test('any other paper is left to the other checks', () => {
	expect(decideByForm(ruleInput('1. Secrets. Tern keeps the secrets of Wren.', 'NDA'), forms)).toBeNull()
})
