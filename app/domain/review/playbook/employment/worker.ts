import { longPattern, patternPart } from '#app/domain/text/long-pattern.ts'
import { allMatches } from '../../clauses/search/all-matches.ts'
import { companySuffix } from '#app/domain/review/facts/parties/party-name.ts'
import { factsNamed } from '../measures.ts'
import { visibleText } from '../passages.ts'
import { stateIn } from '../places.ts'
import type { RuleInput } from '../rule.ts'

const contractorRole = /^(?:independent\s+)?(?:contractor|consultant|freelancer|service\s+provider|supplier|developer|designer|agency)$/i
const workerRole = longPattern('i')`
	^(?:the\s+)?(?:
		(?:independent\s+)?contractor|consultant|freelancer|service\s+provider|supplier|developer|designer|agency|employee|executive
		|intern|worker|inventor|assignor|you
	)$
`

/** Whether the work is done by a contractor or consultant rather than by an employee. */
export function isContractor(input: RuleInput): boolean {
	if (input.documentType === 'Independent Contractor Agreement' || input.documentType === 'Consulting Agreement') return true
	if (
		input.documentType === 'Offer Letter' ||
		input.documentType === 'Internship Agreement' ||
		input.documentType === 'Employment Agreement'
	)
		return false
	return factsNamed(input, 'party_role').some(({ value }) => contractorRole.test(value))
}

/** Whether the worker is a company: rules that protect people do not reach it. */
export function isCompanyWorker(input: RuleInput): boolean {
	const parties = factsNamed(input, 'party')
	const role = factsNamed(input, 'party_role').find(({ value }) => workerRole.test(value))
	if (role) {
		const worker = parties.filter(({ start }) => start < role.start).at(-1)
		const kind = factsNamed(input, 'party_kind').find(({ start }) => start === worker?.start)
		if (kind) return kind.value === 'company'
		return worker !== undefined && companySuffix.test(worker.value)
	}
	return parties.length >= 2 && parties.every(({ value }) => companySuffix.test(value))
}

const workers = String.raw`(?:contractor|consultant|freelancer|employee|executive|intern|developer|worker|you|your|I)`
const home = /\b(?:resid(?:es?|ing|ent|ence)|lives?|living|domiciled)\b[^.;]{0,120}/i
const individual = /\ban?\s+individual\b[^.;]{0,160}/i
const workplace = new RegExp(
	patternPart`
		\b${workers}\b[^.;]{0,80}\b(?:works?|working|based|located|perform\w*|render\w*|employed|report)\b[^.;]{0,80}\b(?:in|at|from)\s
			[^.;]{0,100}
		|\b(?:
			work(?:ing)?\s+(?:location|place|from)|workplace|place\s+of\s+(?:work|employment)|based\s+(?:in|at|out\s+of)|home\s+office
			|position\s+is\s+(?:based|located)|(?:work|services)\s+(?:is|are|will\s+be|shall\s+be)\s+(?:done|performed|rendered)
		)\b[^.;]{0,120}
	`,
	'i',
)
const noHome = /\b(?:laws?\s+of|govern\w*|courts?|venue|jurisdiction|arbitrat\w+|corporation|limited\s+liability)\b/gi

/** The state in which the worker lives or works, by home, place of work or address; `null` where the paper does not say. */
export function workerState(input: RuleInput): string | null {
	for (const place of [home, individual, workplace]) {
		for (const { text } of input.structure.sentences) {
			const words = place.exec(text)?.[0]
			const state = words ? stateOf(words.split(noHome)[0] ?? '') : null
			if (state) return state
		}
	}
	return partyAddressState(input) ?? addresseeState(visibleText(input))
}

/** Whether California's rules for workers apply: the worker is there, or nothing says where and its law or its code is named. */
export function isCalifornian(input: RuleInput): boolean {
	const state = workerState(input)
	if (state !== null) return state === 'California'
	return (
		governingState(input) === 'California' || /\bCalifornia\s+Labor\s+Code\b|\bCal(?:\.|ifornia)\s+(?:Lab\.|Bus)/i.test(visibleText(input))
	)
}

/** The state whose law the paper chooses; `null` when it chooses none, or none of the United States. */
export function governingState(input: RuleInput): string | null {
	const [law] = factsNamed(input, 'governing_law')
	return law ? stateIn(law.value) : null
}

function partyAddressState(input: RuleInput): string | null {
	const role = factsNamed(input, 'party_role').find(({ value }) => workerRole.test(value))
	const parties = factsNamed(input, 'party')
	const worker = role && parties.filter(({ start }) => start < role.start).at(-1)
	if (!worker) return null
	const next = parties.find(({ start }) => start > worker.end)?.start ?? Infinity
	const address = /,\s*([A-Z]{2})\s+\d{5}\b/.exec(visibleText(input).slice(worker.end, Math.min(next, worker.end + 240)))
	return address ? stateOf(`, ${address[1] ?? ''} 00000`) : null
}

function addresseeState(text: string): string | null {
	const greeting = /^[ \t]{0,8}Dear\s/m.exec(text.slice(0, 4000))
	if (!greeting) return null
	const address = allMatches(text.slice(0, greeting.index), /,\s*([A-Z]{2}|[A-Z][a-z]+(?:\s[A-Z][a-z]+)?)\s+\d{5}\b/g).at(-1)
	return address ? stateOf(`, ${address[1] ?? ''} 00000`) : null
}

const byPostalCode: Record<string, string> = {
	CA: 'California',
	CO: 'Colorado',
	DE: 'Delaware',
	FL: 'Florida',
	GA: 'Georgia',
	IL: 'Illinois',
	KS: 'Kansas',
	MA: 'Massachusetts',
	MN: 'Minnesota',
	NC: 'North Carolina',
	ND: 'North Dakota',
	NJ: 'New Jersey',
	NV: 'Nevada',
	NY: 'New York',
	OH: 'Ohio',
	OK: 'Oklahoma',
	OR: 'Oregon',
	PA: 'Pennsylvania',
	TX: 'Texas',
	UT: 'Utah',
	VA: 'Virginia',
	WA: 'Washington',
	WI: 'Wisconsin',
}

function stateOf(words: string): string | null {
	const code = /,\s*([A-Z]{2})(?=[\s,.)]|$)/.exec(words)?.[1]
	return (code ? byPostalCode[code] : undefined) ?? stateIn(words)
}
