import { longPattern, patternPart } from '#app/domain/text/long-pattern.ts'
import { type Figure, type FigureKind, type MaskedSentence, millisecondsOfADay } from '../figures.ts'

/** Figures that do not come out, and the sentence that says so. */
export interface Found {
	figures: Figure[]
	says: string
}

/** A pattern for a masked figure of a kind, captured by name. */
export const figure = (kind: string, name: string) => String.raw`⟦${kind}(?<${name}>\d+)⟧`
/** What a whole may be paid or delivered in. */
export const parts = patternPart`
	(?:
		parts?|pieces?|payments?|instal?lments?|bills?|invoices?|rates?|tranches|slices|steps|stages|portions|sums|transfers|goes|turns
		|deliver(?:y|ies)|batches|lots|shipments|drops|rounds
	)
`
/** Words that announce the result of a sum. */
export const totals = patternPart`
	\b(?:
		total(?:s|ing|l?ed)?|in\ssum|in\sall|altogether|all\stogether|together|aggregate|sums?\s(?:up\s)?(?:to|of)|adds?\sup\sto
		|com(?:es?|ing)\s(?:up\s)?to|makes?|making|amounts?\sto|amounting\sto|equals?|equal\sto|equating\sto|gives?|giving|resulting
	)\b
`
/** Figures that are not plain parts of a whole: nothing follows from their sum. */
export const notPlain = longPattern('i')`
	\b(?:
		plus|less|minus|net\sof|discount\w*|deduct\w*|interest|tax(?:es)?|VAT|GST|minimum|maximum|up\sto|at\sleast|at\smost|not\sexceed\w*
		|exceed\w*|more\sthan|over\sand\sabove|approximately|about|around|rounded|or|greater|lesser|higher|lower|thereafter|additional\w*
		|extra|late|penalt\w*|increas\w*|refund\w*|cap(?:ped)?|estimat\w*|if|unless|except|insurance|insured|occurrence|limits?|deductible
	)\b
`
/** A figure that is further off than by a third was never meant to be the result (ours). */
const [leastShare, mostShare] = [0.7, 1.4]
/** What is lost in rounding, as a share of the whole. */
const rounding = 0.005

/** The figures of one kind, in the order of the sentence. */
export const ofKind = ({ figures }: MaskedSentence, kind: FigureKind): Figure[] => figures.filter((each) => each.kind === kind)

/** The figure that a pattern captured by name. */
export function named(match: RegExpExecArray | null, figures: readonly Figure[], name: string): Figure | null {
	const index = match?.groups?.[name]
	return index === undefined ? null : (figures[Number(index)] ?? null)
}

/** Whether a stated result is off by more than rounding, and by little enough to be a slip. */
export function differs(result: number, stated: number, allowance: number): boolean {
	return Math.abs(result - stated) > Math.max(allowance, stated * rounding) && result >= stated * leastShare && result <= stated * mostShare
}

/** A value written as the figure in the text is: with its currency, or with the noun that it counts. */
export function shownAs(text: string, { start, end, kind }: Figure, value: number): string {
	const written = text.slice(start, end)
	const before = /^[^\d]{1,5}(?=\d)/.exec(written)?.[0] ?? ''
	const unitBehind = before === '' && kind === 'M' ? (/\s?[\p{L}$€£]+$/u.exec(written)?.[0] ?? '') : ''
	const noun = kind === 'N' ? (/^\s\p{Ll}{3,}/u.exec(text.slice(end))?.[0] ?? '') : ''
	return `${before}${plain(value)}${/million|thousand|billion/i.test(unitBehind) ? '' : unitBehind}${noun}`
}

/** Days since 1970 as an ISO 8601 day. */
export function isoOf(days: number): string {
	return new Date(days * millisecondsOfADay).toISOString().slice(0, 10)
}

/** A number as it is written in English, with at most three decimals. */
export function plain(value: number): string {
	return value.toLocaleString('en-US', { maximumFractionDigits: 3 })
}
