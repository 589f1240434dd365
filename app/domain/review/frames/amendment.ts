import { longPattern } from '#app/domain/text/long-pattern.ts'
import type { Slot } from './frame.ts'
import { emptyFrame } from './frame.ts'
import type { Predication } from './parse/predication.ts'
import type { FrameDraft, FrameSource } from './read-frames.ts'
import { judgementIn } from './reading/judgements.ts'
import { type Provision, placeOfItem, provisionsWith } from './reading/provisions.ts'
import { slot } from './reading/slots.ts'
import { noticeIn } from './reading/times.ts'

/**
 * Who may change the deal. Effects: `by_agreement` needs the other side ("signed by both parties"), `unilateral` is
 * open to `who` alone, `by_notice` too, but only with notice. Of the slots, `what` is what changes, `trigger` how it is
 * made known ("by posting"), `notice` its length, and `exceptions` what softens it: a right to leave, a refund, nothing
 * worse during the term.
 */
export function readAmendments(source: FrameSource): FrameDraft[] {
	return provisionsWith(source, amends).flatMap((provision) => {
		if (!amends.test(provision.sentence.text)) return []
		const jointly = byAgreement(provision)
		return jointly ? [jointly] : provision.predications.flatMap((predication) => alone(source, provision, predication) ?? [])
	})
}

const amends = /\b(?:amend|chang|modif|revis|updat|alter|adapt|vary|varied|variation|supplement|replac|adjust|discontinu|rewrit)/i
const verbs = /^(?:amend|change|adapt|modify|revise|update|alter|vary|supplement|replace|rewrite|discontinue)$/
/** The deal itself: its change may hurt any party. */
const deal = longPattern('i')`
	^(?:
		(?:
			all|any|or|and|some|part|portion|portions|provisions?|terms|conditions|of|to|the|our|its|their|these|this|such|in|whole|other
			|applicable|general|standard|foregoing|time|at|each|attached|related|online|above|its
		)[\s,]+
	)*(?:
		agreement|contract|terms|conditions|polic(?:y|ies)|guidelines|addendum|undertaking|deed|handbook|plan|rules|schedules?|exhibits?
		|program(?:me)?|documentation|eula|terms\s+of\s+(?:use|service)|privacy\s+(?:policy|notice|statement)|scope
	)\b
`
/** What the other side delivers: its change is a change of the deal only where the side that delivers makes it. */
const service = longPattern('i')`
	^(?:
		(?:
			all|any|or|and|some|part|portion|portions|aspects?|features?|functions?|of|to|the|our|its|their|these|this|such|content|other
			|each
		)[\s,]+
	)*(?:
		services?|platform|features?|functionality|site|website|app|application|product|subscription|service\s+levels?|support|programs?
	)\b
`
const prices = /\b(?:fees?|prices?|pricing|rates?|charges?|rent|salary|compensation|invoice|budget)\b/i
const notTheDeal = longPattern('i')`
	\b(?:
		order|orders|account|profile|password|settings|appointment|delivery|address|name|contact|design|specifications?|source\s+code
		|work\s+product|materials?|marks?|beneficiar\w+|insurance|advance\s+directive|will
	)\b
`
const deliverers = new Set([
	'vendor',
	'licensor',
	'provider',
	'seller',
	'supplier',
	'franchisor',
	'landlord',
	'lender',
	'employer',
	'company',
	'processor',
])

