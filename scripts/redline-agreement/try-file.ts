import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { applyEdits } from '#app/domain/word/edit/apply-edits.ts'
import { compare } from '#app/domain/word/compare/compare.ts'
import { ProofFailed, UnreadableDocx } from '#app/domain/word/package/word-errors.ts'
import { acceptAll as acceptAllChanges, rejectAll as rejectAllChanges } from '#app/domain/word/resolve/resolve-changes.ts'
import { Chance } from '#tests/redline/chance.ts'
import { faultsOfRedline, type Subject } from '#tests/redline/judge-redline.ts'
import { officeLimit } from '#tests/redline/office/known-limits.ts'
import { difference, differenceOfChanges, ourReadings } from '#tests/redline/office/compare-readings.ts'
import type { LibreOffice, OfficeDecision, OfficeReading } from '#tests/redline/office/libre-office.ts'
import { acceptAll, rejectAll } from '#tests/redline/plain-reader.ts'
import { randomScript } from '#tests/redline/random-edits.ts'
import { readSubject } from '#tests/redline/subject.ts'
import { WordPackage } from '#tests/redline/word-package.ts'

/** What came of one question about one file. */
export interface Trial {
	file: string
	/** 'redline', 'redline words', 'accept all', 'reject all', 'compare'. */
	stage: string
	/** 'apart': LibreOffice reads the file itself otherwise, or not at all. */
	result: 'agrees' | 'disagrees' | 'apart' | 'proof failed' | 'crashed' | 'unreadable'
	detail: string | null
}

/** Everything that one run asks with. */
export interface Surroundings {
	office: LibreOffice
	/** Where the files go that LibreOffice opens. */
	folder: string
	seed: number
	stages: ReadonlySet<string>
	/** Counts of edits by what became of them. */
	edits: Map<string, number>
}

const stamp = { author: 'Fineprint Trial', date: '2026-11-21T12:00:00Z' }

