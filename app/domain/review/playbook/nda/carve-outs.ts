import { longPattern, patternPart } from '#app/domain/text/long-pattern.ts'
import { ofSecrecy } from '../clause-homes.ts'
import type { NdaRule, SecondOpinion } from './answers.ts'
import type { CarveOutName } from '../../frames/confidentiality.ts'
import { absent, flagged, notApplicable, passed, readYourself, undecided } from '../draft-finding.ts'
import { quoteOf } from '../general/risk/frame-words.ts'
import { clauseTextAround, sentenceAt, visibleText } from '../passages.ts'
import type { Frame } from '../../frames/frame.ts'
import { kindOfRole } from '../../sides/role-kinds.ts'
import { framesOf, standingOf } from '../reader-side.ts'
import type { RuleBasis, RuleInput } from '../rule.ts'

const basis: RuleBasis = { kind: 'S', source: 'Common Paper and Bonterms mutual NDA forms' }

interface CarveOut {
	name: CarveOutName
	title: string
	words: string
	why: string
	limb: string
	secondReader?: SecondOpinion
}

const carveOuts: readonly CarveOut[] = [
	{
		name: 'public',
		title: 'Public information is carved out',
		words: 'information that is or becomes public',
		why: 'You could be in breach for using what anyone can look up.',
		limb: 'is or becomes public through no fault of the receiving party',
	},
	{
		name: 'known',
		title: 'Earlier knowledge is carved out',
		words: 'information you already knew',
		why: 'Your own know-how could be claimed as theirs, and proving the opposite takes time and fees.',
		limb: 'was known to the receiving party before it was disclosed',
	},
	{
		name: 'third_party',
		title: 'Information from third parties is carved out',
		words: 'information you lawfully get from a third party',
		why: 'What a customer or supplier tells you could put you in breach.',
		limb: 'is received from a third party without a confidentiality obligation',
		secondReader: { settledBy: ['nda-13'], about: /\b(?:third|others?|sources?|else|persons?|elsewhere)\b/i },
	},
	{
		name: 'independent',
		title: 'Independent development is carved out',
		words: 'what you develop on your own',
		why: 'A product you build yourself could be called theirs. That can cost you the product or the next round.',
		limb: 'is independently developed without use of the Confidential Information',
		secondReader: {
			settledBy: ['nda-12'],
			about: /\b(?:develop|creat|independen|own|alone|discover|deriv|conceiv)/i,
			deniedBy: /\b(?:not|never)\s+(?:\w+\s+){0,2}(?:develop|creat|mak|use)/i,
		},
	},
]

/** "It does not include what is public.": a further exception is a limb of the list that is there. */
const exclusions = longPattern('i')`
	\b(?:does|do|shall|will)\s+not\s+(?:include|extend\s+to|cover|be\s+deemed)\b
	|\binformation\b[^.]{0,160}\b(?:do|does|shall|will)\s+not\s+apply\b
	|\b(?:do|does|shall|will)\s+not\s+apply\b[^.]{0,80}\b(?:information|which|that)\b
	|\b(?:except|exclud|exclusion|other than)\w*\b[^.]{0,120}\b(?:public|known|developed|domain|information)|\bnot\s+confidential\s+is\b
	|\bpublic\s+domain\b|\bindependently\s+developed\b
`

