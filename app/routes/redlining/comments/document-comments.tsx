import { authorLabel } from '#app/domain/counterparty/change-labels.ts'
import type { MarginComment } from '#app/domain/word/read/margin-comments.ts'
import type { CardPlace } from '../forms/card-place.ts'
import { ThreadCard } from './thread-cards.tsx'
import type { Thread } from './thread.ts'

/** The comments that came with the file, then the threads on words of the document. */
export function DocumentComments({
	fileComments,
	threads,
	place,
}: {
	fileComments: readonly MarginComment[]
	threads: readonly Thread[]
	place: CardPlace
}) {
	return (
		<>
			{fileComments.length > 0 ? <FileComments comments={fileComments} /> : null}
			{threads.length > 0 ? (
				<section aria-labelledby="comments-title" className="grid gap-3">
					<h2 id="comments-title" className="font-semibold">
						Comments on the document
					</h2>
					{threads.map((thread) => (
						<ThreadCard key={thread.id} thread={thread} place={place} showWords />
					))}
				</section>
			) : null}
		</>
	)
}

function FileComments({ comments }: { comments: readonly MarginComment[] }) {
	return (
		<details className="rounded-xl border border-line bg-surface p-4 text-sm print:break-inside-avoid">
			<summary className="font-semibold">
				{comments.length === 1 ? 'One comment came with the file' : `${comments.length} comments came with the file`}
			</summary>
			<ul className="mt-3 grid gap-3">
				{comments.map(({ author, text, paragraphId }, index) => (
					<li key={index} className="border-l-2 border-line pl-3">
						<p className="flex justify-between gap-2 text-muted">
							<span className="font-semibold text-ink">{authorLabel(author)}</span>
							{paragraphId ? (
								<a href={`#p-${paragraphId}`} className="text-accent underline underline-offset-4">
									Show
								</a>
							) : null}
						</p>
						<p className="break-words whitespace-pre-line">{text}</p>
					</li>
				))}
			</ul>
		</details>
	)
}
