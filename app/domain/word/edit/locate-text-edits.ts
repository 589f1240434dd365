import type { Edit } from './edits.ts'
import type { FileParagraph, FileStory } from '../read/read-stories.ts'
import { wordEdits } from './words/word-edits.ts'

/** Words to be replaced wherever they stand, as `npm run redline` takes them. */
export interface TextEdit {
	find: string
	replace: string
	/** Which occurrence to replace, counted from 1; left out, there may be only one. */
	occurrence?: number
	comment?: string
}

/** The edits of one text edit, one a paragraph and all or none of them; or why there are none. */
export type LocatedEdit = { edits: Edit[] } | { refused: string }

interface Match {
	story: SearchedStory
	start: number
	end: number
}

interface SearchedStory {
	paragraphs: readonly FileParagraph[]
	starts: number[]
	text: string
	/** The text with non-breaking hyphens as hyphens, and the same with paragraph ends as spaces too. */
	hyphenated: string
	spaced: string
}

const nonBreakingHyphen = /\u2011/g

/**
 * Finds where text edits belong: in the accepted view, body first, then notes, headers and footers. A non-breaking
 * hyphen is a hyphen; a '\n' in what is looked for is a line break, which the view shows as a space, or the end of
 * a paragraph. Places of one text do not overlap.
 */
export function locateTextEdits(stories: readonly FileStory[], requested: readonly TextEdit[]): LocatedEdit[] {
	const searched = stories.map(searchable)
	return requested.map((edit) => locate(searched, edit))
}

function searchable({ paragraphs }: FileStory): SearchedStory {
	const starts: number[] = []
	let length = 0
	for (const { text } of paragraphs) {
		starts.push(length)
		length += text.length + 1
	}
	const text = paragraphs.map((paragraph) => paragraph.text).join('\n')
	const hyphenated = text.replace(nonBreakingHyphen, '-')
	return { paragraphs, starts, text, hyphenated, spaced: hyphenated.replaceAll('\n', ' ') }
}

function locate(stories: readonly SearchedStory[], edit: TextEdit): LocatedEdit {
	if (edit.find === '') return { refused: 'There is nothing to look for.' }
	const found = [...findPlaces(stories, edit.find, edit.occurrence ?? 2)]
	const match = found[(edit.occurrence ?? 1) - 1]
	if (found.length === 0) return { refused: 'The document does not have these words.' }
	if (edit.occurrence === undefined && found.length > 1)
		return { refused: 'These words appear in more than one place. Use occurrence to choose one.' }
	if (!match) return { refused: `These words appear in only ${found.length === 1 ? 'one place' : `${found.length} places`}.` }
	return editsAt(match, edit)
}

function* findPlaces(stories: readonly SearchedStory[], find: string, most: number): Generator<Match> {
	const wanted = find.replace(nonBreakingHyphen, '-')
	const spaced = wanted.replaceAll('\n', ' ')
	let left = most
	for (const story of stories) {
		const text = wanted === spaced ? story.hyphenated : story.spaced
		for (let at = text.indexOf(spaced); at >= 0 && left > 0;) {
			const fits = wanted === spaced || crossesOnlyAtBreaks(story, at, wanted)
			if (fits) {
				yield { story, start: at, end: at + wanted.length }
				left--
			}
			at = text.indexOf(spaced, at + (fits ? wanted.length : 1))
		}
	}
}

function crossesOnlyAtBreaks({ text }: SearchedStory, at: number, wanted: string): boolean {
	for (let end = text.indexOf('\n', at); end >= 0 && end < at + wanted.length; end = text.indexOf('\n', end + 1)) {
		if (wanted[end - at] !== '\n') return false
	}
	return true
}

function editsAt(match: Match, { find, replace, comment }: TextEdit): LocatedEdit {
	const { story, start, end } = match
	const shown = story.text.slice(start, end).split('\n')
	const texts = textsFor(shown, find, replace)
	if (!texts) return { refused: 'These words run over several paragraphs: what replaces them needs as many line breaks.' }

	const first = story.starts.findLastIndex((at) => at <= start)
	const pieces = shown.map((expected, index) => {
		const from = index === 0 ? start - (story.starts[first] ?? 0) : 0
		return {
			paragraphId: story.paragraphs[first + index]?.id ?? '',
			start: from,
			end: from + expected.length,
			expected,
			text: find.includes('\u2011') ? keepHyphens(expected, texts[index] ?? '') : (texts[index] ?? ''),
		}
	})
	const changed = pieces.filter(({ expected, text }) => text !== expected)
	const [only] = pieces
	if (changed.length === 0 && only)
		return { edits: [comment === undefined ? { kind: 'replace', ...only } : { kind: 'comment', ...only, text: comment }] }
	return {
		edits: changed.map((piece, index) => ({ kind: 'replace', ...piece, ...(index === 0 && comment !== undefined ? { comment } : {}) })),
	}
}

/**
 * What replaces each of the paragraphs' pieces; `null` when the lines of `replace` can't be told apart. Where `find`
 * has a line break inside of a paragraph, so has `replace` at the same place: a space, as the view shows it.
 */
function textsFor(shown: readonly string[], find: string, replace: string): string[] | null {
	const wanted = find.split('\n')
	const lines = replace.split('\n')
	if (lines.length !== wanted.length) return shown.length === 1 ? [replace] : null
	const text = shown.join('\n')
	let at = 0
	let joined = lines[0] ?? ''
	for (const [index, line] of lines.slice(1).entries()) {
		at += (wanted[index]?.length ?? 0) + 1
		joined += (text[at - 1] === '\n' ? '\n' : ' ') + line
	}
	return joined.split('\n')
}

/** Keeps the document's hyphens in words that stay; new words have those of the edit. */
function keepHyphens(expected: string, text: string): string {
	let kept = ''
	let from = 0
	let shift = 0
	for (const edit of wordEdits(expected, text.replace(nonBreakingHyphen, '-'))) {
		const at = edit.start + shift
		kept += expected.slice(from, edit.start) + text.slice(at, at + edit.text.length)
		shift += edit.text.length - (edit.end - edit.start)
		from = edit.end
	}
	return kept + expected.slice(from)
}
