import { longPattern } from '#app/domain/text/long-pattern.ts'
import type { Predication } from '../../frames/parse/predication.ts'
import type { LawyerPoint } from '../../points/lawyer-point.ts'
import type { PointKind, PointTopic } from '../../points/point-kinds.ts'
import { sideWords, type SideWord } from '../../points/side-words.ts'
import { actorSide } from '../general/one-sided/point.ts'
import { isPublicTerms } from '../reader-side.ts'
import type { RuleInput } from '../rule.ts'
import { moderation } from './point-words.ts'

/** What the words themselves say of a point that the trained reader found: whether they hurt the reader, and enough to be raised. */
export interface PointWords {
	point: LawyerPoint
	text: string
	/** The verbs of the sentence that are sure. */
	acts: readonly Predication[]
}

/** What the reader does or bears; an act of the other side alone is no point of that kind. */
const burdens: ReadonlySet<PointKind> = new Set([
	'costs',
	'penalty',
	'security',
	'indemnity',
	'warranty_given',
	'insurance',
	'ip_assignment',
	'license_out',
	'restraint',
	'non_solicit',
	'open_duty',
	'release_waiver',
])
/** What the other side may do; a right of the reader alone is no point of that kind. */
const rights: ReadonlySet<PointKind> = new Set([
	'termination_by_other',
	'suspension',
	'unilateral_change',
	'sole_discretion',
	'price_change',
])
/** Kinds in which a ban on the other side protects the reader. */
const protectedBy: ReadonlySet<PointKind> = new Set([
	'data',
	'confidentiality',
	'publicity',
	'restraint',
	'non_solicit',
	'ip_assignment',
	'license_out',
	'audit',
	'open_duty',
])
const moneyKinds: ReadonlySet<PointKind> = new Set(['payment_terms', 'money_lost', 'costs', 'penalty'])
/** Kinds that hurt nobody more than the other where they say the same of both. */
const evenKinds: ReadonlySet<PointKind> = new Set([
	'liability_cap',
	'warranty_disclaimed',
	'release_waiver',
	'termination_by_other',
	'confidentiality',
	'transfer_limit',
	'dispute_process',
])

/** Terms that are explained at the head of each section bind by the section, not by its summary. */
const summaryOfClause =
	/^\W*(?:(?:the|a)\s+)?(?:short|plain[\s-]English|simple)\s+(?:version|summary)\b|^\W*(?:in\s+(?:short|plain\s+English)|tl;?dr)\W/i

const reliefs = /^(?:owe|be (?:liable|responsible|required|obligated|obliged|bound|deemed))\b/

/** Whether a sentence only sums its section up. */
export function isSummary({ text }: PointWords): boolean {
	return summaryOfClause.test(text)
}

/** Whether a sentence says of the wrong side, or of both alike, what a point of its kind is about. */
export function isAgainst(input: RuleInput, { point: { kind }, text, acts }: PointWords): boolean {
	const sides = acts.map((act) => ({ act, side: actorSide(input, act.subject?.actor) }))
	const [own, other, both] = (['reader', 'other', 'both'] as const).map((side) => sides.some((each) => each.side === side))
	const relieved = sides.some(
		({ act, side }) => side === 'reader' && (act.modality === 'need_not' || (/not$/.test(act.modality) && reliefs.test(act.verb))),
	)
	if (relieved && (burdens.has(kind) || moneyKinds.has(kind))) return true
	if (burdens.has(kind) && other && !own && !both) return true
	if (rights.has(kind) && (own || both) && !other) return true
	if (protectedBy.has(kind) && !own && sides.some(({ act, side }) => side === 'other' && act.modality === 'must_not')) return true
	if (evenKinds.has(kind) && both && !own && !other) return true
	if (burdens.has(kind) && acts.some((act) => isPromisedToReader(input, act))) return true
	const does = (verbs: RegExp) => new Set(sides.filter(({ act, side }) => side !== null && verbs.test(act.verb)).map(({ side }) => side))
	const doer = doers[kind]
	if (doer) {
		const who = does(doer.verbs)
		if (who.size > 0 && !doer.by.some((side) => who.has(side))) return true
	}
	if (helps[kind]?.test(text)) return true
	// Who only has to disclose is protected by what the others must keep.
	const owns = sides.filter(({ side }) => side === 'reader').map(({ act }) => act)
	if (
		kind === 'confidentiality' &&
		owns.length > 0 &&
		owns.every(({ verb, modality }) => verb === 'disclose' && (modality === 'must' || modality === 'may'))
	)
		return true
	const told = owned[kind]
	if (!told || !input.reader.party) return false
	const owner = ownerOf(sideWords(text, input.parties), told.words)
	return owner !== undefined && (owner === null || (owner === input.reader.party.id) === told.readers)
}

