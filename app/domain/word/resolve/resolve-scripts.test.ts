import { expect, test } from 'vitest'
import { buildDocx, run } from '#tests/fixtures/build-docx.ts'
import { randomDocument } from '#tests/fixtures/redline/random-document.ts'
import { Chance } from '#tests/redline/chance.ts'
import { packageFaults } from '#tests/redline/package-faults.ts'
import { acceptAll as readAccepted, rejectAll as readRejected } from '#tests/redline/plain-reader.ts'
import { textsOf, WordPackage } from '#tests/redline/word-package.ts'
import { listChanges } from '../changes/list-changes.ts'
import { acceptAll, rejectAll, resolveChanges } from './resolve-changes.ts'

const documents = 60

// The judge is the tests' own reader, which shares no code with the engine.
test.each(Array.from({ length: 6 }, (_, group) => group))(
	'changes of random documents are accepted and rejected, all at once and one by one, group %i',
	{ timeout: 60_000 },
	async (group) => {
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

			expect(textsOf(await oneByOne(bytes, new Chance(seed)), readAccepted), where).toEqual(
				textsOf(await atOnce(bytes, new Chance(seed)), readRejected),
			)
		}
	},
)

test.each(Array.from({ length: 4 }, (_, group) => group))(
	'some changes settled and the rest later read as all settled at once, group %i',
	{ timeout: 60_000 },
	async (group) => {
		for (let seed = 1 + group; seed <= 240; seed += 4) {
			// Most are small documents of what takes paragraphs together and apart; the others have everything.
			const bytes = seed % 8 === 0 ? randomDocument(seed).bytes : buildDocx({ body: `${trackedBlocks(new Chance(seed))}<w:sectPr/>` })
			const where = `document ${seed}`
			const [decisions, chance] = [await decide(bytes, new Chance(seed)), new Chance(seed)]
			const now = new Set([...decisions.keys()].filter(() => chance.happens(0.5)))
			const inTwo = await resolveChanges(bytes, (change) => (now.has(nameOf(change)) ? decisions.get(nameOf(change))! : 'leave'))
			expect(structuralFaults(new WordPackage(bytes), inTwo), where).toEqual([])
			for (const [rest, view] of [
				['accept', readAccepted],
				['reject', readRejected],
			] as const) {
				const wanted = textsOf(
					await resolveChanges(bytes, (change) => (now.has(nameOf(change)) ? decisions.get(nameOf(change))! : rest)),
					readAccepted,
				)
				expect(textsOf(await resolveChanges(inTwo, () => rest), readAccepted), `${where}, ${rest} what was left`).toEqual(wanted)
				expect(textsOf(inTwo, view), `${where}, what was left read with ${rest}`).toEqual(wanted)
			}
		}
	},
)

function trackedBlocks(chance: Chance, depth = 0, ids = { last: 0 }): string {
	const stamp = () => `w:id="${++ids.last}" w:author="${chance.pick(['Ada', 'Bo'])}" w:date="2026-01-02T00:00:00Z"`
	const state = () => chance.pick(['', '', 'ins', 'del'] as const)
	const words = () => {
		const [kind, text] = [state(), `word${++ids.last} `]
		if (kind === '') return run(text)
		return `<w:${kind} ${stamp()}><w:r>${kind === 'del' ? `<w:delText>${text}</w:delText>` : `<w:t>${text}</w:t>`}</w:r></w:${kind}>`
	}
	const paragraph = () => {
		const mark = chance.pick(['', '', '', 'ins', 'del', 'ins del']).split(' ').filter(Boolean)
		return `<w:p><w:pPr><w:keepNext/>${mark.length > 0 ? `<w:rPr>${mark.map((each) => `<w:${each} ${stamp()}/>`).join('')}</w:rPr>` : ''}</w:pPr>${chance.several(0, 2, words).join('')}</w:p>`
	}
	const table = () => {
		const whole = state()
		const row = () => {
			const change = chance.happens(0.8) ? whole : state()
			return `<w:tr>${change ? `<w:trPr><w:${change} ${stamp()}/></w:trPr>` : ''}<w:tc><w:tcPr><w:tcW w:w="1"/></w:tcPr>${depth < 1 && chance.happens(0.3) ? trackedBlocks(chance, depth + 1, ids) : paragraph()}</w:tc></w:tr>`
		}
		return `<w:tbl><w:tblPr/><w:tblGrid/>${chance.several(1, 2, row).join('')}</w:tbl>`
	}
	const block = () => {
		const dice = chance.next()
		if (dice < 0.3) return table()
		if (dice < 0.4) return `<w:sdt><w:sdtContent>${chance.pick([paragraph, table])()}${paragraph()}</w:sdtContent></w:sdt>`
		return paragraph()
	}
	return `${chance.several(2, 6, block).join('')}${paragraph()}`
}

/** Comments and their marks may go with the words they are about. */
function structuralFaults(before: WordPackage, after: Uint8Array): string[] {
	return packageFaults(before, new WordPackage(after), () => false).filter((fault) => !/is lost$/.test(fault))
}

async function oneByOne(bytes: Uint8Array, chance: Chance): Promise<Uint8Array> {
	const decisions = await decide(bytes, chance)
	let resolved = bytes
	for (const [name, decision] of decisions)
		resolved = await resolveChanges(resolved, (change) => (nameOf(change) === name ? decision : 'leave'))
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
