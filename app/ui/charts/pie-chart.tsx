import { drawSlices, type Slice } from './pie-slices.ts'

const colours = 8

function colour(index: number): string {
	return `var(--color-chart-${(index % colours) + 1})`
}

/** A pie of counts, with a legend for everybody and a table for screen readers. */
export function PieChart({ slices, title = 'Shares' }: { slices: readonly Slice[]; title?: string }) {
	const drawn = drawSlices(slices)
	return (
		<div className="flex flex-wrap items-center gap-x-8 gap-y-6">
			<svg viewBox="-1.02 -1.02 2.04 2.04" className="size-44 shrink-0" aria-hidden>
				{drawn.map((slice, index) => (
					<path
						key={slice.label}
						d={slice.path}
						fill={colour(index)}
						stroke="var(--color-surface)"
						strokeWidth={drawn.length > 1 ? 0.03 : 0}
					/>
				))}
				{drawn.map((slice) =>
					slice.labelAt ? (
						<text
							key={slice.label}
							x={slice.labelAt.x}
							y={slice.labelAt.y}
							textAnchor="middle"
							dominantBaseline="central"
							fontSize="0.17"
							fontWeight="600"
							fill="var(--color-on-chart)"
						>
							{Math.round(slice.share * 100)} %
						</text>
					) : null,
				)}
			</svg>
			<ul className="grid gap-2 text-sm" aria-hidden>
				{drawn.map((slice, index) => (
					<li key={slice.label} className="flex items-center gap-2.5">
						<span className="size-3 shrink-0 rounded-xs" style={{ background: colour(index) }} />
						{slice.label} <span className="text-muted tabular-nums">{slice.value}</span>
					</li>
				))}
			</ul>
			<table className="sr-only">
				<caption>{title}</caption>
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
