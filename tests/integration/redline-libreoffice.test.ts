import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { applyEdits } from '#app/domain/word/edit/apply-edits.ts'
import { compare } from '#app/domain/word/compare/compare.ts'
import type { Edit } from '#app/domain/word/edit/edits.ts'
import { acceptAll as acceptAllChanges, rejectAll as rejectAllChanges } from '#app/domain/word/resolve/resolve-changes.ts'
import { randomDocument } from '#tests/fixtures/redline/random-document.ts'
import { docxLibraryFile, libreOfficeFiles } from '#tests/fixtures/redline/written-files.ts'
import { Chance } from '#tests/redline/chance.ts'
import type { Subject } from '#tests/redline/judge-redline.ts'
import { difference, differenceOfChanges, ourReadings } from '#tests/redline/office/compare-readings.ts'
import { officeLimit } from '#tests/redline/office/known-limits.ts'
import { findOffice, LibreOffice, type OfficeDecision, type OfficeReading } from '#tests/redline/office/libre-office.ts'
import { acceptAll, rejectAll } from '#tests/redline/plain-reader.ts'
import { randomScript } from '#tests/redline/random-edits.ts'
import { readSubject } from '#tests/redline/subject.ts'
import { WordPackage } from '#tests/redline/word-package.ts'

const stamp = { author: 'Nora Founder', date: '2026-11-21T12:00:00Z' }
const seeds = Array.from({ length: 24 }, (_, index) => index + 1)
const installed = findOffice()
const missing = 'missing' in installed ? installed.missing : null
const folder = await mkdtemp(join(tmpdir(), 'fineprint-office-'))
let office: LibreOffice

beforeAll(() => {
	if ('program' in installed) office = new LibreOffice(installed.program)
})
afterAll(async () => {
	await office?.stop()
	await rm(folder, { recursive: true, force: true })
})

// Skipped, with the reason in its name, where LibreOffice or its bridge is not installed; in CI both always are.
const withOffice = test.skipIf(missing !== null)
const reason = missing ? ` (${missing})` : ''

withOffice(
	`LibreOffice rejects our changes to what was there and accepts them to what was meant${reason}`,
	{ timeout: 300_000 },
	async () => {
		const files = [
			...seeds.map((seed) => ({ name: `random document ${seed}`, bytes: randomDocument(seed, { forOffice: true }).bytes })),
			...libreOfficeFiles(),
			await docxLibraryFile(),
		]
		let readAlike = 0
		for (const [at, { name, bytes }] of files.entries()) {
			const subject = readSubject(bytes)
			const edits = askableScript(at, subject)
			const redlined = (await applyEdits(bytes, edits, stamp)).bytes
			const where = `${name}: ${JSON.stringify(edits)}`
			expect(difference((await read(bytes, 'reject')).stories, (await read(redlined, 'reject')).stories), where).toBeNull()

			const own = { before: ourReadings(subject.file, acceptAll), after: ourReadings(new WordPackage(redlined), acceptAll) }
			const its = { before: await read(bytes, 'accept'), after: await read(redlined, 'accept') }
			// Where LibreOffice reads the file itself otherwise than Word, it must at least have changed as we meant.
			const alike = difference(own.before, its.before.stories) === null
			if (alike) readAlike++
			expect(alike ? difference(own.after, its.after.stories) : differenceOfChanges(own, its), where).toBeNull()
			expect(its.after.changesLeft, where).toBe(its.before.changesLeft)
		}
		expect(readAlike).toBeGreaterThan(files.length * 0.75)
	},
)

withOffice(
	`LibreOffice reads what we accepted, rejected and compared as it reads its own results${reason}`,
	{ timeout: 300_000 },
	async () => {
		let questions = 0
		for (const seed of seeds) {
			const { bytes } = randomDocument(seed, { forOffice: true })
			const subject = readSubject(bytes)
			if (difference(ourReadings(subject.file, acceptAll), (await read(bytes, 'accept')).stories) !== null) continue
			if (difference(ourReadings(subject.file, rejectAll), (await read(bytes, 'reject')).stories) !== null) continue
			if (questions++ === 12) break
			const edits = askableScript(100 + seed, subject)
			const redlined = (await applyEdits(bytes, edits, stamp)).bytes
			const accepted = await acceptAllChanges(redlined)
			const where = `random document ${seed}: ${JSON.stringify(edits)}`
			for (const [decide, resolved] of [
				['accept', accepted],
				['reject', await rejectAllChanges(redlined)],
			] as const) {
				const [wanted, found] = [await read(redlined, decide), await read(resolved, 'nothing')]
				expect(difference(wanted.stories, found.stories), `${decide} ${where}`).toBeNull()
				expect(found.changesLeft, `${decide} ${where}`).toBe(0)
			}
			const compared = await compare(bytes, accepted, stamp)
			for (const [decide, resolved] of [
				['accept', accepted],
				['reject', await acceptAllChanges(bytes)],
			] as const) {
				const side = await read(compared.bytes, decide)
				expect(difference((await read(resolved, 'nothing')).stories, side.stories), `compared, ${decide} ${where}`).toBeNull()
			}
		}
		expect(questions).toBeGreaterThan(10)
	},
)

/** Random edits, without those whose outcome LibreOffice is known to read wrongly. */
function askableScript(seed: number, { editables }: Subject): Edit[] {
	const edits = randomScript(new Chance(seed), editables, { most: 8 })
	return edits.filter((edit) => officeLimit(edit, editables, edits) === null)
}

const readings = new Map<string, Promise<OfficeReading>>()

/** What LibreOffice reads in a file; the same bytes are asked about once. */
function read(bytes: Uint8Array, decide: OfficeDecision): Promise<OfficeReading> {
	const key = `${decide} ${createHash('sha256').update(bytes).digest('hex')}`
	const known = readings.get(key)
	if (known) return known
	const path = join(folder, `${readings.size}.docx`)
	const reading = writeFile(path, bytes).then(() => office.read(path, decide))
	readings.set(key, reading)
	return reading
}
