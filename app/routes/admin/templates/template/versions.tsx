import { Form, useNavigation } from 'react-router'
import { isId } from '#app/domain/access/document-id.ts'
import { isEmptyDiff } from '#app/domain/templates/library/fields/compare-fields.ts'
import { ChangeNote } from '#app/domain/templates/library/template-details.ts'
import { activateVersion } from '#app/domain/templates/library/versions/activate-version.server.ts'
import { addTemplateVersion } from '#app/domain/templates/library/versions/add-template.server.ts'
import { listVersions } from '#app/domain/templates/library/versions/list-versions.server.ts'
import { wordEngineFor } from '#app/domain/word/process/word-engine.server.ts'
import { servicesContext } from '#app/http/context.ts'
import { withUpload } from '#app/http/files/upload.server.ts'
import { parseForm } from '#app/http/form.server.ts'
import { largestTemplate, sayUploadRefusal, sayVersionRefusal } from '#app/http/library-refusals.ts'
import { requireAdministrator } from '#app/http/session/require-administrator.ts'
import { redirectWithToast } from '#app/http/toast.server.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { PlainField } from '#app/ui/plain-field.tsx'
import { shownDateTime } from '#app/ui/shown-date.ts'
import { FileField } from '../file-field.tsx'
import { Refused } from '../refused.tsx'
import { noTemplate, refuseField, refuseForm, typedIn } from '../sent-form.ts'
import { isVersionNumber, noVersion, sayUnread } from './no-version.server.ts'
import type { Route } from './+types/versions.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
	const versions = isId(params.templateId)
		? await listVersions(context.get(servicesContext), requireAdministrator(context), params.templateId)
		: null
	if (!versions) throw noTemplate()
	return {
		id: params.templateId,
		versions: versions.map(({ number, active, fileName, sha256, note, author, createdAt }) => ({
			number,
			active,
			fileName,
			sha256,
			note,
			author,
			added: shownDateTime(createdAt.toISOString()),
		})),
	}
}

export async function action({ context, params: { templateId }, request }: Route.ActionArgs) {
	if (!isId(templateId)) throw noTemplate()
	const isUpload = request.headers.get('Content-Type')?.startsWith('multipart/form-data')
	return isUpload ? addVersion(context, templateId, request) : activate(context, templateId, request)
}

type Context = Route.ActionArgs['context']

async function addVersion(context: Context, templateId: string, request: Request) {
	const [services, administrator] = [context.get(servicesContext), requireAdministrator(context)]
	return withUpload(services, request, largestTemplate, async (upload) => {
		const typed = typedIn(upload.fields)
		const note = ChangeNote.safeParse(typed.note ?? '')
		if (!note.success) return refuseField('upload', typed, 'note', note.error.issues[0]!.message)
		if (upload.outcome !== 'file') return refuseForm('upload', typed, sayUploadRefusal({ refused: upload.outcome }))
		const added = await addTemplateVersion(services, wordEngineFor(administrator.id), administrator, templateId, upload.file, note.data)
		if (added === null) throw noTemplate()
		if ('refused' in added) return refuseForm('upload', typed, sayUploadRefusal(added))
		const { number, diff } = added
		return isEmptyDiff(diff)
			? redirectWithToast(`/admin/templates/${templateId}/versions`, {
					title: `Version ${number} added`,
					description: 'It asks for the same fields. Activate it to bring it into use.',
				})
			: redirectWithToast(`/admin/templates/${templateId}/resync?version=${number}`, {
					title: `Version ${number} added`,
					description: 'Its file asks for other fields: look at them before they are applied.',
				})
	})
}

async function activate(context: Context, templateId: string, request: Request) {
	const [services, administrator] = [context.get(servicesContext), requireAdministrator(context)]
	const typed = typedIn(await parseForm(request))
	const number = Number(typed.version)
	if (!isVersionNumber(number)) throw await noVersion(services, administrator, templateId)
	const done = await activateVersion(services, wordEngineFor(administrator.id), administrator, templateId, number)
	if (done === null) throw await noVersion(services, administrator, templateId)
	if ('refused' in done && done.refused === 'fields_differ')
		return redirectWithToast(`/admin/templates/${templateId}/resync?version=${number}`, {
			title: 'Look at its fields first',
			description: sayVersionRefusal(done).message,
			variant: 'destructive',
		})
	if ('refused' in done) return refuseForm('activate', typed, sayVersionRefusal(done))
	return redirectWithToast(`/admin/templates/${templateId}/versions`, {
		title: `Version ${number} is in use`,
		description: sayUnread(done),
	})
}

/** Every version of a template, and a further one. */
export default function Versions({ loaderData: { id, versions }, actionData }: Route.ComponentProps) {
	const uploading = useNavigation().state !== 'idle'
	const refused = actionData?.form === 'upload' ? actionData : null
	return (
		<div className="grid max-w-4xl gap-6">
			<title>Versions of a template · Fineprint</title>
			<Refused refusal={actionData?.form === 'activate' ? actionData.refusal : null} />
			<ol reversed className="divide-y divide-line rounded-xl border border-line bg-surface">
				{versions.map((version) => (
					<li key={version.number} className="flex flex-col gap-3 p-4 sm:flex-row sm:items-start sm:justify-between">
						<div className="min-w-0">
							<p className="flex flex-wrap items-center gap-2 font-semibold">
								Version {version.number} {version.active ? <Badge tone="good">In use</Badge> : null}
							</p>
							<p className="break-words">{version.note}</p>
							<p className="text-sm break-words text-muted">
								{version.author} · {version.added} · {version.fileName}
							</p>
							<p className="text-sm break-all text-muted">
								SHA-256 <code>{version.sha256}</code>
							</p>
						</div>
						<div className="flex shrink-0 flex-wrap gap-2">
							<ButtonLink to={`/admin/templates/${id}/versions/${version.number}/file`} size="small" variant="secondary" reloadDocument>
								Download<span className="sr-only"> version {version.number}</span>
							</ButtonLink>
							<ButtonLink to={`/admin/templates/${id}/try?version=${version.number}`} size="small" variant="secondary">
								Try<span className="sr-only"> version {version.number}</span>
							</ButtonLink>
							{version.active ? null : (
								<Form method="post">
									<Button size="small" name="version" value={version.number}>
										Activate<span className="sr-only"> version {version.number}</span>
									</Button>
								</Form>
							)}
						</div>
					</li>
				))}
			</ol>
			<Card title="Upload a new version" description="Its file never changes afterwards. It comes into use when you activate it.">
				<Form method="post" encType="multipart/form-data" className="grid gap-5">
					<Refused refusal={refused?.refusal} />
					<FileField />
					<PlainField
						label="What changes, and why"
						name="note"
						defaultValue={refused?.typed.note ?? ''}
						error={refused?.errors.note}
						required
						maxLength={300}
					/>
					<div>
						<Button disabled={uploading}>{uploading ? 'Uploading …' : 'Upload version'}</Button>
					</div>
				</Form>
			</Card>
		</div>
	)
}
