import { parentPort } from 'node:worker_threads'
import type { ThreadMessage } from '#app/infrastructure/threads.server.ts'
import type { ReviewDocumentInput } from './review-document.ts'
import { reviewInParts, type ReviewedDocument, type SectionPart } from './review-parts.ts'

// The thread that checks clauses: a long contract takes longer than a web server may pause.

const say = (message: ThreadMessage<ReviewedDocument, SectionPart>) => parentPort?.postMessage(message)

parentPort?.on('message', (input: ReviewDocumentInput) => {
	try {
		say({ result: reviewInParts(input, (section) => say({ report: section })) })
	} catch (error) {
		say({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) })
	}
})
say({ ready: true })
