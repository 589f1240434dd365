import { createCanvas, loadImage } from '@napi-rs/canvas'

const scale = 0.4
const gap = 12
const label = 24
const columns = 2
/** Of 100: words on it can just be read. */
const quality = 72

/**
 * Many pages on one picture, each with its name above it and its sizes beside each other.
 *
 * @param sizes of what is shown of each picture, from its top
 * @returns a WebP file
 */
export async function composeSheet(
	pages: readonly { name: string; pngs: readonly Buffer[] }[],
	sizes: readonly { width: number; height: number }[],
): Promise<Buffer> {
	const cell = {
		width: sizes.reduce((sum, { width }) => sum + width * scale + gap, gap),
		height: Math.max(...sizes.map(({ height }) => height)) * scale + label + gap,
	}
	const canvas = createCanvas(cell.width * columns, cell.height * Math.ceil(pages.length / columns))
	const context = canvas.getContext('2d')
	context.fillStyle = '#77777c'
	context.fillRect(0, 0, canvas.width, canvas.height)
	context.font = '14px sans-serif'
	for (const [index, { name, pngs }] of pages.entries()) {
		let x = (index % columns) * cell.width + gap
		const y = Math.floor(index / columns) * cell.height
		context.fillStyle = '#fff'
		context.fillText(name, x, y + label - 7)
		for (const [at, png] of pngs.entries()) {
			const image = await loadImage(png)
			const { width } = sizes[at]!
			const height = Math.min(image.height, sizes[at]!.height)
			context.drawImage(image, 0, 0, width, height, x, y + label, width * scale, height * scale)
			x += width * scale + gap
		}
	}
	return canvas.encode('webp', quality)
}
