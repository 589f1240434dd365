import { expect, test } from 'vitest'
import { z } from 'zod'
import { inputSentence } from './input-sentence.ts'

const Body = z.strictObject({
	name: z.string().min(1).max(3),
	count: z.number().min(2).max(5),
	state: z.enum(['open', 'closed']),
	id: z.uuid(),
	said: z.string({ error: 'Enter some text.' }),
	either: z.union([z.object({ one: z.string() }), z.object({ other: z.string() })]),
})

const sound = { name: 'Ada', count: 2, state: 'open', id: '0192e8a4-7c1e-7b1a-8f00-000000000001', said: 'x', either: { one: 'x' } }

test.each([
	[[], 'The body must be an object.'],
	[{ ...sound, name: undefined }, "'name' is missing."],
	[{ ...sound, name: 7 }, "'name' must be text."],
	[{ ...sound, name: '' }, "'name' must not be empty."],
	[{ ...sound, name: 'Grace' }, "'name' is too long: at most 3."],
	[{ ...sound, count: 1 }, "'count' must be at least 2."],
	[{ ...sound, count: 9 }, "'count' must be at most 5."],
	[{ ...sound, state: 'stale' }, `'state' must be one of "open", "closed".`],
	[{ ...sound, id: 'x' }, "'id' is not a valid id."],
	[{ ...sound, either: {} }, "'either' is invalid."],
	[{ ...sound, more: 1 }, 'The body has unknown fields: more.'],
	[{ ...sound, said: 1 }, 'Enter some text.'],
])('%j: %s', (body, sentence) => {
	expect(Body.safeParse(body, { error: inputSentence }).error?.issues.map(({ message }) => message)).toEqual([sentence])
	expect(Body.safeParse(sound, { error: inputSentence }).success).toBe(true)
})
