import { longPattern } from '#app/domain/text/long-pattern.ts'
import { shortened } from '#app/domain/text/shortened.ts'
import type { DocxFile } from '#app/domain/word/package/docx-file.ts'
import { characterData } from '#app/domain/word/package/xml/xml-text.ts'
import { storyParts } from '#app/domain/word/read/story-parts.ts'
import { readFields } from '../compile/file-fields.ts'
import type { TemplateMistake, UnfilledPlace } from '../template-content.ts'

/** Words in a place of a file where placeholders are not filled in. */
interface Unfilled {
	where: UnfilledPlace
	part: string
	words: string
}

/** Parts of their own, by how files name them. */
const ownParts: readonly [RegExp, UnfilledPlace][] = [
	[/(?:^|\/)charts\/[^/]+\.xml$/i, 'chart'],
	[/(?:^|\/)diagrams\/(?:data|drawing)[^/]*\.xml$/i, 'drawing'],
	[/(?:^|\/)docProps\/[^/]+\.xml$/i, 'document property'],
	[/(?:^|\/)comments[^/]*\.xml$/i, 'comment'],
]

const longestWords = 80

/**
 * The placeholders of a template that no document fills in, as mistakes: they would stay in it as they are, in a chart, a
 * field code, a property of the file.
 */
export function unfilledMistakes(file: DocxFile): TemplateMistake[] {
	const places = [...inStories(file), ...inOwnParts(file)]
	const seen = new Set<string>()
	return places.flatMap(({ where, part, words }): TemplateMistake[] => {
		const shown = shortened(around(words), longestWords)
		// Charts and SmartArt keep their words twice.
		if (seen.has(`${part} ${shown}`)) return []
		seen.add(`${part} ${shown}`)
		const problem = `Placeholders are not filled in here (${part}): write the words themselves, or put the placeholder into the text.`
		return [{ paragraph: null, where, words: shown, problem }]
	})
}

/** From the place where the braces open: what stands before them may be long. */
function around(words: string): string {
	const at = words.indexOf('{{')
	return words
		.slice(words.lastIndexOf('\n', at) + 1)
		.split('\n')[0]!
		.trim()
}

function inOwnParts(file: DocxFile): Unfilled[] {
	return file.partNames.flatMap((part): Unfilled[] => {
		const where = ownParts.find(([name]) => name.test(part))?.[1]
		const source = where && file.part(part)
		const words = source && mayHold(source) ? wordsOf(source) : ''
		return where && words.includes('{{') ? [{ where, part, words }] : []
	})
}

const equation = /<((?:[\w.-]+:)?oMath)\b[^>]*>[\s\S]*?<\/\1>/g
const altText = longPattern('g')`
	<(?:[\w.-]+:)?(?:docPr|cNvPr)\b
	(?:"[^"]*"|'[^']*'|[^"'>])*>
`
const altWords = /\s(?:descr|title)\s*=\s*(?:"([^"]*)"|'([^']*)')/g

/** What stands between the words of a story: field codes, addresses of links, equations, descriptions of pictures. */
function inStories(file: DocxFile): Unfilled[] {
	return storyParts(file).flatMap(({ part }): Unfilled[] => {
		const links = file.relationshipsOf(part).flatMap(({ external }) => {
			const words = external?.replace(/%7B/gi, '{').replace(/%7D/gi, '}') ?? ''
			return words.includes('{{') ? [{ where: 'link address' as const, part, words }] : []
		})
		const source = file.part(part) ?? ''
		if (!mayHold(source)) return links
		const found: [UnfilledPlace, string][] = [
			...readFields(source).map(({ instruction }): [UnfilledPlace, string] => ['field code', instruction]),
			...Array.from(source.matchAll(equation), ({ 0: math }): [UnfilledPlace, string] => ['equation', wordsOf(math)]),
			...Array.from(source.matchAll(new RegExp(altText)), ({ 0: tag }) => [...tag.matchAll(altWords)])
				.flat()
				.map(([, one, other]): [UnfilledPlace, string] => ['picture description', characterData(one ?? other ?? '')]),
		]
		return [...links, ...found.flatMap(([where, words]) => (words.includes('{{') ? [{ where, part, words }] : []))]
	})
}

function mayHold(source: string): boolean {
	return source.includes('{') || source.includes('&#')
}

const properties = /<((?:[\w.-]+:)?[rp]Pr)\b[^>]*?(?:\/>|>[\s\S]*?<\/\1>)/g

/** The words of a part, those of each paragraph or value on a line; runs of one paragraph belong together. */
function wordsOf(source: string): string {
	return characterData(
		source
			.replace(properties, '')
			.replace(/<\/(?:[\w.-]+:)?[rt]>/g, '')
			.replace(/<\/[^>]*>/g, '\n')
			.replace(/<[^>]*>/g, ''),
	)
}
