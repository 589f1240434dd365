import { expect, test } from 'vitest'
import { memoryWorld } from '#tests/payments/memory-world.ts'
import { takeSteps } from '#tests/payments/payment-sequence.ts'

const sequences = 2_000

test(`after ${sequences} random sequences of payments every cent and every check is explained, and none counted twice`, async () => {
	let [steps, sentBack] = [0, 0]
	for (let seed = 1; seed <= sequences; seed++) {
		const world = await memoryWorld()
		steps += (await takeSteps(world, seed, 6 + (seed % 10))).length
		sentBack += (await world.books()).money.filter(({ externalId }) => externalId.endsWith(':failed')).length
	}
	expect(steps).toBeGreaterThan(sequences * 10)
	// The rarest thing that can happen did.
	expect(sentBack).toBeGreaterThan(0)
}, 240_000)
