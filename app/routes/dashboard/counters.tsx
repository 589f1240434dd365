import { CircleHelp, FileCheck2, FileX2, TriangleAlert } from '#app/ui/icons.tsx'
import type { VaultStats } from '#app/domain/documents/vault.server.ts'

/** The four numbers at the head of the dashboard. */
export function Counters({ stats }: { stats: VaultStats }) {
	const counters = [
		{ label: 'Documents analyzed', value: stats.analyzed, icon: FileCheck2 },
		{ label: 'Issues detected', value: stats.issues, icon: TriangleAlert },
		{ label: 'Ambiguous clauses', value: stats.ambiguous, icon: CircleHelp },
		{ label: 'Missing provisions', value: stats.missing, icon: FileX2 },
	]
	return (
		<dl className="grid grid-cols-2 gap-4 xl:grid-cols-4">
			{counters.map((counter) => (
				<div key={counter.label} className="rounded-xl border border-line bg-surface p-4 sm:p-5">
					<dt className="flex items-center gap-2 text-sm text-muted">
						<counter.icon aria-hidden className="size-4 shrink-0" />
						{counter.label}
					</dt>
					<dd className="mt-2 text-3xl font-semibold tabular-nums">{counter.value}</dd>
				</div>
			))}
		</dl>
	)
}

/** Findings by kind, each with its share of the most frequent one. */
export function Findings({ stats }: { stats: VaultStats }) {
	const kinds = [
		{ label: 'Issues detected', value: stats.issues },
		{ label: 'Ambiguous clauses', value: stats.ambiguous },
		{ label: 'Missing provisions', value: stats.missing },
		{ label: 'Contradictory terms', value: stats.contradictory },
		{ label: 'Compliance issues', value: stats.compliance },
	]
	const most = Math.max(1, ...kinds.map(({ value }) => value))
	return (
		<dl className="grid gap-3">
			{kinds.map(({ label, value }) => (
				<div key={label} className="grid grid-cols-[1fr_auto] gap-y-1 text-sm">
					<dt>{label}</dt>
					<dd className="font-semibold tabular-nums">{value}</dd>
					<dd aria-hidden className="col-span-2 h-1.5 overflow-hidden rounded-full bg-raised">
						<div className="h-full rounded-full bg-accent" style={{ width: `${(100 * value) / most}%` }} />
					</dd>
				</div>
			))}
		</dl>
	)
}
