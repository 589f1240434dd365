import { data, type RouterContextProvider } from 'react-router'
import { allows, closedTo, type DocumentAccess, type DocumentChange } from '#app/domain/access/document-access.ts'
import type { Right } from '#app/domain/access/document-role.ts'
import { openDocument } from '#app/domain/access/open-document.server.ts'
import { keepLock } from '#app/domain/documents/locks/lock-document.server.ts'
import { personName } from '#app/domain/documents/sharing/person-name.ts'
import type { Member } from '#app/domain/identity/member.ts'
import { apiError, apiNotFound, requireApiMember } from './api/api-answer.ts'
import { servicesContext } from './context.ts'
import { isRead } from './is-read.ts'
import { refusals, type Refusal, refused, type RefusalCode } from './refusals.ts'
import { requireMember } from './session/require-member.ts'

interface Opening<Allowed extends Right> {
	may?: Allowed
	version?: number | null
	/** What the request changes; a read changes nothing. Left out: the text for requests that need the right to edit, else nothing. */
	changes?: DocumentChange
}

/**
 * The document of a page, opened for the signed-in member. Layouts and pages of one request share it, so access is
 * checked once.
 *
 * @throws 401 when nobody is signed in; 404 with the same words when it does not exist or the member has no access;
 *   403 when their role does not allow that; 423 when somebody else holds its lock; 409 when it is signed
 */
export async function openPageDocument<Allowed extends Right = 'read'>(
	context: Readonly<RouterContextProvider>,
	request: Request,
	documentId: string,
	{ may, version, changes }: Opening<Allowed> = {},
): Promise<DocumentAccess<Allowed>> {
	const access = await openOnce(context, request, requireMember(context), documentId, version)
	if (access === null) throw pageRefusal('gone')
	if (access === 'no_such_version') throw pageNoSuchVersion()
	if (access === 'forbidden' || !allows(access, may ?? ('read' as Allowed))) throw pageRefusal('forbidden')
	const closed = await closedToRequest(context, request, access, changes ?? usualChange(may))
	if (closed) throw data(closed.error, { status: closed.status })
	return access
}

/**
 * The document of an API call, opened for the calling member.
 *
 * @throws the 401, 404, 403, 423 or 409 answer
 */
export async function openApiDocument<Allowed extends Right = 'read'>(
	context: Readonly<RouterContextProvider>,
	request: Request,
	documentId: string,
	{ may, version, changes }: Opening<Allowed> = {},
): Promise<DocumentAccess<Allowed>> {
	const access = await openOnce(context, request, requireApiMember(context), documentId, version)
	if (access === null) throw apiNotFound()
	if (access === 'no_such_version') throw apiNoSuchVersion()
	if (access === 'forbidden' || !allows(access, may ?? ('read' as Allowed))) throw refused('forbidden')
	const closed = await closedToRequest(context, request, access, changes ?? usualChange(may))
	if (closed) throw apiError(closed.status, closed.code, closed.error)
	return access
}

/**
 * Why an open document can't be changed now, as pages and the API answer it; `null` when it can, and then the lock of
 * a holder who changes something stays in force.
 */
export async function closedToRequest(
	context: Readonly<RouterContextProvider>,
	{ method }: Request,
	access: DocumentAccess,
	changes: DocumentChange,
): Promise<({ code: 'locked' | 'signed' } & Refusal) | null> {
	if (isRead(method) || changes === 'nothing') return null
	const code = closedTo(access, changes)
	if (code === null) {
		await keepLock(context.get(servicesContext), access)
		return null
	}
	const { lock } = access
	const holder = code === 'locked' && lock ? personName(lock.holder) : null
	const error = holder
		? `${holder} has locked this document. Try again when they are done, or ask them to unlock it.`
		: refusals[code].error
	return { code, ...refusals[code], error }
}

function usualChange(may: Right | undefined): DocumentChange {
	return may === 'edit' ? 'text' : 'nothing'
}

/** The error of a page when an open document has no version of that number. */
export function pageNoSuchVersion() {
	return pageRefusal('no_such_version')
}

/** The same error of the API. */
export function apiNoSuchVersion(): Response {
	return refused('no_such_version')
}

function pageRefusal(code: RefusalCode) {
	const { status, error } = refusals[code]
	return data(error, { status })
}

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
