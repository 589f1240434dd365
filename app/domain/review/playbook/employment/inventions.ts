import { longPattern, patternPart } from '#app/domain/text/long-pattern.ts'
import { allMatches } from '../../clauses/search/all-matches.ts'
import { flagged, notApplicable, passed, undecided } from '../draft-finding.ts'
import { quoteOf } from '../general/risk/frame-words.ts'
import { readerIs } from '../party-names.ts'
import { framesOf, standingOf } from '../reader-side.ts'
import { clauseTextAround, type Passage, passage, quoteSpan, sentenceAt, visibleText, wording } from '../passages.ts'
import type { Rule, RuleInput } from '../rule.ts'
import { anyOwnership, separatePaper } from './ownership.ts'
import { working } from './sides.ts'
import { statesWithInventionStatutes } from './thresholds.ts'
import { governingState, isContractor, workerState } from './worker.ts'

const statute =
	/\b(?:2870|2872|49\.44\.1[45]0|765\s+ILCS\s+1060|181\.78|19\s+Del\.?\s+C|66-57\.1|44-130|34-39|203-f|34A:1B-265|600\.500)\b/i
const ownTime = patternPart`
	(?:
		\b(?:own|free|spare|personal|private)\s+time\b|\boff[\s-](?:duty\s+)?hours\b|\b(?:nights?|evenings?)\s+(?:and|or)\s+weekends?\b
		|\boutside\s+(?:of\s+)?(?:(?:his|her|their|your|my|normal|regular|the)\s+)?(?:working|work|business|office)\s+hours\b
		|\bwithout\s+(?:the\s+)?(?:us(?:e|ing)|help|aid)\b[^.;]{0,60}\b
			(?:equipment|resources|facilities|supplies|trade\s+secrets?|property|materials)\b
	)
`
const leftOut = patternPart`
	\b(?:
		not|never|except\w*|exclud\w+|other\s+than|nothing|no\s+(?:right|claim|interest)|keeps?|retains?|remains?
		|belongs?\s+to\s+(?:the\s+)?(?:employee|worker|intern|executive|you|contractor|consultant)|free\s+of|carve[ds]?[\s-]?out|unless
	)\b
`
const carvedOut = new RegExp(String.raw`${leftOut}[^.]{0,260}${ownTime}|${ownTime}[^.]{0,200}${leftOut}`, 'i')
const timeOrNot = patternPart`
	${ownTime}[,\s]+or\s+(?:not|otherwise|(?:in|on|at|during|within|outside)\b)
	|\b(?:
		at\s+home\s+or\s+at\s+work|at\s+work\s+or\s+at\s+home|(?:by\s+)?(?:day\s+(?:or|and)\s+night)
		|(?:in|on|during|inside|within)\s+(?:or|and)\s+(?:out\s+of|outside(?:\s+of)?|off)\s+(?:\w+\s+){0,2}(?:hours|duty|time)
		|in\s+any\s+field|(?:relat\w+\s+to|connected\s+with)\s+(?:the\s+)?(?:\w+\s+){0,2}(?:business|work|company)\s+or\s+not
	)\b
`
const reaches = new RegExp(
	patternPart`
		${timeOrNot}
		|\b(?:whether\s+or\s+not|regardless\s+of|irrespective\s+of|no\s+matter|even\s+(?:if|when|where)|including|whether|at\s+any\s+time)\b
			[^.;]{0,140}(?:
			${ownTime}
			|\b(?:
				during\s+(?:\w+\s+){0,3}(?:working|business|office|regular|normal)\s+hours|(?:working|business|office)\s+hours
				|on\s+(?:the\s+)?(?:company|employer)(?:'s)?\s+(?:time|premises)|company\s+(?:time|premises|equipment|resources)
				|relat\w+\s+to\s+the\s+(?:business|company|services|employer)
			)
		)
	`,
	'i',
)
const limited = longPattern('i')`
	\b(?:
		in\s+the\s+(?:course|scope|performance)|within\s+the\s+(?:course|scope)
		|scope\s+of\s+(?:\w+\s+){0,2}(?:employment|services|engagement|work|duties)
		|(?:aris|result)\w*\s+(?:from|out\s+of)\s+(?:the\s+)?(?:services|work|employment|\w+'s\s+(?:work|duties))
		|relat\w+\s+to\s+the\s+(?:company|business|services)|as\s+part\s+of
		|(?:performing|providing|rendering)\s+(?:the\s+)?(?:services|work|duties)
		|in\s+connection\s+with\s+(?:the\s+)?(?:services|work|employment)|while\s+(?:working|performing|doing)|for\s+the\s+company|duties
	)\b
`

