import { alternativesOf, partsOf } from './pattern-parts.ts'

/** Letters and digits in a row, and whether a word begins or ends with them. */
export interface WordPart {
	letters: string
	begins: boolean
	ends: boolean
	/** The letters with a space where a word begins or ends: equal parts have equal keys. */
	key: string
}

/** Words that a text must hold: one, one of several, or all of several. */
export type Need = WordPart | { any: readonly Need[] } | { all: readonly Need[] }

/** More ways to write one word than this narrow the search too little. */
const mostOptions = 24

/** More needs do not narrow the search further. */
const mostNeeds = 4

/** Patterns made of the names in a document are without number. */
const mostKnown = 10_000

/** By source, since a pattern written inside a function is another object each time. */
const known = new Map<string, Need | null>()

/**
 * The words without which a pattern matches nowhere; `null` where there are none. Matching is unchanged: a text with
 * these words may match, one without can't. A pattern is analyzed once.
 */
export function neededWords({ source }: RegExp): Need | null {
	const kept = known.get(source)
	if (kept !== undefined) return kept
	if (known.size >= mostKnown) known.clear()
	const need = allOf(readAlternatives(source, false).needs)
	known.set(source, need)
	return need
}

interface Reading {
	/** A match meets every one. */
	needs: readonly Need[]
	/** All that it can match, where that is a few runs of letters and nothing else. */
	runs: readonly string[] | null
}

function readAlternatives(source: string, begins: boolean): Reading {
	const read = alternativesOf(source).map((alternative) => new Sequence(begins).read(alternative))
	const [only] = read
	if (only && read.length === 1) return only
	const runs = read.flatMap((each) => each.runs ?? [])
	const needs = read.flatMap((each) => allOf(each.needs) ?? [])
	return {
		runs: read.every((each) => each.runs !== null) && runs.length <= mostOptions ? runs : null,
		needs: needs.length === read.length ? [{ any: needs }] : [],
	}
}

class Sequence {
	private readonly needs: Need[] = []
	private run: readonly string[] = ['']
	private onlyRun = true

	/** @param begins whether a word begins where the alternative does */
	constructor(private begins: boolean) {}

	read(source: string): Reading {
		const { begins } = this
		for (const { part, least, most } of partsOf(source)) {
			if (part.is === 'edge') this.close(true, true)
			else if (part.is === 'unknown') this.close(false, false)
			else if (part.is === 'separator') this.close(least > 0, least > 0)
			else {
				const inner: Reading =
					part.is === 'letters' ? { runs: part.options, needs: [] } : readAlternatives(part.source, this.begins && this.isEmpty)
				if (inner.runs === null || (least === 0 && most > 1) || (inner.runs.length + 1) * this.run.length > mostOptions)
					this.passOver(inner, least > 0)
				else this.goOn(inner.runs, least, most)
			}
		}
		if (this.onlyRun) return { runs: this.run, needs: this.run.includes('') ? [] : [partsFrom(this.run, begins, false)] }
		this.close(false, false)
		return { runs: null, needs: this.needs }
	}

	private get isEmpty(): boolean {
		return this.run.length === 1 && this.run[0] === ''
	}

	private goOn(runs: readonly string[], least: number, most: number) {
		this.run = this.run.flatMap((so) => [...(least === 0 ? [so] : []), ...runs.map((letters) => so + letters)])
		if (most > 1) this.close(false, false)
	}

	private passOver({ needs, runs }: Reading, stands: boolean) {
		const begins = this.begins && this.isEmpty
		this.close(false, false)
		if (!stands) return
		this.needs.push(...needs)
		if (needs.length === 0 && runs && !runs.includes('')) this.needs.push(partsFrom(runs, begins, false))
	}

	/** Ends the run: whether a word ends with it, and whether one begins behind it. */
	private close(ends: boolean, nextBegins: boolean) {
		if (!this.run.includes('')) this.needs.push(partsFrom(this.run, this.begins, ends))
		this.run = ['']
		this.begins = nextBegins
		this.onlyRun = false
	}
}

function partsFrom(run: readonly string[], begins: boolean, ends: boolean): Need {
	const parts = run.map((letters) => ({ letters, begins, ends, key: `${begins ? ' ' : ''}${letters}${ends ? ' ' : ''}` }))
	return parts.length > 1 ? { any: parts } : parts[0]!
}

/** Those needs together that leave the fewest texts; `null` when most texts meet each. */
function allOf(needs: readonly Need[]): Need | null {
	const telling = needs
		.map((need) => ({ need, share: shareOf(need) }))
		.filter(({ share }) => share < 1)
		.sort((a, b) => a.share - b.share)
		.slice(0, mostNeeds)
		.map(({ need }) => need)
	return telling.length > 1 ? { all: telling } : (telling[0] ?? null)
}

/** About which share of sentences meets a need: a guess by the length of its words. */
function shareOf(need: Need): number {
	if ('any' in need) return need.any.reduce((sum, each) => sum + shareOf(each), 0)
	if ('all' in need) return Math.min(...need.all.map(shareOf))
	const { letters, begins, ends } = need
	if (begins && (ends || letters.length < 4) && everyday.has(letters)) return 0.5
	const told = letters.length + (begins ? 1 : 0) + (ends ? 1 : 0)
	return told < 4 ? 1 : 0.3 / 2 ** (told - 4)
}

const everyday = new Set(
	(
		'a an the of to and or in for on by as at be is are any all not no shall will may with this that such it its from other which ' +
		'under party parties agreement if each'
	).split(' '),
)
