import { expect, test } from 'vitest'
import { randomDocument } from '#tests/fixtures/redline/random-document.ts'
import { Chance } from '#tests/redline/chance.ts'
import { packageFaults } from '#tests/redline/package-faults.ts'
import { acceptAll as readAccepted, rejectAll as readRejected } from '#tests/redline/plain-reader.ts'
import { textsOf, WordPackage } from '#tests/redline/word-package.ts'
import { listChanges } from './list-changes.ts'
import { acceptAll, rejectAll, resolveChanges } from './resolve-changes.ts'

const documents = 60

// The judge is the tests' own reader, which shares no code with the engine.
test.each(Array.from({ length: 6 }, (_, group) => group))('changes of random documents are accepted and rejected, all at once and one by one, group %i', { timeout: 60_000 }, async (group) => {
	for (let seed = 1 + group; seed <= documents; seed += 6) {
		const { bytes, tracked } = randomDocument(seed)
		const before = new WordPackage(bytes)
		const where = `document ${seed}`

		const accepted = await acceptAll(bytes)
		expect(textsOf(accepted, readRejected), where).toEqual(textsOf(bytes, readAccepted))
		expect(structuralFaults(before, accepted), where).toEqual([])
		const rejected = await rejectAll(bytes)
		expect(textsOf(rejected, readAccepted), where).toEqual(textsOf(bytes, readRejected))
		expect(structuralFaults(before, rejected), where).toEqual([])
		if (!tracked) expect(accepted, where).toBe(bytes)

		expect(textsOf(await oneByOne(bytes, new Chance(seed)), readAccepted), where).toEqual(textsOf(await atOnce(bytes, new Chance(seed)), readRejected))
	}
})

/** Comments and their marks may go with the words they are about. */
function structuralFaults(before: WordPackage, after: Uint8Array): string[] {
	return packageFaults(before, new WordPackage(after), () => false).filter((fault) => !/is lost$/.test(fault))
}

/** Decides each change by itself, by its revision ids, which stay what they are. */
async function oneByOne(bytes: Uint8Array, chance: Chance): Promise<Uint8Array> {
	const decisions = await decide(bytes, chance)
	let resolved = bytes
	for (const [name, decision] of decisions) resolved = await resolveChanges(resolved, (change) => (nameOf(change) === name ? decision : 'leave'))
	return resolved
}

async function atOnce(bytes: Uint8Array, chance: Chance): Promise<Uint8Array> {
	const decisions = await decide(bytes, chance)
	return resolveChanges(bytes, (change) => decisions.get(nameOf(change)) ?? 'leave')
}

async function decide(bytes: Uint8Array, chance: Chance): Promise<Map<string, 'accept' | 'reject'>> {
	return new Map((await listChanges(bytes)).map((change) => [nameOf(change), chance.pick(['accept', 'reject'] as const)]))
}

function nameOf({ part, move, ids }: { part: string; move: string | null; ids: number[] }): string {
	return `${part} ${move ?? ids[0]}`
}