export const ownTimeInventions: Rule = {
	id: 'employment.own_time_inventions',
	playbook: 'employment',
	title: 'Inventions made on your own time stay yours',
	basis: { kind: 'L', source: 'Cal. Lab. Code 2870 and 2872, RCW 49.44.140 and like statutes' },
	stake: 9,
	standard: 'Free-time inventions with no tie to the company stay with the worker, and the agreement says so.',
	wording: { stands: 'beside' },
	decide(input) {
		const [assigned] = framesOf(input, 'ownership', 'assigns', 'shall_assign').filter(
			(frame) => standingOf(input, frame.who) !== 'other' || !readerIs(input, working),
		)
		if (!assigned || isContractor(input) || (input.documentType === 'Offer Letter' && separatePaper(input))) return notApplicable
		const kept = carveOut(input)
		if (kept) return passed(kept)
		const reach = wording(input, reaches, /\b(?:compet\w+|solicit\w*|confidential\s+information)\b/i)
		if (
			reach &&
			mentionsInventions(reach) &&
			/\b(?:assign|belong|property\s+of|own(?:s|ed)?\b|vest|transfer|convey|made\s+over)/i.test(reach.sentence.text)
		)
			return flagged({ ...finding, severity: 'high', span: reach, confidence: 0.75 })
		const sentence = sentenceAt(input, assigned)
		const around = sentence
			? clauseTextAround(input, { start: assigned.start, end: assigned.end, sentence, match: [''] as unknown as RegExpExecArray })
			: ''
		if (limited.test(around) || limited.test(definitionOfInventions(input))) return undecided
		const state = workerState(input) ?? governingState(input)
		if (state !== null && statesWithInventionStatutes.includes(state))
			return flagged({ ...noNotice(state), severity: 'medium', span: quoteOf(input, assigned), confidence: 0.6 })
		return flagged({ ...finding, severity: 'medium', span: quoteOf(input, assigned), confidence: 0.55 })
	},
}

const carveOutClause =
	'This assignment does not cover an invention that the Employee makes wholly in their own time, without the Company’s equipment, ' +
	'supplies or trade secrets, unless it relates to the Company’s business or results from work for it.'

const finding = {
	says: 'The IP assignment also reaches inventions made on the employee’s own time with their own tools.',
	why: 'In a good number of states that part is void, and it can make a court doubt the rest.',
	market: 'Own-time inventions with no tie to the company stay with the employee, and the agreement says so.',
	action: 'carve out own-time inventions that have no tie to the company',
	reason: 'Many state statutes ask for this carve-out.',
	fallback: 'Keep a duty to tell the company about such inventions, in confidence.',
	replacement: carveOutClause,
}

function noNotice(state: string) {
	return { ...finding, says: `The IP assignment does not carve out own-time inventions, as ${state} law asks.` }
}

function carveOut(input: RuleInput): Passage | null {
	const named = wording(input, statute)
	if (named) return named
	const described = wording(
		input,
		carvedOut,
		new RegExp(String.raw`\b(?:whether\s+or\s+not|regardless|irrespective|no\s+matter|even\s+if)\b|${timeOrNot}`, 'i'),
	)
	return described && mentionsInventions(described) ? described : null
}

