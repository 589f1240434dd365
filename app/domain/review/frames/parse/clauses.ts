import { longPattern } from '#app/domain/text/long-pattern.ts'
import type { ActorReader } from './actors.ts'
import { furtherVerbs, laterVerb } from './coordination.ts'
import { baseOfGerund, baseOfParticiple, isAlsoNoun, isBaseVerb } from './verb-forms.ts'
import type { Token } from './tokens.ts'
import { readVerbGroup, type VerbGroup } from './verb-groups.ts'
import {
	conditionWords,
	conjunctions,
	determiners,
	isAdverb,
	prepositions,
	pronouns,
	relatives,
	sayingVerbs,
	subordinators,
	timeNouns,
} from './words.ts'

/** What a clause is in its sentence. Only `main`, `said` ("agrees that …") and `proviso` state something. */
export type ClauseKind = 'main' | 'said' | 'proviso' | 'condition' | 'time' | 'relative'

/** A finite verb with the place of its subject. Numbers count tokens, ends are exclusive. */
export interface VerbClause {
	group: VerbGroup
	kind: ClauseKind
	/** Subject; `null` when it has none of its own and none could be shared. */
	subject: { start: number; end: number } | null
	/** The clause whose subject it shares: "shall pay and [shall] deliver". */
	sharedWith: VerbClause | null
	/** Where the clause begins, its subject or conjunction included. */
	start: number
	/** What stands between subject and verb. */
	interruptions: { start: number; end: number }[]
	/** Of a relative clause: the word that opens it, behind its antecedent. */
	opener: number | null
	sure: number
}

/** How a backward walk for a noun phrase ended. */
type Stop = 'start' | 'verb' | 'comma' | 'and' | 'mark' | 'condition' | 'proviso' | 'said' | 'relative' | 'time'

interface Walk {
	start: number
	stop: Stop
	/** The token that ended the walk. */
	at: number
}

/** Finds every finite verb of a sentence with its subject and the kind of its clause. */
export function readClauses(tokens: readonly Token[], actorAt: ActorReader): VerbClause[] {
	const clauses: VerbClause[] = []
	let bare: VerbGroup | null = null
	for (let at = 0; at < tokens.length; at++) {
		if (tokens[at]?.text === ';') bare = null
		let group = readVerbGroup(tokens, at, actorAt)
		if (!group && bare && (tokens[at]?.text === ',' || conjunctions.has(tokens[at]?.lower ?? ''))) {
			const later = laterVerb(tokens, at, bare, actorAt)
			const lead = clauses.findLast((clause) => clause.group === bare)
			const latest = clauses.at(-1)?.kind
			if (later && lead && latest !== 'condition' && latest !== 'time' && !ofInfinitive(tokens, bare, at)) {
				clauses.push({
					group: later,
					kind: lead.kind,
					subject: lead.subject,
					sharedWith: lead,
					start: at,
					interruptions: [],
					opener: null,
					sure: Math.min(lead.sure, later.sure),
				})
				at = later.end - 1
				continue
			}
		}
		if (!group) continue
		const clause = placed(tokens, group, clauses, actorAt)
		if (!clause) continue
		clauses.push(clause)
		for (const further of furtherVerbs(tokens, group)) {
			clauses.push({
				group: further,
				kind: clause.kind,
				subject: clause.subject,
				sharedWith: clause,
				start: further.start,
				interruptions: clause.interruptions,
				opener: null,
				sure: clause.sure,
			})
			group = further
		}
		if (
			(group.kind !== 'present' || group.modality !== 'is') &&
			!group.passive &&
			(clause.kind === 'main' || clause.kind === 'said' || clause.kind === 'proviso')
		)
			bare = group
		at = group.end - 1
	}
	return clauses
}

/** Makes every clause in one way: objects with one order of properties are read faster. */
function clauseOf(
	group: VerbGroup,
	kind: ClauseKind,
	subject: VerbClause['subject'],
	start: number,
	sure: number,
	interruptions: VerbClause['interruptions'] = [],
	opener: number | null = null,
	sharedWith: VerbClause | null = null,
): VerbClause {
	return { group, kind, subject, sharedWith, start, interruptions, opener, sure }
}

