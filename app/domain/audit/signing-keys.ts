import { createHash, createPrivateKey, createPublicKey, sign, verify, type KeyObject } from 'node:crypto'
import { derivedKeys, type SealingKeys } from '#app/infrastructure/sealing.ts'

/** A public key as it is published (RFC 8037). */
export interface PublicKey {
	kty: 'OKP'
	crv: 'Ed25519'
	alg: 'EdDSA'
	use: 'sig'
	/** The thumbprint of the key (RFC 7638). */
	kid: string
	/** The key itself, base64url. */
	x: string
}

/** What stands before the 32 bytes of an Ed25519 private key in PKCS #8 (RFC 8410). */
const pkcs8Start = Buffer.from('302e020100300506032b657004220420', 'hex')

/**
 * The keys that sign audit reports, derived from the keys of the installation: the current one first, then those of
 * earlier values of SESSION_SECRET, so that reports signed before a change can still be verified.
 */
function privateKeys(keys: SealingKeys): KeyObject[] {
	return derivedKeys(keys, 'audit report signature').map((seed) =>
		createPrivateKey({ key: Buffer.concat([pkcs8Start, seed]), format: 'der', type: 'pkcs8' }),
	)
}

/** The public keys of this installation, the current one first. */
export function publicKeys(keys: SealingKeys): PublicKey[] {
	return privateKeys(keys).map((key) => publicKeyOf(key))
}

/** A signer with the current key: it signs the SHA-256 of a text. */
export function signer(keys: SealingKeys): { kid: string; sign: (text: string) => string } {
	const key = privateKeys(keys)[0]!
	return { kid: publicKeyOf(key).kid, sign: (text) => sign(null, sha256(text), key).toString('base64url') }
}

/** Whether a signature is that of a text under a public key. */
export function isSigned(text: string, signature: string, { kty, crv, x }: PublicKey): boolean {
	const key = createPublicKey({ key: { kty, crv, x }, format: 'jwk' })
	return verify(null, sha256(text), key, Buffer.from(signature, 'base64url'))
}

function publicKeyOf(key: KeyObject): PublicKey {
	const { x } = createPublicKey(key).export({ format: 'jwk' }) as { x: string }
	const kid = createHash('sha256').update(`{"crv":"Ed25519","kty":"OKP","x":"${x}"}`).digest('base64url')
	return { kty: 'OKP', crv: 'Ed25519', alg: 'EdDSA', use: 'sig', kid, x }
}

function sha256(text: string): Buffer {
	return createHash('sha256').update(text, 'utf8').digest()
}
