import type { ActorReader } from './actors.ts'
import { furtherVerbs, laterVerb } from './coordination.ts'
import { isAlsoNoun, isBaseVerb } from './verb-forms.ts'
import type { Token } from './tokens.ts'
import { antecedentEnd, subjectEnd, trimSubject } from './subject-words.ts'
import type { ClauseKind, VerbClause } from './verb-clause.ts'
import type { VerbGroup } from './verb-group.ts'
import { readVerbGroup } from './verb-groups.ts'
import { firstOf, type Stop, walkBack } from './walk-back.ts'
import { conditionWords, conjunctions, determiners, isAdverb, prepositions, relatives, sayingVerbs } from './words.ts'

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
