import { crc32, deflateRawSync, inflateRawSync } from 'node:zlib'
import { openDocxFile } from '#app/domain/word/package/docx-file.ts'
import { describeField } from '#app/domain/templates/fields/describe-field.ts'
import type { FieldKind, FieldValue, FieldValues } from '#app/domain/templates/fields/template-field.ts'
import { assembleDocument } from '#app/domain/templates/language/assemble-document.ts'
import { readTemplate } from '#app/domain/templates/language/read-template.ts'
import { longWordFile } from '#tests/fixtures/redline/long-word-file.ts'
import { unzip } from '#tests/redline/unzip.ts'
import { median, table, type Result } from './result.ts'

const pages = 30
const wantedFields = 60
/** So many rounds warm up, as the process of a server has long done. */
const warmingUp = 150
/** Both are measured by turns, so that whatever else the machine does hits both alike. */
const turns = 6
const roundsInTurn = 10

/** A template of thirty pages with sixty fields becomes a document: against unzipping and zipping the same file. */
export async function benchGenerate(): Promise<Result[]> {
	const template = await longTemplate()
	const { fields: found, mistakes } = await readTemplate(template)
	if (mistakes.length > 0 || found.length !== wantedFields) throw new Error(JSON.stringify({ fields: found.length, mistakes }))
	const fields = found.map((field, order) => describeField(field, order))
	const values: FieldValues = Object.fromEntries(found.map(({ name, kind }) => [name, usualValues[kind] ?? 'Acme, Inc.']))
	const generate = async () => {
		const { bytes } = await assembleDocument(template, { fields, values, clauses: {}, openFields: 'refuse' })
		if (!bytes) throw new Error('No document was written')
	}
	const entries = unzip(template)
	const unzipAndZip = () => {
		for (const { packed } of entries) {
			const bytes = inflateRawSync(packed)
			crc32(bytes)
			crc32(deflateRawSync(bytes, { level: 6 }))
		}
	}
	for (let round = 0; round < warmingUp; round++) await generate()
	const [generations, zips]: [number[], number[]] = [[], []]
	for (let turn = 0; turn < turns; turn++) {
		for (let round = 0; round < roundsInTurn; round++) generations.push(await time(generate))
		for (let round = 0; round < roundsInTurn; round++) zips.push(await time(unzipAndZip))
	}
	const [one, other] = [median(generations), median(zips)]
	return [
		{
			name: `Document of a template of ${pages} pages with ${wantedFields} fields against unzipping and zipping`,
			measured: `${(one / other).toFixed(2)} × (${one.toFixed(1)} ms against ${other.toFixed(1)} ms)`,
			target: 'at most 5 ×',
			met: one / other <= 5,
		},
	]
}

const usualValues: Partial<Record<FieldKind, FieldValue>> = {
	date: '2026-11-28',
	money: 50_000,
	yes_no: true,
	list: [{ name: 'Ann Lee' }, { name: 'Ben Cho' }, { name: 'Cleo Diaz' }],
}

/** Each field twice, a third of them over paragraphs or split over runs, all over the pages of an agreement. */
async function longTemplate(): Promise<Uint8Array> {
	const file = await openDocxFile(longWordFile(pages))
	const paragraphs = (file.part(file.mainPart) ?? '').split('</w:p>')
	const words = (text: string) => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`
	const every = Math.floor(paragraphs.length / (wantedFields * 2 + 4))
	const written = paragraphs.map((paragraph, index) => {
		const field = Math.floor(index / every) % wantedFields
		if (index % every !== 0 || index / every >= wantedFields * 2 || index === paragraphs.length - 1) return paragraph
		if (field % 6 === 1) return `${paragraph}${words(`{{#if field_${field}}}as agreed{{else}}as usual{{/if}}`)}`
		if (field % 6 === 2) return `${paragraph}${words(`{{field_${field} | date "MMMM D, YYYY"}}`)}`
		if (field % 6 === 3) return `${paragraph}${words(`{{field_${field}`)}${words(' | money}')}${words('}')}`
		if (field % 6 === 4)
			return `${paragraph}</w:p><w:p>${words(`{{#each field_${field}}}`)}</w:p><w:p>${words('{{name}} signs.')}</w:p><w:p>${words('{{/each}}')}`
		return `${paragraph}${words(` {{field_`)}${words(`${field}}} `)}`
	})
	file.setPart(file.mainPart, written.join('</w:p>'))
	return file.toBytes()
}

async function time(work: () => unknown): Promise<number> {
	const start = performance.now()
	await work()
	return performance.now() - start
}

if (import.meta.filename === process.argv[1]) console.log(table(await benchGenerate()))
