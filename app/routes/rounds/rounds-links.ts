import { href } from 'react-router'
import { redliningPageLink } from '#app/components/report/report-links.ts'

/** The rounds of a document. */
export function roundsLink(documentId: string): string {
	return href('/review/:documentId/rounds', { documentId })
}

/** The page that asks whether an upload is the file that came back. */
export function confirmUploadLink(documentId: string, held: string): string {
	return `${roundsLink(documentId)}?held=${held}`
}

/** One round, opened at a point of it. */
export function roundLink(documentId: string, number: number, fragment?: string): string {
	return `${href('/review/:documentId/rounds/:number', { documentId, number: String(number) })}${fragment ? `#${fragment}` : ''}`
}

/** The page of a version, opened at a paragraph if one is named. */
export function versionLink(documentId: string, version: number, paragraphId?: string | null): string {
	return redliningPageLink({ documentId, version }, paragraphId ? `p-${paragraphId}` : undefined)
}

/** The page to decide about counterparty changes of a version. */
export function counterpartyChangesLink(documentId: string, version: number): string {
	return redliningPageLink({ documentId, version }, 'counterparty-changes')
}

/** The fragment of a point of a round: a suggestion's id, or the key of an edit. */
export function pointAnchor(subject: string): string {
	return `point-${subject}`
}
