import { expect, test } from 'vitest'
import { memoryWorld } from '#tests/payments/memory-world.ts'
import { takeSteps } from '#tests/payments/payment-sequence.ts'

const sequences = 2_000

test(`after ${sequences} random sequences of payments every cent and every check is explained, and none counted twice`, async () => {
	let steps = 0
	for (let seed = 1; seed <= sequences; seed++) steps += (await takeSteps(await memoryWorld(), seed, 6 + (seed % 10))).length
	expect(steps).toBeGreaterThan(sequences * 10)
}, 240_000)
