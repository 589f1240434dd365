import { settleChangesJob } from './settle-changes-job.ts'
import type { OpenVersion } from '#app/domain/access/document-access.ts'
import type { Edit } from '#app/domain/word/edit/edits.ts'
import type { WordEngine } from '#app/domain/word/process/word-engine.server.ts'
import type { WordJobFailure } from '#app/domain/word/process/word-job.ts'
import type { Services } from '#app/infrastructure/services.ts'
import type { SettledReceipt } from './counterparty-change.ts'
import { findCounterpartyChanges } from './changes-of-file.server.ts'
import { readChangeStates, stateOf } from './change-states.server.ts'

interface Settled {
	file: Uint8Array
	edits: Edit[]
	/** `null` when there was nothing to resolve. */
	counterparty: SettledReceipt | null
}

/** Applies the decisions about a version's counterparty changes to its file, before our edits are written. */
export async function settleCounterpartyChanges(
	services: Pick<Services, 'db' | 'storage'>,
	version: OpenVersion,
	{ file, edits }: { file: Uint8Array; edits: Edit[] },
	engine: WordEngine,
): Promise<Settled | WordJobFailure> {
	const unchanged = { file, edits, counterparty: null }
	const states = await readChangeStates(services.db, version.id)
	if (states.decisions.size === 0) return unchanged
	const changes = await findCounterpartyChanges(services, version, engine)
	if ('unreadable' in changes) return unchanged
	const accept = changes.filter((change) => stateOf(change, states) === 'accepted').flatMap(({ keys }) => keys)
	const reject = changes
		.filter((change) => change.rejection.length === 0 && stateOf(change, states) === 'rejected')
		.flatMap(({ keys }) => keys)
	if (accept.length + reject.length === 0) return unchanged

	const answer = await engine.run(settleChangesJob, { file, accept, reject })
	if (!('value' in answer)) return answer
	const moved = new Map(answer.value.moved)
	// An edit in a row that is gone has no place: its paragraph id no longer exists, so the edit is left out and reported.
	const at = (paragraphId: string) => (moved.has(paragraphId) ? (moved.get(paragraphId) ?? 'gone') : paragraphId)
	return {
		file: answer.value.bytes,
		edits: edits.map((edit) => ({ ...edit, paragraphId: at(edit.paragraphId) })),
		counterparty: answer.value.receipt,
	}
}
