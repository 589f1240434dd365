import { Link } from 'react-router'
import type { CapTable } from '#app/domain/company-record/cap-table/cap-table.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Nothing, Section } from '../section.tsx'
import { CapLineItem } from './cap-line-item.tsx'
import { OwnershipBar } from './ownership-bar.tsx'

/** What the SAFEs, notes and stock papers add up to, with the arithmetic and who owns what then. */
export function CapTableSection({ table }: { table: CapTable }) {
	const { issued, stock, pool, convertibles, total, refused, notes, parts } = table
	const lines = [...stock, ...(pool ? [pool] : []), ...convertibles]
	const leftOut = convertibles.filter((line) => line.leftOut !== null).length
	return (
		<Section
			id="cap-table"
			title="Cap table"
			about="What your signed SAFEs, notes and stock papers add up to. Values are confirmed or corrected in the record of each document."
		>
			<div className="grid gap-4">
				{refused ? (
					<Alert tone="warning">
						{refused}{' '}
						<Link to="/company-profile" className="font-medium text-accent underline underline-offset-4">
							Open the company profile
						</Link>
					</Alert>
				) : null}
				{total && lines.length > 0 ? (
					<div className="grid gap-5 rounded-xl border border-line bg-surface p-5">
						<div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
							<p className="text-2xl font-semibold tabular-nums">{`${digits(total.shares)} shares`}</p>
							<p className="text-muted">{`existing holders keep ${total.existingPercent}${leftOut > 0 ? `, before the ${leftOut} left out` : ''}`}</p>
							{total.confirmed ? <Badge tone="good">Confirmed</Badge> : <Badge tone="medium">Rests on values not confirmed</Badge>}
						</div>
						<OwnershipBar parts={parts} />
						<div className="text-sm">
							<h3 className="mb-1 font-semibold">How it is computed</h3>
							<ol className="list-decimal pl-5">
								<li>{`Issued shares of the company profile: ${digits(issued!)}`}</li>
								{pool ? <li>{`Shares reserved under the equity plan: ${digits(pool.shares!)}`}</li> : null}
								{total.steps.map((step) => (
									<li key={step}>{step}</li>
								))}
							</ol>
							<ul className="mt-2 grid gap-1 text-muted">
								{leftOut > 0 ? (
									<li>
										{leftOut === 1 ? 'One SAFE or note is left out, see below.' : `${leftOut} SAFEs and notes are left out, see below.`}
									</li>
								) : null}
								{notes.map((note) => (
									<li key={note}>{note}</li>
								))}
							</ul>
						</div>
					</div>
				) : null}
				{lines.length > 0 ? (
					<ul className="divide-y divide-line rounded-xl border border-line bg-surface">
						{lines.map((line) => (
							<CapLineItem key={line.document.id} line={line} />
						))}
					</ul>
				) : (
					<Nothing>
						No SAFE, convertible note or stock paper of your company was read. Upload them: each line then shows its words and its part.
					</Nothing>
				)}
			</div>
		</Section>
	)
}

function digits(shares: string): string {
	return BigInt(shares).toLocaleString('en-US')
}
