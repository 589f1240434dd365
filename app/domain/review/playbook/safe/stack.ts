import { longPattern } from '#app/domain/text/long-pattern.ts'
import { allMatches } from '../../clauses/search/all-matches.ts'
import { flagged, notApplicable, passed, undecided } from '../draft-finding.ts'
import { dollars, percent } from '../measures.ts'
import { passage, passages, wording } from '../passages.ts'
import type { Rule, RuleBasis, RuleInput } from '../rule.ts'
import { alarmingOwnership, notableOwnership } from '../thresholds.ts'
import { economicsOf, sharesInWords } from './economics.ts'
import { bestTerms, partSold, type SafeMoney, totalSold } from './safe-arithmetic.ts'

const basis: RuleBasis = { kind: 'S', source: 'Y Combinator post-money SAFE user guide' }

/** Other SAFEs that the text itself lists: an amount and a post-money cap in one sentence. */
export function earlierSafes(input: RuleInput): { safes: SafeMoney[]; span: { start: number; end: number } | null } {
	const listed = passages(
		input,
		longPattern('i')`
			\b(?:other|earlier|previous|prior|existing|outstanding|additional|already|before|previously|so\s+far|to\s+date)\b[^.]{0,80}\b
				(?:safes?|simple\s+agreements?)\b
			|\bsafes?\b[^.]{0,60}\b(?:outstanding|already|previously|earlier)\b
			|\b(?:before\s+(?:today|now|this)|so\s+far)\b[^.]{0,60}\b(?:sold|issued)\b[^.]{0,20}\bsafes?\b
		`,
	)
	const safes: SafeMoney[] = []
	for (const { sentence } of listed) {
		for (const match of allMatches(
			sentence.text,
			/\$\s?([\d,]+)[^.$]{0,60}\bcap\b[^.$]{0,30}\$\s?([\d,]+)|\$\s?([\d,]+)[^.$]{0,30}\bat\b[^.$]{0,30}\$\s?([\d,]+)[^.$]{0,30}\bcap\b/gi,
		)) {
			const [amount, cap] = [match[1] ?? match[3] ?? '', match[2] ?? match[4] ?? ''].map((digits) => Number(digits.replaceAll(',', '')))
			if (amount && cap && cap > amount) safes.push({ amount, cap })
		}
	}
	return { safes, span: listed[0] ?? null }
}

export const stacking: Rule = {
	id: 'safe.stack',
	playbook: 'safe',
	title: 'SAFEs taken together',
	basis: { kind: 'S', source: 'Y Combinator post-money SAFE user guide; the 20% and 30% marks are ours' },
	protects: ['company', 'founder'],
	provenByQuote: true,
	standard: 'All SAFEs of a pre-seed round together often sell 10% to 20%.',
	decide(input) {
		const { amount, cap, ownership } = economicsOf(input)
		const { safes, span } = earlierSafes(input)
		// The company's other SAFEs are not in this paper unless it lists them: a sum without them would mislead.
		if (ownership === null || !amount?.quantity || !cap?.quantity || safes.length === 0 || !span) return undecided
		const all = [{ amount: amount.quantity, cap: cap.quantity }, ...safes] as const
		const shares = all.map((safe) => partSold(safe) * 100)
		const total = totalSold(all) * 100
		if (total < notableOwnership) return passed(span)
		const sum = `${shares.map(percent).join(' + ')} = ${percent(total)}`
		return flagged({
			severity: total >= alarmingOwnership ? 'high' : 'medium',
			span,
			says: `The SAFEs named here sell ${percent(total)} of the company together: ${sum}.`,
			why: `Only the holders before them are diluted. They keep ${percent(Math.max(0, 100 - total))} before the next round.${sharesInWords(input, all)}`,
			market: 'All SAFEs of a pre-seed round together often sell 10% to 20%.',
			action: 'raise the cap or take a smaller amount',
			reason: 'New investors want founders who still own most of the company.',
			fallback:
				'Stop at this SAFE, and raise a priced round next. Listed so far: ' +
				`${safes.map(({ amount, cap }) => `${dollars(amount)} at ${dollars(cap)}`).join(', ')}.`,
			decideBy: 'you',
		})
	},
}

export const mostFavouredNation: Rule = {
	id: 'safe.mfn',
	playbook: 'safe',
	title: 'MFN right',
	basis,
	protects: ['company', 'founder'],
	stake: 8,
	standard: 'An MFN right stands in place of a cap and ends on conversion.',
	wording: { stands: 'beside' },
	decide(input) {
		const right = passage(
			input,
			longPattern('i')`
				\bmost\s+favou?red\s+nation\b|\bMFN\b
				|\b(?:more|most)\s+favou?rable\b[^.;]{0,80}\b(?:terms|securities|investor)
				|\bsubsequent\s+convertible\s+securities\b[^.;]{0,120}\b(?:terms|amend)
				|\b(?:better|more\s+(?:attractive|generous)|superior|improved|lower\s+cap)\b[^.;]{0,120}\b(?:investor|holder)\b[^.;]{0,100}\b(?:
					adopt|elect|take|choose|opt|claim|receive|have|get|match|switch|exchange|swap|entitled|amended
				)\b
				|\b(?:investor|holder)\b[^.;]{0,80}\b(?:adopt|take|choose|opt|claim|receive|get|match|switch|exchange|swap|entitled)\w*\b[^.;]{0,80}\b
					(?:better|superior|improved|more\s+(?:attractive|generous))\s+(?:terms|price|conditions|cap|deal)\b
			`,
			/\bholders?\s+of\s+(?:the\s+)?(?:first|other|earlier|prior)\b/i,
		)
		// Whether an earlier investor holds such a right is in other papers.
		if (!right) return undecided
		// The MFN form has this right and nothing else; beside a cap or a discount it is an extra.
		const { amount, cap, discountRate } = economicsOf(input)
		if (!cap && !discountRate) return passed(right)
		return flagged({
			severity: 'medium',
			span: right,
			says: 'The MFN right (most favored nation: better terms of a later SAFE apply here too) comes on top of a price already agreed.',
			why: `One better deal for a later investor resets the price of this SAFE.${reset(input, amount?.quantity ?? null, cap?.quantity ?? null)}`,
			market: 'An MFN right stands in place of a cap and ends on conversion.',
			action: 'strike the MFN right or limit it to the next SAFE',
			reason: 'The price of this SAFE is already agreed.',
			fallback: 'An MFN right that can be used once.',
			replacement:
				'The Investor may exercise this right once. It terminates upon exercise or upon conversion of this Safe, whichever is earlier.',
			decideBy: 'you',
		})
	},
}

