import { Form, useNavigation } from 'react-router'
import { z } from 'zod'
import { ChangeNote, TemplateDetails } from '#app/domain/templates/library/template-details.ts'
import { addTemplate } from '#app/domain/templates/library/versions/add-template.server.ts'
import { wordEngineFor } from '#app/domain/word/process/word-engine.server.ts'
import { servicesContext } from '#app/http/context.ts'
import { withUpload } from '#app/http/files/upload.server.ts'
import { largestTemplate, sayUploadRefusal } from '#app/http/library-refusals.ts'
import { requireAdministrator } from '#app/http/session/require-administrator.ts'
import { redirectWithToast } from '#app/http/toast.server.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Choice } from '#app/ui/choice.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { PlainField } from '#app/ui/plain-field.tsx'
import type { Route } from './+types/upload.ts'
import { DetailsFields } from './details-fields.tsx'
import { FileField } from './file-field.tsx'
import { Refused } from './refused.tsx'
import { refuseFields, refuseForm, typedIn } from './sent-form.ts'

const UploadForm = TemplateDetails.safeExtend({ note: ChangeNote, status: z.enum(['draft', 'active']).catch('draft') })

export async function action({ context, request }: Route.ActionArgs) {
	const [services, administrator] = [context.get(servicesContext), requireAdministrator(context)]
	return withUpload(services, request, largestTemplate, async (upload) => {
		const typed = typedIn(upload.fields)
		const form = UploadForm.safeParse(typed)
		if (!form.success) return refuseFields('upload', typed, form.error)
		if (upload.outcome !== 'file') return refuseForm('upload', typed, sayUploadRefusal({ refused: upload.outcome }))
		const added = await addTemplate(services, wordEngineFor(administrator.id), administrator, upload.file, form.data)
		if ('refused' in added) return refuseForm('upload', typed, sayUploadRefusal(added))
		return redirectWithToast(`/admin/templates/${added.templateId}/fields`, {
			title: 'Template added',
			description: `Its file asks for ${added.diff.new.length} ${added.diff.new.length === 1 ? 'field' : 'fields'}.`,
		})
	})
}

/** A new template: its file and what is said of it. */
export default function UploadTemplate({ actionData }: Route.ComponentProps) {
	const uploading = useNavigation().state !== 'idle'
	const { typed = { note: 'First version' }, errors = {}, refusal } = actionData ?? {}
	return (
		<>
			<title>Upload a template · Fineprint</title>
			<PageHeader
				title="Upload a template"
				description="A Word file with placeholders. It is read before it is kept, and mistakes are named."
			/>
			<Card className="max-w-3xl">
				<Form method="post" encType="multipart/form-data" className="grid gap-5">
					<Refused refusal={refusal} />
					<FileField />
					<DetailsFields typed={typed} errors={errors} />
					<PlainField
						label="Note on this version"
						name="note"
						defaultValue={typed.note ?? ''}
						error={errors.note}
						required
						maxLength={300}
					/>
					<fieldset className="grid gap-3">
						<legend className="mb-2 text-sm font-semibold">Offer it</legend>
						<Choice name="status" value="draft" label="As a draft" defaultChecked={typed.status !== 'active'}>
							Only administrators see it until it is activated.
						</Choice>
						<Choice name="status" value="active" label="At once" defaultChecked={typed.status === 'active'}>
							Everyone can make documents from it.
						</Choice>
					</fieldset>
					<div className="flex flex-wrap gap-2">
						<Button disabled={uploading}>{uploading ? 'Uploading …' : 'Upload template'}</Button>
						<ButtonLink to="/admin/templates" variant="secondary">
							Cancel
						</ButtonLink>
					</div>
				</Form>
			</Card>
		</>
	)
}
