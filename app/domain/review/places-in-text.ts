import type { ExtractedDocument } from '#app/domain/extraction/extracted-document.ts'
import type { Clause, Structure } from './clauses/clause.ts'
import { isAllCaps, isTitleCase } from './clauses/structure/headings.ts'
import { allMatches } from './clauses/search/all-matches.ts'
import { letteredName } from './places/lettered-sections.ts'
import { onlyListsAreNumbered } from './places/listed-numbers.ts'
import { type Mark, partsOf } from './places/section-row.ts'
import { sectionsOf } from './places/sections.ts'

/** The deepest clause that covers an offset, `null` outside all. */
export function innermostClause({ clauses }: Pick<Structure, 'clauses'>, offset: number): Clause | null {
	let innermost: Clause | null = null
	for (const clause of clauses) {
		if (clause.start > offset || offset >= clause.end) continue
		if (!innermost || clause.level > innermost.level || (clause.level === innermost.level && clause.start >= innermost.start))
			innermost = clause
	}
	return innermost
}

/** The 1-based page an offset stands on, `null` where the file does not say. */
export function pageOf({ paragraphs }: Pick<ExtractedDocument, 'paragraphs'>, offset: number): number | null {
	return paragraphs.find(({ start, end }) => start <= offset && offset < end)?.page ?? null
}

/** What a clause is named by; clauses of a report have no parent, it is the one around them. */
export type NamedClause = Pick<Clause, 'id' | 'number' | 'heading' | 'start' | 'end'>

/** Clauses with the text that they are cut from; without it, each is named by what was read of it alone. */
export interface NamedPlaces {
	clauses: readonly NamedClause[]
	text?: string
}

/**
 * The name of a clause for a reader: "Section 4.2", "Section 6(b)(ii)", "Section 12, paragraph 3", "Annex 3A, Section
 * 7.4", "Exhibit A", a heading. A number counts where it fits the row of those before it; a clause without a name of
 * its own takes that of the clause around it. Where it is unclear which number counts, no number is given.
 *
 * @param at the offset in question, where it is not the clause's first words
 * @returns `null` where nothing around it has a name that a reader would find
 */
export function clauseName({ clauses, text }: NamedPlaces, clause: NamedClause | null, at = clause?.start ?? 0): string | null {
	if (!clause) return null
	if (text === undefined) return nameOf([...around(clauses, clause), clause])
	const kept = withoutPages(clauses, text)
	const name = nameIn({ clauses: kept, text }, clause, at)
	return name === null || isOfAttachment(name, kept, text, at) ? null : reaching(name, text, clause, at)
}

/** "5." of a list that is attached behind the signatures, where Section 5 of the agreement is another one. */
function isOfAttachment(name: string, clauses: readonly NamedClause[], text: string, at: number): boolean {
	const number = /^Section (\d+)$/.exec(name)?.[1]
	const signed =
		number === undefined ? undefined : clauses.findLast(({ start }) => start <= at && signing.test(text.slice(start, start + signingWords)))
	return signed !== undefined && signed.start < at && clauses.some((clause) => clause.start < signed.start && numberOf(clause) === number)
}

const signing = /^\W*IN WITNESS WHEREOF\b/i
const signingWords = 40

function nameIn({ clauses, text }: Required<NamedPlaces>, clause: NamedClause, at: number): string | null {
	const path = [...around(clauses, clause), ...(isPageNumber(clause, text) ? [] : [clause])].filter(
		(each) => each.heading === null || numberOf(each) !== null || isRealHeading(each, text) || headingNumber(each.heading) !== null,
	)
	const lettered = letteredName(clauses, path)
	if (lettered !== null) return lettered
	if (onlyListsAreNumbered(clauses)) return nameOf(path.filter(({ number }) => number === null))
	const { mark, isLast, exhibit, article } = sectionsOf(clauses, text, sectionNumber).at(at)
	const isUnsure = !isLast && !path.some((each) => each === mark?.clause)
	const name = path.some((each) => isRomanSection(each) || isSignSection(each))
		? nameOf(path)
		: isUnsure
			? unsureName(path, mark)
			: nameInRow(path, { clauses, text }, mark, at)
	if (name === null || !/^(?:Section|Article)\s/.test(name)) return name
	const inArticle = article?.clause && /^Section \d+(?![.\d])/.test(name) ? `${nameOf([article.clause])}, ${name}` : name
	const attached = exhibit && nameOf([exhibit])
	return attached ? `${attached}, ${inArticle}` : inArticle
}

