import { longPattern } from '#app/domain/text/long-pattern.ts'
import type { Figure, MaskedSentence } from '../figures.ts'
import { type Found, differs, ofKind, plain, shownAs } from './reading-sums.ts'
import { results } from './wholes-and-rates.ts'

const isTax = /\b(?:VAT|GST|(?:sales|value[\s-]added)\stax)\b/i
const isDiscount = /\b(?:discount|less|minus|off|reduced|rebate|reduction)\b/i
const isShare = /⟦P\d+⟧\s(?:of|on|from)\b/
const unsurePercent =
	/\b(?:or|at\sleast|up\sto|minimum|maximum|exceed\w*|more|greater|lesser|higher|lower|increas\w+|if|unless|each|per|additional|interest|late)\b/i

/** A percentage of an amount, with a result that is another. */
export function percentOfSum(sentence: MaskedSentence, text: string): Found | null {
	const [money, percents] = [ofKind(sentence, 'M'), ofKind(sentence, 'P')]
	const [p, ...more] = percents
	if (
		!p ||
		more.length > 0 ||
		money.length !== 2 ||
		money[0]!.unit !== money[1]!.unit ||
		p.value === 0 ||
		p.value >= 100 ||
		unsurePercent.test(text) ||
		!results.test(text)
	)
		return null
	const [whole, part] = [...money].sort((a, b) => b.value - a.value) as [Figure, Figure]
	const [first, last] = money as [Figure, Figure]
	const reads = isTax.test(text)
		? { base: first, result: last, value: first.value * (1 + p.value / 100), how: 'plus' }
		: isDiscount.test(text)
			? { base: first, result: last, value: first.value * (1 - p.value / 100), how: 'less' }
			: isShare.test(sentence.words)
				? { base: whole, result: part, value: (whole.value * p.value) / 100, how: 'of' }
				: null
	if (!reads) return null
	const { base, result, value, how } = reads
	// What the percentage comes to may be meant instead of what is left or comes out.
	if (how !== 'of' && Math.abs((base.value * p.value) / 100 - result.value) <= 1) return null
	if (!differs(value, result.value, 1)) return null
	const terms =
		how === 'of'
			? `${plain(p.value)}% of ${shownAs(text, base, base.value)}`
			: `${shownAs(text, base, base.value)} ${how} ${plain(p.value)}%`
	return { figures: [p, base, result], says: `${terms} is ${shownAs(text, result, value)}, not ${shownAs(text, result, result.value)}.` }
}

const ofOneWhole =
	/\b(?:shares?|founders?|owners?|owns?|hold(?:s|ing)?|invoiced?|payable|paid|instal?lments?|stages?|split|divided|belongs?|profits?|capital|subscribed)\b/i
const ofOtherThings = longPattern('i')`
	\b(?:
		interest|discount|vest\w*|tax|VAT|majority|at\sleast|more\sthan|up\sto|if|increase\w*|less\sthan|year|thereafter|then|quorum
		|threshold|consent|approval|or|of\sthe\s(?:remaining|balance|rest)
	)\b
`

/** "Tom 50%, Dana 30% and Lee 25%": shares of one whole that are more than it, or fewer where the last one closes the list. */
export function sharesOfAll(sentence: MaskedSentence, text: string): Found | null {
	const percents = ofKind(sentence, 'P')
	if (percents.length < 2 || ofKind(sentence, 'N').length > 1 || !ofOneWhole.test(text) || ofOtherThings.test(text)) return null
	const gaps = percents.slice(1).map((each, index) => text.slice(percents[index]!.end, each.start))
	if (gaps.some((between) => between.length > 60 || !/[,;()]|\band\b/i.test(between))) return null
	const sum = percents.reduce((all, { value }) => all + value, 0)
	const closed =
		/\b(?:remaining|final|nobody\selse|no\sother|completion|acceptance)\b/i.test(text) ||
		(percents.length > 2 && /\b(?:whole|all\sof|among|between\s(?:the|them|us))\b/i.test(text))
	if (
		!(sum > 100.5 && sum <= 130) &&
		!(closed && percents.length > 2 && sum >= 80 && sum < 99.5) &&
		!(closed && percents.length === 2 && sum > 100.5)
	)
		return null
	if (percents.length === 2 && !closed) return null
	return { figures: percents, says: `The parts add up to ${plain(sum)}%, not to 100%.` }
}

const ofSecurities = /\b(?:shares?|options?|units?|stock|warrants|quotas|RSUs?)\b/i

/** A number of shares that is another percentage of all shares than the one said. */
export function shareOfShares(sentence: MaskedSentence, text: string): Found | null {
	const [counts, percents] = [ofKind(sentence, 'N').filter(({ value }) => value >= 20), ofKind(sentence, 'P')]
	const [p] = percents
	if (
		!p ||
		percents.length !== 1 ||
		counts.length !== 2 ||
		p.value === 0 ||
		p.value >= 100 ||
		ofKind(sentence, 'M').length > 0 ||
		ofKind(sentence, 'T').length > 0 ||
		!ofSecurities.test(text)
	)
		return null
	const [whole, part] = [...counts].sort((a, b) => b.value - a.value) as [Figure, Figure]
	const [from, to] = [Math.min(whole.start, part.start, p.start), Math.max(whole.end, part.end, p.end)]
	const between = text.slice(from, to)
	if (
		part.value >= whole.value ||
		!/\b(?:out\sof|of|from|against)\b/i.test(between) ||
		/\b(?:discount|up\sto|at\sleast|vest\w*|prefer\w*|each|per\sshare|additional|increas\w*|after|future|pool)\b/i.test(text)
	)
		return null
	const real = (part.value / whole.value) * 100
	// As exact as the percentage is written: "1.5" may stand for 1.46.
	const digits = /\.(\d+)/.exec(text.slice(p.start, p.end))?.[1]?.length ?? 0
	if (Math.abs(real - p.value) <= Math.max(0.5 * 10 ** -digits, p.value * 0.03) || real > p.value * 3 || real < p.value / 3) return null
	return {
		figures: [part, whole, p],
		says: `${plain(part.value)} of ${plain(whole.value)} is ${plain(Math.round(real * 1000) / 1000)}%, not ${plain(p.value)}%.`,
	}
}
