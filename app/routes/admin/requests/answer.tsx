import { data, Form } from 'react-router'
import { uploadLimits } from '#app/domain/documents/form-refusal.ts'
import { refusal } from '#app/domain/documents/upload-refusal.ts'
import { inspectFile } from '#app/domain/extraction/inspect-file.server.ts'
import { helpLimits, helpOf } from '#app/domain/human-help/help-kinds.ts'
import { type AnswerFileRefusal, answerRequest, checkAnswerFile, needsFile } from '#app/domain/human-help/queue/answer-request.server.ts'
import { openClaimed, type ClaimedHelp } from '#app/domain/human-help/queue/open-claimed.server.ts'
import type { ArrivedFile } from '#app/domain/documents/stored-file.server.ts'
import { cleanNote } from '#app/domain/suggestions/clean-text.ts'
import { servicesContext } from '#app/http/context.ts'
import { discardBody, withUpload, type Upload } from '#app/http/files/upload.server.ts'
import { requireAdministrator } from '#app/http/session/require-administrator.ts'
import { redirectWithToast } from '#app/http/toast.server.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { PlainArea, PlainField } from '#app/ui/plain-field.tsx'
import type { Route } from './+types/answer.ts'
import { noRequest } from './no-request.ts'

const fileSentences: Record<AnswerFileRefusal, string> = {
	not_word: 'A redline is a Word file. Choose a .docx.',
	unreadable: 'This file can’t be read. Open it in Word, save it, and choose it again.',
	another_document: 'This file shares almost no words with the document that was ordered. Choose the right one.',
	no_changes: 'This file has no tracked changes and no comments. Turn on Track Changes in Word before you edit.',
}

export async function loader({ context, params }: Route.LoaderArgs) {
	const claimed = await openClaimed(context.get(servicesContext), requireAdministrator(context), params.requestId, ['claimed'])
	if (!claimed) throw noRequest()
	const { id, kind, question, askedBack } = claimed.request
	return { id, name: helpOf[kind].name, question: askedBack ?? question, needsFile: needsFile(claimed) }
}

export async function action({ context, params, request }: Route.ActionArgs) {
	const services = context.get(servicesContext)
	const claimed = await openClaimed(services, requireAdministrator(context), params.requestId, ['claimed'])
	if (!claimed) {
		await discardBody(request)
		throw noRequest()
	}
	return withUpload(services, request, uploadLimits.dashboard, (upload) => take(services, claimed, upload))
}

async function take(services: Services, claimed: ClaimedHelp, upload: Upload) {
	const text = cleanNote(upload.fields.get('text') ?? '')
	const refuse = (error: string, status: number, field: 'text' | 'file') => data({ error, field, text }, { status })
	if (upload.outcome === 'too_large' || upload.outcome === 'malformed') {
		const { message, status } = refusal(upload.outcome, 'dashboard')
		return refuse(message, status, 'file')
	}
	if (text === '') return refuse('Write your answer.', 400, 'text')
	if (text.length > helpLimits.answer) return refuse('An answer has at most 20,000 characters. Shorten it.', 400, 'text')
	let file: ArrivedFile | null = null
	if (upload.outcome === 'file') {
		const inspection = await inspectFile(upload.file.path, upload.file.bytes)
		if ('refused' in inspection) {
			const { message, status } = refusal(inspection.refused, 'dashboard')
			return refuse(message, status, 'file')
		}
		file = { ...upload.file, mediaType: inspection.mediaType }
		const refused = await checkAnswerFile(services, claimed, file)
		if (refused) return refuse(fileSentences[refused], refused === 'not_word' ? 415 : 422, 'file')
	} else if (needsFile(claimed)) return refuse('A redline was ordered: choose the redlined Word file.', 400, 'file')
	const answered = await answerRequest(services, claimed, { text, file })
	if (answered === 'conflict') throw noRequest()
	return redirectWithToast(`/admin/requests/${claimed.request.id}`, { title: 'Answer sent', description: 'We notified the founder.' })
}

/** Answers a request with text and, where there is one, a redlined Word file. */
export default function AnswerRequest({ loaderData: { id, name, question, needsFile: fileNeeded }, actionData }: Route.ComponentProps) {
	return (
		<>
			<title>{`Answer ${name} · Help Requests · Fineprint`}</title>
			<PageHeader title={`Answer: ${name}`} />
			<div className="grid max-w-3xl gap-6">
				{actionData ? <Alert tone="error">{actionData.error}</Alert> : null}
				<Card title="The question">
					<p className="break-words whitespace-pre-wrap">{question || 'No question.'}</p>
				</Card>
				<Card title="Your answer">
					<Form method="post" encType="multipart/form-data" className="grid gap-5">
						<PlainArea
							label="Answer"
							name="text"
							required
							rows={12}
							maxLength={helpLimits.answer}
							hint="In plain words: what it means, what to do, and what you would not accept."
							defaultValue={actionData?.text ?? ''}
							error={actionData?.field === 'text' ? actionData.error : undefined}
						/>
						<PlainField
							label={fileNeeded ? 'Redlined Word file' : 'Redlined Word file (optional)'}
							type="file"
							name="file"
							accept=".docx"
							required={fileNeeded}
							hint="With tracked changes, made from the file of this version, up to 10 MB."
							error={actionData?.field === 'file' ? actionData.error : undefined}
						/>
						<div className="flex flex-wrap gap-2">
							<Button>Send answer</Button>
							<ButtonLink to={`/admin/requests/${id}`} variant="secondary">
								Cancel
							</ButtonLink>
						</div>
					</Form>
				</Card>
			</div>
		</>
	)
}
