import { Link } from 'react-router'
import { severities, severityLabels } from '#app/domain/review/report/severity-words.ts'
import { countStates, suggestionStates, type Suggestion } from '#app/domain/suggestions/suggestion.ts'
import { filterSuggestions, redliningLink, type RedliningQuery } from '../redlining-links.ts'
import { countLabel, stateFilterLabels } from '../labels.ts'

/** The progress of the decisions, and links that filter the suggestions. */
export function RedliningFilters({
	documentId,
	ask,
	suggestions,
}: {
	documentId: string
	ask: RedliningQuery
	suggestions: readonly Suggestion[]
}) {
	const counts = countStates(suggestions)
	const inForce = counts.accepted + counts.edited
	// What a state's link would show, with the selected severity.
	const ofRisk = filterSuggestions(suggestions, { severity: ask.severity, state: null })
	const ofState = countStates(ofRisk)
	const link = (changed: Partial<RedliningQuery>) => redliningLink(documentId, { ...ask, selected: null, write: null, ...changed })
	return (
		<div className="grid gap-3 print:hidden">
			<div>
				<p className="flex items-baseline justify-between gap-3">
					<span className="text-lg font-semibold" data-counter>
						{countLabel(counts.open, suggestions.length)}
					</span>
					<span className="text-sm text-muted">{inForce > 0 ? inFile(inForce) : 'Nothing accepted yet'}</span>
				</p>
				<div aria-hidden className="mt-1.5 flex h-1.5 overflow-hidden rounded-full bg-raised">
					<div className="bg-good" style={{ width: share(inForce, suggestions.length) }} />
					<div className="bg-control" style={{ width: share(suggestions.length - counts.open - inForce, suggestions.length) }} />
				</div>
			</div>
			<nav aria-label="Show suggestions by risk" className="flex flex-wrap gap-1.5">
				<Pill to={link({ severity: null })} current={ask.severity === null} label="All risks" />
				{severities.map((severity) => (
					<Pill key={severity} to={link({ severity })} current={ask.severity === severity} label={severityLabels[severity]} />
				))}
			</nav>
			<nav aria-label="Show suggestions by state" className="flex flex-wrap gap-1.5">
				<Pill to={link({ state: null })} current={ask.state === null} label={`All ${ofRisk.length}`} />
				{suggestionStates
					.filter((state) => ofState[state] > 0 || ask.state === state)
					.map((state) => (
						<Pill key={state} to={link({ state })} current={ask.state === state} label={`${stateFilterLabels[state]} ${ofState[state]}`} />
					))}
			</nav>
		</div>
	)
}

const inFile = (count: number) => (count === 1 ? '1 included in the file' : `${count} included in the file`)

const share = (part: number, whole: number) => `${whole === 0 ? 0 : (100 * part) / whole}%`

function Pill({ to, current, label }: { to: string; current: boolean; label: string }) {
	return (
		<Link
			to={to}
			preventScrollReset
			aria-current={current ? 'true' : undefined}
			className="flex min-h-8 items-center rounded-full border border-line px-3 text-sm font-medium text-ink no-underline hover:bg-raised pointer-coarse:min-h-11 aria-[current]:border-accent aria-[current]:bg-accent-soft aria-[current]:text-accent"
		>
			{label}
		</Link>
	)
}
