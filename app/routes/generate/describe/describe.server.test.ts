import { afterAll, expect, test } from 'vitest'
import { answers, startOpenAiServer } from '#tests/openai-server.ts'
import { seeded, shortLetter, shortNda } from '#tests/fixtures/seeded-templates.ts'
import { signedIn } from '#tests/second-factor.ts'
import { wholeApp } from '#tests/whole-app.ts'
import { register, testServices } from '#tests/world.ts'

const services = await testServices()
const server = await startOpenAiServer(
	answers(({ prompt }) => {
		const template = /^(t\d+): Short NDA/m.exec(prompt)![1]!
		const answer = (question: string, value: string, quote: string) => ({
			type: 'answer',
			template,
			question,
			value,
			quote,
			reason: 'As told.',
		})
		return [
			{ type: 'template', template, quote: 'keep it secret', reason: 'Secrets.' },
			answer('purpose', 'try the new kiln', 'try the new kiln'),
			answer('has_fee', 'no', 'for free'),
			answer('governing_law', 'Texas', 'we are far from Texas and keep it secret'),
			answer('fee', '500', 'five hundred'),
		]
	}),
)
afterAll(() => server.close())
const model = server.model()
const app = await wholeApp({ ...services, model, forReads: { ...services.forReads, model } })

test('a model proposes with quotes and reasons; what is confirmed begins a draft, and an unticked box sends nothing', async () => {
	const { 'short-nda': template } = await seeded(services, shortNda, shortLetter)
	const member = await register(services, { plan: 'startup' })
	const headers = { Cookie: `token=${(await signedIn(services, member)).token}` }
	const post = async (form: [string, string][]) => {
		const answer = await fetch(new URL('/generate/describe', app), {
			method: 'POST',
			redirect: 'manual',
			headers,
			body: new URLSearchParams(form),
		})
		return { text: (await answer.text()).replaceAll('<!-- -->', ''), to: answer.headers.get('Location') ?? '' }
	}
	const words = 'Kiln Robotics, Inc. and we try the new kiln for free and keep it secret.'
	const page = await fetch(new URL('/generate', app), { headers })
	expect(await page.text()).toContain('Let test-model read it too')

	const described: [string, string][] = [
		['intent', 'describe'],
		['words', words],
	]
	expect((await post(described)).text).not.toContain('test-model:')
	expect(server.questions).toEqual([])

	const { text } = await post([...described, ['ask_model', 'yes']])
	expect(text).toContain('2 answers of test-model were left out, because your words do not say them.')
	expect(text).toContain('You wrote “try the new kiln”. test-model: As told.')
	expect(text).toContain('You wrote “for free”. That may mean this: tick it if it is right.')
	expect(text).not.toMatch(/Texas|\$500/)
	const claims = [...text.matchAll(/name="claim" value="([^"]*)"/g)].map(([, value]) => value!.replaceAll('&quot;', '"'))
	expect(claims).toHaveLength(2)

	const { to } = await post([
		['intent', 'confirm'],
		['words', words],
		['template', template!],
		['take', 'purpose'],
		['take', 'counterparty'],
		...claims.map((claim): [string, string] => ['claim', claim]),
	])
	expect(to).toMatch(/^\/generate\/drafts\//)
	const { values, origins } = await services.db.generationDraft.findFirstOrThrow({ where: { userId: member.id } })
	expect(values).toMatchObject({ purpose: 'try the new kiln', counterparty: { name: 'Kiln Robotics, Inc.' }, has_fee: false })
	expect(origins).toMatchObject({ purpose: 'Filled in from your description: “try the new kiln”' })
	expect(values).not.toHaveProperty('governing_law')
})
