import { Link } from 'react-router'

interface ShownParagraph {
	id: string
	kind: string
	numbering: string | null
	text: string
}

/** The words of the ordered version, each paragraph with the way to change it. */
export function OrderedText({
	requestId,
	paragraphs,
	mayChange,
	asked,
}: {
	requestId: string
	paragraphs: readonly ShownParagraph[]
	mayChange: boolean
	asked: string | null
}) {
	return (
		<article aria-label="Document text" className="rounded-xl border border-line bg-surface p-5 leading-relaxed sm:p-8">
			{paragraphs
				.filter(({ text }) => text.trim() !== '')
				.map(({ id, kind, numbering, text }) => (
					<div
						key={id}
						id={id}
						className={`scroll-mt-24 gap-4 py-2 sm:flex sm:items-start sm:justify-between ${asked === id ? 'bg-accent-soft' : ''}`}
					>
						<p className={`min-w-0 break-words whitespace-pre-wrap ${kind === 'heading' ? 'font-semibold' : ''}`}>
							{numbering ? <span className="mr-2 text-muted">{numbering}</span> : null}
							{text}
						</p>
						{mayChange ? (
							<Link
								to={`/admin/requests/${requestId}/document?paragraph=${id}#suggest`}
								className="inline-flex min-h-6 shrink-0 items-center text-sm text-accent underline underline-offset-4"
							>
								Change<span className="sr-only">{`: ${text.slice(0, 60)}`}</span>
							</Link>
						) : null}
					</div>
				))}
		</article>
	)
}
