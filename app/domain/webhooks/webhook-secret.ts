import { randomBytes } from 'node:crypto'
import { seal, type SealingKeys, unseal } from '#app/infrastructure/sealing.ts'

/** A new secret: 256 random bits, with a prefix to recognize it by. */
export function newWebhookSecret(): string {
	return `whsec_${randomBytes(32).toString('base64url')}`
}

/** A secret as it is stored: it signs, so a hash is not enough. */
export function sealSecret(keys: SealingKeys, webhookId: string, secret: string): string {
	return seal(keys, 'webhook secret', webhookId, secret)
}

/** @throws Error when it was sealed with a key that is no longer known */
export function openSecret(keys: SealingKeys, webhookId: string, sealed: string): string {
	return unseal(keys, 'webhook secret', webhookId, sealed)
}
