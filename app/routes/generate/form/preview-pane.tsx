import { useMemo } from 'react'
import { href, Link } from 'react-router'
import { ReadOnlyDocument } from '#app/components/document-view/document-view.tsx'
import type { DocumentView } from '#app/domain/word/page-view/view-document.ts'

interface Preview {
	/** The template whose document is shown, and all that there are. */
	document: string
	documents: readonly { id: string; name: string }[]
	view: DocumentView | null
	/** Where each question is, by its label. */
	questions: [string, string][]
}

/** The document with the answers so far. What is open stands in brackets and leads to its question. */
export function PreviewPane({ preview, draftId, step }: { preview: Preview; draftId: string; step: string }) {
	const questions = useMemo(() => new Map(preview.questions), [preview.questions])
	return (
		<section id="document" aria-labelledby="document-title" className="min-w-0 scroll-mt-24 xl:sticky xl:top-24">
			<div className="mb-2 flex flex-wrap items-baseline justify-between gap-2">
				<h2 id="document-title" className="text-heading font-semibold">
					The document so far
				</h2>
				<p className="text-sm text-muted">Marked words are open questions.</p>
			</div>
			{preview.documents.length > 1 ? (
				<nav aria-label="Documents of the packet" className="mb-3 flex flex-wrap gap-2">
					{preview.documents.map(({ id, name }) => (
						<Link
							key={id}
							to={`${href('/generate/drafts/:draftId', { draftId })}?step=${step}&document=${id}`}
							preventScrollReset
							aria-current={id === preview.document ? 'true' : undefined}
							className="rounded-full border border-line px-3 py-1 text-sm aria-[current]:border-accent aria-[current]:bg-accent-soft"
						>
							{name}
						</Link>
					))}
				</nav>
			) : null}
			{preview.view ? (
				<div
					// eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard (WCAG 2.1.1)
					tabIndex={0}
					role="group"
					aria-label="Text of the document"
					className="rounded-xl border border-line bg-surface p-5 font-serif leading-relaxed sm:p-8 xl:max-h-[calc(100vh-10rem)] xl:overflow-y-auto"
				>
					<ReadOnlyDocument view={preview.view} questions={questions} />
				</div>
			) : (
				<p className="rounded-xl border border-dashed border-line p-6 text-muted">
					The document can’t be shown right now. Your answers are kept; generating it is still possible.
				</p>
			)}
		</section>
	)
}
