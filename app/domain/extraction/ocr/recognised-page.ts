import type { PageText } from '../pdf/text-fragment.ts'
import type { RecognisedWord } from './recogniser.server.ts'

/** Below this mean confidence a page is more guessed than read, and saying so is better than reviewing it. */
export const lowestConfidence = 55

/** Mean confidence of words, 0 to 100, long words counting more; 0 without words. */
export function confidenceOf(words: RecognisedWord[]): number {
	const letters = words.reduce((sum, word) => sum + word.text.length, 0)
	return letters === 0 ? 0 : words.reduce((sum, word) => sum + word.confidence * word.text.length, 0) / letters
}

/**
 * Turns recognized words into the same shape as words that were text in the file.
 *
 * @param size of the page in points, turned as it was read
 * @param scale pixels for each point of the page.
 */
export function recognisedPage(
	page: number,
	size: { width: number; height: number; turn: number },
	words: RecognisedWord[],
	scale: number,
): PageText {
	const usual = median(words.map((word) => word.lineHeight)) / scale
	return {
		page,
		width: size.width,
		height: size.height,
		turn: size.turn,
		fragments: words.map((word) => ({
			text: word.text,
			left: word.left / scale,
			right: word.right / scale,
			baseline: word.baseline / scale,
			size: typeSize(word.lineHeight / scale, usual),
			bold: false,
			hidden: false,
			spaceBefore: true,
			angle: 0,
			confidence: word.confidence,
		})),
	}
}

/** The height of a line depends on which letters it has: lines of about the usual height are of the usual size. */
function typeSize(height: number, usual: number): number {
	const nominal = height > 0.6 * usual && height < 1.4 * usual ? usual : height
	return Math.max(4, nominal * 0.85)
}

function median(values: number[]): number {
	const sorted = [...values].sort((one, other) => one - other)
	return sorted[Math.floor(sorted.length / 2)] ?? 0
}
