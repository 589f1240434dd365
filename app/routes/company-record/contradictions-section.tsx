import { Link } from 'react-router'
import type { Contradiction, Side } from '#app/domain/company-record/contradictions/contradiction.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Nothing, Section } from './section.tsx'
import { DocumentLink, WordsLink } from './words-link.tsx'

/** Where documents and the profile say different things of the same matter. */
export function ContradictionsSection({ contradictions }: { contradictions: readonly Contradiction[] }) {
	return (
		<Section
			id="contradictions"
			title="Contradictions"
			about={
				'Your company’s name, state and share counts are compared with its profile, and documents with one another: vesting of the ' +
				'same shares, exclusive rights, assignment of a person’s work, and the governing law of amendments.'
			}
		>
			{contradictions.length === 0 ? (
				<Nothing>No contradictions found in these points. Nothing else is compared, so read the reports too.</Nothing>
			) : (
				<ul className="divide-y divide-line rounded-xl border border-line bg-surface">
					{contradictions.map(({ about, what, sides, advice }) => (
						<li key={what} className="grid gap-3 p-5">
							<div className="flex flex-wrap items-center gap-2">
								<Badge tone="high">{about}</Badge>
								{sides.some(({ confirmed }) => !confirmed) ? <Badge tone="medium">Rests on values not confirmed</Badge> : null}
							</div>
							<h3 className="font-semibold break-words">{what}</h3>
							<ul className="grid gap-3 sm:grid-cols-2">
								{sides.map((side, index) => (
									<SideItem key={index} side={side} />
								))}
							</ul>
							<p className="text-sm text-muted">{advice}</p>
						</li>
					))}
				</ul>
			)}
		</Section>
	)
}

function SideItem({ side: { from, document, version = null, quote = null, start = 0, end = 0, value } }: { side: Side }) {
	return (
		<li className="grid min-w-0 content-start gap-1 rounded-lg bg-raised p-3 text-sm">
			{document ? (
				<>
					<DocumentLink document={document} />
					{value === quote ? null : <span className="font-medium break-words">{value}</span>}
					<WordsLink words={{ document, version, quote, start, end }} />
				</>
			) : from === 'profile' ? (
				<>
					<Link to="/company-profile" className="text-accent underline underline-offset-4">
						Company profile
					</Link>
					<span className="font-medium break-words">{value}</span>
				</>
			) : null}
		</li>
	)
}
