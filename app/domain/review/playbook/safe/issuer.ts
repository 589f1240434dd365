import { longPattern } from '#app/domain/text/long-pattern.ts'
import type { Span } from '#app/domain/extraction/extracted-document.ts'
import { allMatches } from '../../clauses/search/all-matches.ts'
import { absent, flagged, undecided } from '../draft-finding.ts'
import { factsNamed } from '../measures.ts'
import { sentenceAt, visibleText, wording } from '../passages.ts'
import type { Rule, RuleInput } from '../rule.ts'

export const issuer: Rule = {
	id: 'safe.issuer',
	playbook: 'safe',
	title: 'Name of the issuer',
	basis: { kind: 'S', source: 'Y Combinator SAFE form' },
	protects: ['company', 'founder', 'investor'],
	standard: 'Full legal name and state of incorporation, as in the charter.',
	decide(input) {
		const gap = factsNamed(input, 'blank').find((blank) => {
			const words = sentenceAt(input, blank)?.text ?? ''
			return (
				/\bcompany\b/i.test(words) &&
				/\b(?:corporation|state\s+of|incorporat|"company")/i.test(words) &&
				/name|company|state|corporation/i.test(blank.quote + words.slice(0, 120))
			)
		})
		if (gap && !wording(input, /\b(?:Inc|Corp|Corporation|LLC|Ltd)\b\.?[^.;]{0,80}\b(?:"Company"|the\s+Company)/)) {
			return flagged({
				severity: 'medium',
				span: gap,
				says: 'The name or state of the company that issues this SAFE is blank.',
				why: 'A SAFE without an issuer sells nothing, and correcting it later costs legal fees.',
				market: 'Full legal name and state of incorporation, as in the charter.',
				action: 'fill in the company’s legal name and state',
				reason: 'The Investor needs to know who issues the SAFE.',
				decideBy: 'you',
			})
		}
		const other = otherIssuer(input)
		if (other) {
			return flagged({
				kind: 'contradictory',
				severity: 'high',
				span: other.span,
				says: `The issuer is "${other.named}" in the text and "${other.signs}" on the signature page.`,
				why: 'A SAFE signed by the wrong entity may bind nobody.',
				market: 'One name, word for word as in the charter.',
				action: 'use the name from the charter in both places',
				reason: 'The Investor needs to know who issues the SAFE.',
				decideBy: 'you',
			})
		}
		const state = wording(
			input,
			longPattern('i')`
				\b(?:a|an)\s+(?:\w+\s+){1,3}(?:corporation|limited\s+liability\s+company|company|public\s+benefit\s+corporation)\b
				|\bincorporated\s+(?:in|under)\b|\borgani[sz]ed\s+under\b
			`,
		)
		// Charter and profile are not in this paper: the name can be read but not confirmed.
		if (state) return undecided
		return absent({
			severity: 'low',
			says: 'The state of incorporation of the company is not stated.',
			why: 'Two companies may share a name, and only the state tells them apart.',
			market: 'Full legal name and state of incorporation, as in the charter.',
			action: 'add the state of incorporation',
			reason: 'It makes clear who issues the SAFE.',
			decideBy: 'you',
		})
	},
}

const companyNamed = longPattern('u')`
	(?:^|[\s(“"])(\p{Lu}[\p{L}\p{N}&.’' -]{1,60}?,?\s(?:Inc|Corp|Corporation|Incorporated|LLC|L\.L\.C|Ltd|Limited|PBC|Company|Co)\b\.?)
	[^()\n]{0,120}\(\s?(?:the|this)?\s?["“](?:Company|Issuer)["”]
`
const companyLine = longPattern('gimu')`
	^[ \t]*(?:COMPANY|ISSUER)?:?[ \t]*(
		\p{Lu}[\p{L}\p{N}&.’', -]{1,60}?,?[ \t](?:INC|CORP|CORPORATION|INCORPORATED|LLC|L\.L\.C|LTD|LIMITED|PBC|COMPANY|CO)\b\.?
	)[ \t]*:?[ \t]*$
`

/** The name under which the company signs, where it begins like the name in the text and is another; `null` when they agree. */
function otherIssuer(input: RuleInput): { named: string; signs: string; span: Span } | null {
	const text = visibleText(input)
	const named = companyNamed.exec(text)
	const name = named?.[1]
	if (!named || !name) return null
	const lines = allMatches(text, companyLine).filter(({ index }) => index > named.index + named[0].length)
	const alike = lines.filter(([, line = '']) => words(line)[0] === words(name)[0])
	const [odd] = alike
	if (!odd?.[1] || alike.some(([, line = '']) => words(line).join(' ') === words(name).join(' '))) return null
	const start = odd.index + odd[0].indexOf(odd[1])
	return { named: name, signs: odd[1], span: { start, end: start + odd[1].length } }
}

function words(name: string): string[] {
	const same: Record<string, string> = {
		incorporated: 'inc',
		corporation: 'corp',
		limited: 'ltd',
		'l.l.c': 'llc',
		company: 'co',
		'&': 'and',
	}
	return name
		.toLowerCase()
		.replace(/[,’']/g, '')
		.split(/\s+/)
		.map((word) => word.replace(/\.$/, ''))
		.map((word) => same[word] ?? word)
}
