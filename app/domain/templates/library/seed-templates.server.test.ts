import { expect, test } from 'vitest'
import { templateFile } from '#tests/fixtures/template-file.ts'
import { engineHere } from '#tests/fixtures/reviewed-contract.ts'
import { register, testServices } from '#tests/world.ts'
import type { Administrator } from '#app/domain/identity/administrator.ts'
import { editClause } from './clauses/save-clause.server.ts'
import { editField } from './fields/edit-field.server.ts'
import { mergeFields } from './fields/merge-fields.ts'
import type { OwnTemplate } from './own-template.ts'
import { seedTemplates } from './seed-templates.server.ts'
import { fieldsOf } from './stored-json.ts'

const services = await testServices()
const { db } = services
const member = await register(services, { userType: 'admin' })
const administrator: Administrator = { ...member, userType: 'admin', passedAdminChecks: true }

const found = (name: string) => ({ name, kind: 'text' as const, choices: [], parts: [], shownWhen: null, isOptional: false, uses: 1 })

function own(key: string, words: string, clause: { name: string; text: string }): OwnTemplate {
	return {
		key,
		category: 'IP',
		documentType: 'NDA',
		name: key,
		description: 'For tests',
		source: 'Practice',
		license: 'Free',
		fields: mergeFields([found('name'), found('state')], []),
		clauses: [
			{
				name: clause.name,
				tags: [],
				notes: '',
				variants: [{ key: 'standard', label: 'Standard', side: null, state: null, text: clause.text }],
			},
		],
		madeFrom: words,
		file: async () => new Uint8Array(await (await templateFile([words, `{{clause "${clause.name}"}}`])).arrayBuffer()),
	}
}

async function stateOf(key: string) {
	const template = await db.template.findUniqueOrThrow({
		where: { shippedKey: key },
		include: { versions: { orderBy: { number: 'asc' } } },
	})
	return { ...template, numbers: template.versions.map(({ number }) => number) }
}

test('what is shipped is added once; a new text comes into use where nobody changed anything', async () => {
	const law = { name: 'Law', text: 'The laws of {{state}} govern.' }
	const first = own('plain', 'Dear {{name}}', law)
	expect(await seedTemplates(services, [first])).toEqual(['plain'])
	expect(await seedTemplates(services, [first])).toEqual([])
	expect(await stateOf('plain')).toMatchObject({ status: 'active', activeNumber: 1, numbers: [1], editedAt: null })

	const second = own('plain', 'Hello {{name}}', { ...law, text: 'Only the laws of {{state}} govern.' })
	expect(await Promise.all([seedTemplates(services, [second]), seedTemplates(services, [second])])).toContainEqual(['plain'])
	expect(await stateOf('plain')).toMatchObject({ activeNumber: 2, numbers: [1, 2] })
	expect(await db.clause.findUnique({ where: { name: 'Law' } })).toMatchObject({ activeNumber: 2 })
	expect(await seedTemplates(services, [first])).toEqual([])
})

test('where an admin edited a field or a clause, a new shipped text waits, and their words stay', async () => {
	const notices = { name: 'Notices', text: 'Write to {{name}} in {{state}}.' }
	await seedTemplates(services, [own('edited', 'Dear {{name}}', notices)])
	const { id } = await stateOf('edited')
	const change = {
		...{
			label: 'Who gets it',
			help: '',
			section: 'People',
			order: 1,
			kind: 'text' as const,
			required: true,
			example: '',
			defaultValue: '',
		},
		...{ choices: [], min: undefined, max: undefined, maxLength: undefined, filledFrom: null },
	}
	await editField(services, engineHere, administrator, { templateId: id, number: 1, path: 'name' }, change)
	const clause = await db.clause.findUniqueOrThrow({ where: { name: 'Notices' } })
	const variants = [{ key: 'standard', label: 'Standard', side: null, state: null, text: 'Call {{name}}.' }]
	await editClause(services, engineHere, administrator, clause.id, { tags: [], notes: '', variants, reason: 'By phone', editedFrom: 1 })

	await seedTemplates(services, [own('edited', 'Hello {{name}}', { ...notices, text: 'Write to {{name}} at once in {{state}}.' })])
	const { activeNumber, numbers, versions } = await stateOf('edited')
	expect([activeNumber, numbers]).toEqual([1, [1, 2]])
	expect(fieldsOf(versions[0]!.fields)).toMatchObject([{ name: 'name', label: 'Who gets it' }])
	expect(fieldsOf(versions[1]!.fields)).toMatchObject([{ name: 'name', label: 'Who gets it' }, { name: 'state' }])
	expect(await db.clause.findUnique({ where: { id: clause.id }, include: { versions: true } })).toMatchObject({
		activeNumber: 2,
		versions: { length: 3 },
	})
})

test('a template that keeps its version asks for what new words of its clause ask for, also after a start that was cut off', async () => {
	const address = { name: 'Address', text: 'Write to {{name}} in {{state}}.' }
	await seedTemplates(services, [own('cut-off', 'Dear {{name}}', address)])
	const { id } = await stateOf('cut-off')
	await db.template.update({ where: { id }, data: { editedAt: new Date() } })
	await db.templateVersion.update({ where: { templateId_number: { templateId: id, number: 1 } }, data: { fieldsEditedAt: new Date() } })
	const fieldNames = async () => fieldsOf((await stateOf('cut-off')).versions[0]!.fields).map(({ name }) => name)

	const next = own('cut-off', 'Hello {{name}}', { ...address, text: 'Write to {{name}} in {{county}}, {{state}}.' })
	const storage = { ...services.storage, get: () => Promise.reject(new Error('The machine went off')) }
	await expect(seedTemplates({ ...services, storage }, [next])).rejects.toThrow('The machine went off')
	expect([await fieldNames(), (await stateOf('cut-off')).numbers]).toEqual([
		['name', 'state'],
		[1, 2],
	])
	expect(await seedTemplates(services, [next])).toEqual([])
	expect([await fieldNames(), (await stateOf('cut-off')).activeNumber]).toEqual([['name', 'county', 'state'], 1])
})
