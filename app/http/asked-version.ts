import { findSharedDocument } from '#app/domain/documents/document-access.server.ts'
import { readVersionNumber } from '#app/domain/documents/version-number.ts'
import type { Member } from '#app/domain/identity/member.ts'
import { apiError, apiNotFound } from '#app/http/api-answer.ts'
import type { Services } from '#app/infrastructure/services.ts'

/** The version that a call's query names as `version_number`: `undefined` for none, `null` for one that can't be. */
export function askedVersion(request: Request, name = 'version_number'): number | null | undefined {
	const asked = new URL(request.url).searchParams.get(name) ?? ''
	return asked === '' ? undefined : readVersionNumber(asked)
}

/** 404 where a call found nothing: that the version is not there is told only to those the document is for. */
export async function versionNotFound(
	services: Pick<Services, 'db'>,
	member: Member,
	documentId: string,
	sentence = 'This document has no such version.',
): Promise<Response> {
	return (await findSharedDocument(services, member, documentId)) ? apiError(404, 'not_found', sentence) : apiNotFound()
}
