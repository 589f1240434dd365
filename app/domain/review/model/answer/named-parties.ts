import { longPattern } from '#app/domain/text/long-pattern.ts'
import { allMatches } from '../../clauses/search/all-matches.ts'
import type { DocumentReading } from '../../document-reading.ts'
import type { Actor } from '../../frames/frame.ts'

type Sides = Pick<DocumentReading, 'parties' | 'reader'>

const everybody = /^(?:(?:each|either|any|every|both|all)(?: of)?(?: the)?(?: part(?:y|ies))?|the parties|parties|mutual|a party)$/i
const nobody = /^neither(?: of)?(?: the)?(?: part(?:y|ies))?$/i
const floating = longPattern('i')`
	\b(?:
		disclos|receiv|breach|default|indemnif|terminat|notif|request|assign|affect|prevail|non-?\w+ing|other|first|second|recipient
		|discloser
	)\w*\b(?:\s+part(?:y|ies))?
`
const floatingRole = longPattern('i')`
	\b(?:
		disclosing|receiving|breaching|defaulting|indemnif(?:ying|ied)|terminating|notifying|requesting|assigning|affected|prevailing
		|non-?\w+ing|other|aggrieved
	)\s+part(?:y|ies)\b
	|\b(?:recipient|discloser|indemnit(?:or|ee))\b
`

/** The actor that a model names: a party of the document, every one of them, a side both may be on, or somebody else. */
export function actorOf(name: string, { parties, reader }: Sides): Actor {
	const asked = fold(name)
	if (everybody.test(name.trim())) return { kind: 'each' }
	if (nobody.test(name.trim())) return { kind: 'neither' }
	if (reader.party && /^(?:you|your client|the client)$/.test(asked)) return { kind: 'party', party: reader.party.id }
	const party = parties.find(({ names, name, role }) => [name, role, ...names].some((each) => each !== null && fold(each) === asked))
	if (party) return { kind: 'party', party: party.id }
	return floating.test(name) && name.length < 60 ? { kind: 'floating', role: name } : { kind: 'third', words: name }
}

/** How to read pronouns: in the report's words "you" is the reader, in the document's whoever it calls so. */
type Voice = 'report' | 'document'

function partiesIn(text: string, sides: Sides, voice: Voice): Set<string> {
	const isNamed = (name: string) => new RegExp(String.raw`(?<![\p{L}\p{N}])${escaped(name)}(?![\p{L}\p{N}])`, 'iu').test(text)
	return new Set(namesOf(sides, voice).flatMap(([id, name]) => (isNamed(name) ? [id] : [])))
}

const pronoun = /^(?:we|us|our|you|your)$/i

function namesOf({ parties, reader }: Sides, voice: Voice): [string, string][] {
	const named = parties.flatMap(({ id, name, role, names }) =>
		[...new Set([name, role, ...names])]
			.filter((each): each is string => each !== null && each.length > 1 && (voice === 'document' || !pronoun.test(each)))
			.map((each): [string, string] => [id, each]),
	)
	const you = voice === 'report' && reader.party ? ['you', 'your'].map((each): [string, string] => [reader.party!.id, each]) : []
	return [...named, ...you]
}

/** Whether a text mentions parties without naming one: then it may mean any of them. */
function namesNobody(text: string): boolean {
	return (
		floatingRole.test(text) ||
		/\b(?:each|either|any|every|both|neither|no|all|one|a)\s+(?:of\s+the\s+)?part(?:y|ies)\b|\bthe\s+parties\b|\b(?:we|us|our|you|your|i|my)\b/i.test(
			text,
		)
	)
}

interface SaidAction {
	party: string
	/** The first letters of the verb. */
	verb: string
	/** `shall not`. */
	not: boolean
	/** A duty, not a right. */
	bound: boolean
}

const modal = String.raw`(shall|will|must|may|can|agrees?(?:\s+to)?|hereby|has\s+to|have\s+to|(?:is|are)\s+(?:obligated|required|obliged)\s+to)`
const adverb = String.raw`((?:(?:not(?:\s+to)?|also|then|only|promptly|hereby|irrevocably|fully|immediately|thereafter)\s+){0,3})`

/** Who does what in a text, in the active voice only: what is passive may have its actor anywhere. */
function actionsIn(text: string, sides: Sides, voice: Voice): SaidAction[] {
	return namesOf(sides, voice).flatMap(([party, name]) => {
		const pattern = new RegExp(String.raw`(?<![\p{L}\p{N}])${escaped(name)}\s+${modal}\s+${adverb}(\p{L}{2,})`, 'giu')
		return allMatches(text, pattern).flatMap(([, modality = '', adverbs = '', verb = '']): SaidAction[] => {
			const not = /\bnot\b/i.test(adverbs)
			const mayBeRight = /^(?:may|can)$/i.test(modality)
			// "May not" takes a right away where the other side has it: it says nothing of who acts.
			if (/^(?:be|been|have|not)$/i.test(verb) || (not && mayBeRight)) return []
			return [{ party, verb: verb.toLowerCase().slice(0, 5), not, bound: !mayBeRight }]
		})
	})
}

/**
 * Whether a sentence fits the words it rests on as to who acts. It does not where it makes one party do what the words
 * make another do, or binds a party that the clause, naming others, does not name at all.
 *
 * @param words those that are quoted
 * @param clause those around them
 */
export function actorsFit(sentence: string, words: string, sides: Sides, clause = words): boolean {
	const said = actionsIn(sentence, sides, 'report')
	const written = actionsIn(words, sides, 'document')
	for (const { verb, not } of said) {
		const same = written.filter((action) => action.verb === verb && action.not === not)
		// A contrast names both: "Only Acme may terminate for convenience; you may terminate for cause."
		if (same.length > 0 && !said.some((action) => action.verb === verb && same.some(({ party }) => party === action.party))) return false
	}
	if (namesNobody(clause)) return true
	const meant = partiesIn(clause, sides, 'document')
	return meant.size === 0 || said.every(({ party, bound }) => !bound || meant.has(party))
}

/** Whether a name fits the words it was read from: words that name parties name this one. */
export function nameFits(name: string, words: string, sides: Sides): boolean {
	const actor = actorOf(name, sides)
	if (actor.kind !== 'party' || namesNobody(words)) return true
	const meant = partiesIn(words, sides, 'document')
	return meant.size === 0 || meant.has(actor.party)
}

function fold(name: string): string {
	return name
		.toLowerCase()
		.replace(/^the\s+/, '')
		.replace(/["“”,.]/g, '')
		.replace(/\s+/g, ' ')
		.trim()
}

function escaped(name: string): string {
	return name
		.trim()
		.split(/\s+/)
		.map((word) => word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'))
		.join(String.raw`\s{1,4}`)
}
