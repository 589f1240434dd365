import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'
import type { PasskeyRegistration } from '#app/domain/identity/mfa/passkeys/register-passkey.server.ts'
import type { PasskeyAnswer } from '#app/domain/identity/mfa/passkeys/use-passkey.server.ts'

/** An authenticator in software: one ES256 key for one site, with a counter that a test can set. */
export function softwarePasskey(rpId: string, origin: string) {
	const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
	const id = randomBytes(16)
	return {
		counter: 0,
		origin,
		/** The browser's answer to the options of a new passkey. */
		create({ challenge }: { challenge: string }): PasskeyRegistration {
			const idLength = Buffer.from([0, id.length])
			const authData = Buffer.concat([head(rpId, 0x45, this.counter), Buffer.alloc(16), idLength, id, coseKey(publicKey)])
			const attestation = new Map<string, unknown>([
				['fmt', 'none'],
				['attStmt', new Map()],
				['authData', new Uint8Array(authData)],
			])
			return {
				...named(id),
				response: {
					clientDataJSON: clientData('webauthn.create', challenge, this.origin).toString('base64url'),
					attestationObject: Buffer.from(isoCBOR.encode(attestation as never)).toString('base64url'),
				},
			}
		},
		/** The browser's answer to a question; it counts up first. */
		answer({ challenge }: { challenge: string }): PasskeyAnswer {
			this.counter += 1
			const data = clientData('webauthn.get', challenge, this.origin)
			const authData = head(rpId, 0x05, this.counter)
			const signed = Buffer.concat([authData, createHash('sha256').update(data).digest()])
			return {
				...named(id),
				response: {
					clientDataJSON: data.toString('base64url'),
					authenticatorData: authData.toString('base64url'),
					signature: sign('sha256', signed, privateKey).toString('base64url'),
				},
			}
		},
	}
}

function named(id: Buffer) {
	const text = id.toString('base64url')
	return { id: text, rawId: text, type: 'public-key' as const, clientExtensionResults: {} }
}

/** The beginning of authenticator data (WebAuthn section 6.1): site, flags, counter. */
function head(rpId: string, flags: number, counter: number): Buffer {
	const count = Buffer.alloc(4)
	count.writeUInt32BE(counter)
	return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.from([flags]), count])
}

function clientData(type: string, challenge: string, origin: string): Buffer {
	return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
}

function coseKey(publicKey: KeyObject): Buffer {
	const { x, y } = publicKey.export({ format: 'jwk' })
	const key = new Map<number, unknown>([
		[1, 2],
		[3, -7],
		[-1, 1],
		[-2, new Uint8Array(Buffer.from(x!, 'base64url'))],
		[-3, new Uint8Array(Buffer.from(y!, 'base64url'))],
	])
	return Buffer.from(isoCBOR.encode(key as never))
}
