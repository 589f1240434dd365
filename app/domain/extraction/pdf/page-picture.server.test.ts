import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import { megabyte } from '#app/units.ts'
import { buildForm, buildPdf, letterHeight, letterWidth } from '#tests/fixtures/build-pdf.ts'
import { checkerboardJpeg2000 } from '#tests/fixtures/jpeg-2000.ts'
import { rawPage, rawPdf, stream } from '#tests/fixtures/raw-pdf.ts'
import { drawPageForReading } from './page-picture.server.ts'

const pixels = 2

test('a page is drawn with its words, in its own size', async () => {
	const page = await draw(await buildPdf([{ lines: [{ text: 'Fees are due in thirty days.', x: 72, y: 700 }] }]))
	expect([page.width, page.height]).toEqual([letterWidth * pixels, letterHeight * pixels])
	expect(page.ink({ left: 72, top: 80, right: 220, bottom: 96 })).toBeGreaterThan(0.02)
	expect(page.ink({ left: 72, top: 200, right: 220, bottom: 216 })).toBe(0)
})

test('what was typed into a field is drawn', async () => {
	const page = await draw(await buildForm('Name of the Company:', 'Alder Works Inc.'))
	expect(page.ink({ left: 200, top: 80, right: 300, bottom: 98 })).toBeGreaterThan(0.02)
})

test('words in a font that the file does not contain are drawn all the same', async () => {
	const page = await draw(ofFont('<< /Type /Font /Subtype /TrueType /BaseFont /Calibri /Encoding /WinAnsiEncoding >>', '(Fees are due.)'))
	expect(page.ink({ left: 72, top: 80, right: 150, bottom: 96 })).toBeGreaterThan(0.02)
	expect(page.height).toBe(letterHeight * pixels)
})

test('Japanese letters without their font are named as not shown', async () => {
	const font =
		'<< /Type /Font /Subtype /Type0 /BaseFont /HeiseiMin-W3 /Encoding /UniJIS-UCS2-H /DescendantFonts [<< /Type /Font /Subtype /CIDFontType0 ' +
		'/BaseFont /HeiseiMin-W3 /CIDSystemInfo << /Registry (Adobe) /Ordering (Japan1) /Supplement 2 >> /DW 1000 ' +
		'/FontDescriptor << /Type /FontDescriptor /FontName /HeiseiMin-W3 /Flags 4 /FontBBox [0 -200 1000 900] /ItalicAngle 0 /Ascent 880 ' +
		'/Descent -120 /CapHeight 700 /StemV 80 >> >>] >>'
	const page = await draw(ofFont(font, '<5951 7D04 66F8>'))
	expect(page.height).toBeGreaterThan(letterHeight * pixels)
	expect(page.ink({ left: 0, top: letterHeight, right: letterWidth, bottom: page.height / pixels })).toBeGreaterThan(0.01)
})

test('a JPEG 2000 picture is drawn where words were read before', async () => {
	// In a process of its own: what each package loads first is kept for as long as the process lives.
	const script = `
		import { openPdf } from '#app/domain/extraction/pdf/pdfjs.server.ts'
		import { drawPageForReading } from '#app/domain/extraction/pdf/page-picture.server.ts'
		const bytes = Buffer.from(process.env.PDF_FILE, 'base64')
		await openPdf(bytes)
		const { picture } = await drawPageForReading(bytes, 1)
		process.stdout.write(picture.toString('base64'))`
	const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', script], {
		env: { ...process.env, PDF_FILE: Buffer.from(ofPicture(checkerboardJpeg2000)).toString('base64') },
		maxBuffer: megabyte,
	})
	expect((await measured(Buffer.from(stdout, 'base64'))).height).toBe(letterHeight * pixels)
})

test('a JPEG 2000 picture is drawn, and a picture that cannot be decoded is named', async () => {
	const whole = await draw(ofPicture(checkerboardJpeg2000))
	expect(whole.height).toBe(letterHeight * pixels)
	expect(whole.ink({ left: 100, top: 192, right: 300, bottom: 392 })).toBeGreaterThan(0.3)

	const broken = await draw(ofPicture(checkerboardJpeg2000.subarray(0, 60)))
	expect(broken.height).toBeGreaterThan(letterHeight * pixels)
})

test.each([
	['a page that is not there', rawPage('BT ET'), 2, 'no_such_page'],
	['noise', new Uint8Array(3000).fill(65), 1, 'damaged'],
])('%s is refused', async (_, bytes, page, refused) => {
	expect(await drawPageForReading(bytes, page)).toEqual({ refused })
})

async function draw(bytes: Uint8Array) {
	const drawing = await drawPageForReading(bytes, 1)
	if (!('picture' in drawing)) throw new Error(drawing.refused)
	return measured(drawing.picture)
}

async function measured(picture: Uint8Array) {
	const image = await loadImage(picture)
	const canvas = createCanvas(image.width, image.height)
	const context = canvas.getContext('2d')
	context.drawImage(image, 0, 0)
	return {
		width: image.width,
		height: image.height,
		/** The share of clearly dark pixels in an area of the page, which is given in points from the upper left corner. */
		ink({ left, top, right, bottom }: Record<'left' | 'top' | 'right' | 'bottom', number>) {
			const { data } = context.getImageData(left * pixels, top * pixels, (right - left) * pixels, (bottom - top) * pixels)
			let dark = 0
			for (let at = 0; at < data.length; at += 4) if (data[at + 1]! < 128) dark++
			return dark / (data.length / 4)
		},
	}
}

function ofFont(font: string, text: string): Uint8Array {
	return rawPdf({ ...page('/Font << /F1 4 0 R >>'), 4: font, 5: stream(`BT /F1 12 Tf 72 700 Td ${text} Tj ET`) })
}

function ofPicture(bytes: Buffer): Uint8Array {
	const picture = Buffer.concat([
		Buffer.from(`<< /Type /XObject /Subtype /Image /Width 24 /Height 24 /Filter /JPXDecode /Length ${bytes.length} >>\nstream\n`),
		bytes,
		Buffer.from('\nendstream'),
	])
	return rawPdf({ ...page('/XObject << /P 4 0 R >>'), 4: picture, 5: stream('q 200 0 0 200 100 400 cm /P Do Q') })
}

function page(resources: string) {
	return {
		1: '<< /Type /Catalog /Pages 2 0 R >>',
		2: '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
		3: `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << ${resources} >> /Contents 5 0 R >>`,
	}
}
