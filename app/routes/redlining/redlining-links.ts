import { href } from 'react-router'
import { readVersionNumber } from '#app/domain/documents/version-number.ts'
import { severities } from '#app/domain/review/report/report-words.ts'
import type { Severity } from '#app/domain/review/report/report.ts'
import { suggestionStates, type Suggestion, type SuggestionState } from '#app/domain/suggestions/suggestion.ts'

/** What the redlining page is asked to show. Everything stands in the address, so that it works without scripts. */
export interface RedliningQuery {
	/** A version of its own is named only when it is not the newest. */
	version: number | null
	severity: Severity | null
	state: SuggestionState | null
	/** The suggestion that is opened, by its number. */
	selected: number | null
	/** The paragraph that somebody wants to write about. */
	write: string | null
	/** Whether tracked changes that came with the file are shown as changes. */
	theirs: boolean
}

/** Reads what an address asks for; what makes no sense counts as not asked. */
export function readQuery(search: URLSearchParams): RedliningQuery {
	const write = search.get('write')
	return {
		version: readVersionNumber(search.get('version_number') ?? ''),
		severity: severities.find((severity) => severity === search.get('severity')) ?? null,
		state: suggestionStates.find((state) => state === search.get('state')) ?? null,
		selected: wholeNumber(search.get('s')),
		write: write !== null && /^[a-z]{1,2}-?\d{1,9}(-\d{1,9})?$/.test(write) ? write : null,
		theirs: search.get('theirs') === '1',
	}
}

/** The query of an ask, with its question mark; '' where nothing is asked. */
export function queryString({ version, severity, state, selected, write, theirs }: RedliningQuery): string {
	const query = new URLSearchParams()
	const values = { version_number: version, severity, state, theirs: theirs ? 1 : null, write, s: selected }
	for (const [name, value] of Object.entries(values)) if (value !== null) query.set(name, String(value))
	return query.size > 0 ? `?${query}` : ''
}

/** The redlining page of a document. */
export function redliningLink(documentId: string, ask: RedliningQuery, fragment?: string): string {
	return `${href('/review/:documentId', { documentId })}${queryString(ask)}${fragment ? `#${fragment}` : ''}`
}

/** What changed between two versions of a document, as a Word file. */
export function compareLink(documentId: string, from: number, to: number): string {
	return `${href('/review/:documentId/compare', { documentId })}?from=${from}&to=${to}`
}

/** The suggestions that an ask leaves over. */
export function filterSuggestions<Shown extends Pick<Suggestion, 'severity' | 'state'>>(
	suggestions: readonly Shown[],
	{ severity, state }: Pick<RedliningQuery, 'severity' | 'state'>,
): Shown[] {
	return suggestions.filter((each) => (severity === null || each.severity === severity) && (state === null || each.state === state))
}

function wholeNumber(value: string | null): number | null {
	return value !== null && /^[1-9]\d{0,8}$/.test(value) ? Number(value) : null
}
