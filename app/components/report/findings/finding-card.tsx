import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Finding } from '#app/domain/review/report/report.ts'
import { decidedBy, kindLabels, lessSure, quoted } from '#app/domain/review/report/report-words.ts'
import { severityLabels } from '#app/domain/review/report/severity-words.ts'
import { Badge } from '#app/ui/badge.tsx'
import { CopyButton } from '#app/ui/copy-button.tsx'
import type { FindingGlosses } from './finding-glosses.ts'
import { Glossed } from './glossed.tsx'
import { helpLink } from '#app/components/human-help/help-links.ts'
import { findingAnchor, findingLink, type ReportPlace } from '../report-links.ts'

const edges = { high: 'border-l-high', medium: 'border-l-medium', low: 'border-l-low' } as const

/** One finding in full: what it is, why it matters, what is usual, what to ask for, who decides. */
export function FindingCard({
	finding,
	glosses = {},
	clauseTitle,
	place,
}: {
	finding: Finding
	glosses?: FindingGlosses
	clauseTitle: string | null
	place: ReportPlace
}) {
	const where = [clauseTitle, finding.page === null ? null : `page ${finding.page}`].filter(Boolean).join(', ')
	const anchor = findingAnchor(finding.id)
	return (
		<article
			id={anchor}
			tabIndex={-1}
			aria-labelledby={`${anchor}-says`}
			className={`scroll-mt-24 rounded-xl border border-l-4 border-line bg-surface p-5 sm:p-6 ${edges[finding.severity]}`}
		>
			<p className="flex flex-wrap items-center gap-2 text-sm text-muted">
				<Badge tone={finding.severity}>{severityLabels[finding.severity]}</Badge>
				<Badge tone="neutral">{kindLabels[finding.kind]}</Badge>
				{finding.origin === 'model' ? <Badge tone="info">Added by the language model</Badge> : null}
				{lessSure(finding) ? <Badge tone="neutral">{lessSure(finding)}</Badge> : null}
				{where ? <span>{where}</span> : null}
			</p>
			<h4 id={`${anchor}-says`} className="mt-3 text-lg font-semibold text-ink">
				{finding.says}
			</h4>
			{finding.quote === null ? (
				<p className="mt-3 text-sm text-muted">The document does not say this.</p>
			) : (
				<blockquote className="mt-3 border-l-2 border-line pl-4">
					<p className="line-clamp-6 break-words whitespace-pre-line text-muted print:line-clamp-none">{quoted(finding.quote)}</p>
					<Link
						to={findingLink(place, finding.id)}
						className="mt-1 inline-block py-1 text-sm font-medium text-accent underline underline-offset-4 print:hidden"
					>
						View in the document
					</Link>
				</blockquote>
			)}
			<dl className="mt-4 grid gap-4 text-ink">
				<Point title="Why it matters">
					<Glossed text={finding.why} terms={glosses.why} />
				</Point>
				{finding.market ? (
					<Point title="What is usual">
						<Glossed text={finding.market} terms={glosses.market} />
					</Point>
				) : null}
				<Point title="What to ask for" action={<CopyButton text={finding.ask} label="Copy" />}>
					<Glossed text={finding.ask} terms={glosses.ask} />
				</Point>
				{finding.fallback ? (
					<Point title="If they say no">
						<Glossed text={finding.fallback} terms={glosses.fallback} />
					</Point>
				) : null}
				<Wording title="Wording to put in its place" text={finding.replacement} />
				<Wording title="Wording to propose" text={finding.proposal ?? null} />
				<Point title="Who decides">{decidedBy[finding.decide_by]}</Point>
				{finding.comment ? <Point title="Added by the language model">{finding.comment}</Point> : null}
			</dl>
			{place.mayAskExpert ? (
				<p className="mt-4 print:hidden">
					<Link
						to={helpLink({ ...place, finding: finding.id })}
						className="inline-block py-1 text-sm font-medium text-accent underline underline-offset-4"
					>
						Ask an expert<span className="sr-only">{` about: ${finding.says}`}</span>
					</Link>
				</p>
			) : null}
		</article>
	)
}

/** Wording to copy: it replaces the quoted words, or is only proposed because no place for it is certain. */
function Wording({ title, text }: { title: string; text: string | null }) {
	return text ? (
		<Point title={title} action={<CopyButton text={text} label="Copy" />}>
			<span className="block rounded-lg bg-raised p-3 whitespace-pre-line">{text}</span>
		</Point>
	) : null
}

function Point({ title, action, children }: { title: string; action?: ReactNode; children: ReactNode }) {
	return (
		<div>
			<dt className="flex min-h-8 items-center justify-between gap-3 text-sm font-medium text-muted">
				{title}
				{action}
			</dt>
			<dd className="break-words">{children}</dd>
		</div>
	)
}