function mentionsInventions({ sentence }: Passage) {
	return longPattern('i')`
		\b(?:
			inventions?|developments?|works?\b|work\s+product|creations?|intellectual\s+property|ideas?|discover\w+|improvements?|designs?
			|software|projects?|assign\w*|anything|everything|what(?:ever)?\s+(?:\w+\s+)?(?:makes?|made|creates?|invents?)
		)
	`.test(sentence.text)
}

function definitionOfInventions(input: RuleInput) {
	return input.structure.definedTerms
		.filter(({ term }) =>
			/\b(?:inventions?|work\s+product|developments?|intellectual\s+property|creations?|deliverables?|works?)\b/i.test(term),
		)
		.map(
			({ definition }) =>
				input.structure.sentences.find(({ start, end }) => definition.start >= start && definition.start < end)?.text ?? '',
		)
		.join(' ')
}

const earlier = patternPart`
	\b(?:prior|pre-?existing|existing|earlier|excluded|background|previous|retained)\s+(?:(?:and\s+\w+|inventions?\s+and)\s+)?(?:
		inventions?|works?\b|designs?\b|materials?|intellectual\s+property|IP\b|developments?|technolog\w+|tools?|creations?|know-?how
		|code|software|rights
	)
	|\binventions?\b[^.;]{0,80}\b(?:before|prior\s+to)\b[^.;]{0,60}\b(?:employment|engagement|date|agreement|start)
`
const mentioned = new RegExp(earlier, 'i')
const listedElsewhere = longPattern('i')`
	\b(?:keeps?|retains?|reserves?|excludes?|remains?|stays?|excluded|except\w*)\b[^.;]{0,80}\b
		(?:works?|materials?|inventions?|tools?|code|librar(?:y|ies)|designs?)\b[^.;]{0,40}\b
		(?:listed|named|set\s+out|described|identified|in)\b[^.;]{0,20}\b(?:exhibit|appendix|annex|schedule|attachment)\b
	|\b(?:works?|materials?|inventions?|tools?|code|designs?)\b[^.;]{0,40}\b(?:listed|named|set\s+out|described|identified)\s+in\s+
		(?:exhibit|appendix|annex|schedule|attachment)\b[^.;]{0,60}\b
		(?:stays?|remains?|belongs?|kept|excluded|excepted|not\s+(?:assigned|covered))\b
`
const listHeading = new RegExp(
	String.raw`^[^\n]{0,60}(?:${earlier}|\binventions?\s+list|\blist\s+of\b[^\n]{0,20}\binventions?)[^\n]{0,60}$`,
	'gim',
)
const filledIn = /\b(?:none|nil|no\s+(?:prior|such|inventions?|excluded|pre-?existing|background|items?)|not\s+applicable|n\/a|nothing)\b/i

export const priorInventions: Rule = {
	id: 'employment.prior_inventions',
	playbook: 'employment',
	title: 'Prior inventions are kept apart',
	basis: { kind: 'S', source: 'published invention assignment forms, which carry such a list' },
	stake: 9,
	standard: 'A list of earlier inventions is attached, or it says "none".',
	decide(input) {
		if (!anyOwnership(input) || input.documentType === 'Offer Letter') return notApplicable
		const clause = passage(input, mentioned) ?? wording(input, mentioned) ?? headedClause(input) ?? wording(input, listedElsewhere)
		if (!clause) return undecided
		const gap = wording(input, noListNoInventions) ? null : (openExhibit(input, clause) ?? openList(input))
		if (!gap)
			return /\b(?:prior|pre-?existing|earlier|excluded)\b/i.test(clause.sentence.text) && mentionsInventions(clause)
				? passed(clause)
				: undecided
		return flagged({
			kind: 'ambiguous',
			severity: 'medium',
			span: gap,
			says: 'The list of prior inventions is empty; it does not even say "none".',
			why: 'An empty list can be filled in later, by anyone. Then both sides may claim the same thing.',
			market: 'The list is filled in before signing, or it says "none".',
			action: 'fill in the list of prior inventions, or write "none"',
			reason: 'It draws a clear line for both sides.',
			fallback: 'Add that what is not on the list counts as made for the company.',
			replacement: listClause,
			decideBy: 'you',
		})
	},
}

