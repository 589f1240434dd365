import { writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { extractText } from '#app/domain/extraction/extract-text.server.ts'
import { docxMediaType, pdfMediaType, type MediaType } from '#app/domain/extraction/extracted-document.ts'
import { asDocx, asPdf } from '#tests/fixtures/agreement-files.ts'
import { longAgreement } from '#tests/fixtures/long-agreement.ts'
import { signInAt, startProgram } from '#tests/running-program.ts'
import { median, table, type Result } from './result.ts'

const pages = 30
const rounds = 5

/** Seconds for a file, the medians of the rounds. */
interface ReviewTimes {
	name: string
	/** From the last byte of the upload to the complete report. */
	whole: number
	/** Reading the file alone, in the same run. */
	extraction: number
}

/** From the last byte of an upload to the complete report, against the extraction alone in the same run. */
export async function benchReviewTime(): Promise<Result[]> {
	return (await measureReviews()).flatMap(({ name, whole, extraction }) => [
		{
			name: `${pages}-page ${name}: last byte to complete report`,
			measured: `${whole.toFixed(2)} s`,
			target: 'under 3 s',
			met: whole < 3,
		},
		{
			name: `${pages}-page ${name}: against 1.5 × extraction alone + 0.5 s`,
			measured: `${(whole / (1.5 * extraction + 0.5)).toFixed(2)} (extraction ${extraction.toFixed(2)} s)`,
			target: 'at most 1',
			met: whole <= 1.5 * extraction + 0.5,
		},
	])
}

async function measureReviews(): Promise<ReviewTimes[]> {
	const paragraphs = longAgreement(pages)
	const files: [string, MediaType, Uint8Array][] = [
		['DOCX', docxMediaType, await asDocx(paragraphs)],
		['PDF', pdfMediaType, await asPdf(paragraphs)],
	]
	const program = await startProgram()
	try {
		const { token } = await signInAt(program)
		const results: ReviewTimes[] = []
		for (const [name, mediaType, bytes] of files) {
			const extractions: number[] = []
			const reviews: number[] = []
			// The first of each warms up and is not counted.
			for (let round = 0; round <= rounds; round += 1) {
				const extraction = await time(() => extractText(bytes, mediaType))
				const review = await reviewTime(program.url, token, bytes, name)
				if (round === 0) continue
				extractions.push(extraction)
				reviews.push(review)
			}
			results.push({ name, whole: median(reviews) / 1000, extraction: median(extractions) / 1000 })
		}
		return results
	} finally {
		await program.stop()
	}
}

/** One call that uploads and answers with the report: the bytes travel over loopback, so what it takes lies behind the last of them. */
async function reviewTime(url: string, token: string, bytes: Uint8Array, name: string): Promise<number> {
	const form = new FormData()
	form.set('file', new File([bytes as BlobPart], `agreement.${name.toLowerCase()}`))
	return time(async () => {
		const answer = await fetch(`${url}/api/document/uploadAndAnalysis`, {
			method: 'POST',
			headers: { authorization: `Bearer ${token}` },
			body: form,
		})
		const { analysis } = (await answer.json()) as { analysis?: unknown }
		if (answer.status !== 200 || !analysis) throw new Error(`The upload answered ${answer.status}`)
	})
}

async function time(work: () => Promise<unknown>): Promise<number> {
	const began = performance.now()
	await work()
	return performance.now() - began
}

// With `--keep` what the landing page says is measured anew: a test compares it with this file.
if (import.meta.filename === process.argv[1]) {
	if (process.argv.includes('--keep')) {
		const files = (await measureReviews()).map(({ name, whole }) => [name.toLowerCase(), Number(whole.toFixed(2))])
		const kept = {
			measured: new Date().toISOString().slice(0, 10),
			pages,
			cores: availableParallelism(),
			seconds: Object.fromEntries(files),
		}
		await writeFile('docs/review-times.json', `${JSON.stringify(kept, null, '\t')}\n`)
		console.log(kept)
	} else console.log(table(await benchReviewTime()))
}
