import type { DecidedChange } from '#app/domain/counterparty/counterparty-change.ts'

/** What a download does with the counterparty changes. */
export function CounterpartyInDownload({ changes }: { changes: readonly DecidedChange[] }) {
	if (changes.length === 0) return null
	const accepted = changes.filter(({ state }) => state === 'accepted').length
	const undone = changes.filter(({ state, rejectedBy }) => state === 'rejected' && rejectedBy === 'file').length
	const rest = changes.length - accepted - undone
	const parts = [
		accepted > 0 ? `${accepted} accepted ${accepted === 1 ? 'goes' : 'go'} out as plain text` : '',
		undone > 0 ? `${undone} ${undone === 1 ? 'is' : 'are'} undone` : '',
		rest > 0 ? `${rest} ${rest === 1 ? 'stays' : 'stay'} tracked as ${rest === 1 ? 'it' : 'they'} came` : '',
	].filter(Boolean)
	return <p className="text-sm text-muted">{`In the file with tracked changes, of theirs ${parts.join(', ')}.`}</p>
}
