import { expect, test } from 'vitest'
import { randomDocument } from '#tests/fixtures/redline/random-document.ts'
import { docxLibraryFile, libreOfficeFiles } from '#tests/fixtures/redline/written-files.ts'
import { Chance } from '#tests/redline/chance.ts'
import { faultsOfRedline } from '#tests/redline/judge-redline.ts'
import { randomScript } from '#tests/redline/random-edits.ts'
import { readSubject } from '#tests/redline/subject.ts'
import { applyEdits } from './apply-edits.ts'

const documents = 150
const scriptsEach = 8
const stamp = { author: 'Nora Founder', date: '2026-11-21T12:00:00Z' }

// Ten groups, so that a failure names the seeds it is among.
test.each(Array.from({ length: 10 }, (_, group) => group))(
	'edit scripts over random documents give the text before when rejected and the text intended when accepted, group %i',
	{ timeout: 120_000 },
	async (group) => {
		const counts: Counts = { applied: 0, refused: 0, scripts: 0 }
		for (let seed = group * (documents / 10) + 1; seed <= (group + 1) * (documents / 10); seed++)
			await tryScripts(`document ${seed}`, randomDocument(seed).bytes, seed, counts)
		expect(counts.scripts).toBe((documents / 10) * scriptsEach)
		// Formulas, computed fields and words at the edges of what others deleted may be refused; most may not.
		expect(counts.applied / (counts.applied + counts.refused)).toBeGreaterThan(0.85)
	},
)

test("edit scripts over other programs' files do the same", { timeout: 120_000 }, async () => {
	const counts: Counts = { applied: 0, refused: 0, scripts: 0 }
	for (const [at, { name, bytes }] of [...libreOfficeFiles(), await docxLibraryFile()].entries()) {
		for (const round of [0, 1, 2]) await tryScripts(name, bytes, 10_000 + 3 * at + round, counts)
	}
	expect(counts.scripts).toBe(5 * 3 * scriptsEach)
	expect(counts.applied).toBeGreaterThan(4 * counts.refused)
})

interface Counts {
	applied: number
	refused: number
	scripts: number
}

async function tryScripts(name: string, bytes: Uint8Array, seed: number, counts: Counts): Promise<void> {
	const subject = readSubject(bytes)
	for (let script = 0; script < scriptsEach; script++) {
		const edits = randomScript(new Chance(seed * 1000 + script), subject.editables)
		const redlined = await applyEdits(bytes, edits, stamp)
		const where = `${name}, script ${script}: ${JSON.stringify(edits)}`
		expect(faultsOfRedline(subject, edits, redlined, stamp.author), where).toEqual([])
		for (const outcome of redlined.outcomes) {
			counts[outcome.status]++
			const edit = edits[outcome.index]!
			const expectsOther = 'start' in edit && edit.expected.endsWith('?')
			if (expectsOther) expect(outcome, where).toMatchObject({ status: 'refused', reason: 'text_differs' })
			else if (outcome.status === 'refused') expect(outcome.reason, where).not.toBe('text_differs')
		}
		counts.scripts++
	}
}
