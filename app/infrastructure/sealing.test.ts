import { expect, test } from 'vitest'
import { currentPrefix, seal, unseal } from './sealing.ts'

const before = { current: 'a'.repeat(64), earlier: [] }
const after = { current: 'b'.repeat(64), earlier: [before.current] }

test('what was sealed before a change of the key opens afterwards, and new text has the new key', () => {
	const old = seal(before, 'authenticator secret', 'ada', 'JBSWY3DP')
	expect(unseal(after, 'authenticator secret', 'ada', old)).toBe('JBSWY3DP')
	expect(old.startsWith(currentPrefix(after))).toBe(false)
	const renewed = seal(after, 'authenticator secret', 'ada', 'JBSWY3DP')
	expect(renewed.startsWith(currentPrefix(after))).toBe(true)
	expect(() => unseal(before, 'authenticator secret', 'ada', renewed)).toThrow('no longer known')
})

test('sealed text opens only for its own purpose, for what it belongs to, and unchanged', () => {
	const sealed = seal(before, 'authenticator secret', 'ada', 'JBSWY3DP')
	expect(sealed).not.toContain('JBSWY3DP')
	expect(() => unseal(before, 'outgoing mail', 'ada', sealed)).toThrow()
	expect(() => unseal(before, 'authenticator secret', 'grace', sealed)).toThrow()
	expect(() => unseal(before, 'authenticator secret', 'ada', `${sealed.slice(0, -2)}AA`)).toThrow()
})

test('sealed text with a shortened tag is refused', () => {
	const sealed = seal(before, 'authenticator secret', 'ada', '')
	expect(unseal(before, 'authenticator secret', 'ada', sealed)).toBe('')
	const [id, content] = sealed.split('.')
	for (const tagBytes of [4, 8, 12, 15]) {
		const short = Buffer.from(content!, 'base64url')
			.subarray(0, 12 + tagBytes)
			.toString('base64url')
		expect(() => unseal(before, 'authenticator secret', 'ada', `${id}.${short}`)).toThrow()
	}
})
