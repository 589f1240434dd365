import { longPattern } from '#app/domain/text/long-pattern.ts'
import { lineText, type Line, type Piece } from './line.ts'

/**
 * Words of a document, in lower case, as they stand within its lines: what tells a rejoined word from a real compound.
 */
export type Vocabulary = ReadonlySet<string>

const hyphen = /[-\u00ad\u2010]$/
/** First parts that take a hyphen in agreements whether or not the line ends there. */
const keepsHyphen = longPattern('iu')`
	(?:^|[^\p{L}])(?:
		non|self|third|third-party|multi|co|cross|ex|pre|post|anti|well|so|on|off|first|second|one|two|three|four|five|six|seven|eight
		|nine|ten|twenty|thirty|forty|fifty|sixty|ninety|half|long|short|full|part|high|low|in|out|up|down|read|royalty|non-transferable
		|arm
	)[-\u2010]$
`

/** Gathers the words of lines; the halves at line ends are left out. */
export function vocabularyOf(lines: Iterable<Line>): Vocabulary {
	const words = new Set<string>()
	for (const line of lines) {
		const found =
			lineText(line)
				.toLowerCase()
				.match(/[\p{L}]+(?:[-\u2010][\p{L}]+)*[-\u00ad\u2010]?/gu) ?? []
		found.forEach((word, index) => {
			if (!(index === found.length - 1 && hyphen.test(word))) words.add(word.replace(/\u2010/g, '-'))
		})
	}
	return words
}

/** Joins the pieces of two lines: a word that was broken at the line end is made whole, other words get a space between them. */
export function joinPieces(before: Piece[], after: Piece[], vocabulary: Vocabulary): Piece[] {
	const last = before.at(-1)
	const first = after[0]
	if (!last || !first) return [...before, ...after]
	const head = textOf(before.slice(-6))
	const tail = textOf(after)
	const broken = /([\p{L}]+(?:[-\u2010][\p{L}]+)*)[-\u00ad\u2010]$/u.exec(head)
	if (!broken || !/^[\p{L}\p{N}]/u.test(tail)) return [...before.slice(0, -1), { ...last, text: `${last.text} ` }, ...after]

	const end = /^[\p{L}]+/u.exec(tail)?.[0] ?? ''
	const mended = !isCompound(broken[1]!, end, head, vocabulary)
	return mended ? [...before.slice(0, -1), { ...last, text: last.text.replace(hyphen, '') }, ...after] : [...before, ...after]
}

function isCompound(start: string, end: string, head: string, vocabulary: Vocabulary): boolean {
	if (head.endsWith('\u00ad')) return false
	if (!/^\p{Ll}/u.test(end)) return true // "Anglo-American", "Section A-1"
	const [first, second] = [start.toLowerCase().replace(/\u2010/g, '-'), end.toLowerCase()]
	if (vocabulary.has(`${first}-${second}`)) return true
	if (vocabulary.has(first + second)) return false
	if (keepsHyphen.test(head)) return true
	return vocabulary.has(first) && vocabulary.has(second) && first.length > 2
}

function textOf(pieces: Piece[]): string {
	return pieces.map((piece) => piece.text).join('')
}