const causing =
	/^(?:permit|allow|cause|require|authori[sz]e|enable|encourage|procure|direct|instruct|ask|request|assist|entitle|want|need|oblige|license)$/

/** "Permit a third party to access or use": the second verb is the third party's. */
function ofInfinitive(tokens: readonly Token[], group: VerbGroup, at: number): boolean {
	const inside = tokens
		.slice(group.end, at)
		.some((token, index, all) => token.lower === 'to' && isBaseVerb(all[index + 1]?.lower ?? tokens[at]?.lower ?? ''))
	return inside && (causing.test(group.verb) || tokens[at]?.text !== ',')
}

function placed(tokens: readonly Token[], group: VerbGroup, before: readonly VerbClause[], actorAt: ActorReader): VerbClause | null {
	if (group.kind === 'imperative') return clauseOf(group, 'main', null, group.start, group.sure)
	if (group.inside) {
		const opener = tokens[group.start - 1]?.lower ?? ''
		const conditional = tokens[group.start]?.lower === 'should' && (group.start === 0 || opener === ',' || /^(?:or|and|;)$/.test(opener))
		return clauseOf(group, conditional ? 'condition' : 'main', group.inside, group.start, group.sure)
	}
	const { end, interruptions } = subjectEnd(tokens, group.start)
	const previous = before.findLast((clause) => clause.group.end <= end) ?? null
	const limit = previous?.group.end ?? 0
	const shared = elided(tokens, limit, end)
	if (shared !== null) return sharing(tokens, group, previous, before, end, shared, interruptions, actorAt)
	const last = tokens[end - 1]?.lower ?? ''
	if (relatives.has(last) || last === 'as') {
		const ante = antecedentEnd(tokens, end - 1)
		const walk = walkBack(tokens, ante, limit, previous, actorAt)
		return clauseOf(
			group,
			last === 'as' ? 'time' : 'relative',
			{ start: walk.start, end: ante },
			end - 1,
			group.sure,
			interruptions,
			end - 1,
		)
	}
	const walk = walkBack(tokens, end, limit, previous, actorAt, group.kind === 'present')
	const trimmed = trimSubject(tokens, walk.start, end, actorAt)
	if (walk.stop === 'verb' && previous) {
		// "The party which receives notice shall": what stands behind a relative verb is its object, and its antecedent acts.
		const said = sayingVerbs.has(previous.group.verb)
		if (!said && previous.kind === 'relative') return behindRelative(tokens, group, previous, before, interruptions, actorAt)
		if (said) return clauseOf(group, inherited(previous), trimmed, walk.start, group.sure - 0.06, interruptions)
		const tail = trimmed.start > walk.start
		const actor = actorAt(tokens, trimmed.start)
		const fits = actor !== null && actor.end === trimmed.end
		return clauseOf(
			group,
			(previous.kind === 'condition' || previous.kind === 'time') && fits ? 'main' : 'relative',
			trimmed,
			trimmed.start,
			tail || fits ? group.sure - 0.2 : 0.4,
			interruptions,
		)
	}
	const told = kindOf(walk.stop, previous, tokens, walk.at, before)
	// "Provided that Customer has paid" is a condition; "provided that it shall give notice" makes a statement of its
	// own.
	const kind = told === 'proviso' && group.kind === 'present' ? 'condition' : told
	const opener = kind === 'relative' && walk.stop === 'relative' ? walk.at : null
	// "The services [that] Customer orders": a party right behind a noun opens a relative clause of its own.
	if (
		kind === 'main' &&
		trimmed.start > walk.start &&
		!prepositions.has(tokens[walk.start]?.lower ?? '') &&
		(group.kind === 'present' || determiners.has(tokens[walk.start]?.lower ?? '')) &&
		actorAt(tokens, trimmed.start)
	) {
		return clauseOf(group, 'relative', { start: walk.start, end: trimmed.start }, trimmed.start, 0.5, interruptions, trimmed.start)
	}
	// "Information we may disclose": a small pronoun behind a noun opens a relative clause.
	const pronoun = tokens[trimmed.end - 1]
	const noun = tokens[trimmed.end - 2]
	if (
		pronoun &&
		/^(?:he|she|it|they|we|you)$/.test(pronoun.text) &&
		trimmed.end - 1 > walk.start &&
		noun?.kind === 'word' &&
		!prepositions.has(noun.lower) &&
		!conjunctions.has(noun.lower) &&
		!isAdverb(noun.lower) &&
		!prepositions.has(tokens[walk.start]?.lower ?? '')
	) {
		return clauseOf(group, 'relative', trimmed, trimmed.end - 1, 0.5, interruptions, trimmed.end - 1)
	}
	const first = tokens[trimmed.start]
	const verbAlone =
		first !== undefined &&
		first.text === first.lower &&
		isBaseVerb(first.lower) &&
		(!isAlsoNoun(first.lower) || trimmed.end - trimmed.start === 1)
			? 0.5
			: 0
	const doubtful = (trimmed.end - trimmed.start > 25 ? 0.12 : 0) + verbAlone
	return clauseOf(
		group,
		kind,
		trimmed.end > trimmed.start ? trimmed : null,
		walk.start,
		group.sure - doubtful - (walk.stop === 'comma' && previous?.kind === 'main' ? 0.1 : 0),
		interruptions,
		opener,
	)
}