/** What the right is worth against the SAFEs that the text lists: the part sold at the best cap that the holder may take. */
function reset(input: RuleInput, amount: number | null, cap: number | null): string {
	// Caps alone are compared, at one share count: the lowest gives the lowest price in any round.
	const best = bestTerms(earlierSafes(input).safes, { price: Infinity, capitalisation: 1 })
	if (!best || amount === null || best.cap <= amount || (cap !== null && cap <= best.cap)) return ''
	const before = cap === null || cap <= amount ? '' : ` instead of ${percent(partSold({ amount, cap }) * 100)}`
	return ` At the cap of ${dollars(best.cap)} that is named here, this SAFE would sell ${percent(partSold({ amount, cap: best.cap }) * 100)}${before}.`
}

export const proRata: Rule = {
	id: 'safe.pro_rata',
	playbook: 'safe',
	title: 'Pro rata right',
	basis,
	protects: ['company', 'founder'],
	standard: 'A pro rata right in the Equity Financing in which the SAFE converts, for the Investor’s own share.',
	decide(input) {
		const right = wording(
			input,
			longPattern('i')`
				\bpro[\s-]?rata\b[^.;]{0,60}\b(?:right|share|part|portion|participat|purchase|side\s+letter|agreement)
				|\bright\s+to\s+(?:purchase|participate|invest)\b[^.;]{0,100}\b(?:future|subsequent|next|each|any)\b[^.;]{0,40}\b
					(?:round|financing|offering|issuance|issue|sale)
				|\b(?:investor|holder)\b[^.;]{0,60}\b(?:may|right|option|entitled|offered)\b[^.;]{0,40}\b(?:buy|purchase|subscribe|take\s+up|invest)\b
					[^.;]{0,100}\b(?:
					its\s+(?:\w+\s+)?(?:share|part|portion|percentage|holding|stake)|share\s+of\s+(?:the|each|any|every)|(?:in\s+)?proportion
					|the\s+share\s+that
				)\b
			`,
			/\bpro[\s-]?rata\b[^.;]{0,80}\b(?:in\s+proportion|proceeds|distribut|holders\s+of)/i,
		)
		if (!right) return notApplicable
		const superRight = passage(
			input,
			longPattern('i')`
				\bsuper\s+pro[\s-]?rata\b
				|\b(?:twice|double|two\s+times|\d+(?:\.\d+)?\s?[x×]|\d+\s+times)\b[^.;]{0,40}\bpro[\s-]?rata\b
				|\bpro[\s-]?rata\b[^.;]{0,60}\b(?:twice|double|two\s+times)\b
				|\bpro[\s-]?rata\b[^.;]{0,60}\bmultiplied\s+by\s+(?:two|three|four|[2-9])
				|\bup\s+to\s+\d+\s*(?:%|percent)[^.;]{0,60}\b(?:round|financing)
				|\b(?:buy|purchase|subscribe|take\s+up|invest)\b[^.;]{0,60}\b(?:
					twice|double|two\s+times|three\s+times|more\s+than|1[1-9]\d\s*(?:%|percent)|[2-9]\d\d\s*(?:%|percent)
				)(?!\w)[^.;]{0,40}\b(?:its|the)\s+(?:\w+\s+)?(?:share|part|portion|percentage|stake|holding|proportion)
			`,
		)
		const later = passage(
			input,
			longPattern('i')`
				\b(?:all|any|each|every)\s+(?:future|subsequent|later|new)\b[^.;]{0,60}\b
					(?:rounds?|financings?|offerings?|issu(?:ances?|es?)|sales?)\b
				|\b(?:round|financing)s?\b[^.;]{0,20}\bthereafter\b
			`,
		)
		const wide =
			superRight ??
			(later &&
			/\bpro[\s-]?rata|right\s+to|\b(?:investor|holder)\b[^.;]{0,80}\b(?:buy|purchase|participate|invest|subscribe)/i.test(
				later.sentence.text,
			)
				? later
				: null)
		if (!wide) return passed(right)
		return flagged({
			severity: superRight ? 'high' : 'medium',
			span: wide,
			says: superRight
				? 'The pro rata right lets the Investor buy more than its own share of a round.'
				: 'The pro rata right covers all later rounds and not only the next one.',
			why: 'A lead investor wants room in the round. If it is taken, the company may lose that lead.',
			market: 'A pro rata right in the Equity Financing in which the SAFE converts, for the Investor’s own share.',
			action: 'limit the pro rata right to the Investor’s own share of the Equity Financing',
			reason: 'A lead investor needs room in the round.',
			fallback: 'One more round.',
			replacement:
				'The Investor will have the right to purchase its pro rata share of Standard Preferred Stock sold in the Equity Financing. This ' +
				'right terminates upon the closing of the Equity Financing.',
		})
	},
}
