import { readFile } from 'node:fs/promises'
import { answerJobs } from '#app/infrastructure/answer-jobs.server.ts'
import { withFileSource } from '#app/domain/word/package/zip/byte-source.server.ts'
import { sourceOfBytes, type ByteSource } from '#app/domain/word/package/zip/byte-source.ts'
import { extractDocx } from './docx/extract-docx.ts'
import { inspectDocx } from './docx/inspect-docx.ts'
import { docxMediaType } from './extracted-document.ts'
import type { ExtractionAnswer, ExtractionJob, Inspection, RecognitionProgress } from './extraction-job.ts'
import { detectFileType } from './file-type.ts'
import { extractPdf } from './pdf/extract-pdf.server.ts'
import { inspectPdf } from './pdf/inspect-pdf.server.ts'
import { drawPageForReading } from './pdf/page-picture.server.ts'

// The process in which files are opened: a hostile file can harm nothing but this process.
answerJobs(answer)

async function answer(job: ExtractionJob, report: (progress: RecognitionProgress) => void): Promise<ExtractionAnswer> {
	if (job.do === 'inspect') return { inspection: await withSource(job.file, inspect(job.file)) }
	if (job.do === 'draw') return { drawing: await drawPageForReading(await bytesOf(job.file), job.page) }
	if (job.mediaType === docxMediaType) return { extraction: await withSource(job.file, extractDocx) }
	return { extraction: await extractPdf(await bytesOf(job.file), report) }
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