function inherited(previous: VerbClause): ClauseKind {
	return previous.kind === 'main' || previous.kind === 'said' || previous.kind === 'proviso' ? 'said' : previous.kind
}

/** Where the subject's words end: before adverbs, brackets and what commas enclose in front of the verb. */
function subjectEnd(tokens: readonly Token[], from: number) {
	const interruptions: { start: number; end: number }[] = []
	let end = from
	for (let steps = 0; steps < 6; steps++) {
		while (
			end > 0 &&
			(isAdverb(tokens[end - 1]?.lower ?? '') ||
				(/^(?:each|both|all)$/.test(tokens[end - 1]?.lower ?? '') &&
					end > 1 &&
					!conjunctions.has(tokens[end - 2]?.lower ?? '') &&
					tokens[end - 2]?.text !== ',') ||
				tokens[end - 1]?.kind === 'paren')
		) {
			end--
			if (tokens[end]?.kind === 'paren') interruptions.push({ start: end, end: end + 1 })
		}
		// "You will not, and will not authorize others to": the first auxiliary waits for its verb.
		if (conjunctions.has(tokens[end - 1]?.lower ?? '')) {
			let back = end - 1
			if (tokens[back - 1]?.text === ',') back--
			if (tokens[back - 1]?.lower === 'not') back--
			if (/^(?:shall|will|may|must|can|does|do|is)$/.test(tokens[back - 1]?.lower ?? '')) {
				end = back - 1
				continue
			}
		}
		if (tokens[end - 1]?.text !== ',') break
		const open = interruptionStart(tokens, end - 1)
		if (open === -1) break
		interruptions.push({ start: open + 1, end: end - 1 })
		end = open
	}
	return { end, interruptions }
}

/** The comma that opens what the comma at `close` ends: ", in its sole discretion,"; -1 when there is none. */
function interruptionStart(tokens: readonly Token[], close: number): number {
	for (let at = close - 1; at > 0; at--) {
		const text = tokens[at]?.text ?? ''
		if (text === ';' || text === ':') return -1
		if (text !== ',') continue
		const word = tokens[at + 1]?.lower ?? ''
		if (
			prepositions.has(word) ||
			conditionWords.has(word) ||
			relatives.has(word) ||
			subordinators.has(word) ||
			isAdverb(word) ||
			/^(?:a|an|each|or|and|not|if|being|acting|together|provided|but|its|their|such|save)$/.test(word) ||
			baseOfGerund(word) !== null ||
			baseOfParticiple(word) !== null
		)
			return at
	}
	return -1
}

/** The conjunction or comma alone before a verb without a subject of its own; `null` when words stand there. */
function elided(tokens: readonly Token[], limit: number, end: number): 'and' | 'none' | null {
	let at = end
	while (at > limit && (isAdverb(tokens[at - 1]?.lower ?? '') || tokens[at - 1]?.text === ',' || tokens[at - 1]?.kind === 'item')) at--
	const word = tokens[at - 1]?.lower ?? ''
	if (at > limit && (word === 'and' || word === 'or' || word === 'but' || word === 'and/or')) return limit > 0 ? 'and' : null
	if (tokens[end - 1]?.text === ';' && limit > 0) return 'and'
	if (tokens[at - 1]?.text === ';' && limit > 0) return 'and'
	return at <= limit ? 'none' : null
}

