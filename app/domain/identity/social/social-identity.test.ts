import { expect, test } from 'vitest'
import type { SocialProvider } from './provider.ts'
import { identityOf } from './social-identity.ts'

const claims = { iss: 'https://issuer.example', sub: '1', email: 'Ada@Founders.example', name: 'Ada Lovelace' }

test.each<[SocialProvider, object, boolean]>([
	['microsoft', { xms_edov: true }, true],
	['microsoft', { xms_edov: 'true' }, true],
	['microsoft', { xms_edov: 1 }, true],
	['microsoft', { xms_edov: '1' }, true],
	['microsoft', { xms_edov: false, email_verified: true }, false],
	['microsoft', { xms_edov: '0' }, false],
	['microsoft', { email_verified: true }, false],
	['google', { email_verified: true }, true],
	['linkedin', { email_verified: 'true' }, true],
	['google', { xms_edov: true }, false],
	['google', {}, false],
])('%s with %j: the address is verified: %s', (provider, more, verified) => {
	expect(identityOf(provider, { ...claims, ...more })).toMatchObject({ email: 'ada@founders.example', emailVerified: verified })
})
