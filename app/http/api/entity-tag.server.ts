import { createHash } from 'node:crypto'
import { zipMediaType } from '../files/zip-answer.ts'
import type { Operation } from './operation.ts'
import { apiError } from './api-answer.ts'

/**
 * A program may keep what it fetched and asks each time whether it is still right; nobody between may. Browsers, which
 * send a cookie, keep nothing: the next person at the same computer could see it.
 */
const checkedEachTime = 'private, no-cache'

/** The ETag of an answer whose content is known by a hash or version of its own. */
export function entityTag(version: string): string {
	return `"${version}"`
}

/**
 * A GET's answer with its ETag, or 304 without content when the caller has it already (RFC 9110, sections 8.8.3 and
 * 13.1.2). The tag is the one that the answer came with, else the SHA-256 of its bytes; content that is streamed must
 * come with one. Errors, answers with secrets and ZIP files that are made while they are sent have none.
 */
export async function withEntityTag(request: Request, operation: Pick<Operation, 'secret'>, answer: Response): Promise<Response> {
	if (answer.status !== 200 || operation.secret) return answer
	const tagged = await tagOf(answer)
	if (!tagged) return answer
	const headers = new Headers(answer.headers)
	headers.set('ETag', tagged.tag)
	if (request.headers.has('Authorization')) headers.set('Cache-Control', checkedEachTime)
	if (!listed(request.headers.get('If-None-Match'), tagged.tag)) return new Response(tagged.body, { status: 200, headers })
	await answer.body?.cancel().catch(() => undefined)
	for (const name of [...headers.keys()].filter((name) => name.startsWith('content-'))) headers.delete(name)
	return new Response(null, { status: 304, headers })
}

/**
 * Whether the state that a PUT replaces is the one that its caller has read: the answer of a GET of the same URL has one
 * of the tags in If-Match.
 *
 * @param current the answer of the GET as it is now
 * @returns `null` when it is; the GET's error, or 412
 */
export async function refuseStale(request: Request, current: Response): Promise<Response | null> {
	if (current.status !== 200) return current
	const tagged = await tagOf(current)
	return tagged && listed(request.headers.get('If-Match'), tagged.tag, 'strong') ? null : preconditionFailed()
}

/** The 412 for an If-Match that is out of date. */
export function preconditionFailed(): Response {
	return apiError(412, 'precondition_failed', 'This was changed since you read it. Read it again and repeat the change.')
}

async function tagOf(answer: Response): Promise<{ tag: string; body: BodyInit | null } | null> {
	const own = answer.headers.get('ETag')
	if (own) return { tag: own, body: answer.body }
	if (answer.headers.get('Content-Type') === zipMediaType) return null
	const bytes = new Uint8Array(await answer.arrayBuffer())
	return { tag: entityTag(createHash('sha256').update(bytes).digest('base64url')), body: bytes }
}

/** Whether a header of entity tags lists one; `*` lists every. If-None-Match ignores the mark of weak tags, If-Match takes none. */
function listed(header: string | null, tag: string, comparison: 'weak' | 'strong' = 'weak'): boolean {
	if (header === null) return false
	const tags = header.split(',').map((each) => each.trim())
	return tags.some((each) => each === '*' || (comparison === 'weak' ? each.replace(/^W\//, '') : each) === tag)
}
