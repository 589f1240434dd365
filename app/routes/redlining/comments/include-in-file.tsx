import { Button } from '#app/ui/button.tsx'
import type { CardPlace } from '../forms/card-place.ts'
import { PageForm } from '../forms/page-form.tsx'
import { choice } from '../forms/resources.ts'
import type { ThreadComment, Thread } from './thread.ts'

/** Whether a thread goes into the downloaded file: resolved ones never do. */
export function isIncludedInFile({ forFile, resolved }: Pick<Thread, 'forFile' | 'resolved'>): boolean {
	return forFile && resolved === null
}

/** Shows who reads a comment, and lets people who may decide change that. Only comments on words or a suggestion have a place in the file. */
export function FileSwitch({ comment, thread, place }: { comment: ThreadComment; thread: Thread; place: CardPlace }) {
	if (!place.mayDecide || thread.resolved || (thread.words === null && thread.suggestionId === null)) return null
	const readers = comment.forFile
		? `The counterparty sees this in the Word file${thread.suggestionId === null ? '' : ', if the suggestion is included'}.`
		: 'Only people with access to this document can see this.'
	return (
		<PageForm
			resource="comments/file"
			place={place}
			fragment={`c-${thread.id}`}
			about={{ comment: comment.id }}
			className="mt-1 flex flex-wrap items-center gap-x-2 text-muted print:hidden"
		>
			<span>{readers}</span>
			<Button name={choice} value={comment.forFile ? 'exclude' : 'include'} variant="quiet" size="small" className="-ml-3">
				{comment.forFile ? 'Keep internal' : 'Share with the counterparty'}
			</Button>
		</PageForm>
	)
}
