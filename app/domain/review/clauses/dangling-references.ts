import type { Clause, CrossReference, Structure } from './clause.ts'
import { romanValue } from './printed-number.ts'

/** A number farther off than this was hardly meant for this document. */
const farthest = 15
/** "Section 47, Township 4 South": land, law and other papers number their parts too. */
const elsewhere = /^\s?,?\s?(?:Township|Range|Block|Lot|Page|Volume|Book|of\s(?:the|that|such|its|their|said)\s\p{Lu}|thereof|therein|\p{Lu}[\p{L}]+\s(?:Act|Code))/u

/** Sections of the securities laws are named without the law where reports are meant. */
const ofTheLaw = /\b(?:Exchange\sAct|Securities\sAct|Form\s(?:8|10)-?[KQ]|periodic\sreports|Internal\sRevenue|Treasury\sRegulations?|Bankruptcy\sCode)\b/i

/**
 * References that surely lead nowhere: behind the last of an unbroken list of sections, subsections or items. One that
 * only could not be found, because a number was set oddly or not read, is none.
 */
export function danglingReferences({ clauses, crossReferences }: Pick<Structure, 'clauses' | 'crossReferences'>, text: string): CrossReference[] {
	const open = crossReferences.filter(({ kind, external, resolvedTo }) => kind === 'clause' && !external && resolvedTo === null)
	// Sections that an amendment names are mostly those of the agreement it amends.
	if (open.length === 0 || /\b(?:amendment|addendum|supplement|modification)\b/i.test(text.slice(0, 1500))) return []
	const numbered = numbersOf(clauses)
	return open.filter(({ target, start, end }) => !ofTheLaw.test(text.slice(Math.max(0, start - 160), end + 160)) && !elsewhere.test(text.slice(end, end + 40)) && !isPrinted(target, text) && isBeyond(target, clauses, numbered))
}

/** Characters around a number in which all that shows it printed stands. */
const nearby = 20

/** The number stands before words somewhere, in a way that was not read as a section. */
function isPrinted(target: string, text: string): boolean {
	const label = target.replace(/\(.*$/, '')
	if (!/^\d/.test(label) || label !== target) return false
	const printed = new RegExp(`(?:^|[\\n.;:]\\s{0,4})(?:(?:Section|Article|SECTION|ARTICLE)\\s{1,3})?${label.replaceAll('.', '\\.')}[.):]?\\s{1,6}["“]?\\p{Lu}`, 'u')
	// Read only around the places of the number. Where more stands before, a letter keeps "^" from matching there.
	for (let at = text.indexOf(label); at !== -1; at = text.indexOf(label, at + 1)) {
		const from = Math.max(0, at - nearby)
		if (printed.test(`${from > 0 ? 'x' : ''}${text.slice(from, at + label.length + nearby)}`)) return true
	}
	return false
}

function isBeyond(target: string, clauses: readonly Clause[], tops: ReadonlyMap<number, Clause>): boolean {
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
		if (next === 'beyond') return true
		if (next === null) return false
		at = next
	}
	return false
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

/** The clauses of the first row by their numbers, those of exhibits left out. */
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