/** Redlines a file with random edits, resolves and compares it, and asks LibreOffice after each whether it reads what we meant. */
export async function tryFile(file: string, bytes: Uint8Array, at: number, around: Surroundings): Promise<Trial[]> {
	const trials: Trial[] = []
	const note = (stage: string, result: Trial['result'], detail: string | null = null) => trials.push({ file, stage, result, detail })
	const originalPath = write('original', bytes)
	const readings = new Map<OfficeDecision, OfficeReading | string>()
	let limit: string | null = null

	let subject: Subject
	try {
		subject = readSubject(bytes)
	} catch (error) {
		// Not a file that our tests can read: the engine must say so by name or do its work, whatever it says.
		await guarded('unreadable to the judge', async () => {
			await applyEdits(bytes, [{ kind: 'comment', paragraphId: 'b0', start: 0, end: 0, expected: '', text: 'x' }], stamp)
			note('unreadable to the judge', 'apart', String(error))
		})
		return trials
	}
	for (const [stage, wordsOnly] of [
		['redline words', true],
		['redline', false],
	] as const)
		if (around.stages.has(stage)) await tryRedline(stage, wordsOnly)
	return trials

	async function tryRedline(stage: string, wordsOnly: boolean): Promise<void> {
		const edits = randomScript(new Chance(around.seed + at * 2 + Number(wordsOnly)), subject.editables, { most: 12, wordsOnly })
		await guarded(stage, async () => {
			const redlined = await applyEdits(bytes, edits, stamp)
			limit =
				edits
					.map((edit, index) => (redlined.outcomes[index]?.status === 'applied' ? officeLimit(edit, subject.editables, edits) : null))
					.find((reason) => reason !== null) ?? null
			for (const outcome of redlined.outcomes) count(outcome.status === 'applied' ? 'applied' : outcome.reason)
			const faults = faultsOfRedline(subject, edits, redlined, stamp.author)
			if (faults.length > 0) note(`${stage}, our judge`, 'disagrees', `${faults.slice(0, 3).join(' | ')} :: ${JSON.stringify(edits)}`)
			const path = write(stage, redlined.bytes)
			const after = new WordPackage(redlined.bytes)
			await ask(`${stage}, accepted`, async () => sameChange(after, path, 'accept'))
			await ask(`${stage}, rejected`, async () => sameChange(after, path, 'reject'))
			if (around.stages.has('resolve')) await tryResolving(stage, redlined.bytes, path)
			if (around.stages.has('compare')) await tryComparing(stage, redlined.bytes, path)
		})
	}

	/** LibreOffice's reading of the redline against its own of the original, and of what we intended. */
	async function sameChange(after: WordPackage, path: string, decide: 'accept' | 'reject') {
		const view = decide === 'accept' ? acceptAll : rejectAll
		const before = await original(decide)
		const now = await around.office.read(path, decide)
		const own = { before: ourReadings(subject.file, view), after: ourReadings(after, view) }
		const apart = difference(own.before, before.stories)
		if (decide === 'reject') return { fault: difference(before.stories, now.stories), apart: apart !== null }
		if (apart === null) return { fault: difference(own.after, now.stories), apart: false }
		const fault = differenceOfChanges(own, { before, after: now })
		return { fault: fault && `${fault} (of the original: ${apart})`, apart: fault !== null }
	}

	async function tryResolving(stage: string, redlined: Uint8Array, path: string): Promise<void> {
		for (const [decide, resolve] of [
			['accept', acceptAllChanges],
			['reject', rejectAllChanges],
		] as const) {
			await guarded(`${stage}, ${decide} all`, async () => {
				const resolvedPath = write(`${stage} ${decide}ed`, await resolve(redlined))
				await ask(`${stage}, ${decide} all`, async () => {
					const [wanted, found] = [await around.office.read(path, decide), await around.office.read(resolvedPath, 'nothing')]
					return {
						fault:
							found.changesLeft > wanted.changesLeft ? `${found.changesLeft} changes are left` : difference(wanted.stories, found.stories),
						apart: false,
					}
				})
			})
		}
	}

	async function tryComparing(stage: string, redlined: Uint8Array, path: string): Promise<void> {
		await guarded(`${stage}, compare`, async () => {
			const compared = await compare(bytes, await acceptAllChanges(redlined), stamp)
			const comparedPath = write(`${stage} compared`, compared.bytes)
			await ask(`${stage}, compare, rejected`, async () => ({
				fault: difference((await original('accept')).stories, (await around.office.read(comparedPath, 'reject')).stories),
				apart: false,
			}))
			await ask(`${stage}, compare, accepted`, async () => ({
				fault: difference((await around.office.read(path, 'accept')).stories, (await around.office.read(comparedPath, 'accept')).stories),
				apart: false,
			}))
		})
	}

	async function original(decide: 'accept' | 'reject'): Promise<OfficeReading> {
		if (!readings.has(decide))
			readings.set(
				decide,
				await around.office.read(originalPath, decide).catch((error) => `LibreOffice does not read the original: ${error}`),
			)
		const reading = readings.get(decide)!
		if (typeof reading === 'string') throw new OriginalUnread(reading)
		return reading
	}

	async function ask(stage: string, question: () => Promise<{ fault: string | null; apart: boolean }>): Promise<void> {
		try {
			const { fault, apart } = await question()
			note(stage, fault === null ? 'agrees' : apart || limit ? 'apart' : 'disagrees', fault && limit ? `(${limit}) ${fault}` : fault)
		} catch (error) {
			note(stage, error instanceof OriginalUnread ? 'apart' : 'disagrees', String(error))
		}
	}

	/** Whatever the engine throws is noted by its kind. */
	async function guarded(stage: string, work: () => Promise<void>): Promise<void> {
		try {
			await work()
		} catch (error) {
			if (error instanceof UnreadableDocx) note(stage, 'unreadable', error.reason)
			else if (error instanceof ProofFailed) note(stage, 'proof failed', error.proof)
			else note(stage, 'crashed', error instanceof Error ? (error.stack ?? error.message).slice(0, 600) : String(error))
		}
	}

	function write(name: string, content: Uint8Array): string {
		const path = join(around.folder, `${at} ${name}.docx`)
		writeFileSync(path, content)
		return path
	}

	function count(what: string): void {
		around.edits.set(what, (around.edits.get(what) ?? 0) + 1)
	}
}

class OriginalUnread extends Error {}