const ofSections = new WeakMap<readonly NamedClause[], { text: string; kept: NamedClause[] }>()

/** Clauses without those that a page number was taken for; the same array each time, since results are cached by it. */
function withoutPages(clauses: readonly NamedClause[], text: string): readonly NamedClause[] {
	const known = ofSections.get(clauses)
	if (known?.text === text) return known.kept
	const kept = clauses.filter((clause) => !isPageNumber(clause, text))
	ofSections.set(clauses, { text, kept })
	return kept
}

function isPageNumber({ number, heading, start }: NamedClause, text: string): boolean {
	if (heading !== null || !/^\d{1,3}\.?$/.test(number ?? '')) return false
	return /^\d{1,3}\.?[^\S\n]*\n\s*(?:Source:|<PAGE>|Page\s+\d|Confidential\b.{0,40}\n|\*{3})/i.test(text.slice(start, start + 120))
}

const itemMark = /(?<=^|[.;,:]\s{1,4}|\b(?:and|or)\s|\n\s{0,8})\(([a-z]{1,4})\)(?=\s)/g
const openingSection = /^\s*(\d{1,2})\.\s+\p{Lu}[\p{Lu} ,&-]{4,}/u
const boldLabel = /\n\s*[-•]?\s*\*\*[^*\n]{2,60}\*\*/

