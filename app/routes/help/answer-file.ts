import { data, href } from 'react-router'
import { addAnswerAsVersion, findAnswerFile } from '#app/domain/human-help/answer-files.server.ts'
import { findHelp } from '#app/domain/human-help/find-help.server.ts'
import { addRefusal } from '#app/domain/documents/upload-refusal.ts'
import { shownVersion } from '#app/domain/documents/version-number.ts'
import { servicesContext } from '#app/http/context.ts'
import { wordFileAnswer } from '#app/http/files/word-file.ts'
import { openPageDocument } from '#app/http/open-document.server.ts'
import { redirectWithToast } from '#app/http/toast.server.ts'
import type { Route } from './+types/answer-file.ts'

const noFile = () => data('This request for help has no such file.', { status: 404 })

/** The redlined file that an expert answered with. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
	const services = context.get(servicesContext)
	const access = await openPageDocument(context, request, params.documentId, { may: 'manage' })
	const help = await findHelp(services, access, params.requestId)
	const answer = help && findAnswerFile(help, Number(params.number))
	const file = answer && (await services.storage.get(answer.fileKey))
	if (!answer || !file) throw noFile()
	return wordFileAnswer(new Uint8Array(await file.arrayBuffer()), answer.fileName)
}

/** Makes the file the document's next version. */
export async function action({ context, params, request }: Route.ActionArgs) {
	const services = context.get(servicesContext)
	const access = await openPageDocument(context, request, params.documentId, { may: 'manage', changes: 'document' })
	const help = await findHelp(services, access, params.requestId)
	if (!help || !findAnswerFile(help, Number(params.number))) throw noFile()
	const added = await addAnswerAsVersion(services, access, help, Number(params.number))
	if (added.outcome === 'added')
		return redirectWithToast(href('/review/:documentId', params), {
			title: `Version ${shownVersion(added.versionNumber)} added`,
			description: 'Accept or reject the expert’s changes one by one.',
		})
	// The only one that was not found is a version by now.
	const title = added.outcome === 'not_found' ? 'This file is a version already' : addRefusal(added, 'dashboard').message
	return redirectWithToast(href('/document-vault/:documentId/help/:requestId', params), { title, variant: 'destructive' })
}
