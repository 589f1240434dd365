import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { FoldedCommentForm } from './comment-form.tsx'
import { FileSwitch, isIncludedInFile } from './include-in-file.tsx'
import type { CardPlace } from '../forms/card-place.ts'
import { PageForm } from '../forms/page-form.tsx'
import { choice } from '../forms/resources.ts'
import type { ThreadComment, Thread } from './thread.ts'
import { shownDate } from '#app/ui/shown-date.ts'

/** The threads on a suggestion, and the form that begins another. */
export function RedliningThreads({
	threads,
	place,
	fragment,
	suggestionId,
}: {
	threads: readonly Thread[]
	place: CardPlace
	fragment: string
	suggestionId: string
}) {
	return (
		<div className="grid gap-3">
			{threads.map((thread) => (
				<ThreadCard key={thread.id} thread={thread} place={place} />
			))}
			{place.mayComment ? (
				<FoldedCommentForm
					summary="Comment"
					forKey
					place={place}
					fragment={fragment}
					about={{ suggestion: suggestionId }}
					label="Comment on this suggestion"
					className="print:hidden"
				/>
			) : null}
		</div>
	)
}

/** A comment with its replies. Resolved threads are folded. */
export function ThreadCard({ thread, place, showWords = false }: { thread: Thread; place: CardPlace; showWords?: boolean }) {
	const body = (
		<>
			{showWords && thread.words ? (
				<a
					href={`#p-${thread.words.paragraphId}`}
					className="mb-2 line-clamp-2 border-l-2 border-accent pl-2 font-serif text-muted no-underline hover:underline"
				>
					{thread.words.quote}
				</a>
			) : null}
			<CommentHeader comment={thread} goesOut={isIncludedInFile(thread)} />
			<FileSwitch comment={thread} thread={thread} place={place} />
			{thread.replies.map((reply) => (
				<div key={reply.id} className="mt-3 border-l-2 border-line pl-3">
					<CommentHeader comment={reply} goesOut={reply.forFile && isIncludedInFile(thread)} />
					{thread.forFile ? <FileSwitch comment={reply} thread={thread} place={place} /> : null}
				</div>
			))}
			{place.mayComment ? <ThreadActions thread={thread} place={place} /> : null}
		</>
	)
	return (
		<section
			id={`c-${thread.id}`}
			aria-label={`Comment by ${thread.author?.name ?? 'a former member'}`}
			className="scroll-m-4 rounded-lg border border-line bg-page p-3 text-sm target:border-accent"
		>
			{thread.resolved ? (
				<details>
					<summary className="text-muted">{`Resolved by ${thread.resolved.by?.name ?? 'a former member'}: ${thread.body.slice(0, 60)}`}</summary>
					<div className="mt-2">{body}</div>
				</details>
			) : (
				body
			)}
		</section>
	)
}

function CommentHeader({ comment, goesOut: isSent }: { comment: ThreadComment; goesOut: boolean }) {
	return (
		<>
			<p className="flex flex-wrap items-center gap-x-2 text-muted">
				<span className="font-semibold text-ink">{comment.author?.name ?? 'A former member'}</span>
				{shownDate(comment.createdAt)}
				{isSent ? <Badge tone="medium">Included in the file</Badge> : null}
			</p>
			<p className="mt-0.5 break-words whitespace-pre-line text-ink">
				{comment.mentions.length > 0 ? (
					<span className="font-semibold text-accent">{`${comment.mentions.map(({ name }) => `@${name}`).join(' ')} `}</span>
				) : null}
				{comment.body}
			</p>
		</>
	)
}

function ThreadActions({ thread, place }: { thread: Thread; place: CardPlace }) {
	return (
		<div className="mt-2 flex flex-wrap items-start gap-x-3 print:hidden">
			{thread.resolved ? null : (
				<FoldedCommentForm
					summary="Reply"
					place={place}
					fragment={`c-${thread.id}`}
					about={{ thread: thread.id }}
					label="Reply"
					className="min-w-0 flex-1"
				/>
			)}
			<PageForm resource="threads" place={place} fragment={`c-${thread.id}`} about={{ thread: thread.id }}>
				<Button name={choice} value={thread.resolved ? 'reopen' : 'resolve'} variant="quiet" size="small">
					{thread.resolved ? 'Reopen' : 'Resolve'}
				</Button>
			</PageForm>
		</div>
	)
}
