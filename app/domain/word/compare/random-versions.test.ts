import { expect, test } from 'vitest'
import { extractDocx } from '#app/domain/extraction/docx/extract-docx.ts'
import { buildDocx, paragraph } from '#tests/fixtures/build-docx.ts'
import { textsOf as textsOfDocument } from '#tests/fixtures/read-docx.ts'
import { randomDocument } from '#tests/fixtures/redline/random-document.ts'
import { Chance } from '#tests/redline/chance.ts'
import { acceptAll, rejectAll } from '#tests/redline/plain-reader.ts'
import { randomScript } from '#tests/redline/random-edits.ts'
import { readSubject } from '#tests/redline/subject.ts'
import { textsOf } from '#tests/redline/word-package.ts'
import { applyEdits } from '../edit/apply-edits.ts'
import { compare } from './compare.ts'

const stamp = { author: 'Ada Founder', date: '2026-11-21T12:00:00Z' }
/** What is listed when words of the new version are not in the result. */
const loses = /only the new version has|Text boxes|ticked box|An empty paragraph that stays|no tracked change can/

type Draft = (string | string[][])[]

function written(draft: Draft): Buffer {
	const row = (cells: string[]) => `<w:tr>${cells.map((cell) => `<w:tc><w:tcPr/>${paragraph(cell)}</w:tc>`).join('')}</w:tr>`
	return buildDocx({
		body: draft
			.map((block) => (typeof block === 'string' ? paragraph(block) : `<w:tbl><w:tblPr/><w:tblGrid/>${block.map(row).join('')}</w:tbl>`))
			.join(''),
	})
}

function drafted(chance: Chance): Draft {
	return Array.from({ length: 6 + chance.below(20) }, () =>
		chance.below(6) === 0
			? Array.from({ length: 1 + chance.below(4) }, () => [sentence(chance, 3), sentence(chance, 2)])
			: sentence(chance, chance.below(12) === 0 ? 0 : 4 + chance.below(20)),
	).concat([sentence(chance, 5)])
}

const words =
	'agreement party shall deliver goods within days invoice term notice law fee loss claim secret either upon breach written consent customer supplier'.split(
		' ',
	)

function sentence(chance: Chance, length: number): string {
	return Array.from({ length }, () => `${words[chance.below(words.length)]}${chance.below(3) === 0 ? chance.below(99) : ''}`).join(' ')
}

function revised(draft: Draft, chance: Chance): Draft {
	const next = structuredClone(draft)
	for (let changes = 1 + chance.below(8); changes > 0; changes--) {
		const at = chance.below(next.length - 1)
		const block = next[at]
		if (Array.isArray(block)) {
			const row = chance.below(block.length)
			if (chance.below(3) === 0 && block.length > 1) block.splice(row, 1)
			else if (chance.below(2) === 0) block.splice(row, 0, [sentence(chance, 3), sentence(chance, 2)])
			else block[row]![0] = reworded(block[row]![0]!, chance)
			continue
		}
		const kind = chance.below(5)
		if (kind === 0) next.splice(at, 1)
		else if (kind === 1) next.splice(at, 0, sentence(chance, 3 + chance.below(10)))
		else if (kind === 2) next.splice(chance.below(next.length), 0, ...next.splice(at, 1))
		else if (typeof block === 'string') next[at] = reworded(block, chance)
	}
	return next
}

function reworded(text: string, chance: Chance): string {
	const parts = text.split(' ')
	parts.splice(chance.below(parts.length), chance.below(3), sentence(chance, chance.below(4)))
	return parts.join(' ').trim()
}

test.each(Array.from({ length: 5 }, (_, group) => group))(
	'versions revised at random become each other, paragraph by paragraph, group %i',
	{ timeout: 120_000 },
	async (group) => {
		for (let seed = group * 40; seed < (group + 1) * 40; seed++) {
			const chance = new Chance(seed)
			const draft = drafted(chance)
			const [old, next] = [written(draft), written(revised(draft, chance))]
			const { bytes, notCompared } = await compare(old, next, stamp)
			expect(textsOf(bytes, rejectAll), `seed ${seed}`).toEqual(textsOf(old, acceptAll))
			const accepted = textsOf(bytes, acceptAll)
			if (notCompared.some(({ what }) => loses.test(what)))
				expect(filled(accepted), `seed ${seed}`).toEqual(filled(textsOf(next, acceptAll)))
			else expect(accepted, `seed ${seed}`).toEqual(textsOf(next, acceptAll))
		}
	},
)

test.each(Array.from({ length: 4 }, (_, group) => group))(
	'documents of every kind of content are compared with what edits made of them, group %i',
	{ timeout: 120_000 },
	async (group) => {
		let exact = 0
		for (let seed = group * 25 + 1; seed <= (group + 1) * 25; seed++) {
			const { bytes: old } = randomDocument(seed)
			const edits = randomScript(new Chance(seed), readSubject(old).editables, { most: 10 })
			const { bytes: next } = await applyEdits(old, edits, stamp)
			const { bytes, notCompared } = await compare(old, next, stamp)
			expect(textsOf(bytes, rejectAll), `seed ${seed}`).toEqual(textsOf(old, acceptAll))
			if (notCompared.some(({ what }) => loses.test(what))) continue
			// A note without a mark is no part of the document, so this asks what the document reads.
			expect(await wordsOf(bytes), `seed ${seed}`).toEqual(await wordsOf(next))
			exact++
		}
		expect(exact).toBeGreaterThan(20)
	},
)

async function wordsOf(file: Uint8Array): Promise<string[]> {
	const extraction = await extractDocx(file)
	return extraction.readable ? textsOfDocument(extraction.document) : []
}

function filled(stories: string[][]): string[][] {
	return stories.map((paragraphs) => paragraphs.filter((text) => text !== ''))
}