const joint = longPattern('i')`
	\b(?:signed|executed|agreed|approved|consented|made|accepted|entered\s+into)\b[^.;]{0,60}\b(?:by|between|of)\b[^.;]{0,40}\b
		(?:both|each|all|the)\s+(?:of\s+(?:the|us)\s*)?(?:part(?:y|ies)|sides|of\s+us)\b
	|\bmutual(?:ly)?\s+(?:written\s+|signed\s+)?(?:agree\w*|consent|written)
	|\b(?:written|prior)\s+(?:agreement|consent)\s+(?:of|by|between)\s+(?:both|each|all|the)\s+(?:of\s+the\s+)?(?:other\s+)?part
		(?:y|ies)
	|\b(?:writing|instrument|amendment|document)\b[^.;]{0,60}\bsigned\s+by\s+(?:an?\s+)?(?:authori[sz]ed\s+)?(?:\w+\s+){0,4}?
		(?:both|each|all|the\s+parties|party\s+(?:against|to\s+be))
	|\bboth\s+parties\b[^.;]{0,30}\bagree
	|\bby\s+(?:the\s+)?(?:written\s+)?agreement\s+(?:of|between)\s+the\s+parties
`
const amendmentNoun = longPattern('i')`
	\b(?:
		amend(?:ed|ment|ments)?|modif(?:y|ied|ication|ications)|chang(?:e|es|ed)|var(?:y|ied|iation|iations)|alter(?:ed|ation|ations)?
		|supplement(?:ed)?|waive[dr]?
	)\b
`

/** Words that make the agreement a condition: without them an amendment is only mentioned. */
const limits =
	/\b(?:no|not|only|unless|except|must|shall\s+be|valid|effective|binding|requires?|may\s+(?:only\s+)?be|may\s+(?:amend|change|modify))\b/i
const farthest = 200

