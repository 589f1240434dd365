import { expect, test } from 'vitest'
import { extractDocx } from '#app/domain/extraction/docx/extract-docx.ts'
import { buildDocx } from '#tests/fixtures/build-docx.ts'
import { randomDocument } from '#tests/fixtures/redline/random-document.ts'
import { Chance } from '#tests/redline/chance.ts'
import { mutate } from '#tests/redline/mutations.ts'
import { packageFaults } from '#tests/redline/package-faults.ts'
import { randomScript } from '#tests/redline/random-edits.ts'
import { readSubject } from '#tests/redline/subject.ts'
import { WordPackage } from '#tests/redline/word-package.ts'
import { applyEdits } from '../edit/apply-edits.ts'
import { cleanForSending } from '../clean/clean-for-sending.ts'
import { compare } from '../compare/compare.ts'
import type { Edit } from '../edit/edits.ts'
import { listChanges } from '../changes/list-changes.ts'
import { ProofFailed, UnreadableDocx } from './word-errors.ts'
import { acceptAll, rejectAll } from '../resolve/resolve-changes.ts'

const stamp = { author: 'Nora Founder', date: '2026-11-21T12:00:00Z' }
const mutants = 240

function operations(bytes: Uint8Array, sound: Uint8Array, edits: Edit[]): [name: string, run: () => Promise<Uint8Array | null>][] {
	return [
		['applyEdits', async () => (await applyEdits(bytes, edits, stamp)).bytes],
		['acceptAll', () => acceptAll(bytes)],
		['rejectAll', () => rejectAll(bytes)],
		['listChanges', () => listChanges(bytes).then(() => null)],
		['compare with the sound file', async () => (await compare(bytes, sound, stamp)).bytes],
		['compare the sound file with it', async () => (await compare(sound, bytes, stamp)).bytes],
		['cleanForSending', async () => (await cleanForSending(bytes, { comments: 'remove' })).bytes],
	]
}

test.each(Array.from({ length: 8 }, (_, group) => group))(
	'damaged files end in a sound result or a named error, group %i',
	{ timeout: 120_000 },
	async (group) => {
		const ends = { readable: 0, result: 0, unreadable: 0, proofFailed: 0 }
		for (let seed = group * (mutants / 8); seed < (group + 1) * (mutants / 8); seed++) {
			const chance = new Chance(7_000 + seed)
			const { bytes: sound } = randomDocument(1 + chance.below(200))
			const { bytes, done } = mutate(sound, chance)
			const before = readable(bytes)
			const edits = before
				? randomScript(chance, readSubject(bytes).editables)
				: [{ kind: 'comment' as const, paragraphId: 'b0', start: 0, end: 0, expected: '', text: 'Why?' }]
			const extracted = await extractDocx(bytes)
			if (extracted.readable) ends.readable++
			for (const [name, run] of operations(bytes, sound, edits)) {
				const where = `mutant ${seed} (${done}), ${name}`
				try {
					const result = await run()
					ends.result++
					// What our own reader takes for damaged is no worse afterwards; what it could read has no new fault.
					if (result && before && !name.includes('sound file'))
						expect(
							packageFaults(before, new WordPackage(result), ({ attributes }) => attributes.get('w:author') === stamp.author).filter(
								(fault) => !fault.includes('is lost'),
							),
							where,
						).toEqual([])
				} catch (error) {
					if (error instanceof UnreadableDocx) ends.unreadable++
					else if (error instanceof ProofFailed) ends.proofFailed++
					else throw new Error(where, { cause: error })
				}
			}
		}
		// What a review can read is not refused wholesale: of the seven operations on it most give a result.
		expect(ends.readable).toBeGreaterThan(0)
		expect(ends.result).toBeGreaterThan(ends.readable * 4)
		// Work that its own check refuses is rare: less than one operation on a file that reads.
		expect(ends.proofFailed).toBeLessThan(ends.readable)
	},
)

const nested = (depth: number, open: string, close: string, inside: string) => `${open.repeat(depth)}${inside}${close.repeat(depth)}`
const giants: [string, string][] = [
	['a paragraph of 50,000 runs', `<w:p>${'<w:r><w:t xml:space="preserve">fee </w:t></w:r>'.repeat(50_000)}</w:p>`],
	['15,000 paragraphs', '<w:p><w:r><w:t>The fee is due.</w:t></w:r></w:p>'.repeat(15_000)],
	[
		'15,000 tracked changes',
		`<w:p>${'<w:ins w:id="1" w:author="Ada Quill" w:date="2026-01-01T00:00:00Z"><w:r><w:t>a</w:t></w:r></w:ins><w:r><w:t>b</w:t></w:r>'.repeat(7_500)}</w:p><w:p/>`,
	],
	[
		'15,000 paragraphs whose marks are deleted',
		'<w:p><w:pPr><w:rPr><w:del w:id="1" w:author="Ada Quill" w:date="2026-01-01T00:00:00Z"/></w:rPr></w:pPr><w:r><w:t>fee </w:t></w:r></w:p>'.repeat(
			15_000,
		),
	],
	['a word of a million letters', `<w:p><w:r><w:t>fee ${'x'.repeat(1_000_000)}</w:t></w:r></w:p>`],
	[
		'content controls 3,000 deep',
		`<w:p>${nested(3_000, '<w:sdt><w:sdtContent>', '</w:sdtContent></w:sdt>', '<w:r><w:t>fee</w:t></w:r>')}</w:p>`,
	],
	[
		'tables 200 deep',
		`${nested(200, '<w:tbl><w:tr><w:tc>', '<w:p/></w:tc></w:tr></w:tbl>', '<w:p><w:r><w:t>fee</w:t></w:r></w:p>')}<w:p/>`,
	],
]

test.each(giants)('%s are redlined, resolved and compared, or refused by name', { timeout: 120_000 }, async (_, body) => {
	const bytes = buildDocx({ body })
	const edits: Edit[] = [{ kind: 'replace', paragraphId: 'b0', start: 0, end: 3, expected: 'fee', text: 'price', comment: 'Why?' }]
	for (const [name, run] of operations(bytes, buildDocx({ body: '<w:p><w:r><w:t>The fee is due.</w:t></w:r></w:p>' }), edits)) {
		await run().catch((error) => {
			if (!(error instanceof UnreadableDocx)) throw new Error(name, { cause: error })
		})
	}
})

function readable(bytes: Uint8Array): WordPackage | null {
	try {
		return new WordPackage(bytes)
	} catch {
		return null
	}
}
