import type { PlacedParagraph } from '#app/domain/placing/paragraph-places.ts'
import { similarity, Vocabulary } from '#app/domain/word/compare/align/word-bag.ts'

/** A paragraph of one version, with those around it. */
interface PlaceInVersion {
	paragraphs: readonly PlacedParagraph[]
	paragraph: number
}

/** From this share of common words on, one paragraph is a version of the other. */
const likeness = 0.5

/** Whether paragraphs of two versions belong to the same clause: one reads like the other, or both have the same name. */
export function isSameClause(one: PlaceInVersion, other: PlaceInVersion): boolean {
	const [before, after] = [one, other].map(({ paragraphs, paragraph }) => paragraphs[paragraph]?.text ?? '')
	const words = new Vocabulary()
	if (similarity(words.bagOf(before!), words.bagOf(after!)) >= likeness) return true
	const name = clauseName(one)
	return name !== null && name === clauseName(other)
}

/** The name that a clause begins with, or that stands alone in the paragraph above; its number may change between versions. */
function clauseName({ paragraphs, paragraph }: PlaceInVersion): string | null {
	const own = nameAtStart.exec(paragraphs[paragraph]?.text ?? '')?.[1]
	const above = nameAlone.exec(paragraphs[paragraph - 1]?.text ?? '')?.[1]
	return (own ?? above)?.toLowerCase() ?? null
}

const number = String.raw`^\s*(?:(?:section|article|clause)\s+)?(?:\d{1,3}(?:\.\d{1,3})*[.)]?\s+|\(?[a-z]{1,4}\)\s+)?`
const nameAtStart = new RegExp(String.raw`${number}(\p{Lu}[\p{L}’',& -]{2,60})[.:]\s`, 'iu')
const nameAlone = new RegExp(String.raw`${number}(\p{Lu}[\p{L}’',& -]{2,60})[.:]?\s*$`, 'iu')
