import { useId } from 'react'
import { Dialog } from '#app/ui/dialog.tsx'

const meanings: [key: string, meaning: string][] = [
	['j or n', 'Next suggestion'],
	['k or p', 'Previous suggestion'],
	['a', 'Accept and go to the next'],
	['r', 'Reject and go to the next'],
	['e', 'Edit its wording'],
	['c', 'Comment on it'],
	['u', 'Undo the last decision'],
	['Esc', 'Leave the text box'],
	['?', 'Show keyboard shortcuts'],
]

/** What the keys of the page do. */
export function KeyboardHelp({ onClose }: { onClose: () => void }) {
	return (
		<Dialog id={useId()} title="Keys" open onClose={onClose}>
			<dl className="grid grid-cols-[max-content_1fr] gap-x-6 gap-y-2">
				{meanings.map(([key, meaning]) => (
					<div key={key} className="contents">
						<dt>
							<kbd className="rounded border border-control bg-raised px-1.5 py-0.5 text-sm">{key}</kbd>
						</dt>
						<dd>{meaning}</dd>
					</div>
				))}
			</dl>
		</Dialog>
	)
}
