import { data, href } from 'react-router'
import { documentState } from '#app/domain/documents/filing/document-state.server.ts'
import { statusesAfter } from '#app/domain/documents/document-status.ts'
import { servicesContext } from '#app/http/context.ts'
import { parseForm } from '#app/http/form.server.ts'
import { openPageDocument } from '#app/http/open-document.server.ts'
import { redirectWithToast } from '#app/http/toast.server.ts'
import { Card } from '#app/ui/card.tsx'
import { formProblem } from '#app/http/refusals.ts'
import type { Route } from './+types/details.ts'
import { CopyForm, DeleteForm, LockForm } from './details-actions.tsx'
import { DetailsForm, fileDocument } from './details-form.server.ts'
import { FilingForm, FilingFacts } from './filing-form.tsx'
import { confirmRecord } from './record-form.server.ts'
import { RecordCard } from './record-card.tsx'
import { shownRecord } from './shown-record.server.ts'
import { StatusForm } from './status-form.tsx'

export async function loader({ context, params, request }: Route.LoaderArgs) {
	const access = await openPageDocument(context, request, params.documentId)
	const services = context.get(servicesContext)
	const { document, may, lock, member } = access
	return {
		document,
		state: await documentState(services, access),
		record: await shownRecord(services, access),
		next: statusesAfter[document.status],
		may: { edit: may.edit, manage: may.manage },
		lock: lock && { mine: lock.holder.id === member.id },
	}
}

export async function action({ context, params, request }: Route.ActionArgs) {
	const fields = Object.fromEntries(await parseForm(request))
	const services = context.get(servicesContext)
	const here = href('/document-vault/:documentId/details', params)
	if (fields.intent === 'record' || fields.intent === 'confirm-all') {
		const access = await openPageDocument(context, request, params.documentId, { may: 'edit', changes: 'document' })
		const confirmed = await confirmRecord(services, access, fields)
		if ('done' in confirmed) return redirectWithToast(`${here}#record`, { title: confirmed.done })
		const { status, error } = confirmed.refused
		return data({ fields, error, field: undefined }, { status })
	}
	const access = await openPageDocument(context, request, params.documentId, { may: 'manage', changes: 'document' })
	const form = DetailsForm.safeParse(fields)
	if (!form.success) return data({ fields, error: formProblem(form.error), field: undefined }, { status: 400 })
	const filed = await fileDocument(services, access, form.data)
	if ('refused' in filed) {
		const { status, error, field } = filed.refused
		return data({ fields, error, field }, { status })
	}
	const to = filed.gone ? href('/document-vault') : here
	return redirectWithToast(to, { title: filed.done, description: filed.detail })
}

/** Where a document is filed, its status, its lock, and what else its owner does with it. */
export default function Details({ loaderData: { document, state, record, next, may, lock }, actionData }: Route.ComponentProps) {
	const refused = (intent: string) => (actionData?.fields.intent === intent ? actionData : null)
	return (
		<div className="grid items-start gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
			<title>{`Details of ${document.name} · Fineprint`}</title>
			<div className="grid gap-6">
				<RecordCard documentId={document.id} record={record} mayEdit={may.edit} refused={refused('record') ?? refused('confirm-all')} />
				<Card title="Name and place">
					{may.manage ? (
						<FilingForm
							key={`${document.name} ${state.category} ${state.documentType} ${state.tags.join()}`}
							name={document.name}
							state={state}
							refused={refused('file')}
							signed={document.status === 'signed'}
						/>
					) : (
						<FilingFacts state={state} />
					)}
				</Card>
			</div>
			<div className="grid gap-6">
				{may.manage ? <StatusForm key={document.status} status={document.status} next={next} refused={refused('status')} /> : null}
				{may.edit ? <LockForm documentId={document.id} lock={lock} mayBreak={may.manage} /> : null}
				<CopyForm documentId={document.id} />
				{may.manage && document.status !== 'signed' ? <DeleteForm /> : null}
			</div>
		</div>
	)
}
