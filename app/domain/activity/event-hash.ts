import { createHash } from 'node:crypto'

/** The parts of an event that are hashed, as text. */
export interface HashedEvent {
	companyId: string
	number: bigint
	id: string
	type: string
	actorId: string | null
	documentId: string | null
	versionNumber: number | null
	subject: string | null
	undoesId: string | null
	/** Microseconds since 1970. */
	createdAtMicros: bigint
	detailsDigest: string | null
	addressDigest: string | null
	previousHash: string | null
}

/** What the first event of a company is chained to. */
export const chainStart = '00'.repeat(32)

/** The hash of an event, hexadecimal. The database computes the same in its function `chain_activity_event`. */
export function eventHash(event: HashedEvent): string {
	const lines = [
		'1',
		event.companyId,
		event.number,
		event.id,
		event.type,
		event.actorId,
		event.documentId,
		event.versionNumber,
		event.subject,
		event.undoesId,
		event.createdAtMicros,
		event.detailsDigest,
		event.addressDigest,
		event.previousHash,
	]
	return sha256(lines.map((line) => line ?? '').join('\n'))
}

/** The digest of a text that can be erased, hexadecimal: the event's hash covers the digest, not the text. */
export function saltedDigest(salt: string, text: string): string {
	return sha256(Buffer.concat([Buffer.from(salt, 'hex'), Buffer.from(text, 'utf8')]))
}

function sha256(content: string | Buffer): string {
	return createHash('sha256').update(content).digest('hex')
}