const promises = /^(?:represent|warrant|indemnify|defend|certify|covenant|reimburse)\b/

/** "The Creator warrants to you": whoever promises something to the reader, known or not, is not the reader. */
function isPromisedToReader(input: RuleInput, { verb, subject, towards }: Predication): boolean {
	const reader = input.reader.party?.id
	return (
		promises.test(verb) &&
		subject !== null &&
		actorSide(input, subject.actor) !== 'reader' &&
		actorSide(input, subject.actor) !== 'both' &&
		towards.some(({ actor }) => actor?.kind === 'party' && actor.party === reader)
	)
}

/** Whether the verbs of a point's sentence show that the right is the other side's, or the burden the reader's. */
export function isSided(input: RuleInput, { acts }: PointWords, topic: PointTopic): boolean {
	const doer = doers[topic as PointKind]
	const isRight = topic === 'right_of_other' || rights.has(topic as PointKind)
	return acts.some((act) => {
		const side = actorSide(input, act.subject?.actor)
		if (side === null || (doer && !doer.verbs.test(act.verb))) return false
		return doer ? doer.by.includes(side) : isRight ? side === 'other' && act.modality === 'may' : side !== 'other'
	})
}

const doers: Partial<Record<PointKind, { verbs: RegExp; by: readonly (Side | 'both')[] }>> = {
	termination_by_other: { verbs: /^(?:terminate|cancel|end|discontinue|dismiss)\b/, by: ['other'] },
	suspension: { verbs: /^(?:suspend|block|disable|withhold|stop|restrict|remove|revoke|limit|cease|refuse)\b/, by: ['other'] },
	price_change: { verbs: /^(?:increase|raise|change|adjust|set|amend|revise)\b/, by: ['other'] },
	warranty_given: { verbs: /^(?:represent|warrant|certify|acknowledge|covenant)\b/, by: ['reader', 'both'] },
	transfer_limit: { verbs: /^(?:assign|transfer|delegate|sublicense|subcontract|sell)\b/, by: ['reader', 'both'] },
}

/** Words by which a sentence of the kind helps the reader, or leaves everybody what was theirs. */
const helps: Partial<Record<PointKind, RegExp>> = {
	// What ends is a gift, or the right is one for a breach alone.
	termination_by_other: longPattern('i')`
		\b(?:may|can|shall|will)\s+only\s+(?:be\s+)?(?:terminat|cancel|end)\w*\b[^.;]{0,80}\bif\b
		|\b(?:terminat|cancel|end|discontinu|withdraw)\w*\b[^.;]{0,40}\b(?:promo(?:tion)?\w*|coupons?|vouchers?|discount\s+codes?|sweepstakes)\b
	`,
	price_change:
		/\b(?:not|no|never)\b[^.;]{0,24}\b(?:increas\w*|rais\w*|chang\w*|adjust\w*)\b(?![^.;]{0,40}\b(?:more|exceed|until|before|unless)\b)/i,
	ip_assignment: longPattern('i')`
		^(?!
			[^]*\b(?:
				assigns?|assigned|assignment|transfers?|transferred|conveys?|vests?|made\s+for\s+hire|waives?|developed|created|improvements?
				|modifications?|derivative|deliverables?|work\s+product|results|inventions?
			)\b
		)[^]*\b(?:retain\w*|remain\w*|continues?\s+to|sole\s+(?:and\s+exclusive\s+)?owner)\b
	`,
}

type Side = 'reader' | 'other'

/**
 * Words with an owner: where it is the reader's own liability, discretion or ownership, the point is the other side's;
 * costs are a point only where they are the reader's.
 */
const owned: Partial<Record<PointKind, { words: RegExp; readers: boolean }>> = {
	liability_cap: { words: /^(?:liab|responsib)/, readers: true },
	warranty_disclaimed: { words: /^(?:warrant|disclaim|represent)/, readers: true },
	sole_discretion: { words: /^discret/, readers: true },
}

const near = 10

