import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Edit } from '#app/domain/word/edit/edits.ts'
import { wordProcessFlags } from '#app/domain/word/process/process-flags.ts'
import { longWordFile } from '#tests/fixtures/redline/long-word-file.ts'
import { Chance } from '#tests/redline/chance.ts'
import { editableParagraphs, randomScript } from '#tests/redline/random-edits.ts'
import { WordPackage } from '#tests/redline/word-package.ts'
import type { RedlineMeasured } from './redline-child.ts'
import { table, type Result } from './result.ts'

const pages = 100
const wantedEdits = 50

/** Fifty edits on a hundred pages, all proofs included: against unzipping and zipping the same file, and in memory. */
export async function benchRedline(): Promise<Result[]> {
	const folder = mkdtempSync(join(tmpdir(), 'fineprint-redline-'))
	try {
		const file = longWordFile(pages)
		writeFileSync(join(folder, 'agreement.docx'), file)
		writeFileSync(join(folder, 'edits.json'), JSON.stringify(someEdits(file)))
		// A process of its own, as redlining runs in, in which nothing else has taken memory.
		const printed = execFileSync(
			process.execPath,
			[...wordProcessFlags, '--import', 'tsx', new URL('redline-child.ts', import.meta.url).pathname, folder],
			{ encoding: 'utf8' },
		)
		const { redline, unzipAndZip, grown } = JSON.parse(printed) as RedlineMeasured
		const ratio = redline / unzipAndZip
		return [
			{
				name: `Redline of ${pages} pages with ${wantedEdits} edits against unzipping and zipping`,
				measured: `${ratio.toFixed(2)} × (${redline.toFixed(0)} ms against ${unzipAndZip.toFixed(0)} ms)`,
				target: 'at most 3 ×',
				met: ratio <= 3,
			},
			{ name: `Resident memory during that redline`, measured: `+${grown.toFixed(0)} MB`, target: 'under 200 MB', met: grown < 200 },
		]
	} finally {
		rmSync(folder, { recursive: true })
	}
}

/** The first fifty of random word edits over the whole agreement that expect what is there. */
function someEdits(file: Uint8Array): Edit[] {
	const editables = editableParagraphs(new WordPackage(file)).filter(({ paragraph }) => paragraph.text.length > 40)
	const chance = new Chance(wantedEdits)
	const edits: Edit[] = []
	while (editables.length > 0 && edits.length < wantedEdits) {
		const target = editables.splice(chance.below(editables.length), 1)
		edits.push(
			...randomScript(chance, target, { most: 1, wordsOnly: true })
				.filter((edit) => 'start' in edit && !edit.expected.endsWith('?'))
				.slice(0, 1),
		)
	}
	return edits
}

if (import.meta.filename === process.argv[1]) console.log(table(await benchRedline()))
