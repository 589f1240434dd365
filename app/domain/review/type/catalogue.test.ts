import { expect, test } from 'vitest'
import { categories, categoryFromName, categoryFromPrefix, categoryOfType } from './catalogue.ts'

test('every category has 10 to 18 types, and no type stands in two', () => {
	const types = categories.flatMap((category): readonly string[] => category.types)
	for (const category of categories) expect(category.types.length, category.name).toSatisfy((count: number) => count >= 10 && count <= 18)
	expect(new Set(types).size).toBe(types.length)
	for (const category of categories) for (const type of category.types) expect(categoryOfType(type)).toBe(category.code)
})

test.each([
	['VEN_acme-msa.pdf', 'VEN', 'VEN'],
	['ip-assignment.docx', 'IP', 'IP'],
	['EQ.pdf', 'UNCATEGORIZED', 'EQ'],
	['acme EMP offer.docx', 'UNCATEGORIZED', 'EMP'],
	['acme fin 2024.pdf', 'UNCATEGORIZED', 'FIN'],
	['web2 terms.pdf', 'UNCATEGORIZED', 'UNCATEGORIZED'],
	['vendor-agreement.pdf', 'UNCATEGORIZED', 'UNCATEGORIZED'],
	['VENdor.pdf', 'UNCATEGORIZED', 'UNCATEGORIZED'],
	['contract.web', 'UNCATEGORIZED', 'UNCATEGORIZED'],
])('%s is %s by its prefix, and %s by its words on the dashboard', (name, byPrefix, byName) => {
	expect([categoryFromPrefix(name), categoryFromName(name)]).toEqual([byPrefix, byName])
})
