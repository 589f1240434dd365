import { href, redirect, type RouterContextProvider } from 'react-router'
import { heldLifetime } from '#app/domain/documents/held-upload.server.ts'
import { choicesOf, UploadMetadata } from '#app/domain/documents/upload-metadata.ts'
import { refusal, type Refusal } from '#app/domain/documents/upload-refusal.ts'
import { servicesContext } from '#app/http/context.ts'
import { heldUploadCookie } from '#app/http/files/held-upload-cookie.server.ts'
import { takeUpload, type UploadRequest } from '#app/http/files/take-upload.server.ts'
import { inSeconds } from '#app/units.ts'
import { redirectWithToast } from '#app/http/toast.server.ts'
import { retryAfterHeader } from '#app/http/retry-after.ts'
import { formProblem } from '#app/http/refusals.ts'

/** Which page an upload form is on. */
export type FormPlace = 'landing' | 'dashboard'

/** The answer to an upload form: a redirect, or what to correct. */
export type UploadAnswer =
	{ outcome: 'go'; redirect: Response } | { outcome: 'refused'; refusal: Refusal; chosen: Record<string, string>; headers: HeadersInit }

/** Receives the upload of a form and redirects to its report, to the sign-in that comes before it, or back to the form. */
export async function answerUpload(context: Readonly<RouterContextProvider>, request: Request, place: FormPlace): Promise<UploadAnswer> {
	const taken = await takeUpload(context, request, place, (fields, { fileName }) => readForm(fields, fileName, place))
	switch (taken.outcome) {
		case 'added': {
			const report = href('/document-vault/:documentId/report', { documentId: taken.documentId })
			return { outcome: 'go', redirect: await redirectWithToast(report, { title: 'Document uploaded successfully' }) }
		}
		case 'held': {
			const cookie = await heldUploadCookie(taken.token, inSeconds(heldLifetime), context.get(servicesContext).env.appUrl)
			return {
				outcome: 'go',
				redirect: redirect(`${href('/login')}?${new URLSearchParams({ returnTo: href('/uploads/resume') })}`, {
					headers: { 'Set-Cookie': cookie },
				}),
			}
		}
		case 'refused':
			return {
				outcome: 'refused',
				refusal: taken.refusal,
				chosen: Object.fromEntries(taken.fields),
				headers: retryAfterHeader(taken.retryAfter),
			}
	}
}

function readForm(fields: ReadonlyMap<string, string>, fileName: string, place: FormPlace): UploadRequest {
	if (fields.get('disclaimer') !== 'accepted') return { refused: refusal('disclaimer', place) }
	const metadata = UploadMetadata.safeParse(Object.fromEntries(fields))
	if (!metadata.success)
		return {
			refused: {
				status: 400,
				code: 'invalid',
				message: formProblem(metadata.error),
				field: null,
			},
		}
	return { choices: choicesOf(metadata.data, fileName, place), options: { analyze: true } }
}
