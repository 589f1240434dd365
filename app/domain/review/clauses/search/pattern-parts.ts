/** What one part of a pattern matches. */
export type PatternPart =
	/** One of these runs of letters and digits, in lower case. */
	| { is: 'letters'; options: readonly string[] }
	/** One character that stands in no word. */
	| { is: 'separator' }
	/** A place where a word begins or ends. */
	| { is: 'edge' }
	/** Anything, or nothing. */
	| { is: 'unknown' }
	/** Alternatives inside brackets. */
	| { is: 'group'; source: string }

export interface QuantifiedPart {
	part: PatternPart
	least: number
	most: number
}

/** A class of more letters than this is taken for any letter. */
const mostLetters = 8

/** The alternatives of a pattern, split at the bars outside of all brackets. */
export function alternativesOf(source: string): string[] {
	const bars: number[] = [-1]
	for (let at = 0; at < source.length;) {
		if (source[at] === '|') bars.push(at++)
		else at = endOfAtom(source, at)
	}
	return bars.map((bar, index) => source.slice(bar + 1, bars[index + 1] ?? source.length))
}

/** The parts of one alternative, in order, each with how often it may stand. */
export function partsOf(source: string): QuantifiedPart[] {
	const parts: QuantifiedPart[] = []
	for (let at = 0; at < source.length;) {
		const end = endOfAtom(source, at)
		const [whole, least, most] = quantifierAt(source, end)
		parts.push({ part: partOf(source.slice(at, end)), least, most })
		at = end + whole.length
	}
	return parts
}

function endOfAtom(source: string, at: number): number {
	const first = source[at]
	if (first === '\\')
		return (
			at +
			(/^\\(?:u\{[0-9a-f]+\}|u[0-9a-f]{4}|x[0-9a-f]{2}|[pP]\{[^}]*\}|k<[^>]*>|c[a-z]|\d+|.)/is.exec(source.slice(at, at + 60))?.[0]
				.length ?? 1)
		)
	if (first === '[') return endOfClass(source, at)
	if (first !== '(') return at + 1
	let end = at + 1
	while (end < source.length && source[end] !== ')') end = endOfAtom(source, end)
	return end + 1
}

function endOfClass(source: string, at: number): number {
	let end = at + 1
	while (end < source.length && source[end] !== ']') end = source[end] === '\\' ? end + 2 : end + 1
	return end + 1
}

function quantifierAt(source: string, at: number): [whole: string, least: number, most: number] {
	const match = /^(?:([?*+])|\{(\d+)(,?)(\d*)\})\??/.exec(source.slice(at, at + 20))
	if (!match) return ['', 1, 1]
	const [whole, sign, least = '1', comma, most] = match
	if (sign) return [whole, sign === '+' ? 1 : 0, sign === '?' ? 1 : Infinity]
	return [whole, Number(least), most ? Number(most) : comma ? Infinity : Number(least)]
}

function partOf(atom: string): PatternPart {
	if (atom.startsWith('(')) return groupOf(atom)
	if (atom.startsWith('[')) return classOf(atom)
	if (atom === '\\b' || atom === '^' || atom === '$') return { is: 'edge' }
	if (atom === '\\s' || atom === '\\W') return { is: 'separator' }
	if (atom === '.') return { is: 'unknown' }
	const character = characterOf(atom)
	return character === null ? { is: 'unknown' } : ofCharacter(character)
}

function groupOf(atom: string): PatternPart {
	const inner = atom.slice(1, -1)
	// What must or must not stand beside a match is no part of it.
	if (/^\?<?[=!]/.test(inner)) return { is: 'unknown' }
	return { is: 'group', source: inner.replace(/^\?(?::|<[^>]*>)/, '') }
}

function classOf(atom: string): PatternPart {
	const members = atom.slice(1, -1)
	if (members.startsWith('^')) return { is: 'unknown' }
	const letters = new Set<string>()
	let separators = false
	for (let at = 0; at < members.length;) {
		const end = endOfClassMember(members, at)
		const member = members.slice(at, end)
		const character = member === '\\b' ? '\b' : characterOf(member)
		// Ranges and named classes are many characters.
		if (members[end] === '-' && end + 1 < members.length) return { is: 'unknown' }
		if (member === '\\s') separators = true
		else if (character === null) return { is: 'unknown' }
		else if (isWordCharacter(character)) letters.add(character.toLowerCase())
		else separators = true
		at = end
	}
	if (letters.size === 0) return separators ? { is: 'separator' } : { is: 'unknown' }
	return separators || letters.size > mostLetters ? { is: 'unknown' } : { is: 'letters', options: [...letters] }
}

function endOfClassMember(members: string, at: number): number {
	return members[at] === '\\' ? endOfAtom(members, at) : at + 1
}

function characterOf(atom: string): string | null {
	if (!atom.startsWith('\\')) return atom
	const code = /^\\(?:u\{([0-9a-f]+)\}|u([0-9a-f]{4})|x([0-9a-f]{2}))$/i.exec(atom)
	if (code) return String.fromCodePoint(Number.parseInt(code[1] ?? code[2] ?? code[3] ?? '', 16))
	const control = { n: '\n', r: '\r', t: '\t', f: '\f', v: '\v' }[atom[1] ?? '']
	return control ?? (/^\\[^A-Za-z0-9]$/.test(atom) ? (atom[1] ?? null) : null)
}

function ofCharacter(character: string): PatternPart {
	// Half of a character that takes two places.
	if (/^[\ud800-\udfff]$/.test(character)) return { is: 'unknown' }
	return isWordCharacter(character) ? { is: 'letters', options: [character.toLowerCase()] } : { is: 'separator' }
}

function isWordCharacter(character: string): boolean {
	return /^[A-Za-z0-9_]$/.test(character)
}
