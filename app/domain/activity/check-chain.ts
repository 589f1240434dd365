import { chainStart, eventHash, type HashedEvent, saltedDigest } from './event-hash.ts'
import { sharingTypes } from './event-types.ts'

/** An event as the database has it; bytes are hexadecimal. */
export interface StoredEvent extends Omit<HashedEvent, 'number'> {
	/** `null` for a row that was inserted without the database's triggers. */
	number: bigint | null
	hash: string | null
	/** As the database writes JSON. */
	details: string | null
	detailsSalt: string | null
	address: string | null
	addressSalt: string | null
}

/** Where a company's history ends, as the database records it. */
export interface ChainEnd {
	length: bigint
	hash: string
}

/** Something wrong with a company's history, in one sentence that names the event. */
export type ChainFault = string

/**
 * Checks the events of one company one by one: that none was changed, removed or inserted. Erased details need an
 * event that records the erasure.
 */
export class ChainCheck {
	readonly faults: ChainFault[] = []
	count = 0
	#last: { number: bigint; hash: string } = { number: 0n, hash: chainStart }
	#erasedDetails = new Map<string, bigint>()
	#erasedAddresses = new Map<string, bigint>()
	#erasures = new Set<string>()
	/** Documents with erased details of events about sharing alone. */
	#erasedSharing = new Map<string, bigint>()
	#erasedRecipients = new Set<string>()

	/** @param event the next one by number, those without a number last */
	add(event: StoredEvent): void {
		const { number, hash } = event
		if (number === null || hash === null) {
			this.faults.push(`event ${event.id} (${event.type}) was inserted without being chained`)
			return
		}
		this.count++
		const missing = number - this.#last.number - 1n
		if (missing > 0n) this.faults.push(missingBetween(this.#last.number + 1n, number - 1n))
		else if (event.previousHash !== this.#last.hash)
			this.faults.push(`${named(event)} does not follow the event before it: one of the two was replaced or inserted`)
		if (eventHash({ ...event, number }) !== hash) this.faults.push(`${named(event)} was changed`)
		this.#checkErasable(event, number)
		if (event.type === 'document.erased' && event.documentId !== null) this.#erasures.add(event.documentId)
		if (event.type === 'document.recipient_erased' && event.documentId !== null) this.#erasedRecipients.add(event.documentId)
		if (event.type === 'account.erased' && event.subject !== null) this.#erasures.add(event.subject)
		this.#last = { number, hash }
	}

	/** @param end `null` where the database records no history of the company */
	finish(end: ChainEnd | null): void {
		const { number, hash } = this.#last
		const length = end?.length ?? 0n
		if (length > number) this.faults.push(missingBetween(number + 1n, length))
		else if (length < number) this.faults.push(missingEnd(length + 1n, number))
		else if (end && end.hash !== hash) this.faults.push(`event ${number} is not the one that was recorded last: it was replaced`)
		for (const [documentId, at] of this.#erasedDetails)
			if (!this.#erasures.has(documentId))
				this.faults.push(`the details of event ${at} are gone, and nothing tells of document ${documentId} being erased`)
		for (const [documentId, at] of this.#erasedSharing)
			if (!this.#erasures.has(documentId) && !this.#erasedRecipients.has(documentId))
				this.faults.push(`the details of event ${at} are gone, and nothing tells of document ${documentId} or a recipient being erased`)
		for (const [actorId, at] of this.#erasedAddresses)
			if (!this.#erasures.has(actorId))
				this.faults.push(`the address of event ${at} is gone, and nothing tells of account ${actorId} being erased`)
	}

	#checkErasable(event: StoredEvent, number: bigint): void {
		const { details, detailsSalt, detailsDigest, address, addressSalt, addressDigest } = event
		const erasedDetails = sharingTypes.includes(event.type) ? this.#erasedSharing : this.#erasedDetails
		if (isErased(details, detailsSalt, detailsDigest)) erasedDetails.set(event.documentId ?? '(none)', number)
		else if (!fits(details, detailsSalt, detailsDigest)) this.faults.push(`the details of ${named(event)} were changed`)
		if (isErased(address, addressSalt, addressDigest)) this.#erasedAddresses.set(event.actorId ?? '(none)', number)
		else if (!fits(address, addressSalt, addressDigest)) this.faults.push(`the address of ${named(event)} was changed`)
	}
}

function isErased(text: string | null, salt: string | null, digest: string | null): boolean {
	return text === null && salt === null && digest !== null
}

function fits(text: string | null, salt: string | null, digest: string | null): boolean {
	if (text === null || salt === null || digest === null) return text === salt && salt === digest
	return saltedDigest(salt, text) === digest
}

function named({ number, type }: StoredEvent): string {
	return `event ${number} (${type})`
}

function missingBetween(first: bigint, last: bigint): ChainFault {
	return first === last ? `event ${first} is missing` : `events ${first} to ${last} are missing`
}

function missingEnd(first: bigint, last: bigint): ChainFault {
	return first === last ? `event ${first} was inserted behind the end` : `events ${first} to ${last} were inserted behind the end`
}
