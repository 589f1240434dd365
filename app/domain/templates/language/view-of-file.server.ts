import { pageViewJob } from '#app/domain/word/page-view/page-view-job.ts'
import type { DocumentView } from '#app/domain/word/page-view/view-document.ts'
import type { WordEngine } from '#app/domain/word/process/word-engine.server.ts'

/** How a made document reads on its page; `null` where it can't be shown. */
export async function viewOfFile(engine: WordEngine, file: Uint8Array): Promise<DocumentView | null> {
	const view = await engine.run(pageViewJob, { file })
	return 'value' in view ? view.value : null
}