/** A name held against the words up to the place that is spoken of: an item that a later one follows is not where they stand. */
function reaching(name: string, text: string, clause: NamedClause, at: number): string | null {
	if (/^Section [A-Z]\./.test(name)) return name
	const opening = openingSection.exec(text.slice(at, at + 80))
	if (opening) return /^(?:Exhibit|Schedule|Annex|Appendix)/.test(name) ? null : `Section ${opening[1]}`
	const before = text.slice(clause.start, at)
	if (/^(?!Section|Article|Exhibit|Schedule|Annex|Appendix)/.test(name) || /^Clause\s\d+\s\(/.test(name))
		return boldLabel.test(before.slice(name.length)) || isTitle(name, text, clause, at) ? null : name
	const [, base = '', item = ''] = /^(Section .*?)\(([a-z]{1,4})\)$/.exec(name) ?? []
	if (item === '') return name
	const marks = allMatches(text.slice(clause.start, at + 6), itemMark).map(([, mark = '']) => mark)
	const last = marks.findLast((mark) => isRoman(mark) === isRoman(item))
	return last === undefined || last === item ? name : `${base}(${last})`
}

/** A heading over more of a document than this names no place in it (share, and the characters between it and the place). */
const mostOfDocument = 0.5
const farBelow = 2500
const headOfPages = 3

function isTitle(name: string, text: string, { start, end }: NamedClause, at: number): boolean {
	if (end - start > mostOfDocument * text.length && at - start > farBelow) return true
	if (/^(?:MUTUAL |NON[ -]|CONFIDENTIALITY |SOFTWARE |SERVICES? )*(?:DISCLOSURE |LICEN[CS]E )?(?:AGREEMENT|CONTRACT)$/i.test(name))
		return true
	return text.split('\n').filter((line) => line.trim() === name).length >= headOfPages
}

function isRoman(mark: string): boolean {
	return /^[ivx]+$/.test(mark)
}

/** Where the last number is not sure, the section that it is below, if that stands around it; else the innermost heading. */
function unsureName(path: readonly NamedClause[], mark: Mark | null): string | null {
	const parent =
		mark && path.find((each) => mark.parts.join('.').startsWith(`${partsOf(sectionNumber(each) ?? '')?.parts.join('.') ?? ' '}.`))
	if (parent) return nameOf([parent])
	return path.some((each) => sectionNumber(each) !== null) ? null : nameOf(path)
}

function nameInRow(path: readonly NamedClause[], { clauses, text }: Required<NamedPlaces>, mark: Mark | null, at: number): string | null {
	const sections = sectionsOf(clauses, text, sectionNumber)
	const rejected = path.filter((each) => sections.holds(each) === false && (mark === null || each.start > mark.start))
	if (mark === null) return rejected.length > 0 ? null : nameOf(path)
	const isAround = path.some((each) => each === mark.clause)
	const behind = path.filter(({ start }) => start > mark.start)
	// Behind a heading, in an exhibit or a paragraph of its own the section before may have ended.
	if (!isAround && rejected.length === 0 && behind.some((each) => numberOf(each) === null || isExhibit(each))) return nameOf(path)
	const doubtful = rejected.filter((each) => !isBelow(each, mark) && !(isAround && isBare(each)))
	const supported = isAround ? undefined : doubtful.find((each) => sections.follows(each))
	// Numbers that follow each other, outside the row: subsections whose section was not seen, or a list.
	if (supported) return isBare(supported) ? null : nameOf(path.slice(path.indexOf(supported)))
	if (doubtful.some((each) => !sections.hasAlready(each, at) && !isBehind(each, mark))) return null
	const base = mark.clause ?? { id: '', number: mark.number, heading: null, start: mark.start, end: mark.start }
	return nameOf([base, ...behind.filter((each) => !doubtful.includes(each) && (doubtful.length === 0 || numberOf(each) !== null))])
}

function sectionNumber(clause: NamedClause): string | null {
	return numberOf(clause) ?? headingNumber(clause.heading)
}

function isExhibit({ number }: NamedClause): boolean {
	return /^(?:exhibit|schedule|annex|appendix|attachment|addendum)\b/i.test(number ?? '')
}

function isRomanSection(clause: NamedClause): boolean {
	return /^[IVXL]+$/.test(numberOf(clause) ?? '')
}

/** "§ 10", below which paragraphs are counted anew. */
function isSignSection(clause: NamedClause): boolean {
	return numberOf(clause)?.startsWith('§') ?? false
}

function isBelow(clause: NamedClause, { parts }: Mark): boolean {
	const own = partsOf(sectionNumber(clause) ?? '')?.parts ?? []
	return own.length > parts.length && parts.every((part, index) => part === own[index])
}

function isBehind(clause: NamedClause, { parts }: Mark): boolean {
	const own = partsOf(sectionNumber(clause) ?? '')?.parts ?? []
	const at = own.findIndex((part, index) => part !== parts[index])
	return at !== -1 && (own[at] ?? 0) < (parts[at] ?? 0)
}

/** "3." and not "3.1": it may count the items of a list. */
function isBare(clause: NamedClause): boolean {
	return /^\d+$/.test(numberOf(clause) ?? '')
}

/** Longer words are a sentence, or the title of a document. */
const longestHeading = 70

/** Whether words are set as a heading: few, in title case or capitals or on a line of their own, with a stop behind them. */
function isRealHeading({ heading, start }: NamedClause, text: string): boolean {
	const words = heading?.replace(/[*_#^]+|\\(?=\.)/g, '').trim() ?? ''
	if (words.length > longestHeading || /^[(\d]|^(?:of|and|or|to|the (?:first|second) part)\b|-{3}/i.test(words)) return false
	const at = heading === null ? -1 : text.slice(start, start + 200).indexOf(heading)
	const next =
		at === -1
			? ''
			: text
					.slice(start + at + (heading?.length ?? 0))
					.replace(/^[*_”"’)\]]+/, '')
					.slice(0, 3)
	const standsAlone = at === -1 || next === '' || /^\s*(?:[\n.:]|$)/.test(next)
	return standsAlone && (isAllCaps(words) || isTitleCase(words) || words.split(/\s+/).length <= 9)
}

function around(clauses: readonly NamedClause[], { start, end }: NamedClause): NamedClause[] {
	return clauses
		.filter((other) => other.start <= start && end <= other.end && other.end - other.start > end - start)
		.sort((a, b) => b.end - b.start - (a.end - a.start))
}

function nameOf(path: readonly NamedClause[]): string | null {
	const clause = path.at(-1)
	if (!clause) return null
	const outer = path.slice(0, -1)
	const number = numberOf(clause)
	if (number === null) return headingName(clause.heading) ?? nameOf(outer)
	if (kindOf(number) === 'word') return number.replace(/^\p{Lu}{4,}/u, (word) => word.charAt(0) + word.slice(1).toLowerCase())
	if (kindOf(number) === 'composed') return `Section ${number}`
	return kindOf(number) === 'digit' ? nameOfDigit(number, clause, outer) : nameOfItem(number, clause, outer)
}

function nameOfDigit(number: string, { heading }: NamedClause, outer: readonly NamedClause[]): string | null {
	const parent = outer.at(-1)
	const above = numberOf(parent)
	if (above === null) {
		const numbered = parent ? headingNumber(parent.heading) : null
		return numbered === null ? `Section ${number}` : `Section ${numbered}, paragraph ${number}`
	}
	if (kindOf(above) === 'word') return above.startsWith('§') ? `${above}, paragraph ${number}` : `Section ${number}`
	if (kindOf(above) === 'item') return nameOfItem(number, { heading }, outer)
	// "3." below a bare "5.": a list of its own, or the next section after a heading that was not seen.
	const isSure = kindOf(above) === 'composed' || (parent?.heading && !isDigit(outer.at(-2)))
	return isSure ? `${nameOf(outer)}, paragraph ${number}` : headingName(heading)
}

/** "(b)" alone stands in many places: it takes the number that it hangs under. */
function nameOfItem(number: string, { heading }: Pick<NamedClause, 'heading'>, outer: readonly NamedClause[]): string | null {
	if (/^[IVX]+$/.test(number) && outer.every((each) => numberOf(each) === null)) return `Section ${number}`
	const repeated = outer.findIndex((each) => styleOf(numberOf(each)) === styleOf(number))
	// "(b)" below "(b)": a list in between was not seen.
	if (repeated >= 0) return numberOf(outer[repeated - 1]) === null ? headingName(heading) : nameOf(outer.slice(0, repeated))
	const above = nameOf(outer)
	const isNumbered = outer.some((each) => numberOf(each) !== null)
	if (above === null || (!isNumbered && heading !== null)) return headingName(heading)
	const item = number.startsWith('(') ? number : `(${number})`
	return /^Section [^,]*$|\)$/.test(above) ? `${above}${item}` : `${above}, ${item}`
}

function isDigit(clause: NamedClause | undefined): boolean {
	const number = numberOf(clause)
	return number !== null && kindOf(number) === 'digit'
}

function numberOf(clause: Pick<NamedClause, 'number'> | undefined): string | null {
	const printed = clause?.number?.replace(/[\\.\s]+$/, '') ?? ''
	if (printed === '') return null
	return printed.endsWith(')') && !printed.includes('(') ? printed.slice(0, -1) : printed
}

/** "Article IV", "4.2" with what hangs on it, a bare "3", an item such as "(a)", "b" or "IX". */
function kindOf(number: string): 'word' | 'composed' | 'digit' | 'item' {
	if (/^(?:\p{L}{3,}\s|§)/u.test(number)) return 'word'
	if (/^\d+$/.test(number)) return 'digit'
	return /^\d/.test(number) ? 'composed' : 'item'
}

function styleOf(number: string | null): string | null {
	const sign = number === null || kindOf(number) === 'word' || kindOf(number) === 'composed' ? '' : number.replace(/[()]/g, '')
	if (sign === '') return null
	const bracket = number?.startsWith('(') ? '(' : ''
	if (/^\d+$/.test(sign)) return `${bracket}1`
	if (/^[ivxl]+$/.test(sign)) return `${bracket}i`
	if (/^[IVXL]+$/.test(sign)) return `${bracket}I`
	return /^\p{Lu}/u.test(sign) ? `${bracket}A` : `${bracket}a`
}

function headingNumber(heading: string | null): string | null {
	const found =
		/^[#*_\s]*§?\s?(?:(\d{1,2}[A-Z]?)(?:\\?\.\s|\s{2,}|\s(?=[\p{Lu}\s&,/-]{4,}$))|(\d{1,2}(?:\.\d{1,2})+)(?=[.\s*\p{L}]))/u.exec(
			heading ?? '',
		)
	return found?.[1] ?? found?.[2] ?? null
}

const pageWords = /\bdraft\b|^confidential$|^page\b/i

/** A heading without the marks of a Markdown file; `null` for page marks and other words that name nothing. */
function headingName(heading: string | null): string | null {
	const number = headingNumber(heading)
	if (number !== null) return `Section ${number}`
	const words = heading?.replace(/^[#^\s]+|[*_]{2}|\\(?=\.)/g, '').trim() ?? ''
	return /^[\p{L}\d"“(§]/u.test(words) && !/[<>|$]/.test(words) && !pageWords.test(words) ? words.replace(/[.:]$/, '') : null
}
