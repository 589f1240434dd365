import { z } from 'zod'
import {
	mostFailures,
	regenerationStates,
	type ReadRegeneration,
} from '#app/domain/administration/regeneration/read-regeneration.server.ts'

/** Answer of the calls that draft the suggestions of all documents anew. */
export const RegenerationAnswer = z.object({
	id: z.uuid(),
	status: z.enum(regenerationStates),
	documents: z.number().int().describe('Documents with a report when it was started.'),
	processed: z.number().int(),
	regenerated: z.number().int(),
	skipped: z.object({
		decided: z.number().int().describe('Someone has decided on a suggestion.'),
		locked: z.number().int(),
		signed: z.number().int(),
		no_report: z.number().int(),
	}),
	failed: z.number().int(),
	failures: z.array(z.object({ document_id: z.uuid(), reason: z.string() })).describe(`The first ${mostFailures} of those that failed.`),
	started_at: z.iso.datetime(),
	ended_at: z.iso.datetime().nullable(),
})

/** A regeneration in the API's names. */
export function regenerationAnswer({
	id,
	state,
	total,
	done,
	counts: { drafted, decided, locked, signed, noReport, failed },
	failures,
	createdAt,
	endedAt,
}: ReadRegeneration): z.infer<typeof RegenerationAnswer> {
	return {
		id,
		status: state,
		documents: total,
		processed: done,
		regenerated: drafted,
		skipped: { decided, locked, signed, no_report: noReport },
		failed,
		failures: failures.map(({ documentId, reason }) => ({ document_id: documentId, reason })),
		started_at: createdAt.toISOString(),
		ended_at: endedAt?.toISOString() ?? null,
	}
}
