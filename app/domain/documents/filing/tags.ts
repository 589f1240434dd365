import { visibleName } from '../file-name.ts'

/** The most tags of one document. */
export const mostTags = 20

/** The longest tag, in characters. */
export const longestTag = 40

/** Why tags are refused. */
export type TagRefusal = 'too_many_tags' | 'tag_too_long'

/**
 * The tags in what somebody typed: separated by commas or lines, without surrounding or invisible characters, each
 * once whatever its case, as first typed.
 */
export function parseTags(typed: string | readonly string[]): string[] | TagRefusal {
	const words = (typeof typed === 'string' ? typed.split(/[,\n]/) : typed).map((tag) => visibleName(tag).trim()).filter((tag) => tag !== '')
	if (words.some((tag) => [...tag].length > longestTag)) return 'tag_too_long'
	const tags = [...new Map(words.toReversed().map((tag) => [tag.toLowerCase(), tag])).values()].toReversed()
	return tags.length > mostTags ? 'too_many_tags' : tags
}
