import { data } from 'react-router'
import { StorageHint } from '#app/components/storage/storage-hint.tsx'
import { findBatch, listItems } from '#app/domain/documents/batches/batch.server.ts'
import { readStorageUse } from '#app/domain/documents/storage/storage-quota.server.ts'
import { servicesContext } from '#app/http/context.ts'
import { requireMember } from '#app/http/session/require-member.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import type { Route } from './+types/batch.ts'
import { BatchRow } from './batch-row.tsx'
import { batchSummary } from './batch-summary.ts'
import { useBatchUpload } from './use-batch-upload.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
	const [services, member] = [context.get(servicesContext), requireMember(context)]
	const batch = await findBatch(services, member, params.batchId)
	if (!batch) throw data('This upload does not exist or is no longer kept. Your documents are in the vault.', { status: 404 })
	const [items, storage] = await Promise.all([listItems(services, member, batch), readStorageUse(services, member)])
	return { id: batch.id, items, storage }
}

export default function UploadedFiles({ loaderData: { id, items, storage } }: Route.ComponentProps) {
	const { sending, underWay, sendAgain } = useBatchUpload(id)
	const lost = !underWay && !sendAgain && items.some(({ state }) => state === 'waiting')
	return (
		<>
			<title>Added files · Fineprint</title>
			<PageHeader
				title="Added files"
				description={<p aria-live="polite">{batchSummary(items)}</p>}
				actions={
					<>
						<ButtonLink to="/document-vault/upload" variant="secondary">
							Add more files
						</ButtonLink>
						<ButtonLink to="/document-vault">Open the vault</ButtonLink>
					</>
				}
			/>
			<div className="grid max-w-4xl gap-6">
				<StorageHint use={storage} />
				{underWay ? <Alert>Keep this page open until every file has been sent.</Alert> : null}
				{sendAgain ? (
					<Alert tone="warning" title="Some files did not arrive">
						<p className="mb-3">Check your connection, then send them again.</p>
						<Button type="button" size="small" onClick={sendAgain}>
							Send again
						</Button>
					</Alert>
				) : null}
				{lost ? (
					<Alert tone="warning" title="Some files are missing">
						Files marked as waiting have not arrived here. If their upload was interrupted, add them again.
					</Alert>
				) : null}
				<ul className="divide-y divide-line rounded-xl border border-line bg-surface">
					{items.map((item) => (
						<BatchRow key={item.id} item={item} sending={item.state === 'waiting' ? sending.get(item.id) : undefined} />
					))}
				</ul>
			</div>
		</>
	)
}
