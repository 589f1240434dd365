import type { BatchChoices } from '#app/domain/documents/batches/batch.server.ts'
import { refusal, type Refusal } from '#app/domain/documents/upload-refusal.ts'
import { asOffered } from '#app/http/files/take-upload.server.ts'
import type { Services } from '#app/infrastructure/services.ts'

/** The choices of an upload form for several files, or why they can't be taken. A review needs the disclaimer, as everywhere. */
export function readBatchChoices(
	services: Pick<Services, 'model'>,
	fields: ReadonlyMap<string, string>,
): BatchChoices | { refused: Refusal } {
	const review = fields.get('review') !== 'no'
	if (review && fields.get('disclaimer') !== 'accepted') return { refused: refusal('disclaimer', 'dashboard') }
	return asOffered(services, {
		review,
		addDuplicates: fields.get('duplicates') === 'add',
		askModel: fields.get('ask_model') === 'yes',
		maskNames: fields.get('mask_names') === 'yes',
	})
}
