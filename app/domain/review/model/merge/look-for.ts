import { topicText } from '../../playbook/points/point-texts.ts'
import { ruleById } from '../../playbook/rule-by-id.ts'
import type { PointTopic } from '../../points/point-kinds.ts'

/** What words are about, by the words themselves; the first that fits counts. */
const subjects: readonly (readonly [RegExp, PointTopic])[] = [
	[/\bindemnif|\bhold\b.{0,40}\bharmless\b/i, 'indemnity'],
	[/\bliquidated damages\b|\bpenalt(?:y|ies)\b/i, 'penalty'],
	[/\bliab(?:le|ility)\b|\bdamages\b/i, 'liability_cap'],
	[/\bguarant(?:y|ee)|\bsecurity interest\b|\bcollateral\b|\bpledge/i, 'security'],
	[/\bsolicit|\bhire\b/i, 'non_solicit'],
	[/\bcompet(?:e|es|ing|itive|itors?)\b|\bexclusiv/i, 'restraint'],
	[/\bwork made for hire\b|\binventions?\b|\bassigns?\b.{0,120}\b(?:title|intellectual property|copyrights?|patents?)\b/i, 'ip_assignment'],
	[/\blicen[cs]e/i, 'license_out'],
	[/\bvest(?:s|ed|ing)?\b|\bshares\b|\bstock\b|\boptions?\b|\bdilut/i, 'equity'],
	[/\brelease[sd]?\b|\bwaives?\b|\bwaiver\b/i, 'release_waiver'],
	[/\brenew/i, 'renewal'],
	[/\bsuspen[ds]/i, 'suspension'],
	[/\bterminat/i, 'termination_by_other'],
	[/\bassign|\btransfer|\bchange (?:of|in) control\b/i, 'transfer_limit'],
	[/\bdiscretion\b/i, 'sole_discretion'],
	[/\b(?:amend|modify|change)\b/i, 'unilateral_change'],
	[/\bpersonal data\b|\bdata\b/i, 'data'],
	[/\bconfidential/i, 'confidentiality'],
	[/\barbitrat|\bcourts?\b|\bgoverned by\b|\bjurisdiction\b/i, 'forum'],
	[/\bpay|\bfees?\b|\bprice\b|\binterest\b/i, 'payment_terms'],
]

/** What a person should look for in words, derived from these words alone and not from any claim about them. */
export function lookForIn(words: string): string {
	const topic = subjects.find(([pattern]) => pattern.test(words.replace(/\s+/g, ' ')))?.[1]
	return topic ? topicText(topic).lookFor : 'Read with care: check who is bound by these words, to what, how far, and for how long.'
}

/** What a person should look for in the words of a mark of the trained reader. */
export function lookForMark(rule: string, words: string): string {
	const topic = ruleById(rule)?.learned
	return topic ? topicText(topic).lookFor : lookForIn(words)
}
