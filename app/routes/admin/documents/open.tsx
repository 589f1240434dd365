import { parseWithZod } from '@conform-to/zod/v4'
import { data, Form } from 'react-router'
import { isId } from '#app/domain/access/document-id.ts'
import { findListedDocument } from '#app/domain/administration/documents.server.ts'
import { openForReason } from '#app/domain/administration/open-for-reason.server.ts'
import { servicesContext } from '#app/http/context.ts'
import { parseForm } from '#app/http/form.server.ts'
import { requireAdministrator } from '#app/http/session/require-administrator.ts'
import { requireSession } from '#app/http/session/require-member.ts'
import { redirectWithToast } from '#app/http/toast.server.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { PlainField } from '#app/ui/plain-field.tsx'
import { ReasonField } from '../users/user-fields.ts'
import type { Route } from './+types/open.ts'

const notFound = () => data({ message: 'No document has this ID.' }, { status: 404 })

export async function loader({ context, params }: Route.LoaderArgs) {
	const [services, administrator] = [context.get(servicesContext), requireAdministrator(context)]
	const document = isId(params.documentId) ? await findListedDocument(services, administrator, params.documentId) : null
	if (!document) throw notFound()
	return { document }
}

export async function action({ context, params, request }: Route.ActionArgs) {
	const [services, administrator] = [context.get(servicesContext), requireAdministrator(context)]
	const submission = parseWithZod(await parseForm(request), { schema: ReasonField })
	if (submission.status !== 'success') return data(submission.reply(), { status: 400 })
	const [{ documentId }, { sessionId }] = [params, requireSession(context)]
	const { reason } = submission.value
	const opened = isId(documentId) ? await openForReason(services, administrator, sessionId, { documentId, reason }) : null
	if (!opened) throw notFound()
	return redirectWithToast(`/document-vault/${documentId}/report`, {
		title: 'Open for 30 minutes',
		description: 'We notified the owner and included your reason.',
	})
}

export default function OpenDocument({ loaderData: { document }, actionData }: Route.ComponentProps) {
	const typed = actionData?.initialValue?.reason
	return (
		<>
			<title>Open a document · Fineprint</title>
			<PageHeader title={document.name} description={`Belongs to ${document.owner.email}`} />
			<Card title="Why do you need to open it?" className="max-w-2xl">
				<Form method="post" className="grid gap-5">
					<p>
						You can read this document for 30 minutes and can’t change it. Your reason is sent to its owner and kept in the history of their
						company.
					</p>
					<PlainField
						label="Reason"
						name="reason"
						required
						maxLength={500}
						hint="For example the number of the support request."
						error={actionData?.error?.reason?.[0]}
						defaultValue={typeof typed === 'string' ? typed : ''}
					/>
					<div className="flex flex-wrap gap-2">
						<Button>Open document</Button>
						<ButtonLink to="/admin/documents" variant="secondary">
							Cancel
						</ButtonLink>
					</div>
				</Form>
			</Card>
		</>
	)
}