function sharing(
	tokens: readonly Token[],
	group: VerbGroup,
	previous: VerbClause | null,
	before: readonly VerbClause[],
	end: number,
	how: 'and' | 'none',
	interruptions: VerbClause['interruptions'],
	actorAt: ActorReader,
): VerbClause | null {
	if (!previous) return clauseOf(group, 'main', null, group.start, 0.3, interruptions)
	const listed = tokens[previous.group.end]?.text === ',' && previous.group.end + 1 >= group.start
	if (how === 'none' && previous.kind === 'relative' && !listed)
		return behindRelative(tokens, group, previous, before, interruptions, actorAt)
	let lead = previous
	if (previous.kind !== 'main' && previous.kind !== 'said' && group.kind === 'modal' && previous.group.kind !== 'modal') {
		lead =
			before.findLast(
				(clause) => clause.group.kind === 'modal' && (clause.kind === 'main' || clause.kind === 'said' || clause.kind === 'proviso'),
			) ?? previous
	}
	const start = Math.max(previous.group.end, end - 1)
	return clauseOf(
		group,
		lead.kind,
		lead.subject,
		start,
		Math.min(lead.sure, group.sure) - (lead === previous ? 0.04 : 0.1) - (how === 'none' ? 0.3 : 0),
		interruptions,
		null,
		lead,
	)
}

/** The verb behind a relative clause belongs to its antecedent: "fees [that Customer owes] shall accrue interest". */
function behindRelative(
	tokens: readonly Token[],
	group: VerbGroup,
	previous: VerbClause,
	before: readonly VerbClause[],
	interruptions: VerbClause['interruptions'],
	actorAt: ActorReader,
): VerbClause | null {
	const opener = previous.opener ?? previous.sharedWith?.opener ?? null
	if (opener === null) return null
	const end = antecedentEnd(tokens, opener)
	const earlier = before.findLast((clause) => clause.group.end <= end) ?? null
	const walk = walkBack(tokens, end, earlier?.group.end ?? 0, earlier, actorAt)
	const subject = trimSubject(tokens, walk.start, end, actorAt)
	const object = walk.stop === 'verb'
	return clauseOf(
		group,
		object ? 'relative' : kindOf(walk.stop, earlier, tokens, walk.at, before),
		subject,
		subject.start,
		group.sure - 0.14,
		interruptions,
		object ? opener : null,
	)
}

function antecedentEnd(tokens: readonly Token[], relative: number): number {
	let end = relative
	while (
		end > 0 &&
		(tokens[end - 1]?.text === ',' ||
			tokens[end - 1]?.kind === 'paren' ||
			/^(?:of|to|for|in|under|by|from|with|on|upon|all|each|any)$/.test(tokens[end - 1]?.lower ?? ''))
	)
		end--
	return end
}

