import { z } from 'zod'
import { seal, unseal, type SealingKeys } from '#app/infrastructure/sealing.ts'

const Receipt = z.object({ email: z.string() })

/** The address of the page that confirms a message. Sealed, so that it confirms nothing that was not sent. */
export function receiptPath(keys: SealingKeys, email: string): string {
	return `/contact/sent?receipt=${seal(keys, 'contact receipt', 'contact', JSON.stringify({ email }))}`
}

/** Where the answer to a confirmed message goes; `null` when the receipt is none of ours. */
export function readReceipt(keys: SealingKeys, receipt: string | null): { email: string } | null {
	try {
		return Receipt.parse(JSON.parse(unseal(keys, 'contact receipt', 'contact', receipt ?? '')))
	} catch {
		return null
	}
}
