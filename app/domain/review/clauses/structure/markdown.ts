import type { ExtractedDocument, Paragraph, Span } from '#app/domain/extraction/extracted-document.ts'
import { blankMarks } from './markdown-marks.ts'

/** A document whose paragraphs have the kinds that their marks give. */
export interface UnmarkedDocument extends ExtractedDocument {
	/** Where words begin that stood in bold before others on their line, with the place where they end. */
	boldOpenings: ReadonlyMap<number, number>
}

const hashHeading = /^\s*(?:\d{1,3}\.\s+)?#{1,6}\s+\S/
const escapedNumber = /^\s*(?:[#*_\s]*)\d{1,3}(?:\.\d{1,3})*\\[.)]/
const link = /\[[^\]\n]{1,300}\]\((?:https?:|mailto:|tel:|#|\/)[^)\n]*\)/
/** "[**]" and "[*]" mark what a filing leaves out. */
const bold = /(?<![[*\w])\*\*(?=[^\s*\]])[^*\n]{1,300}?(?<=[^\s*[])\*\*(?![\]*\w])/
const underline = /^\s*(?:-{3,}|={3,})\s*$/
const underlineBehind = /(?<=\S)\s+(?:={4,}|-{6,})\s*$/
const rule = /^\s*(?:(?:[-*_]\s?){3,}|\|?(?:\s*:?-{3,}:?\s*\|)+\s*(?::?-{3,}:?)?)\s*$/
/** Fewer marks may be anything. */
const fewestMarks = 3

/** Whether the text of a document came from a Markdown file as it stood. */
export function isMarkdown({ text, paragraphs }: Pick<ExtractedDocument, 'text' | 'paragraphs'>): boolean {
	if (!/^\s*#|\\[.)]|\]\(|\*\*/m.test(text)) return false
	let marks = 0
	for (const { start, end } of paragraphs) {
		const line = text.slice(start, end)
		if (hashHeading.test(line) || escapedNumber.test(line) || link.test(line) || bold.test(line)) marks++
		if (marks >= fewestMarks) return true
	}
	return false
}

/** Whether at least three headings are underlined by a row of their own length, as on a typewriter. */
export function underlinesHeadings({ text, paragraphs }: Pick<ExtractedDocument, 'text' | 'paragraphs'>): boolean {
	if (!/^\s*(?:-{3,}|={3,})\s*$/m.test(text)) return false
	let underlined = 0
	for (const [index, row] of paragraphs.entries()) {
		const above = paragraphs[index - 1]
		if (!above || !underline.test(text.slice(row.start, row.end))) continue
		// A row below columns, or one that spans the page, is for signatures or parts pages.
		if (
			above.end - above.start < 75 &&
			Math.abs(above.end - above.start - row.end + row.start) <= 1 &&
			!/:|\s{3}|^(?:by|name|title|for and on)\b/i.test(text.slice(above.start, above.end))
		)
			underlined++
	}
	return underlined >= 3
}

/**
 * A document with its Markdown read: headings, list items and bold lines are known as such, rows of hyphens are gone,
 * and marks in the text are blank. Every character keeps its place, so a span found here is the same span of the
 * document.
 */
export function readMarkdown(document: ExtractedDocument): UnmarkedDocument {
	const blanks: Span[] = []
	const paragraphs: Paragraph[] = []
	const boldOpenings = new Map<number, number>()
	let bulletPending = false
	const repeated = contentsOf(document)
	for (const paragraph of document.paragraphs) {
		if (repeated.has(paragraph)) {
			blanks.push(paragraph)
			continue
		}
		const line = document.text.slice(paragraph.start, paragraph.end)
		const before = paragraphs.at(-1)
		if (paragraph.part !== 'body' || line.includes('\n')) {
			paragraphs.push(paragraph)
			continue
		}
		if (underline.test(line) || rule.test(line)) {
			blanks.push(paragraph)
			if (before && isUnderlined(document.text, before, paragraph))
				paragraphs[paragraphs.length - 1] = { ...before, kind: 'heading', level: line.includes('=') ? 0 : 1, numbering: null }
			continue
		}
		if (/^\s*[*+•·-]\s*$/.test(line)) {
			blanks.push(paragraph)
			bulletPending = true
			continue
		}
		if (isAnchorList(line)) {
			blanks.push(paragraph)
			continue
		}
		const read = readLine(document.text, paragraph, line, bulletPending)
		bulletPending = false
		blanks.push(...read.blanks)
		if (read.bold) boldOpenings.set(read.bold.start, read.bold.end)
		paragraphs.push(read.paragraph)
	}
	return { ...document, text: blankMarks(document.text, blanks), paragraphs, boldOpenings }
}

/** An underlined heading is short, and its row is about as long; typists count less well. */
function isUnderlined(text: string, above: Paragraph | undefined, row: Span): boolean {
	if (!above || above.part !== 'body' || above.kind === 'table_cell') return false
	const words = text.slice(above.start, above.end).trim()
	const length = row.end - row.start
	if (!/\p{L}{2}/u.test(words) || underline.test(words)) return false
	return (
		Math.abs(words.length - length) <= 2 ||
		(words.length <= 80 && length >= 4 && length <= words.length * 3 && !/[.;,]$/.test(words) && /^[#*_\s]*[\p{Lu}\d]/u.test(words))
	)
}

function isAnchorList(line: string): boolean {
	return /^\s*(?:[*+•-]\s+)?(?:\d{1,2}\\?\.\s+)?(?:\*\*)?\[[^\]]{1,200}\]\([^)#\s]*#[^)]*\)(?:\*\*)?\s*$/.test(line)
}

function contentsOf({ text, paragraphs }: ExtractedDocument): Set<Paragraph> {
	const words = ({ start, end }: Span) =>
		text
			.slice(start, end)
			.replace(/[^\p{L}\d]+/gu, ' ')
			.trim()
			.toLowerCase()
	const title = paragraphs.findIndex(
		(paragraph) => paragraph.end - paragraph.start < 60 && /^(?:table of )?contents$/.test(words(paragraph)),
	)
	if (title === -1 || title > 60) return new Set()
	const body = paragraphs.slice(title + 1, title + 200).filter((paragraph) => /[\p{L}]/u.test(text.slice(paragraph.start, paragraph.end)))
	const [first] = body
	const again = first ? body.findIndex((paragraph, index) => index > 2 && words(paragraph) === words(first)) : -1
	// Prose between the table and the first section is none of its lines.
	const until = body.slice(0, again + 1).find(({ start, end }, index) => index === again || end - start > 120)
	return new Set(again === -1 || !until ? [] : paragraphs.slice(title).filter(({ start }) => start < until.start))
}

interface ReadLine {
	paragraph: Paragraph
	blanks: Span[]
	bold: Span | null
}

function readLine(text: string, paragraph: Paragraph, line: string, bulletBefore: boolean): ReadLine {
	const blanks: Span[] = []
	const blank = (from: number, length: number) => blanks.push({ start: paragraph.start + from, end: paragraph.start + from + length })
	let at = /^\s*(?:>\s*)*/.exec(line)?.[0].length ?? 0
	if (at > 0) blank(0, at)
	const bullet = /^[*+•·-]\s+(?=\S)/.exec(line.slice(at))
	if (bullet) {
		blank(at, bullet[0].length)
		at += bullet[0].length
	}
	const twice = /^\d{1,3}\.\s+(?=\d{1,3}\.\d{1,3}\D|\([a-z]{1,4}\)\s|#{1,6}\s+\d)/.exec(line.slice(at))
	if (twice) {
		blank(at, twice[0].length)
		at += twice[0].length
	}
	const numbered = /^\d{1,3}\.\s+(?=#{1,6}\s+\S)/.exec(line.slice(at))
	const inner = numbered && /^#+\s+/.exec(line.slice(at + numbered[0].length))
	if (numbered && inner) blank(at + numbered[0].length, inner[0].length)
	const hashes = /^(#{1,6})\s+(?=\S)/.exec(line.slice(at))
	if (hashes) {
		blank(at, hashes[0].length)
		at += hashes[0].length
	}
	const behind = /\s+#+\s*$|\s*\{#[^}]*\}\s*$/.exec(line)
	if (behind && hashes) blank(behind.index, behind[0].length)
	const row = hashes || bullet ? null : underlineBehind.exec(line)
	const underlined = row !== null && row.index <= 120
	if (underlined) blank(row.index, row[0].length)

	const rest = line.slice(at)
	const whole = /^(?:\d{1,3}(?:\.\d{1,3})*\\?[.)]?\s+)?(?:\*{2,4}|__)(?![\s*])(?:(?!\*\*|__).)+(?:\*{2,4}|__)[.:]?\s*$/.test(rest)
	const opening = whole ? null : boldOpening(rest)
	const isItem = (bullet !== null || bulletBefore) && !hashes
	const changed: Paragraph = {
		...paragraph,
		...(hashes || inner
			? { kind: 'heading', level: ((hashes?.[1] ?? inner?.[0])?.trim().length ?? 1) - 1 }
			: underlined
				? { kind: 'heading', level: /=\s*$/.test(line) ? 0 : 1 }
				: isItem
					? { kind: 'list_item', level: 0, numbering: /^[^\p{L}\d]*(?:\d|\(?[a-z]{1,3}[.)])/iu.test(rest) ? null : '•' }
					: {}),
		emphasised: paragraph.emphasised || (whole && !isItem),
	}
	const first = rest.search(/[^*_\s]/)
	return {
		paragraph: changed,
		blanks,
		bold: opening === null ? null : { start: paragraph.start + at + first, end: paragraph.start + at + opening },
	}
}

function boldOpening(rest: string): number | null {
	const match =
		/^((?:\d{1,3}(?:\.\d{1,3})*\\?[.)]?\s+)?(?:\*\*|__)((?:(?!\*\*|__).){3,110})(?:\*\*|__)[.:?]?)(\s*[–—-]?\s+)(?=(\S.{20,}))/.exec(rest)
	const [, whole, words = '', , behind = ''] = match ?? []
	if (!whole || words.split(/\s+/).length > 14 || !/^[\d\\.()\s]*\p{Lu}/u.test(words) || /["“”]|,\s*$/.test(words)) return null
	const stops = /[.:?!]\s*$/.test(words) || /[.:?]$/.test(whole)
	return stops || /^(?:\*\*|__)?[\p{Lu}]/u.test(behind) ? whole.length : null
}
