import type { PlacedParagraph } from '#app/domain/placing/paragraph-places.ts'

/** How the sections of a document begin, so that a new one can match. */
export interface SectionStyle {
	/** The number of the section after the last one, with a space; empty where Word numbers, or nothing is numbered. */
	next: string
	/** Headings before the text, on a line of their own, or none. */
	headings: 'run_in' | 'lined' | 'none'
	/** Formats a heading with the case and the punctuation of the document's own. */
	headed(heading: string): string
}

/** A typed number that opens a paragraph: "12.", "§ 12", "(12)", "Art. 12.", "M.", "VII." */
const opening = /^\s*((?:§\s?|Art(?:icle|\.)\s|Section\s|Clause\s|\()?)(\d{1,3}|[IVX]{1,6}|[A-Z])([.):]{0,2}(?:\s[-–—])?)\s+(?=\S)/
const romans = [
	'I',
	'II',
	'III',
	'IV',
	'V',
	'VI',
	'VII',
	'VIII',
	'IX',
	'X',
	'XI',
	'XII',
	'XIII',
	'XIV',
	'XV',
	'XVI',
	'XVII',
	'XVIII',
	'XIX',
	'XX',
	'XXI',
	'XXII',
	'XXIII',
	'XXIV',
	'XXV',
]
const runIn = /^((?:\p{Lu}|\d)[\p{L}\d’'-]*(?:[ ,/&]+[\p{L}\d’'-]+){0,5})([.:]|\s[-–—])\s+(?=["“(]?\p{Lu})/u
/** Longer lines are no headings. */
const mostInHeading = 8
/** Share of the sections that must have a heading before a new one needs one (our value). */
const habit = 0.6

/** Fewer lines without a full stop are a title and the like (our value). */
const fewestLines = 3

interface Opened {
	placed: PlacedParagraph
	form: string
	at: number
	/** The text after the number. */
	words: string
}

/** How the sections in a range of paragraphs begin. */
export function sectionStyle(paragraphs: readonly PlacedParagraph[]): SectionStyle {
	const own = paragraphs.filter(({ paragraph }) => paragraph.part === 'body' && paragraph.cell === null)
	const numbered = longestCount(own.flatMap(openedBy))
	const counted = own.filter(({ paragraph }) => paragraph.numbering !== null && (paragraph.level ?? 0) === 0)
	const sections =
		numbered.length > 1
			? numbered.map(({ words }) => words)
			: (counted.length > 1 ? counted : own.filter(({ text }) => text.split(/\s+/).length > mostInHeading)).map(({ text }) => text)
	const lines = own.filter(({ text, paragraph }) => paragraph.kind === 'heading' || isLine(text))
	const headings = sections
		.map((words) => runIn.exec(words))
		.filter((match) => match !== null)
		.map(([, heading = '', end = '']) => [heading, end] as const)
	const texts = headings.map(([heading]) => heading)
	const large = mostly(texts, (heading) => heading.length > 2 && heading === heading.toUpperCase())
	const mark = mostly(headings, ([, end]) => end === ':') ? ':' : mostly(headings, ([, end]) => /[-–—]/.test(end)) ? ' –' : '.'
	const titled = mostly(
		texts.filter((heading) => /\s/.test(heading)),
		(heading) =>
			heading
				.split(/\s+/)
				.filter((word) => word.length > 3)
				.slice(1)
				.every((word) => /^\P{Ll}/u.test(word)),
	)
	const lined =
		numbered.length > 1 || counted.length > 1
			? sections.filter(isLine).length > sections.length / 2
			: own.filter(({ paragraph }) => paragraph.kind === 'heading').length >= fewestLines ||
				(lines.length >= fewestLines && lines.length * 4 > own.length)
	const last = numbered.at(-1)
	return {
		// After a section with another numbering, it is unclear which numbering continues.
		next: numbered.length > 1 && last && !goesOnOtherwise(last, own) ? numberBehind(last) : '',
		headings: lined ? 'lined' : sections.length > 0 && headings.length >= habit * sections.length ? 'run_in' : 'none',
		headed: (heading) => `${large ? heading.toUpperCase() : titled ? heading : sentenceCase(heading)}${mark}`,
	}
}

/** Whether a paragraph begins with a typed number or letter of its own. */
export function opensNumbered(placed: PlacedParagraph): boolean {
	return openedBy(placed).length > 0
}

/** A new section with the number after its own: two at one place must not have the same. */
export function withNextNumber(words: string): string {
	const dotted = /^(\d{1,3}\.)(\d{1,3})(?=\.?\s)/.exec(words)
	if (dotted) return `${dotted[1]}${Number(dotted[2]) + 1}${words.slice(dotted[0].length)}`
	const match = opening.exec(words)
	if (!match || (match[1] === '' && match[3] === '' && /[A-Z]/.test(match[2]!))) return words
	const [all, before = '', count = ''] = match
	const next = /\d/.test(count)
		? String(Number(count) + 1)
		: count.length > 1
			? (romans[romans.indexOf(count) + 1] ?? count)
			: String.fromCharCode(count.charCodeAt(0) + 1)
	return `${before}${next}${all.trimStart().slice(before.length + count.length)}${words.slice(all.length)}`
}

function mostly<T>(items: readonly T[], is: (item: T) => boolean): boolean {
	return items.length > 0 && items.filter(is).length * 2 > items.length
}

function isLine(words: string): boolean {
	return words.trim().split(/\s+/).length <= mostInHeading && (/^\s*#/.test(words) || !/[.;,]["”’')]*\s*$/.test(words))
}

/** The possible numberings of a paragraph's beginning: a single letter may be a Roman numeral too. */
function openedBy(placed: PlacedParagraph): Opened[] {
	const match = placed.paragraph.numbering === null ? opening.exec(placed.text) : null
	if (!match) return []
	const [all, before = '', count = '', behind = ''] = match
	const words = placed.text.slice(all.length)
	// "A party may" begins with a word, and so does "5 days".
	if (before === '' && behind === '' && (/[A-Z]/.test(count) || !/^\p{Lu}/u.test(words))) return []
	const of = (kind: string, at: number) => ({ placed, form: `${before.trim()}#${behind}${kind}`, at, words })
	return [
		...(/\d/.test(count) ? [of('1', Number(count))] : []),
		...(/^[A-Z]$/.test(count) ? [of('A', count.charCodeAt(0) - 64)] : []),
		...(romans.includes(count) ? [of('I', romans.indexOf(count) + 1)] : []),
	]
}

function longestCount(opened: readonly Opened[]): Opened[] {
	const forms = new Map<string, Opened[]>()
	for (const one of opened) forms.set(one.form, [...(forms.get(one.form) ?? []), one])
	return (
		[...forms.values()]
			.filter((all) => all.every(({ at }, index) => at === index + 1))
			.sort((one, other) => other.length - one.length)[0] ?? []
	)
}

/** Whether a section after the last numbered one has another numbering; list items in brackets do not count. */
function goesOnOtherwise({ placed, form }: Opened, own: readonly PlacedParagraph[]): boolean {
	return own.some((other) => other.index > placed.index && openedBy(other).some((one) => one.form !== form && !one.form.startsWith('(')))
}

function numberBehind({ placed: { text }, at, form }: Opened): string {
	const [all, before = '', count = ''] = opening.exec(text)!
	const next = form.endsWith('1')
		? String(at + 1)
		: form.endsWith('I')
			? (romans[at] ?? '')
			: at < 26
				? String.fromCharCode(64 + at + 1)
				: ''
	return next === ''
		? ''
		: `${before.trimStart()}${next}${all
				.trimStart()
				.slice(before.trimStart().length + count.length)
				.replace(/\s+$/, '')} `
}

function sentenceCase(heading: string): string {
	return heading.charAt(0) + heading.slice(1).replace(/\b\p{Lu}(?=\p{Ll})/gu, (letter) => letter.toLowerCase())
}