function walkBack(
	tokens: readonly Token[],
	end: number,
	limit: number,
	previous: VerbClause | null,
	actorAt: ActorReader,
	present = false,
): Walk {
	for (let at = end - 1; at >= limit; at--) {
		const token = tokens[at] as Token
		const word = token.lower
		if (token.kind === 'mark') {
			if (
				/^[;:?–—*^|#]$/.test(token.text) ||
				(token.text === '.' &&
					at < end - 1 &&
					!/^(?:inc|ltd|co|corp|llc|no|mr|ms|dr|st|l\.p|l\.l\.c|n\.a|p\.c|u\.s|s\.a)$/.test(tokens[at - 1]?.lower ?? ''))
			)
				return { start: at + 1, stop: 'mark', at }
			if (token.text === ',' && conditionWords.has(tokens[at - 1]?.lower ?? '')) return { start: at + 1, stop: 'condition', at: at - 1 }
			if (token.text === ',' && endsAtComma(tokens, at, end, limit, actorAt)) return { start: at + 1, stop: 'comma', at }
			continue
		}
		if (token.kind === 'item') return { start: at + 1, ...beforeItem(tokens, at) }
		if (word === 'that') {
			const stop = stopAtThat(tokens, at)
			if (stop) return { start: at + 1, stop, at }
			continue
		}
		if (
			(conditionWords.has(word) || word === 'as') &&
			shortened.test(tokens[at + 1]?.lower ?? '') &&
			(at + 2 >= end || tokens[at + 2]?.kind === 'mark')
		)
			continue
		if (conditionWords.has(word) && !(word === 'where' && at > 0 && tokens[at - 1]?.text !== ','))
			return { start: at + 1, stop: 'condition', at }
		if (relatives.has(word)) return { start: at + 1, stop: 'relative', at }
		if (subordinators.has(word)) return { start: at + 1, stop: 'time', at }
		if ((word === 'provided' || word === 'providing') && at > 0 && /^[,;]$/.test(tokens[at - 1]?.text ?? ''))
			return { start: at + 1, stop: 'proviso', at }
		if (
			/^(?:after|before|since|upon|except)$/.test(word) &&
			(at === limit || timeNouns.has(tokens[at - 1]?.lower ?? '') || tokens[at - 1]?.text === ',') &&
			at < end - 1 &&
			!prepositions.has(tokens[at + 1]?.lower ?? '')
		) {
			const actor = actorAt(tokens, at + 1)
			// "After the Term ends": a plain statement behind the word can only be its clause.
			if (present && (at === 0 || tokens[at - 1]?.text === ',') && !tokens.slice(at + 1, end).some(({ lower }) => prepositions.has(lower)))
				return { start: at + 1, stop: 'time', at }
			if (actor?.end === end || pronouns.has(tokens[at + 1]?.lower ?? '')) return { start: at + 1, stop: 'time', at }
		}
		// "To the extent the GDPR applies", "each time Customer pays".
		if (
			(present || word === 'extent') &&
			openingNouns.has(word) &&
			at < end - 1 &&
			(determiners.has(tokens[at + 1]?.lower ?? '') || pronouns.has(tokens[at + 1]?.lower ?? '') || actorAt(tokens, at + 1) !== null)
		)
			return { start: at + 1, stop: 'condition', at }
		if (conjunctions.has(word) && endsAtAnd(tokens, at, end, limit, previous, actorAt)) return { start: at + 1, stop: 'and', at }
	}
	return { start: limit, stop: limit === 0 ? 'start' : 'verb', at: limit - 1 }
}

const openingNouns = new Set('extent event case time moment date day'.split(' '))

const shortened = longPattern()`
	^(?:
		due|any|applicable|necessary|required|practicable|possible|so|requested|appropriate|reasonable|reasonably|payable|available
		|otherwise|terminated|not|needed|permitted
	)$
`

/** "If (a) the Customer fails": the word before the letter decides. */
function beforeItem(tokens: readonly Token[], at: number): { stop: Stop; at: number } {
	const word = tokens[at - 1]?.lower ?? ''
	if (conditionWords.has(word)) return { stop: 'condition', at: at - 1 }
	if (word === 'that') return { stop: stopAtThat(tokens, at - 1) ?? 'said', at: at - 1 }
	if (relatives.has(word)) return { stop: 'relative', at: at - 1 }
	if (subordinators.has(word)) return { stop: 'time', at: at - 1 }
	return { stop: conjunctions.has(word) || word === ',' ? 'and' : 'mark', at }
}

/** Whether a comma ends the walk: what stands behind it is a whole noun phrase of its own. */
function endsAtComma(tokens: readonly Token[], at: number, end: number, limit: number, actorAt: ActorReader): boolean {
	const next = tokens[at + 1]
	if (!next || at + 1 >= end) return false
	const word = next.lower
	if (conjunctions.has(word)) return false
	if (prepositions.has(word) || baseOfGerund(word) !== null) return false
	if (word === 'not' || isAdverb(word)) return next.kind === 'word' && at + 2 < end
	const first = firstOf(tokens, at, limit)
	if (actorAt(tokens, first)?.end === at && tokens.slice(at, end).some(({ lower }) => lower === 'and' || lower === 'or')) return false
	// "None of Company, its affiliates or agents": the list began before the comma.
	if (/^(?:none|neither|each|either)$/.test(tokens[first]?.lower ?? '') && tokens[first + 1]?.lower === 'of') return false
	if (/^(?:inc|llc|ltd|corp|l\.l\.c|l\.p)\b/.test(word)) return false
	return true
}

function firstOf(tokens: readonly Token[], at: number, limit: number): number {
	let first = at
	while (first > limit && !/^[;:]$/.test(tokens[first - 1]?.text ?? '') && !opensClause(tokens, first - 1)) first--
	while (conjunctions.has(tokens[first]?.lower ?? '') || tokens[first]?.text === ',') first++
	return first
}

function stopAtThat(tokens: readonly Token[], at: number): Stop | null {
	let back = at - 1
	while (back > 0 && (tokens[back]?.text === ',' || isAdverb(tokens[back]?.lower ?? '') || tokens[back]?.kind === 'paren')) back--
	const before = tokens[back]?.lower ?? ''
	if (back === 0 && (before === 'provided' || before === 'providing')) return 'condition'
	if (before === 'provided' || before === 'except' || before === 'save' || before === 'providing') return 'proviso'
	if (/^(?:condition|event|extent|case|so|such|assuming|conditional)$/.test(before)) return 'condition'
	if (sayingVerbs.has(before)) return 'said'
	if (conjunctions.has(before) || tokens[at - 1]?.text === ',')
		return tokens.slice(0, back).some((token, index) => token.lower === 'that' && sayingVerbs.has(tokens[index - 1]?.lower ?? ''))
			? 'said'
			: at === 0
				? null
				: 'relative'
	if (at === 0 || prepositions.has(before) || baseOfParticiple(before) !== null) return at === 0 || prepositions.has(before) ? null : 'said'
	return 'relative'
}

/** "Pays the fee and Customer delivers": the conjunction parts clauses; "Company and Customer shall": it joins nouns. */
function endsAtAnd(
	tokens: readonly Token[],
	at: number,
	end: number,
	limit: number,
	previous: VerbClause | null,
	actorAt: ActorReader,
): boolean {
	const next = tokens[at + 1]
	// "Notices go by mail, and Provider may": a party alone behind ", and" begins a clause, unless parties are listed.
	if (tokens[at - 1]?.text === ',' && next) {
		const alone = actorAt(tokens, at + 1)
		const first = firstOf(tokens, at - 1, limit)
		if (alone?.end === end && alone.actor.kind === 'party' && !/^[,(]/.test(tokens[actorAt(tokens, first)?.end ?? -1]?.text ?? ''))
			return true
	}
	if (next && partyAlone(tokens, at, end, actorAt)) return true
	if (!previous || limit === 0) return false
	if (!next || at + 1 >= end || prepositions.has(next.lower) || /^(?:its|their|his|her|our|your)$/.test(next.lower)) return false
	let comma = at
	if (
		tokens[at]?.lower === 'or' &&
		next.kind === 'word' &&
		next.lower === next.text &&
		!determiners.has(next.lower) &&
		!pronouns.has(next.lower)
	)
		return false
	while (comma > limit && tokens[comma]?.text !== ',' && !opensClause(tokens, comma) && !/^[;:]$/.test(tokens[comma]?.text ?? '')) comma--
	if (comma <= limit && !opensClause(tokens, comma) && !/^[,;:]$/.test(tokens[comma]?.text ?? '')) return true
	if (/^[;:]$/.test(tokens[comma]?.text ?? '')) return false
	if (tokens[comma]?.text !== ',') return false
	if (comma === at - 1) return true
	const actor = actorAt(tokens, comma + 1)
	return !(actor?.end === at || previous.kind === 'condition' || previous.kind === 'time')
}

/** "The licenses expire and you must stop": a party behind "and" that stands beside no other actor has a clause of its own. */
function partyAlone(tokens: readonly Token[], at: number, end: number, actorAt: ActorReader): boolean {
	const alone = actorAt(tokens, at + 1)
	if (alone?.end !== end || alone.actor.kind !== 'party' || tokens[at - 1]?.kind !== 'word') return false
	for (let from = at - 1; from >= Math.max(0, at - 5); from--) if (actorAt(tokens, from)?.end === at) return false
	return (
		!/^(?:between|of|by|to|from|both|either|neither|each)$/.test(tokens[at - 1]?.lower ?? '') &&
		!tokens.slice(Math.max(0, at - 8), at).some(({ lower }) => /^(?:between|both|either|neither)$/.test(lower))
	)
}

function opensClause(tokens: readonly Token[], at: number): boolean {
	const word = tokens[at]?.lower ?? ''
	return word === 'that' || conditionWords.has(word) || relatives.has(word) || subordinators.has(word)
}

function kindOf(stop: Stop, previous: VerbClause | null, tokens: readonly Token[], at: number, before: readonly VerbClause[]): ClauseKind {
	if (stop === 'condition' || stop === 'proviso' || stop === 'relative' || stop === 'time') return stop
	if (stop === 'said')
		return previous
			? inherited(previous)
			: conditionWords.has(tokens[firstOf(tokens, Math.max(0, at - 1), 0)]?.lower ?? '') || conditionWords.has(tokens[0]?.lower ?? '')
				? 'condition'
				: 'said'
	if (!previous || stop === 'start' || stop === 'mark') return 'main'
	const said = before.some(({ kind }) => kind === 'main')
	if (stop === 'comma')
		return previous.kind === 'condition' || previous.kind === 'time' || previous.kind === 'relative'
			? 'main'
			: previous.kind === 'said'
				? 'said'
				: 'main'
	if (previous.kind === 'condition' && tokens[at]?.kind === 'item') return 'condition'
	if (previous.kind === 'condition' || previous.kind === 'time' || previous.kind === 'relative')
		return tokens[at - 1]?.text === ',' && said ? 'main' : previous.kind
	return previous.kind
}

/** The subject without conjunctions, adverbs and phrases before it: "In addition [the Company]". */
function trimSubject(tokens: readonly Token[], from: number, to: number, actorAt: ActorReader): { start: number; end: number } {
	let start = from
	while (
		start < to &&
		(conjunctions.has(tokens[start]?.lower ?? '') ||
			isAdverb(tokens[start]?.lower ?? '') ||
			tokens[start]?.kind === 'item' ||
			(tokens[start]?.kind === 'mark' && tokens[start]?.text !== '$') ||
			tokens[start]?.lower === 'provided')
	)
		start++
	if (start >= to) return { start, end: to }
	const whole = actorAt(tokens, start)
	if (whole && whole.end >= to) return { start, end: to }
	const opensWithPhrase = prepositions.has(tokens[start]?.lower ?? '')
	for (let at = start + 1; at < to; at++) {
		const before = tokens[at - 1]?.lower ?? ''
		if (
			prepositions.has(before) ||
			determiners.has(before) ||
			conjunctions.has(before) ||
			before === "'s" ||
			before === "'" ||
			before === 'to'
		)
			continue
		const actor = actorAt(tokens, at)
		if (actor && actor.end === to && (actor.actor.kind !== 'third' || opensWithPhrase) && !adjectiveBefore(tokens, at))
			return { start: at, end: to }
		if (
			opensWithPhrase &&
			(determiners.has(tokens[at]?.lower ?? '') || pronouns.has(tokens[at]?.lower ?? '')) &&
			tokens[at]?.lower !== 'that'
		)
			return { start: at, end: to }
	}
	return { start, end: to }
}

function adjectiveBefore(tokens: readonly Token[], at: number): boolean {
	if (determiners.has(tokens[at]?.lower ?? '')) return false
	const before = tokens[at - 1]
	if (!before || before.kind !== 'word') return before?.kind === 'mark'
	let back = at - 1
	while (
		back >= 0 &&
		tokens[back]?.kind === 'word' &&
		!determiners.has(tokens[back]?.lower ?? '') &&
		!prepositions.has(tokens[back]?.lower ?? '') &&
		at - back < 4
	)
		back--
	return determiners.has(tokens[back]?.lower ?? '') && back >= at - 2 && /(?:ing|ed|al|ive|ous|ary|er)$/.test(before.lower)
}
