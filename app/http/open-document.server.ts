import { data, type RouterContextProvider } from 'react-router'
import { allows, type DocumentAccess } from '#app/domain/access/document-access.ts'
import type { Right } from '#app/domain/access/document-role.ts'
import { openDocument } from '#app/domain/access/open-document.server.ts'
import type { Member } from '#app/domain/identity/member.ts'
import { apiError, apiNotFound, requireApiMember } from './api/api-answer.ts'
import { servicesContext } from './context.ts'
import { requireMember } from './session/require-member.ts'

interface Opening<Allowed extends Right> {
	may?: Allowed
	version?: number | null
}

/**
 * The document of a page, opened for the signed-in member. Layouts and pages of one request share it, so access is
 * checked once.
 *
 * @throws 401 when nobody is signed in; 404 with the same words when it does not exist or the member has no access;
 *   403 when their role
 * does not allow that
 */
export async function openPageDocument<Allowed extends Right = 'read'>(
	context: Readonly<RouterContextProvider>,
	request: Request,
	documentId: string,
	{ may, version }: Opening<Allowed> = {},
): Promise<DocumentAccess<Allowed>> {
	const access = await openOnce(context, request, requireMember(context), documentId, version)
	if (access === null) throw data(sentences.noDocument, { status: 404 })
	if (access === 'no_such_version') throw pageNoSuchVersion()
	if (access === 'forbidden' || !allows(access, may ?? ('read' as Allowed))) throw data(sentences.forbidden, { status: 403 })
	return access
}

/**
 * The document of an API call, opened for the calling member.
 *
 * @throws the 401, 404 or 403 answer
 */
export async function openApiDocument<Allowed extends Right = 'read'>(
	context: Readonly<RouterContextProvider>,
	request: Request,
	documentId: string,
	{ may, version }: Opening<Allowed> = {},
): Promise<DocumentAccess<Allowed>> {
	const access = await openOnce(context, request, requireApiMember(context), documentId, version)
	if (access === null) throw apiNotFound()
	if (access === 'no_such_version') throw apiNoSuchVersion()
	if (access === 'forbidden' || !allows(access, may ?? ('read' as Allowed))) throw apiError(403, 'forbidden', sentences.forbidden)
	return access
}

/** The error of a page when an open document has no version of that number. */
export function pageNoSuchVersion() {
	return data(sentences.noVersion, { status: 404 })
}

/** The same error of the API. */
export function apiNoSuchVersion(): Response {
	return apiError(404, 'no_such_version', sentences.noVersion)
}

const sentences = {
	noDocument: 'This document does not exist or you don’t have access to it.',
	noVersion: 'This document has no such version.',
	forbidden: 'Your role in this document does not allow this.',
} as const

type Opened = ReturnType<typeof openDocument>

const openedIn = new WeakMap<Readonly<RouterContextProvider>, Map<string, Opened>>()

function openOnce(
	context: Readonly<RouterContextProvider>,
	{ method }: Request,
	member: Member,
	documentId: string,
	version: number | null | undefined,
): Opened {
	const open = () => openDocument(context.get(servicesContext), member, documentId, { version })
	// An action changes what the page after it shows, so only reads share an open document.
	if (method !== 'GET' && method !== 'HEAD') return open()
	const opened = openedIn.get(context) ?? new Map<string, Opened>()
	openedIn.set(context, opened)
	const key = `${documentId} ${version}`
	const found = opened.get(key) ?? open()
	opened.set(key, found)
	return found
}
