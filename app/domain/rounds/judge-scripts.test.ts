import { expect, test } from 'vitest'
import type { SentSuggestion } from '#app/domain/downloads/sent-suggestion.ts'
import { contractParagraphs } from '#tests/fixtures/agreement-files.ts'
import { Chance } from '#tests/redline/chance.ts'
import { judgeStories } from './judge/judge-round.ts'
import type { MarkedPiece, MarkedStory } from './compare/marked-story.ts'

const contracts = ['harsh-one-way-nda', 'fair-mutual-nda', 'faulty-services-agreement', 'flawed-safe']
const documents = 120
/** Unchanged words between two edits that keep them separate. */
const apart = 5

interface Script {
	sent: MarkedPiece[][]
	returned: MarkedPiece[][]
	suggestions: SentSuggestion[]
	outcomes: string[]
	tracked: string[]
	untracked: string[]
}

test(`${documents} documents with random edits of both sides: every outcome and every edit as it was made`, () => {
	let [asks, edits] = [0, 0]
	for (let seed = 1; seed <= documents; seed++) {
		const script = randomScript(new Chance(seed), contractParagraphs(contracts[seed % contracts.length] ?? ''))
		const judged = judgeStories({ stories: [asStory(script.sent)], suggestions: script.suggestions }, [asStory(script.returned)])
		expect(
			judged.suggestions.map(({ outcome }) => outcome),
			`outcomes of seed ${seed}`,
		).toEqual(script.outcomes)
		expect([judged.tracked.length, judged.untracked.length], `edits of seed ${seed}`).toEqual([
			script.tracked.length,
			script.untracked.length,
		])
		asks += script.outcomes.length
		edits += script.tracked.length + script.untracked.length
	}
	expect(asks).toBeGreaterThan(1000)
	expect(edits).toBeGreaterThan(1000)
})

function randomScript(chance: Chance, paragraphs: readonly string[]): Script {
	const script: Script = { sent: [], returned: [], suggestions: [], outcomes: [], tracked: [], untracked: [] }
	let id = 1
	for (const text of paragraphs) {
		const words = text.replace(/^#+\s*/, '').split(/\s+/)
		const [sent, returned]: [MarkedPiece[], MarkedPiece[]] = [[], []]
		let since = apart
		for (let at = 0; at < words.length;) {
			const length = Math.min(1 + chance.below(3), words.length - at)
			const old = `${words.slice(at, at + length).join(' ')} `
			const roll = chance.below(100)
			if (since >= apart && at + length < words.length && roll < 8) {
				const [gone, come] = chance.pick([
					[old, ''],
					['', otherWords(chance)],
					[old, otherWords(chance)],
				] as const)
				if (roll < 4) {
					const ids = [id++, id++]
					addAsk(script, sent, returned, { gone, come, ids }, chance)
					if (gone !== '') at += length
				} else {
					addEdit(script, sent, returned, { gone, come, old }, chance.below(2) === 0)
					at += length
				}
				since = 0
			} else {
				for (const side of [sent, returned]) side.push(piece(`${words[at]} `))
				at++
				since++
			}
		}
		script.sent.push(sent)
		script.returned.push(returned)
	}
	return script
}

function addAsk(
	script: Script,
	sent: MarkedPiece[],
	returned: MarkedPiece[],
	{ gone, come, ids }: { gone: string; come: string; ids: number[] },
	chance: Chance,
): void {
	const number = script.suggestions.length + 1
	script.suggestions.push({
		suggestionId: `s${number}`,
		number,
		title: '',
		state: 'accepted',
		reason: '',
		change: { kind: 'replace', paragraphId: 'b0', start: 0, end: gone.length, expected: gone, text: come },
		changeIds: ids,
		commentId: null,
		leftOut: null,
	})
	sent.push(piece(gone, { deleted: mark('Ada', ids[0]) }), piece(come, { inserted: mark('Ada', ids[1]) }))
	const outcome = chance.pick(['untouched', 'accepted', 'reverted', ...(come === '' ? [] : ['changed'])])
	script.outcomes.push(outcome)
	if (outcome === 'untouched') returned.push(piece(come, { inserted: mark('Author') }), piece(gone, { deleted: mark('Author') }))
	if (outcome === 'accepted') returned.push(piece(come))
	if (outcome === 'reverted') returned.push(piece(gone))
	if (outcome === 'changed') {
		returned.push(
			piece(gone, { deleted: mark('Ada') }),
			piece(come, { inserted: mark('Ada'), deleted: mark('Bob') }),
			piece('quixotic ', { inserted: mark('Bob') }),
		)
		script.tracked.push(`${come}→quixotic`)
	}
}

function addEdit(
	script: Script,
	sent: MarkedPiece[],
	returned: MarkedPiece[],
	{ gone, come, old }: { gone: string; come: string; old: string },
	tracked: boolean,
): void {
	sent.push(piece(old))
	const kept = gone === '' ? [piece(old)] : []
	const edited = tracked ? [piece(gone, { deleted: mark('Bob') }), piece(come, { inserted: mark('Bob') })] : [piece(come)]
	returned.push(...kept, ...edited)
	;(tracked ? script.tracked : script.untracked).push(`${gone}→${come}`)
}

function otherWords(chance: Chance): string {
	const words = ['zeppelin', 'walrus', 'harpsichord', 'oboe', 'marzipan']
	return `${Array.from({ length: 1 + chance.below(3) }, () => chance.pick(words)).join(' ')} `
}

function piece(text: string, state: Partial<MarkedPiece> = {}): MarkedPiece {
	return { text, inserted: null, deleted: null, computed: false, ...state }
}

function mark(author: string, id: number | null = null) {
	return { author, date: null, id }
}

function asStory(paragraphs: MarkedPiece[][]): MarkedStory {
	return {
		kind: 'body',
		paragraphs: paragraphs.map((pieces, index) => ({ id: `b${index}`, pieces, end: { inserted: null, deleted: null } })),
	}
}
