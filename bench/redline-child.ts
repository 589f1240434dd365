// Measures one redline alone in its process; benchRedline starts it with the folder of its file and edits.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { crc32, deflateRawSync, inflateRawSync } from 'node:zlib'
import { applyEdits } from '#app/domain/word/edit/apply-edits.ts'
import type { Edit } from '#app/domain/word/edit/edits.ts'
import { unzip } from '#tests/redline/unzip.ts'
import { median } from './result.ts'

/** Medians of one run in milliseconds, and how far resident memory rose over the idle process, in megabytes. */
export interface RedlineMeasured {
	redline: number
	unzipAndZip: number
	grown: number
}

/** So many rounds warm up, as the process of a server has long done: the code is compiled for good only after some dozens. */
const warmingUp = 60
/** Both are measured by turns, so that whatever else the machine does hits both alike. */
const turns = 6
const roundsInTurn = 10
const megabyte = 1024 * 1024
const stamp = { author: 'Nora Founder', date: '2026-11-21T12:00:00Z' }

const folder = process.argv[2] ?? ''
const file = readFileSync(join(folder, 'agreement.docx'))
const edits = JSON.parse(readFileSync(join(folder, 'edits.json'), 'utf8')) as Edit[]
const idle = process.memoryUsage().rss

for (let round = 0; round < warmingUp; round++) await redline()
// `maxRSS` is in kilobytes.
const grown = (process.resourceUsage().maxRSS * 1024 - idle) / megabyte

const entries = unzip(file)
const [redlines, zips]: [number[], number[]] = [[], []]
for (let turn = 0; turn < turns; turn++) {
	for (let round = 0; round < roundsInTurn; round++) redlines.push(await time(redline))
	for (let round = 0; round < roundsInTurn; round++) zips.push(await time(unzipAndZip))
}

const measured: RedlineMeasured = { redline: median(redlines), unzipAndZip: median(zips), grown }
console.log(JSON.stringify(measured))

async function redline(): Promise<void> {
	const { outcomes } = await applyEdits(file, edits, stamp)
	if (outcomes.some(({ status }) => status !== 'applied'))
		throw new Error(`Edits were refused: ${JSON.stringify(outcomes.filter(({ status }) => status !== 'applied'))}`)
}

function unzipAndZip(): void {
	for (const { packed } of entries) {
		const content = inflateRawSync(packed)
		crc32(content)
		deflateRawSync(content)
	}
}

async function time(work: () => void | Promise<void>): Promise<number> {
	const began = performance.now()
	await work()
	return performance.now() - began
}
