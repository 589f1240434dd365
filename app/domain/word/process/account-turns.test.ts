import { expect, test } from 'vitest'
import { accountTurns } from './account-turns.ts'

const settled = () => new Promise((resolve) => setImmediate(resolve))

/** Two places and the jobs that have begun there, by name: `a1` is a job of account `a`. */
function setUp() {
	const turns = accountTurns(2)
	const begun: string[] = []
	const ends = new Map<string, () => void>()
	return {
		begun,
		async ask(...jobs: string[]) {
			for (const job of jobs) {
				void turns.take(job[0]!).then((end) => {
					begun.push(job)
					ends.set(job, end)
				})
			}
			await settled()
		},
		async end(job: string) {
			ends.get(job)!()
			await settled()
		},
		turns,
	}
}

test('alone, an account has all places; once somebody waits, it has one of them', async () => {
	const { ask, end, begun } = setUp()
	await ask('a1', 'a2', 'a3', 'a4')
	expect(begun).toEqual(['a1', 'a2'])

	await ask('b1')
	await end('a1')
	expect(begun).toEqual(['a1', 'a2', 'b1'])
	await end('a2')
	expect(begun).toEqual(['a1', 'a2', 'b1', 'a3'])
	await end('b1')
	expect(begun.at(-1)).toBe('a4')
})

test('who asked for hundreds does not come before those who asked once and later', async () => {
	const { ask, end, begun } = setUp()
	await ask(...Array.from({ length: 9 }, (_, index) => `a${index + 1}`), 'b1', 'c1', 'd1')
	for (const job of ['a1', 'a2', 'b1', 'c1']) await end(job)
	expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'd1', 'a3'])
})

test('within an account jobs begin in the order in which they were asked for, and every one of them does', async () => {
	const { ask, end, begun } = setUp()
	await ask('a1', 'b1', 'a2', 'a3', 'b2')
	for (let index = 0; index < 5; index++) await end(begun[index]!)
	expect([...begun].sort()).toEqual(['a1', 'a2', 'a3', 'b1', 'b2'])
	expect(begun.indexOf('a2')).toBeLessThan(begun.indexOf('a3'))
})

test('whoever gives up while waiting leaves the line; a place given back twice is free once', async () => {
	const { turns, ask, begun } = setUp()
	const [first, second] = [await turns.take('x'), await turns.take('y')]
	const gone = new AbortController()
	const impatient = turns.take('z', gone.signal)
	await ask('a1', 'b1')
	gone.abort(new Error('Gone'))
	await expect(impatient).rejects.toThrow('Gone')
	await expect(turns.take('z', gone.signal)).rejects.toThrow('Gone')

	first()
	first()
	await settled()
	expect(begun).toEqual(['a1'])
	second()
	await settled()
	expect(begun).toEqual(['a1', 'b1'])
})
