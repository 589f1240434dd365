import { z } from 'zod'
import { chainStart, eventHash } from '#app/domain/activity/event-hash.ts'
import type { SealingKeys } from '#app/infrastructure/sealing.ts'
import { canonicalJson } from './canonical-json.ts'
import { signer } from './signing-keys.ts'

const digest = z.string().regex(/^[0-9a-f]{64}$/)
const wholeNumber = z.string().regex(/^\d{1,18}$/)

/** What the hash of an event covers beside its number, id and type. Words and addresses are in it as salted digests. */
const ChainedParts = z.object({
	company_id: z.string(),
	actor_id: z.string().nullable(),
	document_id: z.string().nullable(),
	version_number: z.int().nullable(),
	subject: z.string().nullable(),
	undoes_id: z.string().nullable(),
	created_at_micros: wholeNumber,
	details_digest: digest.nullable(),
	address_digest: digest.nullable(),
	previous_hash: digest,
})

const UnsignedEvent = z.object({
	/** In the company's history, from 1. */
	number: wholeNumber,
	id: z.string(),
	type: z.string(),
	/** As the history's pages say it. */
	who: z.string(),
	did: z.string(),
	document: z.string().nullable(),
	version: z.string().nullable(),
	/** ISO 8601, UTC. */
	at: z.string(),
	address: z.string().nullable(),
	hash: digest,
	chained: ChainedParts,
})

const ReportEvent = UnsignedEvent.extend({ signature: z.string() })

const UnsignedReport = z.object({
	format: z.literal('fineprint-audit-report-1'),
	/** ISO 8601. */
	made_at: z.string(),
	made_by: z.string(),
	company: z.object({ id: z.string(), name: z.string() }),
	/** `null` for a report about a company. */
	document: z.object({ id: z.string(), name: z.string() }).nullable(),
	/** First and last day, UTC; `null` without a limit. */
	from: z.string().nullable(),
	to: z.string().nullable(),
	/** The last event of the company's history when the report was made. */
	head: z.object({ number: wholeNumber, hash: digest }),
	/** In the order of the history. */
	events: z.array(ReportEvent),
})

/** The signed data of an audit report, as it is kept in the Word file. */
export const AuditReport = UnsignedReport.extend({
	signature: z.object({ algorithm: z.literal('Ed25519'), kid: z.string(), value: z.string() }),
})

export type AuditReport = z.output<typeof AuditReport>
export type AuditReportEvent = z.output<typeof ReportEvent>
/** An audit report before it is signed. */
export type AuditReportContent = Omit<AuditReport, 'format' | 'events' | 'signature'> & { events: z.output<typeof UnsignedEvent>[] }

/**
 * Signs an audit report: the SHA-256 of the canonical JSON of each event, so that a changed one can be named, and of
 * the whole report, so that none can be left out or taken from another report.
 */
export function signReport(keys: SealingKeys, content: AuditReportContent): AuditReport {
	const { kid, sign } = signer(keys)
	const events = content.events.map((event) => ({ ...event, signature: sign(canonicalJson(event)) }))
	const report = { ...content, format: 'fineprint-audit-report-1' as const, events }
	return { ...report, signature: { algorithm: 'Ed25519', kid, value: sign(canonicalJson(report)) } }
}

/** What the signature of an event covers. */
export function signedTextOfEvent({ signature: _, ...event }: AuditReportEvent): string {
	return canonicalJson(event)
}

/** What the signature of a report covers. */
export function signedTextOfReport({ signature: _, ...report }: AuditReport): string {
	return canonicalJson(report)
}

/** The hash of an event as the history computes it, from what the report says about it. */
export function hashOf({ number, id, type, chained }: Pick<AuditReportEvent, 'number' | 'id' | 'type' | 'chained'>): string {
	return eventHash({
		companyId: chained.company_id,
		number: BigInt(number),
		id,
		type,
		actorId: chained.actor_id,
		documentId: chained.document_id,
		versionNumber: chained.version_number,
		subject: chained.subject,
		undoesId: chained.undoes_id,
		createdAtMicros: BigInt(chained.created_at_micros),
		detailsDigest: chained.details_digest,
		addressDigest: chained.address_digest,
		previousHash: chained.previous_hash,
	})
}

/** What the first event of a history follows. */
export const firstFollows = chainStart
