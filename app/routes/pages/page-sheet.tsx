import { href, Link } from 'react-router'
import { findingAnchor, markId, reportLink, type ReportPlace } from '#app/components/report/report-links.ts'
import { severityLabels } from '#app/domain/review/report/severity-words.ts'
import { Badge } from '#app/ui/badge.tsx'
import type { PageLine, PageMark, PageStretch } from './page-marks.ts'

interface PageSheetProps {
	page: { page: number; width: number; height: number; lines: PageLine[]; marks: PageMark[] }
	place: ReportPlace
	versionNumber: number
	shown: { total: number; notRead: number[]; reviewed: boolean; marked: string | null }
}

/** One page: its picture, the words over it to be selected, the words of red flags marked, and the red flags beside it. */
export function PageSheet({ page: { page, width, height, lines, marks }, place, versionNumber, shown }: PageSheetProps) {
	const label = `Page ${page} of ${shown.total}`
	const picture = `${href('/document-vault/:documentId/pages/:page', { documentId: place.documentId, page: String(page) })}?version_number=${versionNumber}`
	const firstMarked = marks.findIndex(({ finding }) => finding.id === shown.marked)
	return (
		<li id={`page-${page}`} className="grid scroll-mt-24 items-start gap-x-6 gap-y-3 lg:grid-cols-[minmax(0,51rem)_minmax(14rem,1fr)]">
			<figure className="min-w-0">
				{/* The paper is white in the dark too. */}
				<div className="relative overflow-hidden rounded-sm border border-line bg-[#fff]">
					<img
						src={picture}
						alt={label}
						width={Math.round(width)}
						height={Math.round(height)}
						loading="lazy"
						decoding="async"
						className="block h-auto w-full"
					/>
					<svg
						viewBox={`0 0 ${width} ${height}`}
						role="group"
						aria-label={`Words of page ${page}`}
						className="absolute inset-x-0 top-0 h-auto w-full"
					>
						{marks.map(({ finding, stretches, pin }, index) => (
							<g
								key={finding.id}
								id={index === firstMarked ? markId : undefined}
								aria-hidden
								className={`scroll-mt-40 ${finding.id === shown.marked ? markedFills[finding.severity] : fills[finding.severity]}`}
							>
								{stretches.map((stretch) => (
									<MarkedStretch key={`${stretch.x} ${stretch.y}`} stretch={stretch} />
								))}
								<circle cx={pin.x} cy={pin.y} r={8} className={pinFills[finding.severity]} />
								<text x={pin.x} y={pin.y + 3} textAnchor="middle" fontSize={9} className="fill-[#fff] font-semibold select-none">
									{finding.number}
								</text>
							</g>
						))}
						{lines.map((line, index) => (
							<text
								key={index}
								x={line.x}
								y={line.y}
								fontSize={line.size}
								textLength={line.width || undefined}
								lengthAdjust="spacingAndGlyphs"
								transform={turn(line)}
								className="cursor-text fill-transparent select-text"
							>
								{line.text}
							</text>
						))}
					</svg>
				</div>
				<figcaption className="mt-2 flex flex-wrap justify-between gap-x-4 text-sm text-muted">
					<span>
						{shown.notRead.includes(page)
							? `${label}. Its words could not be read${shown.reviewed ? ' and were not reviewed' : ''}.`
							: label}
					</span>
					<a href={picture} className="inline-flex min-h-6 items-center underline underline-offset-4 print:hidden">
						Enlarge<span className="sr-only">{` page ${page}`}</span>
					</a>
				</figcaption>
			</figure>
			{marks.length > 0 ? (
				<ol aria-label={`Red flags on page ${page}`} className="space-y-2 lg:sticky lg:top-24">
					{marks.map(({ finding }) => (
						<li key={finding.id} className={finding.id === shown.marked ? 'rounded-lg ring-2 ring-accent' : undefined}>
							<Link
								to={reportLink(place, { fragment: findingAnchor(finding.id) })}
								className="block rounded-lg border border-line bg-surface p-3 text-sm text-ink no-underline hover:bg-raised"
							>
								<span className="flex flex-wrap items-center gap-2">
									<span className="font-semibold">{finding.number}</span>
									<Badge tone={finding.severity}>{severityLabels[finding.severity]}</Badge>
								</span>
								<span className="mt-1.5 block">{finding.says}</span>
							</Link>
						</li>
					))}
				</ol>
			) : null}
		</li>
	)
}

// The light colors of the severities, by themselves: the paper stays white in the dark.
const fills = { high: 'fill-[#a8231b]/20', medium: 'fill-[#855000]/20', low: 'fill-[#3c5675]/20' }
const markedFills = { high: 'fill-[#a8231b]/40', medium: 'fill-[#855000]/40', low: 'fill-[#3c5675]/40' }

const pinFills = { high: 'fill-[#a8231b]', medium: 'fill-[#855000]', low: 'fill-[#3c5675]' }

function MarkedStretch({ stretch }: { stretch: PageStretch }) {
	const { x, y, width, size } = stretch
	return <rect x={x - 1} y={y - 0.9 * size} width={width + 2} height={1.2 * size} rx={2} transform={turn(stretch)} />
}

function turn({ x, y, angle }: PageStretch): string | undefined {
	return angle === 0 ? undefined : `rotate(${angle} ${x} ${y})`
}
