import { authorLabel, changeKindLabels } from '#app/domain/counterparty/change-labels.ts'
import type { ReadyPage } from '../redlining-page.server.ts'

type ShownSettled = NonNullable<NonNullable<ReadyPage['receipt']>['counterparty']>

const mostNamed = 20

/** The counterparty changes that a download resolved, and the proofs of that. */
export function CounterpartyReceipt({ changes: { accepted, rejected, proofs } }: { changes: ShownSettled }) {
	return (
		<div className="mt-2">
			<p className="font-semibold">Counterparty changes</p>
			<Named title="Accepted" changes={accepted} />
			<Named title="Undone without a tracked change" changes={rejected} />
			<ul className="mt-1 grid list-disc gap-1 pl-5">
				{proofs.map(({ name, counted }) => (
					<li key={name}>{proofWords[name](counted)}</li>
				))}
			</ul>
			<p className="mt-2 font-semibold">Your changes on top of that</p>
		</div>
	)
}

function Named({ title, changes }: { title: string; changes: ShownSettled['accepted'] }) {
	if (changes.length === 0) return null
	return (
		<>
			<p className="mt-1 text-muted">{`${title}: ${changes.length}`}</p>
			<ul className="grid list-disc gap-1 pl-5">
				{changes.slice(0, mostNamed).map(({ kind, author, text }, index) => (
					<li
						key={index}
						className="break-words"
					>{`${authorLabel(author)}: ${changeKindLabels[kind].toLowerCase()}${text.trim() === '' ? '' : ` “${text.trim()}”`}`}</li>
				))}
				{changes.length > mostNamed ? <li>{`and ${changes.length - mostNamed} more`}</li> : null}
			</ul>
		</>
	)
}

const proofWords: Record<ShownSettled['proofs'][number]['name'], (counted: number) => string> = {
	same_reading: (paragraphs) => `With these changes applied the text reads the same, checked in ${paragraphs} paragraphs.`,
	resolved: (changes) =>
		`Only ${changes === 1 ? 'this change was' : `these ${changes} changes were`} applied. Every other change is untouched.`,
}
