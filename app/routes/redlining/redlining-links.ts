import { href } from 'react-router'
import { readVersionNumber } from '#app/domain/documents/version-number.ts'
import { severities } from '#app/domain/review/report/severity-words.ts'
import type { Severity } from '#app/domain/review/report/report.ts'
import { suggestionStates, type Suggestion, type SuggestionState } from '#app/domain/suggestions/suggestion.ts'

/** The query of the redlining page. All of it is in the URL, so that it works without scripts. */
export interface RedliningQuery {
	/** The version is named only when it is not the newest. */
	version: number | null
	severity: Severity | null
	state: SuggestionState | null
	/** The number of the opened suggestion. */
	selected: number | null
	/** The id of the paragraph to write about. */
	write: string | null
	/** Whether counterparty changes are shown as changes. */
	theirs: boolean
}

/** Reads the query of a URL; invalid values are ignored. */
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

/** A query with its question mark; '' when it is empty. */
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

/** The changes between two versions of a document, as a Word file. */
export function compareLink(documentId: string, from: number, to: number): string {
	return `${href('/review/:documentId/compare', { documentId })}?from=${from}&to=${to}`
}

/** The suggestions that pass the filters of a query. */
export function filterSuggestions<Shown extends Pick<Suggestion, 'severity' | 'state'>>(
	suggestions: readonly Shown[],
	{ severity, state }: Pick<RedliningQuery, 'severity' | 'state'>,
): Shown[] {
	return suggestions.filter((each) => (severity === null || each.severity === severity) && (state === null || each.state === state))
}

function wholeNumber(value: string | null): number | null {
	return value !== null && /^[1-9]\d{0,8}$/.test(value) ? Number(value) : null
}
