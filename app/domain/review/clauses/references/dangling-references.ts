import { longPattern } from '#app/domain/text/long-pattern.ts'
import type { Clause, CrossReference, Structure } from '../clause.ts'
import { romanValue } from '../structure/printed-number.ts'
import { allMatches } from '../search/all-matches.ts'

/** A number farther off than this probably belongs to another document. */
const farthest = 15
/** "Section 47, Township 4 South", "Section 18 (S) 5005": land, law and other documents number their parts too. */
const elsewhere = longPattern('iu')`
	^(?:
		\s?,?\s?(?:
			Township|Range|Block|Lot|Page|Volume|Book|of\s(?:the|that|such|its|their|said)\s\p{Lu}|thereof|therein
			|\p{Lu}[\p{L}]+\s(?:Act|Code)
		)
		|\s?\d
		|[\s,()]{0,3}(?:of|to|in|under|on)?\s?(?:the\s)?(?:
			Exhibits?|Schedules?|Annex(?:es)?|Appendi(?:x|ces)|Attachments?|Standard|General|Main|Master
		)\b
	)
`
const ofOtherPart =
	/^[^;\n]{0,50}\b(?:of|in|to|under)\s(?:the\s)?(?:general|standard|main|master|special)\s(?:provisions|terms|conditions|agreement)\b/i
