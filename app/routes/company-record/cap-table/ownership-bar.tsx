import type { OwnedPart } from '#app/domain/company-record/cap-table/cap-table.ts'

const colours = 8
const width = 10_000

/** Who owns what, as a bar; the list below it says the same in words. */
export function OwnershipBar({ parts }: { parts: readonly OwnedPart[] }) {
	const drawn = parts.map((part, index) => ({
		...part,
		from: parts.slice(0, index).reduce((sum, { size }) => sum + size, 0),
		colour: `var(--color-chart-${(index % colours) + 1})`,
	}))
	return (
		<div className="grid gap-3">
			<svg viewBox={`0 0 ${width} 100`} preserveAspectRatio="none" className="h-8 w-full rounded-lg" aria-hidden>
				{drawn.map(({ size, from, colour }) => (
					<rect key={from} x={from} y={0} width={size} height={100} fill={colour} stroke="var(--color-surface)" strokeWidth={20} />
				))}
			</svg>
			<ul className="flex flex-wrap gap-x-6 gap-y-2 text-sm">
				{drawn.map(({ label, percent, from, colour }) => (
					<li key={from} className="flex min-w-0 items-center gap-2">
						<svg viewBox="0 0 12 12" className="size-3 shrink-0" aria-hidden>
							<rect width={12} height={12} rx={2} fill={colour} />
						</svg>
						<span className="min-w-0 break-words">{label}</span>
						<span className="text-muted tabular-nums">{percent}</span>
					</li>
				))}
			</ul>
		</div>
	)
}
