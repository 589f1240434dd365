import { expect, test } from 'vitest'
import { unreadable } from './unreadable-request.ts'

const asked = (host: string | undefined, originalUrl: string) =>
	unreadable({
		protocol: 'http',
		hostname: host?.replace(/:\d+$/, '') ?? '',
		originalUrl,
		get: ((name: string) => (name === 'host' ? host : undefined)) as never,
	})

test.each([
	['127.0.0.1:3000', '/'],
	['[::1]:3000', '/login?mode=register'],
	['fineprint.example', '/%E0%A4%A'],
	['fineprint.example', '//evil.example/'],
	['fineprint.example', '/login?returnTo=%0A%00'],
])('%s %s can be read', (host, path) => {
	expect(asked(host, path)).toBeNull()
})

test.each([
	[undefined, '/'],
	['a b', '/'],
	['evil"><x', '/'],
	['fineprint.example', 'http://evil.example/'],
	['fineprint.example', '*'],
	['fineprint.example', '/document-vault/%00/report'],
	['fineprint.example', '/document-vault/a%0d%0aSet-Cookie:%20x/report'],
	['fineprint.example', '/shared/%7F?x'],
])('%s %s is refused as the caller’s mistake', (host, path) => {
	expect(asked(host, path)).toMatch(/\.$/)
})