const ofExhibit = /(?:exhibit|schedule|annex|appendix|attachment)\s\S{1,6}[\s,(]{0,3}(?:at\s|in\s)?$/i

/** Sections of the securities laws are cited without the law where reports are meant. */
const ofTheLaw =
	/\b(?:Exchange\sAct|Securities\sAct|Form\s(?:8|10)-?[KQ]|periodic\sreports|Internal\sRevenue|Treasury\sRegulations?|Bankruptcy\sCode)\b/i

/**
 * References that surely dangle: behind the last of an unbroken list of sections, subsections or items. One that only
 * could not be found, because a number was set oddly or not read, does not count; nor do many at once, which show that
 * the document cites the numbers of another, or that its own were not read.
 */
export function danglingReferences(
	{ clauses, crossReferences }: Pick<Structure, 'clauses' | 'crossReferences'>,
	text: string,
): CrossReference[] {
	const own = crossReferences.filter(({ kind, external }) => kind === 'clause' && !external)
	const open = own.filter(({ resolvedTo }) => resolvedTo === null)
	// Sections that an amendment names are mostly those of the agreement it amends.
	if (open.length === 0 || /\b(?:amendment|addendum|supplement|modification)\b/i.test(text.slice(0, 1500))) return []
	const numbered = numbersOf(clauses)
	const words = ownWords(clauses, own, text)
	const exhibits = clauses.filter(({ kind }) => kind === 'exhibit')
	const found = open.filter(({ target, start, end }) => {
		if (exhibits.some((exhibit) => exhibit.start <= start && start < exhibit.end) || !words.has(wordOf(text, start))) return false
		if (
			ofTheLaw.test(text.slice(Math.max(0, start - 160), end + 160)) ||
			elsewhere.test(text.slice(end, end + 40)) ||
			ofOtherPart.test(text.slice(end, end + 100)) ||
			ofExhibit.test(text.slice(Math.max(0, start - 40), start))
		)
			return false
		return !isPrinted(target, text) && isBeyond(target, clauses, numbered, text)
	})
	return found.length > 1 && found.length > own.length / 4 ? [] : found
}

/** Words by which the document calls its own parts: those of its headings, and of references that lead somewhere. */
function ownWords(clauses: readonly Clause[], references: readonly CrossReference[], text: string): ReadonlySet<string> {
	const resolved = references.filter(({ resolvedTo }) => resolvedTo !== null).map(({ start }) => wordOf(text, start))
	return new Set([
		'section',
		...resolved,
		...clauses.map(({ number }) => /^(?:article|clause|paragraph|§)/i.exec(number ?? '')?.[0].toLowerCase() ?? ''),
	])
}

function wordOf(text: string, start: number): string {
	const words = allMatches(text.slice(Math.max(0, start - 60), start + 12), /(?:sub-?)?(?:section|article|clause|paragraph)|secs?\.|§/gi)
	return (words.at(-1)?.[0] ?? '').toLowerCase().replace(/^(?:sub-?section|secs?\.)$/, 'section')
}

/** Characters around a number that are enough to see whether it is printed. */
const nearby = 20

/** The number stands before words somewhere, in a way that was not read as a section. */
function isPrinted(target: string, text: string): boolean {
	const label = target.replace(/\(.*$/, '')
	if (!/^\d/.test(label) || label !== target) return false
	const printed = new RegExp(
		`(?:^|[\\n.;:]\\s{0,4})(?:(?:Section|Article|SECTION|ARTICLE)\\s{1,3})?${label.replaceAll('.', '\\.')}[.):]?\\s{1,6}["“]?\\p{Lu}`,
		'u',
	)
	// Read only around the places of the number. Where more stands before, a letter keeps "^" from matching there.
	for (let at = text.indexOf(label); at !== -1; at = text.indexOf(label, at + 1)) {
		const from = Math.max(0, at - nearby)
		if (printed.test(`${from > 0 ? 'x' : ''}${text.slice(from, at + label.length + nearby)}`)) return true
	}
	return false
}

function isBeyond(target: string, clauses: readonly Clause[], tops: ReadonlyMap<number, Clause>, text: string): boolean {
	const [, label = '', items = ''] = /^([^(]*)(.*)$/.exec(target) ?? []
	const [first = '', ...rest] = label.split('.')
	const top = /^\d+$/.test(first) ? Number(first) : (romanValue(first) ?? 0)
	if (top === 0) return false
	const root = tops.get(top)
	if (!root) return isUnbroken([...tops.keys()], 2) && top > Math.max(...tops.keys()) && top <= Math.max(...tops.keys()) + farthest
	let at = root
	for (const part of rest) {
		const next = childAt(at, clauses, Number(part))
		if (next === 'beyond') return true
		if (next === null) return false
		at = next
	}
	for (const step of items.match(/\([^)]*\)/g) ?? []) {
		const bare = step.slice(1, -1).toLowerCase()
		const next = childAt(at, clauses, /^\d+$/.test(bare) ? Number(bare) : bare.length === 1 ? bare.charCodeAt(0) - 96 : 0)
		if (next === 'beyond') return !isPrintedItem(bare, text.slice(root.start, endOfTop(top, tops, text)))
		if (next === null) return false
		at = next
	}
	return false
}

/** Where the next section begins: lists that break off inside a section may go on before it. */
function endOfTop(top: number, tops: ReadonlyMap<number, Clause>, text: string): number {
	const start = tops.get(top)?.start ?? 0
	return Math.min(
		text.length,
		...[...tops].filter(([number, clause]) => number > top && clause.start > start).map(([, clause]) => clause.start),
	)
}

function isPrintedItem(bare: string, section: string): boolean {
	return new RegExp(
		`(?<!\\d\\s?|\\)\\s?|(?:section|paragraph|clause|item)s?\\s{1,2})\\(\\s?${bare}\\s?\\)|\\n\\s*${bare}[.)]\\s`,
		'i',
	).test(section)
}

/** The child with a place in an unbroken list of two at least; `beyond` behind its end, `null` where the list is not sure. */
function childAt(parent: Clause, clauses: readonly Clause[], place: number): Clause | 'beyond' | null {
	const children = clauses.filter(({ parentId, number }) => parentId === parent.id && number !== null)
	const places = children.map((child) => lastPlace(child.number ?? ''))
	const found = children[places.indexOf(place)]
	if (found) return found
	return place > 0 && isUnbroken(places, 2) && place > places.length && place <= places.length + farthest ? 'beyond' : null
}

function lastPlace(number: string): number {
	const label = /([A-Za-z]|\d{1,3})\)?\.?$/.exec(number)?.[1] ?? ''
	return /^\d/.test(label) ? Number(label) : label === '' ? 0 : label.toLowerCase().charCodeAt(0) - 96
}

function isUnbroken(places: readonly number[], fewest: number): boolean {
	const sorted = [...new Set(places)].sort((a, b) => a - b)
	return sorted.length >= fewest && sorted.every((place, index) => place === index + 1)
}

function numbersOf(clauses: readonly Clause[]): Map<number, Clause> {
	const found = new Map<number, Clause>()
	const exhibits = new Set(clauses.filter(({ kind }) => kind === 'exhibit').map(({ id }) => id))
	for (const clause of clauses) {
		if (clause.parentId !== null && exhibits.has(clause.parentId)) exhibits.add(clause.id)
		if (clause.kind !== 'clause' || clause.number === null || exhibits.has(clause.id)) continue
		const label = clause.number.replace(/^(?:article|section|sec\.|clause|paragraph|part|§)\s*/i, '').replace(/[.:)]+$/, '')
		const value = /^\d+$/.test(label) ? Number(label) : /^(?:article|section)/i.test(clause.number) ? romanValue(label) : null
		if (value !== null && !found.has(value)) found.set(value, clause)
	}
	return found
}
