import { data, type MiddlewareFunction, redirect, type RouterContextProvider } from 'react-router'
import { mfaSentences } from '#app/domain/identity/mfa/mfa-code.ts'
import { stepUp } from '#app/domain/identity/mfa/step-up.server.ts'
import { servicesContext } from '../context.ts'
import { isRead } from '../is-read.ts'
import { redirectWithToast } from '../toast.server.ts'
import { codeField, readRefusedForm, typedCode } from './refused-form.server.ts'
import { type AdminRefusal, refuseAdmin, refusedCode } from './require-admin.server.ts'
import { letThrough } from './require-administrator.ts'
import { requireSession } from './require-member.ts'
import { retryAfterHeader } from '../retry-after.ts'

/** Sent by scripts that ask for the code themselves and repeat the request; 'cancelled' when nobody typed one. */
const dialogHeader = 'X-MFA-Dialog'

/**
 * The guard of all pages below /admin: no loader or action of them runs before it. A form that comes after the step-up
 * ran out is not lost: the answer holds its fields, and sending them again with a code lets it through.
 */
export const guardAdmin: MiddlewareFunction<Response> = async ({ request, context }, next) => {
	let refusal = await refuseAdmin(context, request.headers)
	if (refusal?.reason === 'mfa' && !isRead(request.method)) {
		const form = await readRefusedForm(request.clone())
		if (form && typedCode(form.fields)) refusal = await openWith(context, typedCode(form.fields))
		if (refusal && form) refusal = { ...refusal, form: { ...form, fields: form.fields.filter(([name]) => name !== codeField) } }
	}
	if (refusal) return answerOf(refusal, request)
	letThrough(context)
	return next()
}

async function openWith(context: Readonly<RouterContextProvider>, code: string): Promise<AdminRefusal | null> {
	const { member, sessionId } = requireSession(context)
	return refusedCode(await stepUp(context.get(servicesContext), member, sessionId, code))
}

/**
 * A page becomes one with header and footer by `errorPages`. A refused navigation of React Router becomes a load of that
 * page; a refused form is answered in its way, so that the page that sent it shows what was entered.
 */
async function answerOf(refusal: AdminRefusal, request: Request): Promise<Response> {
	const dialog = request.headers.get(dialogHeader)
	const cancelled = dialog === 'cancelled'
	const headers = retryAfterHeader(refusal.retryAfter)
	const byRouter = new URL(request.url).pathname.endsWith('.data') && (dialog === null || cancelled)
	if (!byRouter) return Response.json(refusal, { status: refusal.status, headers })
	if (!isRead(request.method)) {
		const body = cancelled ? { ...refusal, message: mfaSentences.cancelled } : refusal
		throw data(body, { status: refusal.status, headers })
	}
	const page = pageOf(request.url)
	const answer = cancelled ? await redirectWithToast(page, { title: mfaSentences.cancelled }) : redirect(page)
	answer.headers.set('X-Remix-Reload-Document', 'true')
	return answer
}

/** The page whose data React Router asks for. */
function pageOf(requested: string): string {
	const { pathname, searchParams } = new URL(requested)
	searchParams.delete('_routes')
	const search = searchParams.size > 0 ? `?${searchParams}` : ''
	return `${pathname.replace(/(\/_)?\.data$/, '')}${search}`
}
