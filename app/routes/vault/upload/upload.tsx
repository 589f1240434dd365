import { data, redirect } from 'react-router'
import { StorageHint } from '#app/components/storage/storage-hint.tsx'
import { batchesPerMember, mostChosen, mostFileBytes, mostZipBytes } from '#app/domain/documents/batches/batch-limits.ts'
import { beginBatch } from '#app/domain/documents/batches/batch.server.ts'
import { batchRefusals } from '#app/domain/documents/batches/batch-refusals.ts'
import { refuseItem, takeBatchFile } from '#app/domain/documents/batches/take-batch-file.server.ts'
import { readStorageUse } from '#app/domain/documents/storage/storage-quota.server.ts'
import { refusal, type Refusal } from '#app/domain/documents/upload-refusal.ts'
import { modelOffer } from '#app/domain/review/model/model-offer.ts'
import { servicesContext } from '#app/http/context.ts'
import { withSeveralUploads, type SeveralUploads } from '#app/http/files/upload-several.server.ts'
import { requireMember } from '#app/http/session/require-member.ts'
import { Card } from '#app/ui/card.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import type { Route } from './+types/upload.ts'
import { readBatchChoices } from './batch-form.server.ts'
import { BatchForm } from './batch-form.tsx'

export async function loader({ context }: Route.LoaderArgs) {
	const [services, member] = [context.get(servicesContext), requireMember(context)]
	return {
		storage: await readStorageUse(services, member),
		credits: member.subscriptionCredits,
		model: modelOffer(services),
	}
}

/** The whole form at once, as browsers without scripts send it: the files are taken one after the other. */
export async function action({ context, request }: Route.ActionArgs) {
	const [services, member] = [context.get(servicesContext), requireMember(context)]
	return withSeveralUploads(services, request, { bytes: mostZipBytes, files: mostChosen }, async (upload) => {
		const chosen = Object.fromEntries(upload.fields)
		const refuse = (problem: Refusal) => data({ problem, chosen }, { status: problem.status })
		if (upload.outcome !== 'files') return refuse(formProblem(upload.outcome))
		const choices = readBatchChoices(services, upload.fields)
		if ('refused' in choices) return refuse(choices.refused)
		if ((await services.limits.count(batchesPerMember, member.id)) > 0) return refuse(refusal('too_many', 'dashboard'))
		const { files } = upload
		const batch = await beginBatch(
			services,
			member,
			choices,
			files.map(({ fileName, bytes }) => ({ name: fileName, bytes })),
		)
		for (const [index, { tooLarge, ...file }] of files.entries()) {
			const itemId = batch.itemIds[index]!
			if (tooLarge) await refuseItem(services, itemId, batchRefusals.zip_too_large)
			else await takeBatchFile(services, member, { ...choices, id: batch.id }, itemId, file)
		}
		return redirect(`/document-vault/upload/${batch.id}`)
	})
}

function formProblem(outcome: Exclude<SeveralUploads['outcome'], 'files'>): Refusal {
	switch (outcome) {
		case 'too_large':
			return {
				status: 413,
				code: 'too_large',
				message: 'Together these files are larger than 256 MB. Choose fewer, and add the rest next.',
				field: 'file',
			}
		case 'too_many':
			return {
				status: 400,
				code: 'invalid',
				message: `You can add up to ${mostChosen} files at a time. Choose fewer, or put them into a ZIP file.`,
				field: 'file',
			}
		default:
			return refusal(outcome, 'dashboard')
	}
}

export default function AddSeveralFiles({ loaderData: { storage, credits, model }, actionData }: Route.ComponentProps) {
	return (
		<>
			<title>Add several files · Fineprint</title>
			<PageHeader title="Add several files" description="Contracts as PDF or Word files, or a ZIP file of them." />
			<div className="grid max-w-3xl gap-6">
				<StorageHint use={storage} />
				<Card>
					<BatchForm
						credits={credits}
						model={model}
						answered={actionData ?? null}
						limits={{ files: mostChosen, fileBytes: mostFileBytes, zipBytes: mostZipBytes }}
					/>
				</Card>
			</div>
		</>
	)
}
