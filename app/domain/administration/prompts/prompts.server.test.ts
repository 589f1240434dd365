import { expect, test } from 'vitest'
import { activePrompts, seedPrompts } from '#app/domain/review/model/prompt-records.server.ts'
import { tellTheDeal } from '#app/domain/review/model/prompts/tell-the-deal.ts'
import { shippedPrompts } from '#app/domain/review/model/prompts/shipped-prompts.ts'
import { companyActivity } from '#tests/company-activity.ts'
import { register, testServices } from '#tests/world.ts'
import type { Administrator } from '#app/domain/identity/administrator.ts'
import { activatePromptVersion } from './activate-prompt-version.server.ts'
import { listPrompts, readPrompt } from './read-prompts.server.ts'
import { PromptChange, writePromptVersion } from './write-prompt-version.server.ts'

const services = await testServices()
const { db } = services
const { name } = tellTheDeal
const administrator = async () =>
	({ ...(await register(services, { userType: 'admin', firstName: 'Root' })), passedAdminChecks: true }) as Administrator
const words = (more: string) => `Tell {{deal}} and {{plain}}. ${more}`
const state = async () => {
	const { activeNumber, newest } = (await readPrompt(services, await administrator(), name))!
	return { active: activeNumber, newest }
}
const write = async (admin: Administrator, body: string) => {
	const { active, newest } = await state()
	return writePromptVersion(services, admin, name, { body, reason: 'Too many points', editedFrom: active, newest })
}
const inUse = async () => (await activePrompts(services))[name]

/** As an earlier version of the product would have shipped it. */
async function shipOlderWords(body: string) {
	const { newest } = await state()
	const version = { promptName: name, number: newest + 1 }
	await db.promptVersion.create({ data: { ...version, body, note: 'As shipped' } })
	return version.number
}

test('the shipped prompts are there from the first start, once, however many programs start at once', async () => {
	await Promise.all([seedPrompts(services), seedPrompts(services), activePrompts(services)])
	await seedPrompts(services)

	expect(await db.promptVersion.count()).toBe(shippedPrompts.length)
	expect(await db.promptActivation.count()).toBe(shippedPrompts.length)
	expect(await inUse()).toEqual({ body: tellTheDeal.body, number: 1 })
	expect((await listPrompts(services, await administrator())).map((prompt) => [prompt.name, prompt.activatedBy])).toEqual(
		shippedPrompts.map((prompt) => [prompt.name, 'Fineprint']),
	)
})

test('new shipped words take the place of older shipped ones', async () => {
	const number = await shipOlderWords('As an older version had it.')
	await db.prompt.update({ where: { name }, data: { activeNumber: number } })

	await seedPrompts(services)
	expect(await inUse()).toEqual({ body: tellTheDeal.body, number: number + 1 })
})

test('an admin’s words wait as a version until they are activated, with who and why', async () => {
	const admin = await administrator()
	const { active, newest } = await state()
	expect(await write(admin, words('Once.'))).toEqual({ number: newest + 1 })
	expect(await inUse()).toMatchObject({ number: active })

	expect(await activatePromptVersion(services, admin, name, { number: newest + 1, active, reason: 'It reads better' })).toBe('activated')
	expect(await inUse()).toEqual({ body: words('Once.'), number: newest + 1 })
	expect(await readPrompt(services, admin, name)).toMatchObject({
		activeNumber: newest + 1,
		versions: expect.arrayContaining([expect.objectContaining({ number: newest + 1, author: 'Root Founder', note: 'Too many points' })]),
		activations: expect.arrayContaining([
			expect.objectContaining({ number: newest + 1, author: 'Root Founder', reason: 'It reads better' }),
		]),
	})
	expect(await companyActivity(services, admin)).toMatchObject([
		{ type: 'prompt.activated', details: { prompt: name, from: active, to: newest + 1, reason: 'It reads better' } },
		{ type: 'prompt.edited', actor: { id: admin.id }, details: { prompt: name, from: active, to: newest + 1, reason: 'Too many points' } },
	])
})

test('where an admin chose the words, new shipped ones become a version that is not in use, once', async () => {
	const { active } = await state()
	const number = await shipOlderWords('As an older version had it, again.')
	await seedPrompts(services)
	await seedPrompts(services)

	expect(await state()).toEqual({ active, newest: number + 1 })
	expect((await readPrompt(services, await administrator(), name))?.versions[0]).toMatchObject({ body: tellTheDeal.body, shipped: true })
})

test('an admin goes back to shipped words, and the next start leaves that so', async () => {
	const { active } = await state()
	expect(await activatePromptVersion(services, await administrator(), name, { number: 1, active, reason: 'Back' })).toBe('activated')
	await seedPrompts(services)
	expect(await inUse()).toMatchObject({ number: 1 })
})

test('two admins at once: the second is told of the first', async () => {
	const [one, other] = [await administrator(), await administrator()]
	const { active, newest } = await state()
	const change = { reason: 'Mine is better', editedFrom: active, newest }
	const written = await Promise.all([
		writePromptVersion(services, one, name, { ...change, body: words('One.') }),
		writePromptVersion(services, other, name, { ...change, body: words('Two.') }),
	])
	expect(written).toEqual(expect.arrayContaining([{ number: newest + 1 }, { overtakenBy: newest + 1 }]))

	const activated = await Promise.all([
		activatePromptVersion(services, one, name, { number: newest, active, reason: 'This one' }),
		activatePromptVersion(services, other, name, { number: newest + 1, active, reason: 'No, this one' }),
	])
	expect(activated).toEqual(expect.arrayContaining(['activated', { overtakenBy: (await state()).active }]))
})

test('what is wrong with placeholders is told, and words that say the same or of a version that is not there are not kept', async () => {
	const admin = await administrator()
	const { active, newest } = await state()
	const { body } = await inUse()
	expect(await write(admin, '{{deal}} {{tone}}')).toEqual({
		problems: [expect.stringContaining('no placeholder {{tone}}'), expect.stringContaining('{{plain}} is missing')],
	})
	expect(await write(admin, body)).toBe('same')
	const change = { body: words('Three.'), reason: 'Because', newest }
	expect(await writePromptVersion(services, admin, name, { ...change, editedFrom: 99 })).toBeNull()
	expect(await writePromptVersion(services, admin, 'nothing', { ...change, editedFrom: 1 })).toBeNull()
	expect(await readPrompt(services, admin, 'nothing')).toBeNull()
	const activation = { number: 99, active, reason: 'Because' }
	expect(await activatePromptVersion(services, admin, name, activation)).toBeNull()
	expect(await activatePromptVersion(services, admin, 'nothing', { ...activation, number: 1 })).toBeNull()
	expect(await activatePromptVersion(services, admin, name, { ...activation, number: active })).toBe('unchanged')
	expect(await state()).toEqual({ active, newest })
})

test.each([{ body: ' ' }, { body: 'x'.repeat(8001) }, { reason: ' ' }])('%j is no change of a prompt', (wrong) => {
	const change = { body: words('Four.'), reason: 'Because', editedFrom: '1', newest: '1' }
	expect(PromptChange.parse({ ...change, body: 'One\r\ntwo ' })).toMatchObject({ body: 'One\ntwo', newest: 1 })
	expect(PromptChange.safeParse({ ...change, ...wrong }).success).toBe(false)
})
