import { href } from 'react-router'
import type { HelpKind } from '#app/domain/human-help/help-kinds.ts'

/** What help is asked about: a version, named only when it is not the newest, and a finding of its report. */
export interface HelpPlace {
	documentId: string
	version: number | null
	finding?: string | null
}

/** The page on which a founder chooses help by people. */
export function helpLink({ documentId, version, finding }: HelpPlace): string {
	return withQuery(href('/document-vault/:documentId/help', { documentId }), { version, finding })
}

/** The page on which one kind of help is ordered. */
export function orderHelpLink({ documentId, version, finding }: HelpPlace, kind: HelpKind): string {
	return withQuery(href('/document-vault/:documentId/help/order', { documentId }), { version, finding }, { kind })
}

function withQuery(path: string, { version, finding }: Omit<HelpPlace, 'documentId'>, more: Record<string, string> = {}): string {
	const query = new URLSearchParams(more)
	if (version !== null) query.set('version_number', String(version))
	if (finding) query.set('finding', finding)
	return query.size > 0 ? `${path}?${query}` : path
}
