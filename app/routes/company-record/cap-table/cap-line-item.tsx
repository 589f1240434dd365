import type { CapLine } from '#app/domain/company-record/cap-table/cap-lines.ts'
import { Badge } from '#app/ui/badge.tsx'
import { DocumentLink, WordsLink } from '../words-link.tsx'

const kinds: Record<CapLine['kind'], string> = {
	SAFE: 'SAFE',
	'Convertible Note': 'Convertible note',
	Stock: 'Stock',
	Pool: 'Equity plan',
}

/** A SAFE, note, stock paper or pool: its terms with their words, what it becomes, and the arithmetic. */
export function CapLineItem({ line }: { line: CapLine }) {
	const { kind, document, holder, terms, shares, percent, steps, warnings, confirmed, leftOut } = line
	return (
		<li className="grid gap-3 p-5">
			<div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1">
				<div className="grid min-w-0 gap-1">
					<h3 className="font-semibold break-words">{holder ?? kinds[kind]}</h3>
					<p className="flex flex-wrap items-center gap-2 text-sm">
						<Badge>{kinds[kind]}</Badge>
						{confirmed ? <Badge tone="good">Confirmed</Badge> : <Badge tone="medium">Not confirmed</Badge>}
						{leftOut ? <Badge tone="low">Not in the total</Badge> : null}
					</p>
				</div>
				{shares && !leftOut ? (
					<p className="text-right tabular-nums">
						<span className="block font-semibold">{`${BigInt(shares).toLocaleString('en-US')} shares`}</span>
						{percent ? <span className="text-sm text-muted">{percent}</span> : null}
					</p>
				) : null}
			</div>
			{warnings.map((warning) => (
				<p key={warning} className="rounded-lg bg-high-soft p-3 text-sm text-high">
					{`Check: ${warning}`}
				</p>
			))}
			{leftOut ? <p className="text-sm">{leftOut}</p> : null}
			{terms.length > 0 ? (
				<dl className="grid gap-2 text-sm sm:grid-cols-2">
					{terms.map((term) => (
						<div key={term.label} className="min-w-0">
							<dt className="text-muted">{term.label}</dt>
							<dd className="break-words">
								<span className="font-medium">{term.value}</span> <WordsLink words={term} />
							</dd>
						</div>
					))}
				</dl>
			) : null}
			{steps.length > 0 ? (
				<ol className="list-decimal pl-5 text-sm text-muted">
					{steps.map((step) => (
						<li key={step}>{step}</li>
					))}
				</ol>
			) : null}
			<p className="text-sm">
				<DocumentLink document={document} />
			</p>
		</li>
	)
}