/** One rule for each of the four usual carve-outs; where more than one is missing, the last of them tells of all. */
export const carveOutRules: NdaRule[] = carveOuts.map((carveOut) => ({
	id: `nda.carve_out_${carveOut.name}`,
	playbook: 'nda',
	title: carveOut.title,
	basis,
	stake: 5,
	provenByQuote: true,
	doubtedBy: ['confidentiality'],
	secondReader: carveOut.secondReader,
	wording: { clause: { heading: 'Exclusions', said: exclusions }, limb: true },
	decide(input) {
		const found = framesOf(input, 'confidentiality', 'carve_out')
			.filter(({ what }) => what?.value === carveOut.name)
			.sort((a, b) => b.effect.confidence - a.effect.confidence)
		if (found.length > 0) {
			const whole = found.find((frame) => frame.effect.confidence >= sureFrame && isWhole(input, carveOut.name, frame))
			return whole && !isTakenBack(input, carveOut.name) ? passed(quoteOf(input, whole)) : undecided
		}
		if (!receives(input) || framesOf(input, 'confidentiality', 'duty').length === 0) return notApplicable
		const missing = missingOf(input)
		if (missing.at(-1) !== carveOut) return undecided
		const all = missing.length === carveOuts.length
		return absent({
			severity: all || missing.some(({ name }) => name === 'independent') ? 'medium' : 'low',
			says: all
				? 'The definition of Confidential Information has none of the usual carve-outs (what does not count as confidential).'
				: `There is no carve-out for ${missing.map(({ words }) => words).join(' or ')}.`,
			why: carveOut.why,
			market: 'Four carve-outs: public, already known, from a third party, independently developed.',
			action: patternPart`
			add ${
				all
					? 'the four usual carve-outs'
					: missing.length > 1
						? 'the missing carve-outs'
						: patternPart`
				a carve-out for ${carveOut.words.replace(/\byou\b/, 'we').replace(/\byour\b/, 'our')}
			`
			}
			`,
			reason: 'They are in every standard form and cost the discloser nothing.',
			replacement: `Confidential Information does not include information that ${missing.map(({ limb }) => limb).join(', or ')}.`,
			confidence: 0.7,
		})
	},
}))

/** How sure a frame must be to be called fine. */
const sureFrame = 0.6

/** "Publicly known", "a third party in lawful possession": words on knowledge that are not the receiving party's own. */
const knownToOthers = longPattern('gi')`
	\b(?:public\w*|general\w*|widely|commonly)\s+(?:or\s+\w+\s+)?(?:known|knowledge)\b
	|\b(?:third[\s-]part(?:y|ies)|others|sources?|persons?)\b,?\s+(?:(?:who|which|that)\s+)?(?:(?:is|are|was|were)\s+)?
		(?:lawfully\s+|rightfully\s+)?(?:in|having)\s+(?:the\s+)?(?:lawful\s+|rightful\s+)?possession\b
`
const ownKnowledge = /\b(?:known|knew|knows|knowledge|possess\w*|aware|held|had\s+(?:been\s+)?(?:received|obtained|acquired))\b/i
const fromOthers = /\b(?:third[\s-](?:part(?:y|ies)|persons?)|sources?|persons?|others?|someone|somebody|anyone|elsewhere)\b/i
/** Work that was done before the disclosure is known already: what is developed later is not let go by it. */
const onlyEarlierWork =
	/\b(?:develop|creat|conceiv|discover)\w*\b[^.;]{0,80}\b(?:prior\s+to|before|at\s+the\s+time\s+of)\b[^.;]{0,30}\b(?:disclos\w+|receipt|receiv\w+)/i
const withoutTheirs = /\b(?:without|no)\s+(?:\w+\s+){0,3}(?:us(?:e|ing)|access|reference|reliance|knowledge|benefit|aid)\b/i
/** Public by a certain day, and no word on what is published later. */
const publicByThen = /\b(?:now|prior\s+to|before|at\s+(?:or\s+before\s+)?the\s+(?:time|date|moment))\b/i
const publicLater = longPattern('i')`
	\b(?:becom\w+|bec[ao]me|later|subsequent\w*|after|future|comes?|enters?)\b[^.;]{0,80}\bpublic
	|\bpublic\w*\b[^.;]{0,60}\b(?:thereafter|afterwards?|later|subsequently|becom\w+)\b|\bor\s+(?:later\s+)?becom\w+
`
/** "Resulting from disclosure by the Owner": what others publish is not let go. */
const publishedByOwner = longPattern('i')`
	(?<!other\s+than\s)(?<!not\s)(?<!other\s+than\s+as\s+a\s)(?<!not\s+as\s+a\s)\b(?:resulting\s+from|as\s+a\s+result\s+of|result\s+of)\s+
	(?:a\s+|any\s+|the\s+|its\s+)?(?:direct\s+)?(?:disclosure|publication)\s+by\s+the\s+(?:owner|disclos\w+)
`
/** What the discloser needs: that the recipient can't make it public itself and then go free. */
const notByBreach = longPattern('i')`
	\b(?:
		fault|breach\w*|acts?|omissions?|actions?|violat\w+|unauthori[sz]ed|improper\w*|wrongful\w*|disclos\w+\s+by|doing|contraven\w+
		|negligen\w+|lawful\w*|legitimate\w*
	)\b
`

