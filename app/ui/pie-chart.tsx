import { drawSlices, type Slice } from './pie-slices.ts'

/** Told apart in both themes and by most colour-blind eyes; the legend says the words. */
const colours = ['#2f6fc4', '#d98a1f', '#2e9c73', '#b5518f', '#7a6fd0', '#c8553d', '#4f97a3', '#8a8f3c']

/** A pie of counts, with a legend for everybody and a table for screen readers. */
export function PieChart({ slices, title }: { slices: readonly Slice[]; title?: string }) {
	const drawn = drawSlices(slices)
	return (
		<div className="flex flex-wrap items-center gap-6">
			<svg viewBox="-1.02 -1.02 2.04 2.04" className="size-44 shrink-0" aria-hidden>
				{drawn.map((slice, index) => (
					<path key={slice.label} d={slice.path} fill={colours[index % colours.length]} stroke="var(--color-surface)" strokeWidth={drawn.length > 1 ? 0.02 : 0} />
				))}
				{drawn.map((slice) =>
					slice.labelAt ? (
						<text key={slice.label} x={slice.labelAt.x} y={slice.labelAt.y} textAnchor="middle" dominantBaseline="central" fontSize="0.17" fontWeight="600" fill="#ffffff" stroke="#00000055" strokeWidth="0.012" paintOrder="stroke">
							{Math.round(slice.share * 100)} %
						</text>
					) : null,
				)}
			</svg>
			<ul className="grid gap-1.5 text-sm" aria-hidden>
				{drawn.map((slice, index) => (
					<li key={slice.label} className="flex items-center gap-2">
						<span className="size-3 shrink-0 rounded-sm" style={{ background: colours[index % colours.length] }} />
						{slice.label} <span className="text-muted">{slice.value}</span>
					</li>
				))}
			</ul>
			<table className="sr-only">
				<caption>{title ?? 'Shares'}</caption>
				<thead>
					<tr>
						<th scope="col">Name</th>
						<th scope="col">Number</th>
						<th scope="col">Share</th>
					</tr>
				</thead>
				<tbody>
					{drawn.map((slice) => (
						<tr key={slice.label}>
							<th scope="row">{slice.label}</th>
							<td>{slice.value}</td>
							<td>{Math.round(slice.share * 100)} %</td>
						</tr>
					))}
				</tbody>
			</table>
		</div>
	)
}
