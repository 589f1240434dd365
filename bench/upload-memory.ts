import { randomBytes } from 'node:crypto'
import { PDFDocument, StandardFonts } from 'pdf-lib'
import { signInAt, startProgram } from '#tests/running-program.ts'
import { table, type Result } from './result.ts'

const megabyte = 1024 * 1024
const sampleEvery = 10

/** How far the server's resident memory rises while it takes an upload of almost 50 MB and reviews it. */
export async function benchUploadMemory(): Promise<Result[]> {
	const program = await startProgram()
	try {
		const { token } = await signInAt(program)
		// Warm: everything that a first small upload loads is loaded.
		await upload(program.url, token, await pdfOfSize(100 * 1024))
		const file = await pdfOfSize(49.5 * megabyte)
		const before = await program.memory()
		let most = before
		const sampling = setInterval(() => void program.memory().then((now) => (most = Math.max(most, now))), sampleEvery)
		await upload(program.url, token, file)
		clearInterval(sampling)
		const grown = (most - before) / megabyte
		return [
			{
				name: 'Resident memory during a 50 MB upload and its review',
				measured: `+${grown.toFixed(0)} MB (${(grown / 49.5).toFixed(2)} × the file)`,
				target: 'under 64 MB',
				met: grown < 64,
			},
		]
	} finally {
		await program.stop()
	}
}

async function upload(url: string, token: string, bytes: Uint8Array): Promise<void> {
	const form = new FormData()
	form.set('file', new File([bytes as BlobPart], 'large.pdf'))
	const answer = await fetch(`${url}/api/document/uploadAndAnalysis`, {
		method: 'POST',
		headers: { authorization: `Bearer ${token}` },
		body: form,
	})
	if (!answer.ok) throw new Error(`The upload answered ${answer.status} ${await answer.text()}`)
	await answer.arrayBuffer()
}

/** A readable one-page PDF that carries an attachment of random bytes, so that it can't be compressed away. */
async function pdfOfSize(bytes: number): Promise<Uint8Array> {
	const pdf = await PDFDocument.create()
	const font = await pdf.embedFont(StandardFonts.TimesRoman)
	pdf.addPage().drawText('This Agreement is governed by the laws of the State of Delaware.', { x: 50, y: 700, size: 12, font })
	await pdf.attach(randomBytes(Math.floor(bytes) - 4096), 'annex.bin', { mimeType: 'application/octet-stream' })
	return pdf.save()
}

if (import.meta.filename === process.argv[1]) console.log(table(await benchUploadMemory()))
