import { expect, test } from 'vitest'
import { isCrossSite } from './cross-site.ts'

const own = ['https://fineprint.example']

test.each([
	['a form of our own page', 'POST', { origin: own[0]!, site: 'same-origin' }, false],
	['a form of another site', 'POST', { origin: 'https://evil.example', site: 'cross-site' }, true],
	['a sibling subdomain', 'POST', { origin: 'https://x.fineprint.example', site: 'same-site' }, true],
	['an old browser on another site', 'POST', { origin: 'https://evil.example' }, true],
	['a sandboxed frame', 'POST', { origin: 'null' }, true],
	['a script with a bearer token', 'POST', { origin: 'https://evil.example', authorization: 'Bearer x' }, false],
	['curl', 'POST', {}, false],
	['a link on another site', 'GET', { site: 'cross-site' }, false],
	['a deletion from another site', 'DELETE', { site: 'cross-site' }, true],
] as const)('%s', (_, method, headers, refused) => {
	expect(isCrossSite(method, headers, own)).toBe(refused)
})
