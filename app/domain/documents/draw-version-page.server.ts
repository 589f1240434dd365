import type { DocumentAccess, OpenVersion } from '#app/domain/access/document-access.ts'
import { drawPdfPage, pagesDrawnAtOnce } from '#app/domain/extraction/draw-page.server.ts'
import type { PageDrawing } from '#app/domain/extraction/page-drawing.ts'
import { accountTurns } from '#app/domain/word/process/account-turns.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { withStoredCopy } from './stored-copy.server.ts'

const turns = accountTurns(pagesDrawnAtOnce)

/**
 * A page of an opened version that is a PDF, as a picture. However many pages one account asks for, others wait for one at
 * most, and its files are copied out of storage one after another.
 *
 * @param page 1-based
 * @throws the signal's reason when aborted
 */
export async function drawVersionPage(
	services: Pick<Services, 'storage' | 'env'>,
	{ member, version }: Pick<DocumentAccess, 'member'> & { version: Pick<OpenVersion, 'fileKey'> },
	page: number,
	signal: AbortSignal,
): Promise<PageDrawing | { refused: 'file_missing' }> {
	const done = await turns.take(member.id, signal)
	const drawn = withStoredCopy(services, version.fileKey, signal, (path) => drawPdfPage(path, page, signal)).finally(done)
	return (await drawn) ?? { refused: 'file_missing' }
}
