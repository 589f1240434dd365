import { extractionAdvice } from '../../app/domain/extraction/extraction-failure.ts'
import { buildDocx, docxFiles, buildZip, paragraph } from '../fixtures/build-docx.ts'
import { type ChosenFile, docxType, expect, goTo, test, upload } from './journey.ts'

const word = (name: string, buffer: Buffer): ChosenFile => ({ name, mimeType: docxType, buffer })
const pdf = (name: string, bytes: Uint8Array): ChosenFile => ({ name, mimeType: 'application/pdf', buffer: Buffer.from(bytes) })

const whole = buildDocx({ body: paragraph('This Agreement is governed by the laws of Delaware.') })

/** A part of 200 MB of the same letter, which packs to almost nothing. */
const bomb = () =>
	buildZip([
		...docxFiles({ body: paragraph('x') }).filter((file) => file.name !== 'word/document.xml'),
		{ name: 'word/document.xml', content: Buffer.alloc(200 * 1024 * 1024, 'a') },
	])

/** One of each way to be refused: what is told of a file for every other reason, the tests of extraction and of uploads say. */
const refused: Record<string, { file(): Promise<ChosenFile> | ChosenFile; sentence: string }> = {
	'a picture': {
		file: () => ({ name: 'photo.pdf', mimeType: 'application/pdf', buffer: Buffer.from('\u0089PNG\r\n\u001a\n and more') }),
		sentence: 'Please upload a PDF or DOCX file',
	},
	'a zip bomb': { file: () => word('bomb.docx', bomb()), sentence: extractionAdvice.expands_too_much },
	'a Word file with macros': {
		file: () => word('macros.docx', buildDocx({ body: paragraph('This Agreement'), files: { 'word/vbaProject.bin': 'macros' } })),
		sentence: extractionAdvice.macros,
	},
	'a file of more than 10 MB': {
		file: () => pdf('large.pdf', Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(10 * 1024 * 1024)])),
		sentence: 'File size must be less than 10MB',
	},
}

for (const [name, { file, sentence }] of Object.entries(refused)) {
	test(`${name} is refused in words that say why; nothing is kept and no check is used`, async ({ page, person }) => {
		await person.signIn(page)
		await goTo(page, '/dashboard')
		await upload(page, await file())
		await expect(page.getByRole('alert')).toContainText(sentence)
		await goTo(page, '/document-vault')
		await expect(page.getByText('Your vault is empty')).toBeVisible()
		await goTo(page, '/dashboard')
		await expect(page.getByText('You have 3 document checks left.')).toBeVisible()
	})
}

test('without the disclaimer ticked, and without a file, the form says what is missing', async ({ page, person }) => {
	await person.signIn(page)
	await goTo(page, '/dashboard')
	await page.getByRole('button', { name: 'Review my document' }).click()
	await expect(page.getByRole('alert')).toContainText('No File Selected — Please select a document to upload.')
	await page.getByLabel('Drop your contract here, or click to choose').setInputFiles(word('nda.docx', whole))
	await page.getByRole('button', { name: 'Review my document' }).click()
	await expect(page.getByRole('alert')).toContainText('Please accept the disclaimer to continue')
})