/** Whose the words are where they first stand beside a party: the last party named before them, or behind "of"; `null` of both alike, `undefined` of nobody. */
function ownerOf(words: readonly SideWord[], about: RegExp): string | null | undefined {
	for (const [at, word] of words.entries()) {
		if (typeof word !== 'string' || !about.test(word)) continue
		const isNamed = (each: SideWord) => typeof each !== 'string' || /^~(?:each|neither)/.test(each)
		const before = words.slice(Math.max(0, at - near), at).findLast(isNamed)
		const owner = (words[at + 1] === 'of' ? words.slice(at + 2, at + 4).find(isNamed) : undefined) ?? before
		if (owner !== undefined) return typeof owner === 'string' ? null : owner.party
	}
	return undefined
}

/** Words that the reader of points takes for a kind whose texts do not fit them: they are only listed to be read. */
const ofAnotherKind: Partial<Record<PointKind, RegExp>> = {
	// A promise not to do something is no statement of fact, which one's knowledge could limit.
	warranty_given:
		/\b(?:will|shall)\s+not\s+(?:\w+\s+){0,2}?(?:endorse|promote|compete|engage|work|advertise|appear|perform|solicit|sell)\b/i,
	// What is assigned is not licensed.
	license_out:
		/(?<!\b(?:not|to|or|may)\s)\bassigns?\s+(?:to\s+\w+\s+)?(?:all|any|the|its|your|his|her)?\s*(?:\w+\s+){0,2}?(?:rights?|title|ownership)\b/i,
	// Nothing confidential is to be handed over, so that nothing has to be kept.
	confidentiality:
		/\b(?:not|refrain\s+from)\s+(?:\w+\s+){0,2}?(?:submit|send|provid|disclos|shar)\w*\b[^.;]{0,80}\b(?:you|that)\b[^.;]{0,40}\bconsider\b/i,
}

