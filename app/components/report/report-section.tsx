import { Suspense, type ReactNode } from 'react'
import { Await } from 'react-router'

/** A part of a report: present, not written yet (`null`), or a promise in the stream of the page. */
export type Arriving<Value> = Value | null | Promise<Value | null>

/**
 * Shows one section as soon as it is written, and a placeholder of the same height until then, so that nothing jumps
 * while somebody reads.
 */
export function ReportSection<Value>({
	id,
	title,
	value,
	lines,
	children,
}: {
	id: string
	title: string
	value: Arriving<Value>
	lines: number
	children: (value: Value) => ReactNode
}) {
	const placeholder = <Placeholder lines={lines} title={title} />
	const show = (ready: Value | null) => (ready === null ? placeholder : children(ready))
	return (
		<section aria-labelledby={`${id}-title`} id={id} className="scroll-mt-24 print:break-inside-auto">
			<h2 id={`${id}-title`} className="mb-4 text-xl font-semibold text-ink">
				{title}
			</h2>
			{value instanceof Promise ? (
				<Suspense fallback={placeholder}>
					<Await resolve={value}>{show}</Await>
				</Suspense>
			) : (
				show(value)
			)}
		</section>
	)
}

function Placeholder({ lines, title }: { lines: number; title: string }) {
	return (
		<div className="space-y-3 rounded-xl border border-line bg-surface p-6" aria-busy="true">
			<p className="text-sm text-muted">{`${title}: in progress …`}</p>
			{Array.from({ length: lines }, (_, line) => (
				<div key={line} aria-hidden className="h-4 rounded bg-raised motion-safe:animate-pulse" />
			))}
		</div>
	)
}
