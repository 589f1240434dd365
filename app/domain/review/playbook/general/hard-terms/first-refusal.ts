import { longPattern, patternPart } from '#app/domain/text/long-pattern.ts'
import { flagged, notApplicable } from '../../draft-finding.ts'
import { mentions } from '../../mentions.ts'
import type { Rule } from '../../rule.ts'
import { nearestSide, sideIn } from './who-is-named.ts'

const refusal = longPattern('i')`
	\b(?:
		right\s+of\s+first\s+(?:refusal|offer)|first\s+refusal|pre-?emption\s+rights?|pre-?emptive\s+rights?|ROFR|matching\s+right
		|right\s+to\s+match|(?:right|option)\s+to\s+(?:purchase|buy|acquire)\b[^.;]{0,200}\b(?:propos\w+|offer\w*|transfer\w*)
	)\b
`
const offered = String.raw`(?:bid|offer(?:ed)?|third[\s-]party|transferee|proposed|price\s+(?:offered|stated|set|in\s+the\s+(?:notice|offer)))`
const below = new RegExp(
	patternPart`
		\b(?:lesser|lower|lowest|smaller)\s+of\b[^.;]{0,200}\b(?:
			cost|book\s+value|par\b|nominal|original\s+(?:purchase\s+)?price|price\s+paid|\d{1,2}\s?(?:%|percent)|per\s?cent
		)
		|\b(?:[1-9]\d?|(?:fifty|sixty|seventy|eighty|ninety)(?:[\s-]\w+)?)\s?(?:%|per\s?cent|percent)(?:\s*\(\s?\d{1,2}\s?%\s?\))?\)?\s+of\s+
			(?:the\s+|such\s+|any\s+|that\s+)?[^.;]{0,40}\b${offered}\b
		|\b(?:discount|reduction)\b[^.;]{0,40}\b(?:to|from|off|on)\b[^.;]{0,40}\b${offered}\b
		|\b(?:at|equal\s+to)\s+(?:its\s+|their\s+|his\s+|the\s+)?(?:(?:key\s+)?holder['’]s\s+|transferor['’]s\s+|seller['’]s\s+)?
			(?:own\s+|original\s+)?(?:cost|book\s+value|par\s+value|nominal\s+value)\b
	`,
	'i',
)
const other = longPattern('i')`
	\bunvested\b
	|\b(?:terminat\w+|cause|divorce|death|bankrupt\w*|involuntar\w*|insolven\w*|gift)\b|\bpro\s?rata\b[^.;]{0,40}\d
	|\bnot\s+less\s+than\b|\bat\s+least\b|\bno\s+less\s+than\b
`

export const firstRefusalPrice: Rule = {
	id: 'general.first_refusal_price',
	playbook: 'general',
	title: 'A right of first refusal pays the price offered',
	basis: { kind: 'S', source: 'NVCA model right of first refusal and co-sale agreement' },
	stake: 8,
	decide(input) {
		if (!input.reader.party) return notApplicable
		const place = mentions(input, below, other, /\b(?:refusal|offer|pre-?empti\w+|match\w*|purchase|buy|acquire)\b/i).find(({ sentence }) =>
			refusal.test(sentence.text),
		)
		if (!place) return notApplicable
		const { text } = place.sentence
		// Who holds the right stands behind "grants to", or before "may purchase" and "shall have a right".
		const holder =
			sideIn(input, /\bgrants?\s+(?:to\s+)?([^,;.]{2,60})/i.exec(text)?.[1]?.split(/\b(?:a|an|the\s+right|right)\b/i)[0] ?? '') ??
			nearestSide(input, /^([^.;]*?)\b(?:shall\s+have|will\s+have|has|have|may)\b/i.exec(text)?.[1] ?? '')
		if (
			holder === 'reader' ||
			(holder === null && ['company', 'investor', 'buyer', 'employer'].includes(input.reader.party.roleKind ?? 'company'))
		)
			return notApplicable
		return flagged({
			severity: 'high',
			span: place,
			says: 'Right of first refusal (first call on what you sell) below the price that a buyer offers you.',
			why: 'They can take your shares for less than a real buyer would pay, so few buyers will make an offer.',
			market: 'The right is exercised at the price and on the terms of the offer.',
			action: 'set the price of the right of first refusal at the price and terms of the third-party offer',
			reason: 'A first refusal should match the market, not undercut it.',
			fallback: 'Fair market value set by an independent appraiser where the offer is not in cash.',
			replacement: null,
			proposal:
				'The right of first refusal may be exercised only at the same price and on the same terms and conditions as those offered by the ' +
				'prospective transferee.',
			decideBy: 'lawyer',
			confidence: 0.8,
		})
	},
}
