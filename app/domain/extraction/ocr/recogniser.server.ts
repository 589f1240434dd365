import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { createWorker, type Worker } from 'tesseract.js'

/** A word as it was recognized, in pixels of the picture. */
export interface RecognisedWord {
	text: string
	/** 0 to 100. */
	confidence: number
	left: number
	right: number
	/** Foot and height of the line the word stands in. */
	baseline: number
	lineHeight: number
}

/** Reads the words in pictures, one picture at a time. */
export interface Recogniser {
	/**
	 * @param picture a PNG.
	 * @returns the words in reading order, or `null` when the picture couldn't be read or took longer than `timeout` milliseconds.
	 */
	recognise(picture: Uint8Array, timeout: number): Promise<RecognisedWord[] | null>
	close(): Promise<void>
}

/** Makes a recognizer for English. It starts with the first picture, takes a thread of its own, and never fetches anything. */
export function createRecogniser(): Recogniser {
	let starting: Promise<Worker> | null = null

	async function stop() {
		const worker = await starting?.catch(() => null)
		starting = null
		await worker?.terminate()
	}

	return {
		async recognise(picture, timeout) {
			let timer: NodeJS.Timeout | undefined
			const late = new Promise<null>((resolve) => (timer = setTimeout(resolve, timeout, null)))
			const words = await Promise.race([recogniseWith((starting ??= start()), picture).catch(() => null), late])
			clearTimeout(timer)
			// A recognizer that failed or hangs is not used again; the next page gets a fresh one.
			if (words === null) await stop()
			return words
		},
		close: stop,
	}
}

async function start(): Promise<Worker> {
	const data = dirname(createRequire(import.meta.url).resolve('@tesseract.js-data/eng/package.json'))
	return createWorker('eng', 1, {
		langPath: join(data, '4.0.0_best_int'),
		cacheMethod: 'none',
		logger: () => {},
		errorHandler: () => {}, // The call that failed is rejected as well.
	})
}

async function recogniseWith(starting: Promise<Worker>, picture: Uint8Array): Promise<RecognisedWord[]> {
	const worker = await starting
	const { data } = await worker.recognize(Buffer.from(picture), {}, { blocks: true, text: false })
	const lines = (data.blocks ?? []).flatMap((block) => block.paragraphs.flatMap((paragraph) => paragraph.lines))
	return lines.flatMap((line) =>
		line.words
			.filter((word) => word.text.trim() !== '')
			.map((word) => ({
				text: word.text,
				confidence: word.confidence,
				left: word.bbox.x0,
				right: word.bbox.x1,
				baseline: (line.baseline.y0 + line.baseline.y1) / 2,
				lineHeight: line.bbox.y1 - line.bbox.y0,
			})),
	)
}
