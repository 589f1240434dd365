import { openPageDocument } from '#app/http/open-document.server.ts'
import { data, redirect, type RouterContextProvider } from 'react-router'
import { z } from 'zod'
import { addRefusal, refusedTitle } from '#app/domain/documents/upload-refusal.ts'
import { dropHeldReturn, takeHeldReturn } from '#app/domain/rounds/held-return.server.ts'
import { servicesContext } from '#app/http/context.ts'
import { parseForm } from '#app/http/form.server.ts'
import { redirectWithToast } from '#app/http/toast.server.ts'
import { refusals } from '#app/http/refusals.ts'
import { roundsLink } from './rounds-links.ts'
import { madeRoundLink } from './take-returned-file.server.ts'

const HeldUploadForm = z.object({ held: z.uuid(), is: z.enum(['returned', 'another']) })

/** Whether a form confirms or drops a held file, instead of uploading one. */
export function isAnswer(request: Request): boolean {
	return request.headers.get('Content-Type')?.startsWith('application/x-www-form-urlencoded') ?? false
}

/**
 * Adds or drops a held file, as its uploader chose.
 *
 * @throws 404 when there is no such file for this member
 */
export async function answerHeldUpload(context: Readonly<RouterContextProvider>, request: Request, documentId: string): Promise<Response> {
	const services = context.get(servicesContext)
	const access = await openPageDocument(context, request, documentId, { may: 'edit', changes: 'document' })
	const form = HeldUploadForm.safeParse(Object.fromEntries(await parseForm(request)))
	if (!form.success) throw data(refusals.malformed.error, { status: 400 })
	const { held, is } = form.data
	if (is === 'another') {
		if (!(await dropHeldReturn(services, access, held))) throw notThere()
		return redirectWithToast(roundsLink(documentId), {
			title: 'The file was not added, and no check was used.',
			description: 'To review that document, upload it from the dashboard.',
		})
	}
	const added = await takeHeldReturn(services, access, held)
	if (added.outcome === 'no_credits' || added.outcome === 'over_quota')
		return redirectWithToast(roundsLink(documentId), {
			title: refusedTitle(added),
			description: addRefusal(added, 'dashboard').message,
			variant: 'destructive',
		})
	if (added.outcome !== 'added') throw notThere()
	return redirect(await madeRoundLink(services, access, added.versionNumber))
}

const notThere = () => data('This file is no longer available. Please upload it again.', { status: 404 })