function isWhole(input: RuleInput, name: CarveOutName, frame: Frame): boolean {
	const words = sentenceAt(input, frame)?.text ?? ''
	if (name === 'known') return ownKnowledge.test(words.replace(knownToOthers, ' '))
	if (name === 'third_party') return fromOthers.test(words)
	if (name === 'independent') return !onlyEarlierWork.test(words) || withoutTheirs.test(words)
	if (publishedByOwner.test(words)) return false
	const limb = limbAround(words, (frame.what?.start ?? frame.start) - (sentenceAt(input, frame)?.start ?? frame.start))
	if (onlyDiscloses(input)) return notByBreach.test(limb)
	const all = framesOf(input, 'confidentiality', 'carve_out').filter(
		({ what, effect }) => what?.value === 'public' && effect.confidence >= sureFrame,
	)
	return !publicByThen.test(limb) || all.some((other) => publicLater.test(sentenceAt(input, other)?.text ?? ''))
}

function limbAround(words: string, at: number): string {
	const before =
		words
			.slice(0, at)
			.split(/;|,\s*(?=(?:that|was|is|are|has|had|already|or|which|can)\b)|\bexclud\w+\b/)
			.at(-1) ?? ''
	const behind = words.slice(at).split(/;|,\s*(?=(?:that|was|is|are|has|had|already|or|which|can)\b)/)[0] ?? ''
	return before + behind
}

function onlyDiscloses(input: RuleInput): boolean {
	return input.reader.party?.roleKind === 'discloser' || !receives(input)
}

/** "Including what the Recipient knew already and what is public": another paragraph brings in what the carve-out lets go. */
const takenBack: Readonly<Record<CarveOutName, RegExp>> = {
	public: longPattern('i')`
		\b(?:includ\w+|even\s+(?:if|though|where|when)|whether\s+or\s+not|regardless|also\s+(?:if|where|when))\b[^.;]{0,80}(?<!\bnon-)
		(?<!\bnot\s)(?<!\bnot\s\w{1,12}\s)\b(?:
			(?:in|to\s+the|is|are|be(?:come)?s?)\s+(?:\w+\s+)?public|public(?:ly)?\s+(?:known|available|domain|information)
		)\b
	`,
	known: longPattern('i')`
		\b(?:knew|known|knows?|knowledge)\b[^.;]{0,120}\b(?:presumed|deemed|taken)\b[^.;]{0,40}\b(?:learn\w+|disclosed|received|obtained)\b
		|\b(?:includ\w+|even\s+(?:if|though|where|when)|whether\s+or\s+not|regardless)\b[^.;]{0,60}\b(?:already|previously)\s+
			(?:known|knew|possess\w*)
		|\bincluding\s+what\b[^.;]{0,60}\b(?:knew|known|know)\b
	`,
	third_party: longPattern('i')`
		\bincluding\b[^.;]{0,160}\b(?:what|information)\b[^.;]{0,20}\b(?:others?|other\s+persons?|third[\s-]part(?:y|ies))\b[^.;]{0,20}\b
		(?:told|tell|have|disclos\w+)
	`,
	independent:
		/\b(?:includ\w+|even\s+(?:if|though|where)|whether\s+or\s+not|regardless)\b[^.;]{0,60}\bindependently\s+(?:develop|creat)\w+/i,
}
const letsGo = /\b(?:exclud\w+|exception|except|not\s+(?:include|apply|extend|cover|confidential)|shall\s+not|does\s+not|do\s+not)\b/i

function isTakenBack(input: RuleInput, name: CarveOutName): boolean {
	const broad = takenBack[name]
	return broad.test(visibleText(input)) && input.structure.sentences.some(({ text }) => broad.test(text) && !letsGo.test(text))
}

function missingOf(input: RuleInput): CarveOut[] {
	const there = new Set(framesOf(input, 'confidentiality', 'carve_out').map(({ what }) => what?.value))
	const exceptions = input.structure.sentences.filter(({ text }) => letsOut.test(text) && !forbids.test(text)).map(({ text }) => text)
	return carveOuts.filter(({ name }) => !there.has(name) && !exceptions.some((text) => inPlainWords[name].test(text)))
}

