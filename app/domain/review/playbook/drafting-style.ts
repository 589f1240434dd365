import { allMatches } from '../clauses/search/all-matches.ts'
import type { Frame } from '../frames/frame.ts'
import { sentenceAt } from './passages.ts'
import type { RuleInput } from './rule.ts'
import { partyName } from './reader-side.ts'

/** How a document words things, so that new wording fits: "this Lease", "shall", "either Party". */
export interface DraftingStyle {
	/** "Agreement", "Lease", "Contract": as in "this Agreement". */
	paper: string
	duty: 'shall' | 'will'
	/** "party" or "Party". */
	party: string
}

const styles = new WeakMap<RuleInput['structure'], DraftingStyle>()

/** The drafting style of a document, by what it says most often. */
export function draftingStyle({ structure }: Pick<RuleInput, 'structure'>): DraftingStyle {
	let style = styles.get(structure)
	if (!style) styles.set(structure, (style = readStyle(structure)))
	return style
}

function readStyle({ sentences }: RuleInput['structure']): DraftingStyle {
	const papers = new Map<string, number>()
	let [shall, will, large, small] = [0, 0, 0, 0]
	for (const { text } of sentences) {
		for (const match of allMatches(
			text,
			/\b[Tt]his (Agreement|Contract|Lease|Letter|Letter Agreement|Note|Addendum|Order|Deed|License|MOU|Undertaking|SOW)\b|\b[Tt]hese (Terms)\b/g,
		)) {
			const name = match[1] ?? 'Agreement'
			papers.set(name, (papers.get(name) ?? 0) + 1)
		}
		shall += text.match(/\bshall\b/g)?.length ?? 0
		will += text.match(/\bwill\b/g)?.length ?? 0
		large += text.match(/\b(?:[Ee]ither|[Ee]ach|[Oo]ther|[Nn]either) Party\b/g)?.length ?? 0
		small += text.match(/\b(?:[Ee]ither|[Ee]ach|[Oo]ther|[Nn]either) party\b/g)?.length ?? 0
	}
	const paper = [...papers].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 'Agreement'
	return { paper, duty: shall >= will ? 'shall' : 'will', party: large > small ? 'Party' : 'party' }
}

/** Longer sentences have more than one statement: a change of their subject would change the rest as well. */
const longest = 400

/**
 * The sentence of a one-sided right with "Either party" in the place of the party that has it, and "the other party" for
 * the one that does not: the fewest words that make it even.
 *
 * @returns `null` where the sentence says more, or its subject does not open it
 */
export function madeMutual(input: RuleInput, { start, end, who }: Frame): string | null {
	const sentence = sentenceAt(input, { start, end })
	if (!sentence || !who || sentence.text.length > longest) return null
	const at = who.start - sentence.start
	const before = sentence.text.slice(0, at).trim()
	if (at < 0 || !/^(?:[\d.()a-z]{0,6}\s*)?(?:[A-Z][\w ]{2,40}[.:]\s*)?(?:The|the)?$/.test(before)) return null
	const { party } = draftingStyle(input)
	const rest = sentence.text.slice(who.end - sentence.start).trim()
	const other = new RegExp(
		`\\b(?:the\\s+)?(?:${input.parties
			.flatMap(({ names }) => names)
			.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
			.join('|')})(?![\\p{L}])`,
		'gu',
	)
	const words = input.parties.length > 0 ? rest.replace(other, `the other ${party}`) : rest
	if ((words.match(/\bthe other part/gi)?.length ?? 0) > 1) return null
	const heading = before.replace(/(?:The|the)$/, '').trim()
	return `${heading === '' ? '' : `${heading} `}Either ${party} ${words.trim()}`.replace(/\s+/g, ' ')
}

/** What a document calls the party of a slot, with "the" where the text puts it. */
export function withArticle(input: RuleInput, who: Frame['who']): string {
	const name = partyName(input, who)
	if (/^the\b/i.test(name)) return name
	const quoted = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
	const acts = '(?:shall|will|may|agrees?|must|has|is|hereby)\\b'
	const count = (pattern: RegExp) => input.structure.sentences.reduce((sum, { text }) => sum + (text.match(pattern)?.length ?? 0), 0)
	return count(new RegExp(`\\b[Tt]he ${quoted} ${acts}`, 'g')) > count(new RegExp(`(?<!\\b[Tt]he )\\b${quoted} ${acts}`, 'g'))
		? `the ${name}`
		: name
}
