import { amountValue } from './amounts.ts'
import { confidence } from './confidence.ts'
import type { ParsedFact } from './fact-names.ts'
import { type FactSource, within } from './fact-source.ts'
import { makeFact } from './make-fact.ts'
import { plainNumber } from './plain-number.ts'

const about = /liab|obligation|indemni/i
const limits = /exceed|limit|cap(?:ped)?\b|greater|more|excess|maximum|up\sto|aggregate|total|cumulative|entire|uncapped/i
const caps = /\b(?:liabilit(?:y|ies)(?!\s(?:compan|partnership|corporation))|liable|obligation)\b[^;]{0,260}?\b(?:exceed\w*|(?<!\bnot\s)limited\sto|capped\sat|greater\sthan|more\sthan|in\sexcess\sof|maximum\sof|up\sto)\b|\b(?:maximum|aggregate|total|cumulative|entire)\s(?:\w+\s){0,3}liability\b[^;]{0,200}\b(?:is|be|of|equal)\b/i
const insured = /\binsur(?:ance|ed|er|ing)\b|\bcoverage\b|\bper\soccurrence\b/i
/** "no claim unless the losses exceed $10,000": from where on there is liability, which is no limit of it. */
const threshold = /\b(?:unless|until|once)\b[^;]{0,160}\b(?:exceed\w*|greater\sthan|more\sthan)\s*$/i
const fees = /\b(?:(?:total\s|aggregate\s|all\s)?(?:fees?|amounts?|sums?|consideration|charges|price|compensation|payments?))\b[^.;]{0,60}?\b(?:paid|payable|due|received|owed|owing)\b/i
/** An "unlimited liability company" is a kind of person. */
const uncapped = /\b(?:liability|liable|indemni\w+)\b[^.;]{0,80}\b(?:shall|will|is|are)\s(?:not\sbe\s(?:limited|subject\sto\sany\s(?:cap|limit\w*))|be\s(?:unlimited|uncapped)|unlimited|uncapped)\b|\b(?:unlimited|uncapped)\sliability\b(?!\s(?:compan|partnership|corporation|entit))|\bwithout\slimit(?:ation)?\s(?:as\sto|of|on)\s(?:amount|liability)/i

/**
 * What liability is limited to: a sum, the fees of so many months (unit `months of fees`), the fees paid
 * without a period, or "uncapped" where the text says there is no limit.
 */
export function readLiabilityFacts(source: FactSource): ParsedFact[] {
	return source.sentences.flatMap((sentence) => {
		// Limits of cover are what an insurer pays.
		if (!about.test(sentence.text) || !limits.test(sentence.text) || insured.test(sentence.text)) return []
		const open = uncapped.exec(sentence.text)
		const facts: ParsedFact[] = open ? [makeFact(source, 'liability_cap', { start: sentence.start + open.index, end: sentence.start + open.index + open[0].length }, { value: 'uncapped', confidence: confidence.stated })] : []
		const cap = caps.exec(sentence.text)
		if (!cap) return facts
		if (threshold.test(cap[0])) return facts
		const from = cap.index + cap[0].length
		const rest = sentence.text.slice(from, from + 500)
		const of = joined(rest)
		const sums = within(source.amounts, { start: sentence.start + from, end: sentence.start + from + rest.length })
		// "$1,000,000 (one million dollars)" is one sum.
		for (const amount of sums.filter((each, index) => !sums.slice(0, index).some(({ value }) => value === each.value))) facts.push(makeFact(source, 'liability_cap', amount, { ...amountValue(amount), of, confidence: confidence.stated }))
		const basis = fees.exec(rest)
		if (!basis) return facts
		const start = sentence.start + from + basis.index
		const share = countedTimes(rest.slice(0, basis.index))
		const counted = [share, of].filter((each) => each !== undefined).join('; ') || undefined
		const period = within(source.durations, { start, end: start + 260 }).find(({ unit }) => unit === 'months')
		if (!period) return [...facts, makeFact(source, 'liability_cap', { start, end: start + basis[0].length }, { value: 'fees paid', of: counted, confidence: confidence.implied })]
		return [...facts, ...period.readings.map((months) => makeFact(source, 'liability_cap', { start, end: period.end }, { value: plainNumber(months), unit: 'months of fees', quantity: months, of: counted, confidence: period.readings.length > 1 ? confidence.disputed : confidence.stated }))]
	})
}

/** "the greater of $500 and the fees paid": two readings that stay two, and which of them counts. */
function joined(rest: string): string | undefined {
	const which = /\b(greater|higher|larger|lesser|lower|smaller|less)\s(?:amount\s)?of\b|\bwhichever\s(?:\w+\s){0,3}?(greater|higher|larger|lesser|lower|smaller|less)\b/i.exec(rest)?.slice(1).find((word) => word !== undefined)
	if (which === undefined) return undefined
	return /^(?:greater|higher|larger)$/i.test(which) ? 'the greater of two counts' : 'the lesser of two counts'
}

const factor = /\b(?:(\w+(?:\.\d+)?)\s(?:\(\s?(?:\d+(?:\.\d+)?)\s?[x×]?\s?\)\s)?(?:times|x|×)|(twice|double|triple)|(\d{1,4}(?:\.\d+)?)\s?(?:%|per\s?cent)(?:\s?\))?\s(?:of\b))[^.;]{0,60}$/i

/** "two times the fees", "150% of the fees": how the fees are counted; nothing where they count once. */
function countedTimes(before: string): string | undefined {
	const [, times, word, percent] = factor.exec(before) ?? []
	if (percent !== undefined) return percent === '100' ? undefined : `${percent}% of them`
	const said = times ?? word
	return said === undefined || /^(?:one|1|at|all|the|any)$/i.test(said) ? undefined : `counted ${/^(?:twice|double)$/i.test(said) ? 'two times' : /^triple$/i.test(said) ? 'three times' : `${said.toLowerCase()} times`}`
}