/** "If no list is attached, there are none": then an empty list is an answer. */
const noListNoInventions = longPattern('i')`
	\b(?:if|where)\b[^.]{0,120}\b(?:
		no\s+(?:such\s+)?(?:list|invention|disclosure|item)s?|blank|empty|nothing|not\s+(?:completed|filled)
	)\b[^.]{0,160}\b(?:no\s+(?:such\s+)?(?:prior|excluded|inventions?)|none|represent\w*|deemed)
`

const listClause = 'Earlier inventions of the Worker that stay with the Worker: None.'

function openList(input: RuleInput) {
	const text = visibleText(input)
	const inExhibit = input.structure.clauses.find(
		(clause) => clause.kind === 'exhibit' && mentioned.test(text.slice(clause.start, Math.min(clause.end, clause.start + 240))),
	)
	const heading = inExhibit ? null : lastHeading(text)
	const list = inExhibit ?? heading
	if (!list) return openLine(text)
	const words = text.slice(list.start, Math.min(list.end, list.start + 1500))
	const body = words.split('\n').slice(1).join('\n')
	if (filledIn.test(body)) return null
	const open =
		body.replace(
			longPattern('giu')`
				\b(?:
					title|date|brief|description|identif\w+|number|or|of|invention|inventions|list|additional|sheets?|attached|name|employee
					|contractor|signature|signed|company|by|please|the|if|are|is|and|prior|following
				)\b
				|[^\p{L}]
			`,
			'',
		).length < 8
	return open || /_{4,}|\[\s*\]|\[[^\]]{0,40}(?:list|insert|describe|to\s+be)[^\]]{0,60}\]/i.test(body)
		? { start: list.start, end: list.start + Math.min(words.trimEnd().length, 300) }
		: null
}

/** A clause whose heading alone names its subject: "4. Earlier works. The Consultant keeps …". */
function headedClause(input: RuleInput): Passage | null {
	const headed = input.structure.clauses.find(({ kind, heading }) => kind === 'clause' && heading !== null && mentioned.test(heading))
	const sentence = headed && input.structure.sentences.find(({ clauseId }) => clauseId === headed.id)
	const match = sentence && /\S[^.;]*/.exec(sentence.text)
	return match ? { ...quoteSpan(sentence, match), match, sentence } : null
}

function openExhibit({ structure, document }: RuleInput, { sentence }: Passage) {
	for (const { resolvedTo, start } of structure.crossReferences) {
		const exhibit =
			start >= sentence.start && start < sentence.end
				? structure.clauses.find(({ id, kind }) => id === resolvedTo && kind === 'exhibit')
				: undefined
		if (!exhibit) continue
		const body = document.text.slice(exhibit.start, exhibit.end).split('\n').slice(1).join('\n').trim()
		if (body.length < 60 && (notYet.test(body) || !/\p{L}/u.test(body)))
			return { start: exhibit.start, end: exhibit.start + document.text.slice(exhibit.start, exhibit.end).trimEnd().length }
	}
	return null
}

const notYet = longPattern('i')`
	\bto\s+(?:be\s+(?:completed|added|provided|agreed|determined|listed|filled|supplied|inserted)|come|follow)\b|\bTB[DC]\b
	|\b(?:open|pending|later)\b|\[[^\]]{0,60}\]
`

function lastHeading(text: string) {
	const last = allMatches(text, listHeading)
		.filter(({ index }) => /^\s*(?:exhibit|schedule|annex|appendix|attachment)\b/i.test(text.slice(index, index + 80)))
		.at(-1)
	return last ? { start: last.index, end: text.length } : null
}

function openLine(text: string) {
	const line = new RegExp(
		String.raw`(?:${earlier})[^\n.]{0,60}:\s*(?:_{3,}|\[\s*\]|\[[^\]\n]{0,60}\]|TBD|to\s+be\s+(?:completed|added|listed|determined))`,
		'i',
	).exec(text)
	return line ? { start: line.index, end: line.index + line[0].length } : null
}
