import { describe, expect, test } from 'vitest'
import { fieldSources } from '../fields/sources.ts'
import { isDocumentType } from '#app/domain/review/type/catalogue.ts'
import { readClause } from '../language/read-clause.ts'
import { ownClauses, ownTemplates, ownTemplateSources } from './own-templates.ts'
import { packets } from './packets.ts'

const keys = [...ownTemplateSources().keys()]
const templates = new Map(ownTemplates().map((template) => [template.key, template]))
const templateOf = (key: string) => templates.get(key)!

test('there are the seventeen that a startup needs first', () => {
	expect(keys.sort()).toEqual([
		'advisor-agreement',
		'board-consent',
		'cofounder-agreement',
		'consulting-agreement',
		'contractor-ip-assignment',
		'convertible-note',
		'data-processing-agreement',
		'invention-assignment',
		'master-services-agreement',
		'mutual-nda',
		'offer-letter',
		'one-way-nda',
		'privacy-policy',
		'restricted-stock-purchase',
		'saas-terms',
		'separation-agreement',
		'terms-of-use',
	])
})

describe.each(keys)('%s', (key) => {
	test('says what it is for, that no lawyer verified it, and has a type of the catalog', () => {
		const { name, description, source, category, documentType } = templateOf(key)
		expect(isDocumentType(documentType)).toBe(true)
		expect(category).not.toBe('UNCATEGORIZED')
		expect(source).toMatch(/^Not verified by a lawyer\. Follows /)
		expect(name.length).toBeLessThanOrEqual(60)
		expect(description).toMatch(/\.$/)
	})

	test('asks for what can be answered', () => {
		const { fields } = templateOf(key)
		expect(new Set(fields.map(({ name }) => name)).size).toBe(fields.length)
		for (const { name, label, kind, filledFrom, choices, parts, required, example, defaultValue, help, section } of fields) {
			expect(label, name).not.toBe('')
			expect(section, name).not.toBe('')
			expect(choices.length > 1, name).toBe(kind === 'choice')
			expect(parts.length > 0, name).toBe(kind === 'list')
			if (filledFrom) expect(fieldSources.find((source) => source.name === filledFrom)?.kinds, name).toContain(kind)
			if (kind === 'choice' && defaultValue !== null) expect(choices.map(({ value }) => value)).toContain(defaultValue)
			if (required && !['company', 'person', 'list', 'choice', 'yes_no'].includes(kind))
				expect(example !== '' || defaultValue !== null || help !== '' || filledFrom !== null, name).toBe(true)
		}
	})
})

test('a clause belongs to a template and its variants have keys of their own', () => {
	const used = new Set([...templates.values()].flatMap(({ clauses }) => clauses.map(({ name }) => name)))
	const clauses = [...ownClauses().values()]
	expect([...used].sort()).toEqual(clauses.map(({ name }) => name).sort())
	for (const { name, variants } of clauses) expect(new Set(variants.map(({ key }) => key)).size, name).toBe(variants.length)
})

describe.each(packets)('packet $name', ({ documents }) => {
	test('its templates are there and take its answers', () => {
		for (const { template, values } of documents) {
			const fields = templateOf(template).fields.map(({ name }) => name)
			expect(fields).toEqual(expect.arrayContaining(Object.keys(values)))
		}
	})

	test('one name is one question', () => {
		const kinds = new Map<string, string>()
		for (const { template } of documents)
			for (const { name, kind, choices } of templateOf(template).fields) {
				const question = JSON.stringify([kind, choices])
				expect(kinds.get(name) ?? question, `${template}: ${name}`).toBe(question)
				kinds.set(name, question)
			}
	})
})

test('each template has every field of its clauses by name, so that a start need not read its file again', () => {
	for (const { key, fields, clauses } of ownTemplates()) {
		const names = fields.map(({ name }) => name)
		for (const { name, variants } of clauses) {
			const read = readClause(variants.map(({ text }) => text).join('\n\n'))
			expect(read.mistakes, `${key}, ${name}`).toEqual([])
			expect(names, `${key}, ${name}`).toEqual(expect.arrayContaining(read.fields.map((field) => field.name)))
		}
	}
})
