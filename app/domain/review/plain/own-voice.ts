import { longPattern } from '#app/domain/text/long-pattern.ts'
import type { DocumentParty } from '../sides/document-party.ts'
import { partyName } from './frame-line.ts'

const regular = longPattern('i')`
	^(?:
		agree|acknowledge|understand|represent|warrant|want|need|use|fail|breach|choose|provide|receive|become|remain|own|accept|grant
		|retain|reserve|believe|decide|terminate|resign|elect|continue|cease|violate|consent|confirm|authorize|assign|waive|release
		|undertake|require|request|collect|share|offer|submit|create|make|take|give|keep|work|leave|sell|purchase|intend|hold|incur|cancel
		|post|upload|disagree|object|join|sign|learn|know|die
	)$
`
const irregular = new Map([
	['are', 'is'],
	['were', 'was'],
	['have', 'has'],
	['do', 'does'],
])
const unchanged = /^(?:may|will|shall|must|can|cannot|could|should|would|might|agreed|failed|received|provided|did|had)$/i
const adverb = /^(?:hereby|also|further|expressly|either|only|specifically|voluntarily|irrevocably|solely)$/i
const behindObject = longPattern('i')`
	^(?:
		$|[.,;:)("“\d]
		|(?:
			to|of|in|on|for|with|by|from|at|under|as|if|when|unless|until|upon|within|after|before|during|without|that|which|who|through
			|because|regarding|hereunder|an?|the|any|all|your|our|its|this|such|not|against|per|except|about|no|while|so|every|some|one
			|monthly|promptly|each(?!\s(?:agree|will|may|shall|must|acknowledge|represent)\b)
		)\b
	)
`
/** A second verb beside the first would have to change with it. */
const secondVerb = longPattern('i')`
	^[^.;]{0,60}\b(?:and|or|but)\s(?:\w+ly\s)?(?:
		agree|acknowledge|understand|represent|warrant|accept|consent|use|have|are|do|fail|grant|waive|release|want|wish|know|need|assume
		|consider
	)\b
`
const alone = /\b(?:yours|ours|yourself|yourselves|ourselves)\b|\b(?:you|we|us)['’]/i
/** Acme ("we"): the sentence is only introducing the pronoun. */
const introduced = /["“'‘](?:we|us|our|you|your),?["”'’]/i
/** "I agree", not "Type I". */
const myself =
	/\bI\s(?:am|agree|will|may|shall|have|acknowledge|understand|hereby|must|do|can|also|further|was|represent|assign)\b|\b(?:my|myself)\b/

/**
 * A retold sentence in the voice of a report, where "you" is the reader. "You" stays where the document calls the
 * reader so; "we" and any other "you" get the name of their party.
 *
 * @returns `null` where somebody is not known or a verb may not fit its new subject: then the document's own words are
 * better
 */
export function inOwnVoice(line: string, parties: readonly DocumentParty[], reader: DocumentParty | null): string | null {
	if (introduced.test(line)) return null
	const speaks = /\b(?:we|us|our)\b/.test(line) || /\b(?:We|Our)\b/.test(line)
	const addresses = /\b(?:you|your)\b/i.test(line)
	const addressed = called(parties, 'you')
	const keepsYou = reader !== null && addressed === reader
	if (myself.test(line) || (alone.test(line) && (speaks || !keepsYou || /\bwe['’]/i.test(line)))) return null
	const told = speaks ? withName(line, called(parties, 'we'), /\b(?:[Ww]e|us)\b/, /\b[Oo]ur\b/g) : line
	const named = told !== null && addresses && !keepsYou ? withName(told, addressed, /\b[Yy]ou\b/, /\b[Yy]our\b/g) : told
	return named === null ? null : named.charAt(0).toUpperCase() + named.slice(1)
}

function called(parties: readonly DocumentParty[], pronoun: 'you' | 'we'): DocumentParty | null {
	const found = parties.filter(({ names }) => names.some((each) => each.toLowerCase() === pronoun))
	return found.length === 1 ? found[0]! : null
}

function withName(line: string, party: DocumentParty | null, subject: RegExp, owner: RegExp): string | null {
	const name = party === null ? null : nameOf(party)
	if (name === null) return null
	const pieces = line.replace(owner, `${name}’${/s$/i.test(name) ? '' : 's'}`).split(subject)
	let told = pieces[0] ?? ''
	for (const piece of pieces.slice(1)) {
		const fitted = withVerb(piece)
		if (fitted === null) return null
		told += name + fitted
	}
	return told
}

function withVerb(behind: string): string | null {
	if (behindObject.test(behind.trimStart())) return behind
	const [, space = '', word = '', rest = ''] = /^(\s+)([A-Za-z]+)\b([\s\S]*)$/.exec(behind) ?? []
	if (adverb.test(word)) {
		const next = withVerb(rest)
		return next === null ? null : `${space}${word}${next}`
	}
	if (unchanged.test(word) || (word === 'need' && /^\s+not\b/.test(rest))) return behind
	if (secondVerb.test(rest)) return null
	const odd = irregular.get(word.toLowerCase())
	if (odd) return `${space}${odd}${rest}`
	return regular.test(word) ? `${space}${word.replace(/([^aeiou])y$/, '$1ie')}${/(?:sh|ch|x|o|s)$/.test(word) ? 'es' : 's'}${rest}` : null
}

function nameOf(party: DocumentParty): string | null {
	const name = partyName(party)
	if (isPronoun(name)) return isPronoun(party.name) ? null : party.name
	return commonRole.test(name) ? `the ${name}` : name
}

/** "you", "We": the name of a party in a document that addresses its reader. */
export function isPronoun(name: string): boolean {
	return /^(?:we|us|our|you|your|i|me)$/i.test(name)
}

const commonRole = longPattern()`
	^(?:
		Company|Employee|Executive|Employer|Consultant|Contractor|Customer|Client|User|Provider|Supplier|Licensee|Licensor|Landlord|Tenant
		|Borrower|Lender|Bank
	)$
`