const letsOut = longPattern('i')`
	\b(?:
		except(?:ions?|ing|ed)?|exclud\w+|exclusions?|save\s+for|(?:does|do|shall|will)\s+not\s+(?:cover|include|apply|extend)
		|(?:is|are)\s+not\s+(?:confidential|covered|secret)
	)\b
`
/** "Except as permitted here, the Recipient shall not disclose": an exception to the ban, not to what is confidential. */
const forbids = /\b(?:not|never|nor)\s+(?:[\w-]+,?\s+){0,6}?(?:disclos|us[ei]|divulg|reveal|shar|communicat)\w*|\bexcept\s+as\b/i
/** Enough not to call a carve-out missing, though not enough to call it fine. */
const inPlainWords: Readonly<Record<CarveOutName, RegExp>> = {
	public: /\bpublic\w*\b|\bgenerally\s+(?:known|available)\b|\bcommon\s+knowledge\b/i,
	known: longPattern('i')`
		\b(?:already|earlier|before\w*|prior|previously|beforehand)\b[^.;]{0,60}\b(?:kn[eo]w\w*|had|held|possess\w*|disclos\w+|receipt)\b
		|\b(?:kn[eo]w\w*|had|held|possess\w*|attention)\b[^.;]{0,60}\b(?:already|earlier|before\w*|prior|previously)\b
	`,
	third_party: longPattern('i')`
		\b(?:
			(?:some|any)(?:one|body)\s+else|(?:from|by)\s+(?:\w+\s+)?(?:others|elsewhere|third)
			|other\s+(?:lawful\s+)?(?:sources?|persons?|people)|third[\s-](?:part\w+|persons?)
		)\b
	`,
	independent: /\b(?:independent\w*|own\s+(?:\w+\s+)?(?:work|efforts?|development|research)|on\s+(?:its|your|their|his|her)\s+own)\b/i,
}

/** Whether a reader may come to hold information of others: all but one who only discloses. */
export function receives(input: RuleInput): boolean {
	const { reader } = input
	if (reader.party?.roleKind === 'discloser') return false
	const duties = framesOf(input, 'confidentiality', 'duty')
	return !reader.party || duties.length === 0 || duties.some((frame) => ['reader', 'both'].includes(standingOf(input, frame.who)))
}

/** Whether confidentiality binds somebody else, as far as the words name who is bound, and never the reader. */
export function bindsOthersOnly(input: RuleInput): boolean {
	const bound = framesOf(input, 'confidentiality', 'duty').map((frame) => standingOf(input, frame.who))
	if (input.reader.party?.roleKind === 'discloser') return true
	if (bound.some((standing) => standing === 'reader' || standing === 'both')) return false
	return bound.includes('other') || onlyGives(input)
}

/** Where no duty names who is bound: "information provided by Tern", and none that Tern is given. */
function onlyGives(input: RuleInput): boolean {
	const names = (input.reader.party?.names ?? []).filter((name) => /^\p{Lu}/u.test(name) && kindOfRole(name, null) === null)
	const named = names.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')
	if (named === '') return false
	const text = visibleText(input)
	const given = String.raw`\b(?:provided|furnished|disclosed|supplied|given|made\s+available)\s+(?:\w+\s+){0,3}?`
	return (
		new RegExp(String.raw`${given}by\s+(?:the\s+)?(?:${named})\b`, 'i').test(text) &&
		!new RegExp(String.raw`${given}to\s+(?:the\s+)?(?:${named})\b`, 'i').test(text) &&
		!mutualWords.test(text)
	)
}

const mutualWords =
	/\bmutual\w*\b|\b(?:each|either|both)\s+(?:of\s+the\s+)?part(?:y|ies)\b|\bthe\s+(?:contracting\s+)?parties\s+(?:\w+\s+)?(?:agree|undertake|shall|will)\b/i

/** Whether the reader alone is bound to secrecy, or nobody else as far as the words show. */
export function bindsNobodyElse(input: RuleInput): boolean {
	const bound = framesOf(input, 'confidentiality', 'duty').map((frame) => standingOf(input, frame.who))
	if (bound.length === 0 || bound.some((standing) => standing === 'other' || standing === 'both')) return false
	return bound.includes('reader') || (input.reader.party !== null && !onlyGives(input) && !mutualWords.test(visibleText(input)))
}

