import { expect, test } from 'vitest'
import { isFromThisMachine } from './this-machine.ts'

const asked = (host: string | undefined, { peer = '127.0.0.1', ...headers }: Record<string, string> = {}) =>
	isFromThisMachine({ headers: { ...headers, host }, socket: { remoteAddress: peer } })

test.each(['127.0.0.1', '127.0.0.1:3000', 'localhost:3000', 'LOCALHOST', '[::1]:3000', '127.0.0.2'])('%s is this machine', (host) => {
	expect(asked(host)).toBe(true)
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
	expect(asked(host)).toBe(false)
})

test.each(['127.0.0.1', '127.8.9.10', '::1', '::ffff:127.0.0.1'])('a connection from %s comes from this machine', (peer) => {
	expect(asked('localhost', { peer })).toBe(true)
})

test.each(['192.0.2.7', '::ffff:192.0.2.7', '2001:db8::1', ''])('one from %j does not, whatever host it names', (peer) => {
	expect(asked('localhost', { peer })).toBe(false)
})

test.each(['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'via', 'cf-connecting-ip'])(
	'with %s a proxy has passed it on, though Host was rewritten',
	(name) => {
		expect(asked('127.0.0.1:3000', { [name]: '192.0.2.7' })).toBe(false)
	},
)
