import { expect, test } from 'vitest'
import { namesThisMachine } from './loopback-host.ts'

test.each(['127.0.0.1', '127.0.0.1:3000', 'localhost:3000', 'LOCALHOST', '[::1]:3000', '127.0.0.2'])('%s is this machine', (host) => {
	expect(namesThisMachine(host)).toBe(true)
})

test.each([
	undefined,
	'',
	'evil.example',
	'evil.example:3000',
	'127.0.0.1.evil.example',
	'localhost.evil.example',
	'127.0.0.1@evil.example',
	'10.0.0.1',
	'a b',
	'[::1',
])('%s is not', (host) => {
	expect(namesThisMachine(host)).toBe(false)
})
