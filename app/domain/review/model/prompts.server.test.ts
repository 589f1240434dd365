import { expect, test } from 'vitest'
import { listCompanyActivity } from '#app/domain/activity/list-activity.server.ts'
import { register, testServices } from '#tests/world.ts'
import { editPrompt, listPrompts, PromptChange, readPrompt } from './edit-prompt.server.ts'
import { activePrompts, seedPrompts } from './prompt-records.server.ts'
import { reviewDocument } from './prompts/review-document.ts'
import { shippedPrompts } from './prompts/shipped-prompts.ts'

const services = await testServices()
const { db } = services
const name = reviewDocument.name
const change = (editedFrom: number, body = 'Read twice.') => ({ body, note: 'Too many points', editedFrom })
const activeNumber = async () => (await db.prompt.findUniqueOrThrow({ where: { name } })).activeNumber

test('the shipped prompts are there from the first start, once, however many programs start at once', async () => {
	await Promise.all([seedPrompts(services), seedPrompts(services), activePrompts(services)])
	await seedPrompts(services)

	expect(await db.promptVersion.count()).toBe(shippedPrompts.length)
	expect((await activePrompts(services))[name]).toEqual({ body: reviewDocument.body, number: 1 })
})

test('new shipped words take the place of older shipped ones', async () => {
	await db.promptVersion.create({ data: { promptName: name, number: 2, body: 'As an older version had it.', note: 'As shipped' } })
	await db.prompt.update({ where: { name }, data: { activeNumber: 2 } })

	await seedPrompts(services)
	expect((await activePrompts(services))[name]).toEqual({ body: reviewDocument.body, number: 3 })
})

test('an admin’s words are in use at once, keep the earlier versions and survive the next start', async () => {
	const admin = await register(services, { userType: 'admin' })
	const before = await activeNumber()
	expect(await editPrompt(services, admin, name, change(before))).toBe(before + 1)
	await seedPrompts(services)

	expect((await activePrompts(services))[name]).toEqual({ body: 'Read twice.', number: before + 1 })
	const prompt = await readPrompt(services, admin, name)
	expect(prompt?.versions.map(({ number, authorId }) => [number, authorId])).toEqual([
		[before + 1, admin.id],
		...Array.from({ length: before }, (_, index) => [before - index, null]),
	])
	expect((await listCompanyActivity(services, admin)).events).toMatchObject([
		{ type: 'prompt.edited', actor: { id: admin.id }, details: { prompt: name, from: before, to: before + 1 } },
	])
})

test('two admins who change the same version: the second is told', async () => {
	const [one, other] = [await register(services, { userType: 'admin' }), await register(services, { userType: 'admin' })]
	const from = await activeNumber()
	const outcomes = await Promise.all([
		editPrompt(services, one, name, change(from, 'One.')),
		editPrompt(services, other, name, change(from, 'Two.')),
	])
	expect(outcomes.sort()).toEqual([from + 1, 'overtaken'])
})

test('who is no admin neither sees nor changes prompts, in whatever company', async () => {
	const from = await activeNumber()
	const [member, colleague] = [await register(services), await register(services)]
	for (const nobody of [member, { ...colleague, companyId: member.companyId }]) {
		expect(await listPrompts(services, nobody)).toBeNull()
		expect(await readPrompt(services, nobody, name)).toBeNull()
		expect(await editPrompt(services, nobody, name, change(from))).toBeNull()
	}
	expect(await activeNumber()).toBe(from)
})

test('an admin sees every prompt, and none that does not exist', async () => {
	const admin = await register(services, { userType: 'admin' })
	expect((await listPrompts(services, admin))?.map(({ name: listed }) => listed)).toEqual(shippedPrompts.map((prompt) => prompt.name))
	expect(await readPrompt(services, admin, 'nothing')).toBeNull()
	expect(await editPrompt(services, admin, 'nothing', change(1))).toBeNull()
})

test.each([{ body: ' ' }, { body: 'x'.repeat(8001) }, { note: '' }])('%j is no change of a prompt', (wrong) => {
	expect(PromptChange.safeParse({ ...change(1), ...wrong }).success).toBe(false)
})
