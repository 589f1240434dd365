import { data, redirect } from 'react-router'
import { mostZipBytes } from '#app/domain/documents/batches/batch-limits.ts'
import { findBatch } from '#app/domain/documents/batches/batch.server.ts'
import { batchRefusals } from '#app/domain/documents/batches/batch-refusals.ts'
import { refuseItem, takeBatchFile } from '#app/domain/documents/batches/take-batch-file.server.ts'
import { isId } from '#app/domain/access/document-id.ts'
import { servicesContext } from '#app/http/context.ts'
import { discardBody, withUpload } from '#app/http/files/upload.server.ts'
import { requireMember } from '#app/http/session/require-member.ts'
import type { Route } from './+types/files.ts'

/** Opened as a page, the URL shows the batch. */
export const loader = ({ params }: Route.LoaderArgs) => redirect(`/document-vault/upload/${params.batchId}`)

/** Receives one file of a batch, in the row that waits for it. What became of it stands in its row. */
export async function action({ context, request, params }: Route.ActionArgs) {
	const [services, member] = [context.get(servicesContext), requireMember(context)]
	const batch = await findBatch(services, member, params.batchId)
	if (!batch) {
		await discardBody(request)
		throw data('There is no such upload.', { status: 404 })
	}
	const page = `/document-vault/upload/${batch.id}`
	return withUpload(services, request, mostZipBytes, async (upload) => {
		const itemId = upload.fields.get('item')
		const item = isId(itemId) ? await services.db.uploadBatchItem.findFirst({ where: { id: itemId, batchId: batch.id } }) : null
		// A ZIP's own row is gone once its files have theirs: sent again, it has arrived.
		if (!item) return Response.json({ location: page }, { status: isId(itemId) ? 200 : 400 })
		if (upload.outcome === 'too_large') await refuseItem(services, item.id, batchRefusals.zip_too_large)
		else if (upload.outcome === 'file') await takeBatchFile(services, member, batch, item.id, upload.file)
		else return Response.json({ error: batchRefusals.incomplete }, { status: 400 })
		return Response.json({ location: page })
	})
}