function byAgreement({ sentence }: Provision): FrameDraft | null {
	const how = joint.exec(sentence.text)
	const what = amendmentNoun.exec(sentence.text)
	const paper =
		/\b(?:agreement|contract|terms|amendment|modification|variation|provision|letter|lease|note|deed|addendum|policy|change)s?\b/i.test(
			sentence.text,
		)
	if (
		!how ||
		!what ||
		!paper ||
		sentence.text.length > 900 ||
		!limits.test(sentence.text) ||
		/^["“]/.test(sentence.text) ||
		Math.abs(how.index - what.index) > farthest
	)
		return null
	const span = { start: sentence.start + how.index, end: sentence.start + how.index + how[0].length }
	return {
		...emptyFrame('amendment', slot('by_agreement', span, 0.88), sentence),
		who: slot({ kind: 'each' }, span, 0.85),
		modality: slot('may', span, 0.8),
		conditions: [slot(how[0], span, 0.85)],
	}
}

function alone(source: FrameSource, provision: Provision, predication: Predication): FrameDraft | null {
	const { sentence } = provision
	const { object, subject, modality, verb, confidence } = predication
	if (modality !== 'may' || !verbs.test(verb) || !object || notTheDeal.test(object.text.slice(0, 60))) return null
	const ofDeal = deal.test(object.text)
	if (!ofDeal && !(service.test(object.text) && delivers(source, predication))) return null
	if (ofDeal && prices.test(object.text.slice(0, 40)) && !/\bterms\b|\bagreement\b/i.test(object.text)) return null
	const words = withoutDeemed(
		[...predication.conditions, ...predication.exceptions, ...predication.adjuncts, object].map(({ text }) => text).join(' '),
	)
	const place = { ...placeOfItem(source, predication), clauseId: sentence.clauseId }
	const who = subject?.actor && subject.actor.kind !== 'third' ? slot(subject.actor, subject, confidence) : null
	if (
		/\b(?:consent|agrees?|agreed|(?:written|mutual|prior)\s+agreement|approv(?:al|e|es|ed)|signed|countersigned|jointly|together\s+with)\b/i.test(
			words,
		)
	)
		return consented(predication, place)
	// "May discontinue the service if you do not pay" is a suspension.
	if (verb === 'discontinue' && predication.conditions.length > 0) return null
	// "Each party may change its address": what both may do alone is no one-sided change.
	if (who && who.value.kind !== 'party' && who.value.kind !== 'floating') return null
	const section = sectionOf(source, sentence.clauseId, sentence)
	const notice = noticeIn(sentence) ?? noticeIn(section)
	const posted =
		/\b(?:post(?:ing|ed)?|publish(?:ing|ed)?)\b[^.;]{0,60}|\bon\s+(?:our|the|its)\s+(?:web)?site\b/i.exec(sentence.text) ?? null
	const told =
		notice ??
		(/\b(?:notice|notif\w+|inform\w*\s+you|e-?mail)\b/i.test(sentence.text + section.text) &&
		!/\bwithout\b[^.;]{0,30}\bnotice\b/i.test(sentence.text)
			? slot({ amount: null, unit: 'days' as const }, sentence, 0.4)
			: null)
	return {
		...emptyFrame(
			'amendment',
			slot(told && told.value.amount !== 0 ? 'by_notice' : 'unilateral', predication.verbSpan, Math.min(0.9, confidence)),
			place,
		),
		who,
		modality: slot('may', predication.verbSpan, confidence),
		what: slot(object.text, object, 0.85),
		notice,
		trigger: posted
			? slot(posted[0], { start: sentence.start + posted.index, end: sentence.start + posted.index + posted[0].length }, 0.75)
			: null,
		judgement: judgementIn(sentence, subject, source.parties),
		conditions: predication.conditions.map((each) => slot(each.text, each, 0.75)),
		exceptions: softened(section),
	}
}

/** "Use of the service after that is consent", "without your consent": no real consent. */
function withoutDeemed(words: string): string {
	return words.replace(
		longPattern('gi')`
			\b(?:use|using)\b[^.;]{0,80}\b(?:is|means|constitutes?|signif(?:y|ies)|counts?\s+as|deemed)\b[^.;]{0,40}\b
				(?:consent|accept\w*|agree\w*)\b
			|\bwithout\b[^.;]{0,40}\b(?:consent|approval|agreement)\b
		`,
		' ',
	)
}

function consented({ verbSpan, conditions, confidence }: Predication, place: Parameters<typeof emptyFrame>[2]): FrameDraft {
	const span = conditions[0] ?? verbSpan
	return {
		...emptyFrame('amendment', slot('by_agreement', span, Math.min(0.82, confidence)), place),
		who: slot({ kind: 'each' }, span, 0.7),
		conditions: conditions.map((each) => slot(each.text, each, 0.75)),
	}
}

function delivers({ parties }: FrameSource, { subject }: Predication): boolean {
	const actor = subject?.actor
	if (actor?.kind !== 'party') return false
	const role = parties.find(({ id }) => id === actor.party)?.roleKind ?? null
	return role !== null && deliverers.has(role)
}

const edges = [
	longPattern('i')`
		\b(?:you|customer|client|subscriber|licensee|user|member|the\s+other\s+party|either\s+party)\b[^.;]{0,60}\b
		(?:may|can|shall\s+be\s+entitled\s+to|has\s+the\s+right\s+to)\b[^.;]{0,40}\b
		(?:terminate|cancel|reject|object|opt\s+out|end|close|stop\s+using)\b[^.;]{0,80}
	`,
	/\bprorated?\s+refund\b|\brefund\b[^.;]{0,40}\bprepaid\b/i,
	longPattern('i')`
		\b(?:will|shall|may|do(?:es)?)\s+not\b[^.;]{0,60}\b(?:material\w*|substantial\w*|advers\w*)\b[^.;]{0,60}\b
			(?:reduc\w+|degrad\w+|diminish\w*|decreas\w+|impair\w*|advers\w+|affect\w*)\b
		|\bnot\b[^.;]{0,40}\b(?:appl(?:y|ies)|take\s+effect)\b[^.;]{0,60}\b(?:current\s+term|renewal|next\s+term|retroactive)
	`,
]

/** What makes a change bearable, anywhere in its section. */
function softened({ text, start }: { text: string; start: number }): Slot<string>[] {
	return edges.flatMap((edge) => {
		const match = edge.exec(text)
		return match ? [slot(match[0], { start: start + match.index, end: start + match.index + match[0].length }, 0.7)] : []
	})
}

function sectionOf({ structure, document }: FrameSource, clauseId: string | null, sentence: { text: string; start: number; end: number }) {
	const clause = structure.clauses.find(({ id }) => id === clauseId)
	if (!clause || clause.end - clause.start > longestSection) return sentence
	return { text: document.text.slice(clause.start, clause.end), start: clause.start, end: clause.end }
}

/** Characters above which a clause is no one matter. */
const longestSection = 4000