/** What the market text of a kind requires: where the words have it already, the point is only listed to be read. */
const met: Partial<Record<PointKind, RegExp>> = {
	warranty_disclaimed:
		/\bother\s+(?:express\s+or\s+implied\s+)?(?:warrant|represent)|except\s+(?:as|for)\s+(?:expressly\s+)?(?:set|provided|stated|warrant)/i,
	audit:
		/(?:days?|hours?)['’]?\s+(?:prior\s+|advance\s+)?(?:written\s+)?notice|(?:prior|advance|reasonable|written)\s+(?:written\s+)?notice|business\s+hours/i,
	control: /not\s+be\s+unreasonably|reasonable\s+(?:consent|approval)/i,
	sole_discretion:
		/reasonabl[ey]\s+(?:discretion|satisf|determin|judg)|\bdiscretion,?\s+(?:to\s+)?(?:offer|provide|grant|give|extend|waive|increase|pay)\b|credit|refund/i,
	// What stops when an agreement is over is no suspension.
	suspension: longPattern('i')`
		(?<!\b(?:without|no)\s+(?:(?:any|prior|further|advance|written)\s+)*)\bnotice\b|days\s+after
		|^\W*(?:upon|after|following|on)\s+(?:(?:the|any|such|its)\s+)?(?:expir|terminat)|\bsuch\s+termination\b
	`,
	costs: /prevailing|each\s+party|both\s+parties|\bshar(?:e|ed|ing)\b/i,
	open_duty: /cooperat|co-operat|reasonably\s+(?:necessary|required|requested)|commercially\s+reasonable/i,
	ip_assignment: /\b(?:no|not|nor|retain\w*|reserv\w*)\b[^.]{0,80}\b(?:assign\w*|transfer\w*|rights?|ownership|title)\b/i,
	price_change: /consumer\s+price|\bCPI\b|\bindex\b|not\s+(?:to\s+)?exceed|no\s+more\s+than/i,
	// What both sides give alike, and what covers others' claims only as far as its giver's own fault caused them.
	indemnity: longPattern('i')`
		\b(?:to\s+(?:a\s+|the\s+)?(?:like|same|equal)\s+extent|reciprocally|likewise|similarly|mutually|in\s+(?:the\s+same|like)\s+manner
			|on\s+the\s+same\s+terms)\b,?[^.;]{0,40}\b(?:indemnif|defend|hold)
		|\b(?:indemnify|defend|hold)\b[^.;]{0,60}\b(?:each\s+other|one\s+another|the\s+other\s+party)\b
		|third[\s-]part[^.;]{0,160}\bto\s+the\s+extent\b[^.;]{0,30}\b(?:caused\s+by|result\w*\s+from|due\s+to|attributable\s+to)\s+
			(?:(?:the|such)\s+\w+(?:['’]s)?\s+|\w+['’]s\s+|(?:its|their|your|our)\s+)?(?:own\s+)?
			(?:gross\s+)?(?:negligen\w+|fault|wil+ful|misconduct|acts?|omissions?|breach)
	`,
	insurance: /\bown\b[^.]{0,30}\b(?:property|goods|insurance)\b/i,
	data: /\bconsent\b|in\s+accordance\s+with\s+(?:applicable\s+)?(?:law|data)/i,
}

/** Whether the words have what the texts of their kind would ask for. */
export function isMet({ point: { kind }, text }: PointWords): boolean {
	return (met[kind]?.test(text) ?? false) || (ofAnotherKind[kind]?.test(text) ?? false)
}

/** Who works for a company assigns what is made in that work; more than that is a point. */
const beyondWork = longPattern('i')`
	\b(?:
		prior|previous|pre-?existing|outside|whether\s+or\s+not|after\s+(?:the\s+)?(?:termination|end|employment)
		|following\s+(?:the\s+)?termination|own\s+time|unrelated
	)\b
`

const forUnpaid = longPattern('i')`
	\b(?:
		not\s+(?:been\s+)?paid|fails?\s+to\s+(?:make\s+(?:\w+\s+){0,2})?pay(?:ments?)?|non-?payment|unpaid
		|failure\s+to\s+(?:make\s+(?:\w+\s+){0,2})?pay(?:ments?)?
	)\b(?![^.;]{0,120}\b(?:or\s+for\s+(?:any|no)\s+reason|at\s+any\s+time|sole\s+discretion)\b)
`

/** Nobody has to go on with who commits crimes. */
const forCrime = /\b(?:crim(?:e|inal)s?|offen[cs]es?|felony|brib\w+|corrupt\w*|money\s+laundering|slavery|sanctions?)\b/i
const ofOfficers = longPattern('i')`
	\b(?:indemnif\w+|hold)\b[^.;]{0,80}\b(?:executive|employee|officer|director|founder|him|her)\b
	|\b(?:officers?|directors?|executive|employee)\b[^.;]{0,80}\bindemnif\w+|\bfullest\s+extent\b
`
/** To tell of a breach of data at once is what the law asks anyhow. */
const ofIncidents = /\b(?:notif\w+|inform|report)\b[^.]{0,160}\b(?:aware|discover\w*|incident|personal\s+data|data\s+breach)\b/i

/**
 * Whether a right to decide or to change alone is about comments, posts or advertisements, or about what a site shows, as
 * every site has it.
 */
export function isModeration(input: RuleInput, { point: { kind }, text }: PointWords): boolean {
	return (
		(kind === 'sole_discretion' && moderation.test(text)) ||
		(kind === 'unilateral_change' && ofSite.test(text) && !ofTerms.test(text) && isPublicTerms(input))
	)
}

const ofSite = /\b(?:web)?sites?\b|\binformation\s+(?:posted|contained|provided|presented)\b|\b(?:features?|functionalit\w+|content)\b/i
const ofTerms = /\b(?:terms|agreement|conditions|polic(?:y|ies)|fees?|prices?|pricing|rates?|charges?|subscriptions?)\b/i

/** A risk that is taken is no duty to do something. */
const takesRisk = /\bassum\w*\s+(?:all|any|every|the|full|sole)\b[^.;]{0,30}\brisks?\b/i
/** Everybody obeys the law and keeps a password. */
const anybodysDuty = longPattern('i')`
	\b(?:comply|abide|obey|observe|adhere|follow)\b[^.;]{0,60}\b(?:laws?|regulations?|legislation)\b
	|\b(?:passwords?|log-?ins?|credentials?|user\s?names?|user\s+identifiers?|pass-?codes?|accounts?)\b[^.;]{0,80}\b
		(?:confidential\w*|secret|secure\w*|safe|private)\b
	|\b(?:confidential\w*|secrecy|secret|secur\w+|safeguard\w*|safe)\b[^.;]{0,80}\b
		(?:passwords?|log-?ins?|credentials?|user\s?names?|user\s+identifiers?|pass-?codes?|accounts?)\b
`
const atACost = /\b(?:costs?|expenses?|permits?|licen[cs]es|indemnif\w+|reimburse\w*)\b/i

/** A better product is not another deal. */
const improving = longPattern('i')`
	\b(?:improv|enhanc|upgrad|expand)\w*\b[^.;]{0,60}\b(?:apps?|applications?|services?|features?|functionalit\w+|software|platform|products?|site|website)\b
	|\b(?:apps?|applications?|services?|features?|functionalit\w+|software|platform|products?|site|website)\b[^.;]{0,60}\b(?:improv|enhanc|upgrad)\w*\b
`
const ofTheDeal =
	/\b(?:terms|agreement|conditions|polic(?:y|ies)|fees?|prices?|pricing|rates?|charges?|discontinu\w*|remov\w*|terminat\w*|suspend\w*)\b/i

/** Whether the point is what every such contract says, or the reader is the side that gives what its texts speak of. */
export function isUsual({ documentType, reader }: RuleInput, { point: { kind }, text }: PointWords): boolean {
	const role = reader.party?.roleKind
	const works =
		role === 'worker' ||
		role === 'founder' ||
		documentType === 'Co-Founder Agreement' ||
		documentType === 'Invention Assignment Agreement' ||
		documentType === 'Offer Letter'
	if (kind === 'ip_assignment') return works && !beyondWork.test(text)
	// Who is not paid may leave.
	if (kind === 'termination_by_other' && forUnpaid.test(text)) return true
	if (kind === 'termination_by_other' && forCrime.test(text)) return true
	// A company stands behind its officers and employees, who give nothing like it back.
	if (kind === 'indemnity' && (role === 'employer' || role === 'company') && ofOfficers.test(text)) return true
	if (kind === 'open_duty' && takesRisk.test(text) && !/\bnegligen|\bwil+ful|\bmisconduct/i.test(text)) return true
	if (kind === 'open_duty' && anybodysDuty.test(text) && !atACost.test(text)) return true
	if (kind === 'unilateral_change' && improving.test(text) && !ofTheDeal.test(text)) return true
	if (kind === 'deadline' && ofIncidents.test(text)) return true
	// What binds the recipient protects who alone discloses.
	if (kind === 'confidentiality' && role === 'discloser') return true
	return (kind === 'equity' || kind === 'compensation') && (role === 'company' || role === 'employer')
}

const changing = /^(?:change|modify|amend|update|revise|alter|adjust|discontinue|replace|increase|supplement|vary|reserve)\b/

const binding = /^must/

const looking = /^(?:audit|inspect|examine|review|enter|access|visit|copy)\b/
const letting = /^(?:permit|allow|provide|keep|maintain|make|give|grant|afford|cooperate|open)\b/

/** What takes a duty to indemnify away, or leaves it as it is. */
const frees = /\bnot\s+relieve\b|\b(?:not|no\s+(?:obligation|duty)\s+to)\s+(?:be\s+\w+\s+to\s+)?(?:indemnify|defend|hold\s+harmless)\b/i
const covering =
	/^(?:indemnify|defend|hold|save|reimburse|compensate|pay|cover|bear|assume|protect|agree|be (?:liable|responsible|required|obligated))\b/

/** Whether a verb of the right side carries the point, for kinds that are nothing without one. */
export function isCarried(input: RuleInput, { point: { kind }, text, acts }: PointWords): boolean {
	const does = (side: 'reader' | 'other', verbs: RegExp) =>
		acts.some((act) => actorSide(input, act.subject?.actor) === side && verbs.test(act.verb))
	if (kind === 'audit') return does('other', looking) || does('reader', letting)
	if (kind === 'open_duty') return acts.some((act) => actorSide(input, act.subject?.actor) === 'reader' && act.modality === 'must')
	if (kind === 'indemnity')
		return !frees.test(text) && (acts.length === 0 || acts.every((act) => !act.subject?.actor) || does('reader', covering))
	// A promise of the other side, such as an exclusive territory, is no restraint of the reader.
	if (kind === 'restraint')
		return acts.length === 0 || acts.some((act) => actorSide(input, act.subject?.actor) !== 'other' && binding.test(act.modality))
	if (kind === 'transfer_limit') return !/\bdisclos/i.test(text)
	if (kind !== 'unilateral_change') return true
	return does('other', changing) || /reserves?\s+the\s+right|subject\s+to\s+change|from\s+time\s+to\s+time/i.test(text)
}
