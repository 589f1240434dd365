// Makes templates of real Word files and documents of those again: node --import tsx scripts/round-trip-templates.ts FOLDER [OUT]
// A word here and there becomes a placeholder over several runs, every third of them inside a condition or a list of one
// entry; with the word as its value, the file must read as before.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describeField } from '#app/domain/templates/fields/describe-field.ts'
import type { FieldValues } from '#app/domain/templates/fields/template-field.ts'
import { assembleDocument } from '#app/domain/templates/language/assemble-document.ts'
import { readTemplate } from '#app/domain/templates/language/read-template.ts'
import { type DocxFile, openDocxFile } from '#app/domain/word/package/docx-file.ts'
import { UnreadableDocx } from '#app/domain/word/package/word-errors.ts'
import { characterData } from '#app/domain/word/package/xml/xml-text.ts'
import { newFaults } from '#app/domain/word/prove/check-package.ts'
import { readStories } from '#app/domain/word/read/read-stories.ts'
import { storyParts } from '#app/domain/word/read/story-parts.ts'

const run = /(<w:r(?:\s[^>]*)?>(?:<w:rPr>(?:(?!<\/w:rPr>)[\s\S])*<\/w:rPr>)?)<w:t(?:\s[^>]*)?>([^<]{6,})<\/w:t><\/w:r>/g
const mostInPart = 40

const [, , folder = '.', out] = process.argv
const places: Record<string, number> = {}
const tally: Record<string, number> = {}
if (out) mkdirSync(out, { recursive: true })
for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.docx'))) {
	const outcome = await roundTrip(join(folder, path))
	tally[outcome.split(':')[0] ?? ''] = (tally[outcome.split(':')[0] ?? ''] ?? 0) + 1
	if (outcome !== 'same' && !outcome.startsWith('unreadable') && outcome !== 'nothing to replace') console.log(`${path}: ${outcome}`)
}
console.log(tally, places)

async function roundTrip(path: string): Promise<string> {
	let original: DocxFile
	try {
		original = await openDocxFile(readFileSync(path))
		if (textsOf(original).some((text) => /\{\{|\}\}/.test(text))) return 'has braces'
	} catch (error) {
		if (error instanceof UnreadableDocx) return `unreadable: ${error.reason}`
		throw error
	}
	const template = original.copy()
	const values: FieldValues = {}
	for (const { part, kind } of storyParts(template)) plant(template, part, kind, values)
	if (Object.keys(values).length === 0) return 'nothing to replace'
	const bytes = await template.toBytes()
	const { fields, mistakes } = await readTemplate(bytes)
	if (mistakes.length > 0) return `mistakes: ${JSON.stringify(mistakes.slice(0, 2))}`
	const written = await assembleDocument(bytes, {
		fields: fields.map((field, order) => describeField(field, order)),
		values,
		clauses: {},
		openFields: 'refuse',
	})
	if (!written.bytes) return `not written: ${JSON.stringify(written).slice(0, 300)}`
	if (out) writeFileSync(join(out, `${basename(path, '.docx')}.docx`), written.bytes)

	const after = await openDocxFile(written.bytes)
	const [before, now] = [textsOf(original), textsOf(after)]
	const differs = before.findIndex((text, index) => text !== now[index])
	if (before.length !== now.length || differs >= 0) return `other words: ${JSON.stringify([before[differs], now[differs]])}`
	const changed = after.partNames.filter((name) => !after.sameBytes(name, original))
	const planted = template.partNames.filter((name) => !template.sameBytes(name, original))
	const beyond = changed.filter((name) => !planted.includes(name) && !/settings\.xml$/.test(name))
	if (beyond.length > 0) return `changed parts: ${beyond.join(' ')}`
	const faults = newFaults(original, after)
	return faults.length > 0 ? `faults: ${JSON.stringify(faults.slice(0, 2))}` : 'same'
}

/** Puts placeholders into a part, each over three runs. */
function plant(file: DocxFile, part: string, kind: string, values: FieldValues): void {
	const source = file.part(part) ?? ''
	const found = Array.from(source.matchAll(run)).filter(
		({ 1: open = '', 2: text = '' }) => /\p{L}{4}/u.test(text) && !/[{}&]/.test(text) && !open.includes('Change'),
	)
	const every = Math.max(1, Math.floor(found.length / mostInPart))
	const chosen = new Set(found.filter((_, index) => index % every === 0).map(({ index }) => index))
	const planted = source.replace(run, (whole: string, open: string, text: string, at: number) => {
		const word = chosen.has(at) ? /\p{L}{4,}/u.exec(text)?.[0] : undefined
		if (word === undefined) return whole
		const name = `field_${Object.keys(values).length}`
		const block = Object.keys(values).length % 3 === 0 ? (Object.keys(values).length % 2 === 0 ? 'if' : 'each') : null
		values[name] = block === 'each' ? [{ word: characterData(word) }] : characterData(word)
		count(kind, source, at)
		if (block) places[block] = (places[block] ?? 0) + 1
		const [begin, inside, end] = {
			if: [`{{#if has ${name}}}`, name, '{{/if}}'],
			each: [`{{#each ${name}}}`, 'word', '{{/each}}'],
			none: ['', name, ''],
		}[block ?? 'none'] as [string, string, string]
		const split = text.indexOf(word)
		const t = (words: string) => `<w:t xml:space="preserve">${words}</w:t></w:r>`
		const plain = open.replace(/<w:rPr>[\s\S]*<\/w:rPr>/, '')
		const first = `${open}${t(`${text.slice(0, split)}${begin}{`)}`
		const second = `${plain}${t(`{${inside.slice(0, 4)}`)}<w:proofErr w:type="spellStart"/>`
		return `${first}${second}${open}${t(`${inside.slice(4)}}}${end}${text.slice(split + word.length)}`)}`
	})
	file.setPart(part, planted)
}

function count(kind: string, source: string, at: number): void {
	const isIn = (name: string) => source.lastIndexOf(`<w:${name}>`, at) > source.lastIndexOf(`</w:${name}>`, at)
	for (const [place, holds] of Object.entries({
		[kind]: true,
		'table cell': isIn('tc'),
		'text box': isIn('txbxContent'),
		'content control': isIn('sdtContent'),
	}))
		if (holds) places[place] = (places[place] ?? 0) + 1
}

function textsOf(file: DocxFile): string[] {
	return readStories(file).flatMap(({ paragraphs }) => paragraphs.map(({ text }) => text))
}
