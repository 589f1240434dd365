import { createCanvas, GlobalFonts, type SKRSContext2D } from '@napi-rs/canvas'
import sansFile from '#app/ui/fonts/instrument-sans.woff2?inline'
import serifFile from '#app/ui/fonts/source-serif-4-semibold.woff2?inline'

const width = 1200
const height = 630
const margin = 88

/** The light colors of app.css. */
const colors = {
	page: '#f8f7f3',
	ink: '#1b1e23',
	muted: '#575d66',
	accent: '#2a43a5',
	onAccent: '#ffffff',
	mark: '#ffd84d',
	quote: '#fdeb9f',
}

const serif = 'Fineprint picture serif'
const sans = 'Fineprint picture sans'

/** A picture of 1200 × 630 pixels as PNG: the mark, the words in the product's letters, and where they come from. */
export async function drawPicture(words: string, host: string): Promise<Buffer> {
	registerFonts()
	const canvas = createCanvas(width, height)
	const context = canvas.getContext('2d')
	context.fillStyle = colors.page
	context.fillRect(0, 0, width, height)
	context.fillStyle = colors.accent
	context.fillRect(0, 0, width, 12)
	drawMark(context)
	drawWords(context, words)
	context.fillStyle = colors.muted
	context.font = `28px "${sans}"`
	context.fillText('Read what it says before you sign.', margin, height - 72)
	context.textAlign = 'right'
	context.fillText(host, width - margin, height - 72)
	return canvas.encode('png')
}

function registerFonts(): void {
	if (GlobalFonts.has(serif)) return
	GlobalFonts.register(bytesOf(serifFile), serif)
	GlobalFonts.register(bytesOf(sansFile), sans)
}

function bytesOf(dataUrl: string): Buffer {
	return Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64')
}

/** The mark of `Logo`, twice its size, and the name. */
function drawMark(context: SKRSContext2D): void {
	context.save()
	context.translate(margin, 76)
	context.scale(2, 2)
	context.fillStyle = colors.accent
	context.beginPath()
	context.roundRect(0, 0, 32, 32, 7)
	context.fill()
	context.strokeStyle = colors.onAccent
	context.lineWidth = 2.5
	context.lineCap = 'round'
	for (const [y, to] of [
		[9, 24],
		[22, 17],
	] as const) {
		context.beginPath()
		context.moveTo(8, y)
		context.lineTo(to, y)
		context.stroke()
	}
	context.fillStyle = colors.mark
	context.beginPath()
	context.roundRect(6, 12.5, 20, 6, 1.5)
	context.fill()
	context.restore()
	context.fillStyle = colors.ink
	context.font = `40px "${serif}"`
	context.fillText('Fineprint', margin + 84, 122)
}

/** In lines of the largest size at which there are at most three, the last one highlighted. */
function drawWords(context: SKRSContext2D, words: string): void {
	for (const size of [80, 72, 64, 56]) {
		context.font = `${size}px "${serif}"`
		const lines = linesOf(context, words)
		if (lines.length > 3 && size > 56) continue
		const lineHeight = size * 1.16
		const first = 340 - ((lines.length - 1) * lineHeight) / 2
		for (const [index, line] of lines.entries()) {
			const y = first + index * lineHeight
			if (index === lines.length - 1) {
				context.fillStyle = colors.quote
				context.fillRect(margin - 8, y - size * 0.74, context.measureText(line).width + 16, size * 0.98)
			}
			context.fillStyle = colors.ink
			context.fillText(line, margin, y)
		}
		return
	}
}

function linesOf(context: SKRSContext2D, words: string): string[] {
	const lines: string[] = []
	for (const word of words.split(' ')) {
		const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
		if (lines.length > 0 && context.measureText(longer).width <= width - 2 * margin) lines[lines.length - 1] = longer
		else lines.push(word)
	}
	return lines
}
