import { readFile } from 'node:fs/promises'
import { Worker } from 'node:worker_threads'
import type { ThreadMessage } from '#app/infrastructure/threads.server.ts'
import { withFileSource } from './byte-source.server.ts'
import { sourceOfBytes, type ByteSource } from './byte-source.ts'
import { extractDocx } from './docx/extract-docx.ts'
import { inspectDocx } from './docx/inspect-docx.ts'
import { docxMediaType } from './extracted-document.ts'
import type { ExtractionAnswer, ExtractionJob, Inspection, RecognitionProgress } from './extraction-job.ts'
import { detectFileType } from './file-type.ts'
import { extractPdf } from './pdf/extract-pdf.server.ts'
import { inspectPdf } from './pdf/inspect-pdf.server.ts'

// The process in which files are opened: whatever a file does to the reader, it does it here.

function say(message: ThreadMessage<ExtractionAnswer, RecognitionProgress>): void {
	// Without anybody to tell there is nothing left to do; and a failed send must not be told in turn, for ever.
	if (!process.connected) process.exit()
	process.send?.(message, undefined, undefined, (error: Error | null) => {
		if (error) process.exit()
	})
}

// Of a damaged file pdf.js leaves promises behind that nobody waits for; those that matter are awaited.
process.on('unhandledRejection', () => {})
process.on('uncaughtException', (error) => say({ error: error.stack ?? error.message }))
process.on('disconnect', () => process.exit())

// A file may keep this process so busy that it does not notice when the program is killed: a thread beside it does.
// The program names itself: asked for here, the parent may already be the one that takes in orphans.
new Worker(
	`const { workerData: parent } = require('node:worker_threads')
	setInterval(() => { if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL') }, 1000)`,
	{ eval: true, workerData: Number(process.argv[2]) },
).unref()

process.on('message', (job: ExtractionJob) => {
	answer(job).then(
		(result) => say({ result }),
		(error: unknown) => say({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
	)
})
say({ ready: true })

async function answer(job: ExtractionJob): Promise<ExtractionAnswer> {
	if (job.do === 'inspect') return { inspection: await withSource(job.file, inspect(job.file)) }
	if (job.mediaType === docxMediaType) return { extraction: await withSource(job.file, extractDocx) }
	return { extraction: await extractPdf(await bytesOf(job.file), (progress) => say({ report: progress })) }
}

function inspect(file: string | Uint8Array) {
	return async (source: ByteSource): Promise<Inspection> => {
		const type = await detectFileType(source)
		if ('refused' in type) return type
		const refused = type.mediaType === docxMediaType ? await inspectDocx(source) : await inspectPdf(await bytesOf(file))
		return refused ? { refused } : type
	}
}

async function withSource<Value>(file: string | Uint8Array, use: (source: ByteSource) => Promise<Value>): Promise<Value> {
	return typeof file === 'string' ? withFileSource(file, use) : use(sourceOfBytes(file))
}

async function bytesOf(file: string | Uint8Array): Promise<Uint8Array> {
	return typeof file === 'string' ? readFile(file) : file
}
