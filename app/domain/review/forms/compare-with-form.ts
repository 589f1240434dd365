import type { Span } from '#app/domain/extraction/extracted-document.ts'
import { type FoldedWord, foldWords } from './fold-words.ts'
import { contextLength, hashOfWords, shingleHashes, shingleLength } from './shingles.ts'
import type { StandardForm } from './standard-form.ts'
import { noHash } from './word-hash.ts'

/** A passage of the document that is not the form's. */
export interface Deviation extends Span {
	/** Other words than the form's, or the place where words of the form were taken out. */
	kind: 'changed' | 'left_out'
}

export interface FormComparison {
	form: StandardForm
	/** 0 to 1: how much of the form stands in the document. */
	share: number
	/** In document order; what fills a blank is none. */
	deviations: Deviation[]
	/** Words that are none of the form's, what fills a blank among them, in document order. */
	foreign: Span[]
	/** Passages of the form that are not in the document, by section. */
	missing: { section: string; passages: number }[]
}

/** Characters. The longest published form has 35,000; what is longer by far is another document (ours). */
const longestCompared = 60_000

/** From this share on a document is that form, however much was changed in it (ours). */
const recognisedShare = 0.6

/** Words that fill a blank and may bind; more is text of its own (ours). */
const longestFill = 60

/** Changes with no more of the form's words between them are one (ours). */
const closestChanges = 5

/** Shingles of the form in a row that must be gone to call a passage missing: a few changed words alone break fewer. */
const missingRun = 2 * shingleLength

/** The form that a text is, with the deviations from it; `null` when it is none of them. */
export function recogniseForm(text: string, forms: readonly StandardForm[]): FormComparison | null {
	if (text.length > longestCompared) return null
	const words = foldWords(text)
	const hashes = shingleHashes(words)
	// Most texts are none of the forms: a table of bits, in which two hashes may share one, tells so without a set.
	const marked = marksOf(hashes)
	const likely = forms.filter((form) => shareOf(form, { has: (hash) => marked[hash & markMask] === 1 }) !== null)
	if (likely.length === 0) return null
	const present = new Set(hashes)
	let best: { form: StandardForm; share: number } | null = null
	for (const form of likely) {
		const share = shareOf(form, present)
		if (share !== null && share > (best?.share ?? 0)) best = { form, share }
	}
	return (
		best && {
			...best,
			deviations: deviationsOf(words, hashes, best.form),
			foreign: foreignWords(words, hashes, best.form),
			missing: missingFrom(best.form, present),
		}
	)
}

const markMask = (1 << 16) - 1

function marksOf(hashes: Uint32Array): Uint8Array {
	const marked = new Uint8Array(markMask + 1)
	for (let at = 0; at < hashes.length; at++) marked[hashes[at]! & markMask] = 1
	return marked
}

/** How much of a form is present; `null` once too much of it is missing. */
function shareOf({ hashes }: StandardForm, present: Pick<ReadonlySet<number>, 'has'>): number | null {
	const mostMissing = hashes.length - Math.floor(recognisedShare * hashes.length)
	let missing = 0
	for (const hash of hashes) if (!present.has(hash) && ++missing > mostMissing) return null
	const share = (hashes.length - missing) / hashes.length
	return share >= recognisedShare ? share : null
}

function foreignWords(words: readonly FoldedWord[], hashes: Uint32Array, form: StandardForm): Span[] {
	const { covered } = coverage(words, hashes, form)
	return words.flatMap(({ start, end, word }, index) =>
		covered[index] || word === '' || isBetweenBlanks(words, index) ? [] : [{ start, end }],
	)
}

/** Between two blanks that nobody filled in, too few words stand for a shingle: they are the form's as long as the blanks are open. */
function isBetweenBlanks(words: readonly FoldedWord[], at: number): boolean {
	const before = words.slice(Math.max(0, at - shingleLength), at).some(({ word }) => word === '')
	const behind = words.slice(at + 1, at + 1 + shingleLength).some(({ word }) => word === '')
	return before && behind
}

function coverage(words: readonly FoldedWord[], hashes: Uint32Array, form: StandardForm) {
	const known = new Set(form.hashes)
	const covered = new Uint8Array(words.length)
	const joined = new Uint8Array(words.length)
	for (const [at, hash] of hashes.entries()) {
		if (hash === noHash || !known.has(hash)) continue
		covered.fill(1, at, at + shingleLength)
		joined.fill(1, at, at + shingleLength - 1)
	}
	return { covered, joined }
}

function deviationsOf(words: readonly FoldedWord[], hashes: Uint32Array, form: StandardForm): Deviation[] {
	const { covered, joined } = coverage(words, hashes, form)
	const opensBlank = (end: number) => form.beforeBlanks.has(hashOfWords(words, end - contextLength, contextLength))
	const closesBlank = (start: number) => form.behindBlanks.has(hashOfWords(words, start, contextLength))

	const found: { from: number; to: number; kind: Deviation['kind'] }[] = []
	for (let at = 0; at < words.length; at++) {
		if (covered[at]) {
			const seam = covered[at + 1] && !joined[at] && !opensBlank(at + 1) && !closesBlank(at + 1)
			if (seam) found.push({ from: Math.max(0, at - 2), to: Math.min(words.length, at + 4), kind: 'left_out' })
			continue
		}
		const from = at
		while (at + 1 < words.length && !covered[at + 1]) at++
		const run = words.slice(from, at + 1)
		const atEdge = (from === 0 || at + 1 === words.length) && !bindsSomeone(run)
		const fills = opensBlank(from) && closesBlank(at + 1) && (run.length <= longestFill || !bindsSomeone(run))
		if (!atEdge && !fills && run.some(({ word }) => word !== '')) found.push({ from, to: at + 1, kind: 'changed' })
	}
	return merged(found).map(({ from, to, kind }) => ({ kind, start: words[from]?.start ?? 0, end: words[to - 1]?.end ?? 0 }))
}

/** Before the form begins and behind it stand titles, names and signatures; a clause put there binds. */
function bindsSomeone(run: readonly FoldedWord[]) {
	return run.some(({ word }) => /^(?:shall|will|must|may|agrees?|undertakes?|warrants?|not)$/.test(word))
}

function merged<Run extends { from: number; to: number; kind: Deviation['kind'] }>(runs: readonly Run[]): Run[] {
	const together: Run[] = []
	for (const run of runs) {
		const last = together.at(-1)
		if (last && run.from - last.to <= closestChanges)
			together[together.length - 1] = {
				...last,
				to: Math.max(last.to, run.to),
				kind: last.kind === 'changed' || run.kind === 'changed' ? 'changed' : 'left_out',
			}
		else together.push(run)
	}
	return together
}

function missingFrom(form: StandardForm, present: ReadonlySet<number>) {
	const bounds = [{ name: 'Opening', from: 0 }, ...form.sections]
	return bounds.flatMap(({ name, from }, index) => {
		const hashes = form.hashes.slice(from, bounds[index + 1]?.from)
		const passages = longRuns(hashes, present)
		return passages > 0 ? [{ section: name, passages }] : []
	})
}

function longRuns(hashes: Uint32Array, present: ReadonlySet<number>) {
	let runs = 0
	let length = 0
	for (const hash of hashes) {
		length = present.has(hash) ? 0 : length + 1
		if (length === missingRun) runs++
	}
	return runs
}
