import { longPattern } from '#app/domain/text/long-pattern.ts'
import type { Span } from '#app/domain/extraction/extracted-document.ts'
import { readPercentages } from '#app/domain/review/facts/amounts/percentages.ts'
import { factsNamed } from '../measures.ts'
import { visibleText, wording } from '../passages.ts'
import type { RuleInput } from '../rule.ts'

/** What an advisor gets in shares or options. */
export interface AdvisorEquity {
	/** The first words that grant it; `null` where no equity is granted. */
	place: Span | null
	/** A stated percentage of the company. */
	percent: (Span & { value: number; sentence: string }) | null
	/** A stated number of shares. */
	shares: (Span & { value: number }) | null
	/** Shares of the whole company, where the paper counts them. */
	whole: number | null
	form: 'options' | 'stock' | 'unclear'
}

const grant = longPattern('i')`
	\b(?:grant\w*|issue[sd]?|receiv\w+|award\w*|entitled|purchase|compensat\w+|consideration|equity|earn[s]?|gets?|give[sn]?)\b
		[^.;]{0,200}\b(?:
		shares?|stock|options?|equity|warrants?|units|capitali[sz]ation|ownership|percent\s+of\s+the\s+company|%\s+of\s+the\s+company
	)\b
	|\b(?:advisor|advisory|equity)\s+(?:shares|grant|award|compensation)\b
	|\b(?:option|stock|shares)\b[^.;]{0,80}\b(?:grant\w*|issued?|award\w*)\b|\bequity\s*(?::|\|)
	|\b\d+(?:\.\d+)?\s?%\s+of\s+(?:the\s+)?company
`
const otherEquity = longPattern('i')`
	\b(?:
		company\s+(?:is|has)\s+(?:authori[sz]ed|issued)|investors?\s+(?:purchase|receive)|change\s+(?:of|in)\s+control|tax\w*\s+withh
		|public\s+market|insider
	)\b
`
const ofCompany = longPattern('i')`
	^\s*(?:\([^)]{0,40}\)\s*)?(?:(?:fully[\s-]diluted|interest|stake|equity|ownership|common\s+stock|of)\s+){0,4}(?:in|of)?\s*
	(?:the\s+|our\s+|its\s+)?(?:\w+['’]s\s+|\w+\s+){0,3}?(?:company|capital\w*|shares|stock|equity|fully|ownership|outstanding|issued)\b
`
const beforePercent =
	/\b(?:equity|options?|shares|stock|equal\s+to|represent\w*|ownership|stake|interest|capitali[sz]ation|amounting\s+to|grant|warrants?)\b[^.;%]{0,90}$/i
const otherPercent = longPattern('i')`
	\b(?:
		vest\w*|accelerat\w+|fee|commission|cash|tax\w*|interest\s+rate|discount|capital\s+raised|funds\s+raised|proceeds
		|investment\s+amount|retainer|bonus|salary|unvested|majority|voting|control\w*|beneficial\w*|or\s+more|more\s+than|at\s+least
		|in\s+excess|revenue|credits?
	)\b
`

/** Reads the advisor's equity from the sentences, the cover page and the tables. */
export function advisorEquity(input: RuleInput): AdvisorEquity {
	const text = visibleText(input)
	const percent = percentOf(input)
	const shares = sharesOf(input)
	return {
		place: wording(input, grant, otherEquity) ?? percent,
		percent,
		shares,
		whole: wholeOf(text),
		form: /\b(?:options?|exercise\s+price|strike|ISO|NSO|NQSO)\b/i.test(
			text.replace(/\b(?:option\s+to\s+(?:extend|renew|terminate)|at\s+(?:its|his|her)\s+option)\b/gi, ' '),
		)
			? 'options'
			: /\b(?:restricted\s+(?:stock|shares)|common\s+stock|shares|stock)\b/i.test(text)
				? 'stock'
				: 'unclear',
	}
}

/** The sentence around a number, to quote; the number alone where the sentence is too long to show. */
export function sentenceSpan({ structure }: RuleInput, { start, end }: Span): Span {
	const around = structure.sentences.find((each) => start >= each.start && start < each.end)
	return around && around.end - around.start <= 420 ? { start: around.start, end: around.end } : { start, end }
}

function percentOf({ structure }: RuleInput): AdvisorEquity['percent'] {
	for (const { text, start } of structure.sentences) {
		for (const each of readPercentages(text)) {
			const before = text.slice(Math.max(0, each.start - 110), each.start)
			const after = text.slice(each.end, each.end + 110)
			const near = `${before.slice(-50)} ${(after.split(/[,;]/)[0] ?? '').slice(0, 40)}`
			if (each.value <= 0 || each.value > 50 || otherPercent.test(near.replace(/\b(?:vests?|vesting)\s+(?:over|monthly)\b/gi, ' ')))
				continue
			if (ofCompany.test(after) || beforePercent.test(before))
				return { start: start + each.start, end: start + each.end, value: each.value, sentence: text }
		}
	}
	return null
}

function sharesOf(input: RuleInput): AdvisorEquity['shares'] {
	for (const fact of factsNamed(input, 'shares')) {
		const sentence = input.structure.sentences.find(({ start, end }) => fact.start >= start && fact.start < end)
		if (!sentence || fact.quantity === null || fact.quantity < 10) continue
		const before = sentence.text.slice(0, fact.start - sentence.start).slice(-90)
		const after = sentence.text.slice(fact.end - sentence.start, fact.end - sentence.start + 60)
		if (
			/\b(?:authori[sz]ed|outstanding|fully[\s-]diluted|capitali[sz]ation|out\s+of|total\s+of|based\s+on|has|divided\s+by)\s*(?:\w+\s+){0,4}$/i.test(
				before,
			) ||
			/^[^.;,]{0,30}\b(?:outstanding|fully[\s-]diluted|authori[sz]ed)\b/i.test(after)
		)
			continue
		if (/\b(?:each|per)\s+(?:month|quarter)\b|\bvest/i.test(after.slice(0, 30))) continue
		return { start: fact.start, end: fact.end, value: fact.quantity }
	}
	return null
}

function wholeOf(text: string): number | null {
	const match = longPattern('i')`
		\b(\d{1,3}(?:,\d{3}){1,4})\s+(?:\w+\s+){0,2}(?:fully[\s-]diluted|outstanding|issued\s+and\s+outstanding)\b
		|\b(?:fully[\s-]diluted|outstanding)\b[^.;\d]{0,80}?\b(\d{1,3}(?:,\d{3}){1,4})\b
		|\b(\d{1,3}(?:,\d{3}){1,4})\s+shares\s+(?:\w+\s+){0,4}(?:fully[\s-]diluted|outstanding)
	`.exec(text)
	return match ? Number((match[1] ?? match[2] ?? match[3] ?? '').replaceAll(',', '')) : null
}
