import { expect, test } from 'vitest'
import { extractDocx } from '#app/domain/extraction/docx/extract-docx.ts'
import type { ExtractedDocument } from '#app/domain/extraction/extracted-document.ts'
import { danglingReferences } from '#app/domain/review/clauses/references/dangling-references.ts'
import { readStructure } from '#app/domain/review/clauses/structure/read-structure.ts'
import { openDocxFile } from '#app/domain/word/package/docx-file.ts'
import { checkPackage } from '#app/domain/word/prove/check-package.ts'
import { ownDocuments, variantRounds, wordsOf } from '#tests/fixtures/own-documents.ts'
import { checkValues } from '../fields/check-values.ts'
import { describeField } from '../fields/describe-field.ts'
import { readTemplate } from '../language/read-template.ts'
import { ownTemplates, ownTemplateSources } from './own-templates.ts'

const keys = [...ownTemplateSources().keys()].sort()
const templates = new Map(ownTemplates().map((template) => [template.key, template]))

test.each(keys)('%s has no mistake, and asks for what it uses and for nothing else', async (key) => {
	const { fields, clauses, file: compiled } = templates.get(key)!
	const file = await compiled()
	const used = new Set<string>()
	for (const chosen of variantRounds(clauses)) {
		const content = await readTemplate(file, { fields, clauses: chosen })
		expect(content.mistakes).toEqual([])
		expect(content.clauses.map(({ name }) => name).sort()).toEqual(Object.keys(chosen).sort())
		for (const found of (await readTemplate(file, { clauses: chosen })).fields) {
			used.add(found.name)
			// What an upload of the file would propose never contradicts what is written about the field.
			const proposed = describeField(found, 0)
			const { required, filledFrom } = fields.find(({ name }) => name === found.name)!
			expect({ required: proposed.required, filledFrom: proposed.filledFrom ?? filledFrom }, found.name).toEqual({ required, filledFrom })
		}
	}
	expect([...used].sort()).toEqual(fields.map(({ name }) => name).sort())
	expect(clauses.some(({ variants }) => variants.length > 1)).toBe(true)
	expect(await wordsOf(file)).toContain('{{#if ')
})

test.each(keys)('%s is complete in every branch and with every variant', async (key) => {
	const template = templates.get(key)!
	const documents = await ownDocuments(template)
	expect(documents.length).toBeGreaterThan(1)
	const faults: string[] = []
	for (const { values, bytes } of documents) {
		expect(checkValues(template.fields, values)).toMatchObject({ problems: [], missing: [] })
		const read = await extractDocx(bytes)
		if (!read.readable) throw new Error(`A document of ${key} can’t be read`)
		faults.push(...faultsOf(read.document))
		faults.push(...checkPackage(await openDocxFile(bytes)).map((fault) => `package: ${JSON.stringify(fault)}`))
		await expectReferencesToLead(bytes)
	}
	expect([...new Set(faults)]).toEqual([])
})

/** Lines that people fill in by hand when they sign. */
const byHand = /^(?:By|Name|Title|Signature|Date|Taxpayer ID number \(by hand\)): _+$/gm
/** What the language or a missing answer leaves behind. */
const leftOver =
	/[{}]|<<|>>|\*\*|\[\[|\bundefined\b|\bnull\b|_{2,}|\[[^\]]*\]|\bTBD\b| {2}|\s[,.;:](?=\s|$)|\.\.|,\s*,|\(\s*\)|"|\b(?:an?|the|of|and|or) ?[.)]/g

/** What is not as it must be in a document that somebody signs. */
function faultsOf(document: ExtractedDocument): string[] {
	const body = document.paragraphs.filter(({ part }) => part === 'body').map(({ start, end }) => document.text.slice(start, end))
	const words = body.join('\n').replace(byHand, '')
	const structure = readStructure(document)
	const lost = structure.crossReferences.filter(({ kind, external, resolvedTo }) => kind === 'clause' && !external && resolvedTo === null)
	return [
		...[...words.matchAll(leftOver)].map(({ index }) => `left over: ${words.slice(Math.max(0, index - 30), index + 30)}`),
		...[...lost, ...danglingReferences(structure, document.text)].map(({ start, end }) => `reference: ${document.text.slice(start, end)}`),
		...structure.undefinedTerms.map(({ term }) => `undefined: ${term}`),
		...termsWithoutDefinition(body).map((term) => `not defined: ${term}`),
	]
}

/** What is capitalized like a defined term and is none: laws, authorities, papers, offices, parts of the document, people. */
const names = new RegExp(
	`^(?:${[
		...[
			'Defend Trade',
			'Securities',
			'Civil Rights',
			'Americans',
			'Family and Medical',
			'Fair Employment',
			'Digital',
			'Federal',
			'Older',
			'Age',
		],
		...['California', 'Illinois', 'Minnesota', 'Kansas', 'Delaware', 'Washington', 'Internal Revenue', 'United', 'State', 'Commonwealth'],
		...['Commissioner', 'Equal', 'National', 'European', 'Information', 'Global Privacy', 'American', 'Human'],
		...['Confidentiality and Invention', 'Restricted Stock', 'Master Services', 'Software', 'Service Agreement', 'Statements? of Work'],
		...['Board of Directors', 'Chief', 'Copyright', 'Sections?', 'Exhibits?', 'Annex', 'Ada Moreno', 'Mara Lindqvist'],
	].join('|')})\\b`,
)
const used = /\b(?:the|an?|each|any|all|such|its|this|that|no|every|other) ((?:[A-Z][a-z]+)(?:(?: (?:of |and )?|-)[A-Z][a-z]+)*)/g

/** Capitalized terms behind an article that stand in quotation marks nowhere: a check of our own, stricter than the review's. */
function termsWithoutDefinition(paragraphs: readonly string[]): string[] {
	const sentences = paragraphs.filter((words) => /[.;:)]$/.test(words)).join('\n')
	const defined = [...sentences.matchAll(/“([^”]+)”/g)].map((match) => match[1] ?? '')
	const isDefined = (term: string) =>
		defined.some((each) => term === each || term === `${each}s` || `${term}s` === each || term.startsWith(`${each} `))
	const terms = [...sentences.matchAll(used)].map((match) => match[1] ?? '')
	return [...new Set(terms)].filter((term) => !isDefined(term) && !names.test(term))
}

/** Each field that refers to a paragraph refers to a bookmark of the document, and no bookmark stands twice. */
async function expectReferencesToLead(bytes: Uint8Array): Promise<void> {
	const file = await openDocxFile(bytes)
	const document = file.part(file.mainPart) ?? ''
	const bookmarks = [...document.matchAll(/<w:bookmarkStart [^>]*w:name="(\w+)"/g)].map((match) => match[1])
	const targets = [...document.matchAll(/REF (\w+) \\r \\h/g)].map((match) => match[1])
	expect(new Set(bookmarks).size).toBe(bookmarks.length)
	for (const target of targets) expect(bookmarks).toContain(target)
}