export const compelledDisclosure: NdaRule = {
	id: 'nda.compelled_disclosure',
	playbook: 'nda',
	title: 'Compelled disclosure is allowed',
	basis,
	stake: 5,
	standard: 'Disclosure that the law demands is allowed, with prompt notice where the law permits notice.',
	secondReader: {
		settledBy: ['nda-8'],
		about: /\b(?:laws?|legal\w*|courts?|compel\w*|govern\w*|regulat\w*|authorit\w+|process|subpoena|judicial)\b/i,
		deniedBy: /\beven\s+(?:if|where|when|though)\b/i,
	},
	wording: {
		clause: {
			heading: 'Compelled Disclosure',
			home: ofSecrecy,
			said: /\b(?:requir|compel|order|demand)\w*\b[^.;]{0,60}\b(?:law|court|regulat|authorit)|\bby law\b|\bsubpoena/i,
		},
	},
	decide(input) {
		const [path] = framesOf(input, 'confidentiality', 'compelled')
		if (!path) {
			if (!receives(input) || framesOf(input, 'confidentiality', 'duty').length === 0) return notApplicable
			const spoken = input.structure.sentences.find(({ text }) => tellsUnderLaw(text))
			if (spoken) return readYourself('Check whether you may disclose what a law or court demands.', spoken)
			return absent({
				severity: 'medium',
				says: 'Nothing allows a compelled disclosure (one that a law or court demands).',
				why: 'If a court orders you to hand something over, you must break either the law or this agreement.',
				market: 'Disclosure that law demands is allowed, with prompt notice where notice is lawful.',
				action: 'allow disclosure that a law or court demands',
				reason: 'Neither party can promise to disobey a court.',
				replacement: compelledClause,
				confidence: 0.7,
			})
		}
		const sentence = sentenceAt(input, path)
		const around = sentence
			? clauseTextAround(input, { start: path.start, end: path.end, sentence, match: [''] as unknown as RegExpExecArray })
			: ''
		if (receives(input) || /\b(?:notice|notif\w+|inform(?:s|ed|ing)?\b|advise|tell(?:s|ing)?|warn\w*)\b/i.test(around))
			return passed(quoteOf(input, path))
		return flagged({
			severity: 'low',
			span: quoteOf(input, path),
			says: 'A compelled disclosure needs no notice to you first.',
			why: 'Without notice you get no time to ask the court to protect your information.',
			market: 'Prompt notice is due wherever the law permits it.',
			action: 'add a duty to give prompt notice of a compelled disclosure',
			reason: 'The discloser needs time to seek protection.',
			replacement: compelledClause,
		})
	},
}

const telling = /\b(?:disclos\w*|reveal\w*|divulg\w*|produc(?:e|ed|tion)|testif\w+|hand\w*\s+over)\b/i
const underLaw = longPattern('i')`
	\b(?:requir|compel|compuls|order|oblig|demand|mandat|request)\w*\b[^.;]{0,60}\b(?:
		laws?(?!\s+of\s+the\s+(?:state|commonwealth))|courts?|judicial|legal|regulat\w+|authorit\w+|government\w*|proceedings?|process
	)\b
	|\b(?:laws?|courts?|legal|judicial|regulat\w+|authorit\w+|civil|government\w*)\b[^.;]{0,40}\b
		(?:requir|compel|compuls|orders?\b|oblig|demand|proceeding|process\b|request)\w*
	|\bsubpoena
	|\b(?:pursuant\s+to|in\s+response\s+to|according\s+to|permitted\s+by|in\s+the\s+course\s+of)\b[^.;]{0,40}\b
		(?:judicial|courts?|government\w*|regulat\w+|laws?(?!\s+of)|legal)\b
	|\bto\s+(?:an?\s+|any\s+)?(?:\w+\s+){0,2}(?:judicial|regulatory|law\s+enforcement)\b
	|\bmust\b[^.;]{0,40}\bby\s+law\b
`
/** Costs of a lawsuit, the law of the contract and an injunction are no disclosure that the law demands. */
const otherLaw = longPattern('i')`
	\beven\s+(?:if|where|when|though)\b
	|\b(?:
		attorneys?|injuncti\w+|equitable|remed(?:y|ies)|damages|govern(?:ed|ing)\s+(?:by|law)|jurisdiction\s+of|venue
		|privacy\s+legislation|intellectual|patents?|copyrights?
	)\b
`

/** Whether a sentence may be the permission, in whatever words: then it is not absent. */
function tellsUnderLaw(text: string): boolean {
	return telling.test(text) && underLaw.test(text) && !otherLaw.test(text)
}

const compelledClause =
	'A party may disclose Confidential Information where law or a court requires it, but only as far as required, and only after ' +
	'prompt notice to the other party where notice is lawful.'
