import { expect, test } from 'vitest'
import { databaseWorld } from '#tests/payments/database-world.ts'
import { takeSteps } from '#tests/payments/payment-sequence.ts'
import { testServices } from '#tests/world.ts'

const services = await testServices()
const sequences = 15

// Thousands of them run in memory, in payment-sequences.test.ts; these show that the database does the same.
test(`the same random sequences hold in a real database: ${sequences} of them, with races`, async () => {
	let steps = 0
	for (let seed = 1; seed <= sequences; seed++) steps += (await takeSteps(await databaseWorld(services), seed, 6 + (seed % 10))).length
	expect(steps).toBeGreaterThan(sequences * 10)
}, 180_000)
