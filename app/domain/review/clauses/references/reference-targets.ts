import type { Clause } from '../clause.ts'
import { romanValue } from '../structure/printed-number.ts'

/** What references can point to: clauses by their numbers, exhibits by their letters. */
export class ReferenceTargets {
	private readonly byNumber = new Map<string, Clause[]>()
	private readonly exhibits = new Map<string, Clause>()
	private readonly byId = new Map<string, Clause>()
	private readonly resolved = new Map<string, Clause | null>()
	private readonly children = new Map<string, Clause[]>()
	/** The highest top number, 0 without numbers: "Section 409A" cannot be ours where there are nine sections. */
	readonly highest: number
	readonly numbered: boolean

	constructor(
		private readonly text: string,
		clauses: readonly Clause[],
	) {
		let highest = 0
		for (const clause of clauses) {
			this.byId.set(clause.id, clause)
			if (clause.parentId) push(this.children, clause.parentId, clause)
			if (clause.kind === 'exhibit') this.addExhibit(clause)
			const key = clause.kind === 'clause' || clause.kind === 'recital' ? keyOf(clause.number) : null
			if (!key) continue
			push(this.byNumber, key, clause)
			if (/^\d/.test(key)) highest = Math.max(highest, Number.parseInt(key, 10))
		}
		this.highest = highest
		this.numbered = highest > 0 || this.byNumber.size > 1
	}

	/** The clause that `target` ("4.2", "5(b)", "(c)", "IV") names when read inside `from`. */
	clause(target: string, from: Clause | null): Clause | null {
		const key = `${target} ${from?.id ?? ''}`
		const known = this.resolved.get(key)
		if (known !== undefined) return known
		const found = this.resolve(target, from)
		this.resolved.set(key, found)
		return found
	}

	private resolve(target: string, from: Clause | null): Clause | null {
		const [, label = '', items = ''] = /^([^(]*)(.*)$/.exec(target) ?? []
		const steps = items.match(/\([^)]*\)/g) ?? []
		if (label === '') return this.relative(steps, from)
		const roots =
			this.byNumber.get(label) ??
			this.byNumber.get(withoutZeros(label)) ??
			this.byNumber.get(String(romanValue(label))) ??
			this.byNumber.get(label.toLowerCase()) ??
			[]
		const root = roots.find((each) => from !== null && this.exhibitOf(each) === this.exhibitOf(from)) ?? roots[0]
		if (root) return this.descend(root, steps)
		// Where "4.2" is printed as "(2)" below "4".
		const [first = '', ...rest] = label.split('.')
		const outer = rest.length ? this.byNumber.get(first)?.[0] : undefined
		return outer ? this.descend(outer, [...rest.map((part) => `(${part})`), ...steps], true) : null
	}

	/** The exhibit with this word and letter or number; "Annex 1" is the one headed "Annex I" where no other is. */
	exhibit(word: string, label: string): Clause | null {
		const letter = label.toUpperCase()
		const labels = [letter, ...otherNumeral(letter)]
		return labels.map((each) => this.exhibits.get(`${singular(word)} ${each}`)).find((clause) => clause !== undefined) ?? null
	}

	private addExhibit(clause: Clause) {
		const [word = '', label = ''] = (clause.number ?? '').split(/\s+/)
		const letter = label.toUpperCase()
		const key = `${singular(word)} ${letter}`
		if (!this.exhibits.has(key)) this.exhibits.set(key, clause)
	}

	/** "paragraph (c) above": looked for around the place it is written, from inside out. */
	private relative(steps: readonly string[], from: Clause | null): Clause | null {
		for (let around = from; around; around = around.parentId ? (this.byId.get(around.parentId) ?? null) : null) {
			const found = this.descend(around, steps, true)
			if (found) return found
		}
		const anywhere = this.byNumber.get((steps[0] ?? '').toLowerCase())?.[0]
		return anywhere ? this.descend(anywhere, steps.slice(1)) : null
	}

	private descend(root: Clause, steps: readonly string[], strict = false): Clause | null {
		let at = root
		for (const step of steps) {
			const child = this.childWith(at, step, 3)
			if (child) {
				at = child
				continue
			}
			// Items of a list inside a paragraph are no clauses of their own.
			const own = this.text.slice(at.start, Math.min(at.end, at.start + 20_000)).toLowerCase()
			const bare = step.slice(1, -1).toLowerCase()
			if (own.includes(step.toLowerCase()) && (!strict || at.kind === 'clause')) return at
			return new RegExp(`(?:^|\\s)${bare}[.)]\\s`).test(own) && /^[a-z0-9]{1,5}$/.test(bare) && !strict ? at : null
		}
		return at
	}

	private childWith(clause: Clause, step: string, depth: number): Clause | null {
		if (depth === 0) return null
		const wanted = step.slice(1, -1).toLowerCase()
		const children = this.children.get(clause.id) ?? []
		const direct = children.find((child) => bareLabel(child.number) === wanted)
		if (direct) return direct
		for (const child of children.slice(0, 50)) {
			if (child.number !== null) continue
			const below = this.childWith(child, step, depth - 1)
			if (below) return below
		}
		return null
	}

	private exhibitOf(clause: Clause): string | null {
		for (let around: Clause | undefined = clause; around; around = around.parentId ? this.byId.get(around.parentId) : undefined) {
			if (around.kind === 'exhibit') return around.id
		}
		return null
	}
}

/** The same number in the other numerals: "1" for "I", "IV" for "4"; none for a letter that is no numeral. */
function otherNumeral(label: string): string[] {
	if (/^\d{1,2}$/.test(label)) return numerals[Number(label)] === undefined ? [] : [numerals[Number(label)] ?? '']
	const value = numerals.indexOf(label)
	return value > 0 ? [String(value)] : []
}

const numerals = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII', 'XIII', 'XIV', 'XV']

function keyOf(number: string | null): string | null {
	if (number === null) return null
	const label = number
		.replace(/^(?:article|section|sec\.|clause|paragraph|part|§)\s*/i, '')
		.replace(/[.:)]+$/, (end) => (number.startsWith('(') ? end : ''))
	if (/^\d/.test(label)) return withoutZeros(label)
	if (label.startsWith('(')) return label.toLowerCase()
	const roman = romanValue(label)
	return label.length > 1 && roman !== null ? String(roman) : number === label ? label : String(roman ?? label)
}

function bareLabel(number: string | null): string | null {
	if (number === null) return null
	return (/([A-Za-z0-9]{1,5})\)?\.?$/.exec(number)?.[1] ?? '').toLowerCase()
}

function withoutZeros(label: string) {
	return label
		.split('.')
		.map((part) => (/^\d+$/.test(part) ? String(Number(part)) : part))
		.join('.')
}

function singular(word: string) {
	return word
		.toLowerCase()
		.replace(/appendices$/, 'appendix')
		.replace(/annexes$/, 'annex')
		.replace(/s$/, '')
}

function push<K, V>(map: Map<K, V[]>, key: K, value: V) {
	const list = map.get(key)
	if (list) list.push(value)
	else map.set(key, [value])
}
