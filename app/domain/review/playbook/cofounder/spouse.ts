import { longPattern } from '#app/domain/text/long-pattern.ts'
import { allMatches } from '../../clauses/search/all-matches.ts'
import { absent, notApplicable, passed, undecided } from '../draft-finding.ts'
import { factsNamed } from '../measures.ts'
import { visibleText, wording } from '../passages.ts'
import type { Rule, RuleInput } from '../rule.ts'
import { staying } from './sides.ts'

/** States in which what one spouse earns belongs to both. */
const communityProperty = /\b(?:Arizona|California|Idaho|Louisiana|Nevada|New\s+Mexico|Texas|Washington(?!,?\s+D\.?\s?C)|Wisconsin)\b/
const withCode = /,\s+(?:AZ|CA|ID|LA|NV|NM|TX|WA|WI)\b(?:\s+\d{5})?/
const cities = longPattern()`
	\b(?:
		San\s+Francisco|Los\s+Angeles|San\s+Diego|San\s+Jose|Palo\s+Alto|Oakland|Berkeley|Seattle|Austin|Dallas|Houston|San\s+Antonio
		|Phoenix|Las\s+Vegas|Boise|Milwaukee|Albuquerque|New\s+Orleans|Mountain\s+View|Menlo\s+Park|Santa\s+Monica|Sacramento
	)\b
`

const consent = longPattern('i')`
	\b(?:spous\w*|husband|wife|domestic\s+partner)\b[^.;]{0,80}\b
		(?:sign\w*|execut\w*|acknowledg\w*|agree[sd]?|consents?|approv\w+|joins?)\b
	|\b(?:consent|signature|acknowledg\w+|joinder)\s+(?:of|by|from)\s+(?:\w+\s+){0,3}(?:spouse|husband|wife|domestic\s+partner)
	|\bspousal\s+consent\b
	|\b(?:sign\w*|signed|executed)\s+by\s+(?:\w+\s+){0,4}spouse
	|\bcommunity\s+property\b[^.;]{0,160}\b(?:consent\w*|waiv\w+|agree\w*|bound)
`
const transferOnly = /\b(?:transfer\w*|gift\w*|trust|estate\s+planning|descend\w+|bequea\w+|immediate\s+family|notice)\b/i
const unmarried = longPattern('i')`
	\b(?:
		unmarried|not\s+married|single\s+(?:person|man|woman)|has\s+no\s+(?:spouse|husband|wife)|neither\s+founder\s+is\s+married
		|no\s+founder\s+is\s+married
	)\b
`

export const spouseConsent: Rule = {
	id: 'cofounder.spouse_consent',
	playbook: 'cofounder',
	title: 'Spousal consent',
	basis: { kind: 'S', source: 'Cooley GO founder stock documents, which carry a consent of the spouse' },
	protects: staying,
	standard: 'Each married founder in such a state adds a one-page consent that the spouse signs.',
	decide(input) {
		const given =
			wording(input, consent, transferOnly) ??
			wording(input, /\bspousal\s+consent\b|\bconsent\s+of\s+(?:the\s+|each\s+)?(?:\w+\s+)?spouse\b/i)
		if (given) return passed(given)
		// A consent in an exhibit is a heading, not a sentence.
		const form = /^.{0,30}\b(?:consent\s+of\s+(?:the\s+)?spouse|spous(?:al|e)\s+consent)\b/im.exec(visibleText(input))
		if (form) return passed({ start: form.index, end: form.index + form[0].length })
		const single = wording(input, unmarried)
		if (single) return passed(single)
		const state = homeState(input)
		if (state === 'none') return notApplicable
		if (state === 'unknown') return undecided
		return absent({
			severity: 'low',
			says: `No spousal consent is attached, although ${state} is a community property state (a spouse may own half of the shares).`,
			why: 'In a divorce half of a founder’s shares may go to someone who is not bound by the vesting.',
			market: 'Each married founder in such a state attaches a one-page spousal consent.',
			action: 'attach a spousal consent, or state that the founder is not married',
			reason: 'It protects everyone if a marriage ends.',
			replacement:
				'I am the spouse of the Founder named below. I have read this Agreement and agree that any interest I have in the Shares, ' +
				'including any community property interest, is bound by it, including its vesting, repurchase and transfer provisions.',
			decideBy: 'you',
		})
	},
}

/** The community property state that a founder seems to live in, by residence, address or the chosen law; `none` where another state is named as home. */
function homeState(input: RuleInput): string {
	const text = visibleText(input)
	// Where a company was formed says nothing of where people live.
	const homes = text.replace(
		longPattern('g')`
			\b(?:a|an)\s+(?:\w+\s+)?(?:corporation|limited\s+liability\s+company|company)\b
			|\b[A-Z]\w+\s+(?:corporation|limited\s+liability\s+company|benefit\s+corporation)\b
			|\bincorporated\s+in\s+(?:the\s+State\s+of\s+)?[A-Z]\w+
		`,
		' ',
	)
	const residence = /\b(?:resid\w+|address\b|living|lives|domiciled|home)[^.;\n]{0,120}/gi
	const places = allMatches(homes, residence).map(([words]) => words)
	for (const words of places) {
		const named = communityProperty.exec(words)?.[0] ?? (withCode.test(words) || cities.test(words) ? stateOf(words) : null)
		if (named) return named.replace(/\s+/g, ' ')
	}
	const line = withCode.exec(homes)
	if (line) return stateOf(line[0])
	const law = factsNamed(input, 'governing_law')
		.map(({ value }) => communityProperty.exec(value)?.[0])
		.find((state) => state !== undefined)
	if (law) return law.replace(/\s+/g, ' ')
	if (communityProperty.test(homes.slice(0, 3000).replace(/\bWashington\s+(?:Street|Avenue|Ave|St|Blvd)/g, ' ')))
		return communityProperty.exec(homes)?.[0] ?? 'unknown'
	return places.some((words) => /\b[A-Z][a-z]+,?\s+(?:[A-Z]{2}\b|[A-Z][a-z]+)/.test(words)) ? 'none' : 'unknown'
}

const codes: Record<string, string> = {
	AZ: 'Arizona',
	CA: 'California',
	ID: 'Idaho',
	LA: 'Louisiana',
	NV: 'Nevada',
	NM: 'New Mexico',
	TX: 'Texas',
	WA: 'Washington',
	WI: 'Wisconsin',
}
const stateOfCity: Record<string, string> = {
	Seattle: 'Washington',
	Austin: 'Texas',
	Dallas: 'Texas',
	Houston: 'Texas',
	'San Antonio': 'Texas',
	Phoenix: 'Arizona',
	'Las Vegas': 'Nevada',
	Boise: 'Idaho',
	Milwaukee: 'Wisconsin',
	Albuquerque: 'New Mexico',
	'New Orleans': 'Louisiana',
}

function stateOf(words: string): string {
	const code = /,\s+([A-Z]{2})\b/.exec(withCode.exec(words)?.[0] ?? '')?.[1]
	const city = cities.exec(words)?.[0]?.replace(/\s+/g, ' ') ?? ''
	return codes[code ?? ''] ?? stateOfCity[city] ?? 'California'
}
