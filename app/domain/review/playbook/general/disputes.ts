import { longPattern } from '#app/domain/text/long-pattern.ts'
import { sentencesToRead } from '../../clauses/search/sentences-to-read.ts'
import { namesTwoLaws } from '../../facts/governing-law.ts'
import type { Frame } from '../../frames/frame.ts'
import { absent, flagged, notApplicable, passed, readYourself, undecided } from '../draft-finding.ts'
import { draftingStyle } from '../drafting-style.ts'
import { foreignPlacesIn, stateIn } from '../places.ts'
import { visibleText } from '../passages.ts'
import { framesOf, isEmployment, isPublicTerms, standingOf } from '../reader-side.ts'
import type { Decision, Rule, RuleBasis, RuleInput } from '../rule.ts'
import { speaksAsWe } from './around.ts'
import { isAgreement, isAmendment, isPolicy } from './document-kinds.ts'
import { homesOf, isEnforcement } from './forum.ts'

const basis: RuleBasis = { kind: 'G', source: 'drafting practice' }

/** From this score on a label of the classifier speaks against "it is not there" (ours). */
const sure = 0.5
const sureFrame = 0.6

export const juryWaiver: Rule = {
	id: 'general.jury_waiver',
	playbook: 'general',
	title: 'No jury waiver',
	basis: { kind: 'L', source: 'void before a dispute in California (Grafton Partners v. Superior Court) and Georgia' },
	stake: 3,
	standard: 'Common in trade contracts, and both ways. Some states do not enforce it.',
	decide(input) {
		const [waiver] = framesOf(input, 'governing_law', 'jury_waiver').filter(({ who }) => standingOf(input, who) !== 'other')
		if (!waiver || wroteTheTerms(input)) return notApplicable
		const words = visibleText(input).slice(waiver.start, waiver.end)
		// In terms for the public it is the user who gives it up, unless they say that each side does.
		const alone =
			(standingOf(input, waiver.who) === 'reader' ||
				(isPublicTerms(input) && (input.reader.party?.roleKind === 'user' || givesUpRight.test(words)))) &&
			!bindsEach.test(words)
		// Between companies a mutual waiver is standard; where the words send all to arbitration, that is the point and no judge decides.
		const nobodyKnown = input.reader.party === null && (input.documentType === null || standingOf(input, waiver.who) === 'party')
		if (speaksAsWe(input)) return notApplicable
		if (!alone && (!(isEmployment(input) || isPublicTerms(input) || nobodyKnown) || arbitrates(input, waiver))) return notApplicable
		if (
			/\b(?:judge|court)\s+(?:and\/?|or)\s*(?:a\s+)?jury\b/i.test(words) ||
			/^[\W_]*(?:(?:important\s+)?(?:note|notice)[\W_]+)?(?:these|this|the)\s+(?:terms|agreement)\b[^.;]{0,60}\b(?:contain|include)/i.test(
				words,
			)
		)
			return notApplicable
		return flagged({
			severity: alone ? 'medium' : 'low',
			span: waiver,
			says: alone
				? 'Jury waiver: you alone give up the right to a jury trial.'
				: 'Jury waiver: a judge alone decides any lawsuit about this agreement.',
			why: 'That can be faster and cost less, but the smaller side loses the pressure of a jury.',
			market: 'Common between companies when both waive it. Some states do not enforce it.',
			action: alone ? 'make the jury waiver bind both parties, or strike it' : 'strike the jury waiver',
			reason: 'Neither of us should give up a right before there is a dispute.',
			decideBy: alone ? 'counterparty' : 'you',
			confidence: waiver.effect.confidence,
		})
	},
}

const givesUpRight = /\b(?:users?|players?|members?|customers?|subscribers?|you)\s+(?:hereby\s+)?(?:give\s+up|waives?|relinquish)\b/i

const bindsEach =
	/\b(?:each|both|either)\b[^.;]{0,60}\bwaiv|\bwaiv\w*\b[^.;]{0,40}\b(?:each|both)\b|\byou\s+and\b[^.;]{0,60}\bwaiv|\bthe\s+parties\b|\bbetween\s+us\b/i

function arbitrates(input: RuleInput, { start, end }: Frame): boolean {
	return /\barbitrat/i.test(visibleText(input).slice(Math.max(0, start - 400), end + 200))
}

/** A right to sue with others that is given up; lists of representations and conditions speak of class actions too. */
function isClassWaiver(input: RuleInput, { start, end, effect }: Frame): boolean {
	const text = visibleText(input)
	const near = text.slice(Math.max(start, effect.start - 220), Math.min(end, effect.end + 160))
	return (
		longPattern('i')`
			\bwaiv\w+|\bgiv(?:e|es|ing)\s+up\b|\b(?:may|shall|will|must|can)\s*not\b|\bcannot\b|\bonly\b[^.;]{0,80}\bindividual
			|\bno\s+(?:right|class)|\bnot\s+(?:as|be)\b
		`.test(near) &&
		!/\bviolation\s+of\b|\bto\s+such\s+counsel|\bconsolidated\s+(?:basis|subsidiar|financial)/i.test(
			text.slice(effect.start - 30, effect.end + 20) + text.slice(start, start + 200),
		)
	)
}

export const classWaiver: Rule = {
	id: 'general.class_waiver',
	playbook: 'general',
	title: 'No class action waiver',
	basis,
	standard: 'Found in terms for consumers, with a time to opt out. Rare between companies.',
	decide(input) {
		const [waiver] = framesOf(input, 'governing_law', 'class_waiver').filter(
			(frame) => standingOf(input, frame.who) !== 'other' && isClassWaiver(input, frame),
		)
		if (!waiver || wroteTheTerms(input)) return notApplicable
		return flagged({
			severity: isPublicTerms(input) && input.reader.party?.roleKind === 'user' ? 'medium' : 'low',
			span: waiver,
			says: 'Class action waiver: you must bring each claim alone and may not join with others.',
			why: 'For a small loss a lawsuit of your own costs more than it can bring.',
			market: 'Found in terms for consumers, with time to opt out. Rare between companies.',
			action: 'strike the class action waiver',
			reason: 'Small claims are seldom worth a lawsuit each.',
			fallback: optOut.test(visibleText(input)) ? 'Opt out in the way and the time that these terms give.' : 'Add 30 days to opt out.',
			confidence: waiver.effect.confidence,
		})
	},
}

const optOut = /\bopt(?:ing)?[\s-]+out\b[^.;]{0,120}\barbitrat|\barbitrat\w*\b[^.;]{0,160}\bopt(?:ing)?[\s-]+out\b/i

/** The employer, or the operator of a site: the waiver protects them. */
function wroteTheTerms(input: RuleInput): boolean {
	const role = input.reader.party?.roleKind ?? null
	return (
		role === 'employer' ||
		((role === 'provider' || role === 'vendor') && input.reader.party?.names.some((name) => /^(?:we|us|our)$/i.test(name)) === true) ||
		((role === 'provider' || role === 'vendor') && isPublicTerms(input)) ||
		(isPublicTerms(input) &&
			input.reader.party !== null &&
			role !== 'user' &&
			!input.reader.party.names.some((name) => /^(?:you|users?)$/i.test(name)))
	)
}

export const governingLaw: Rule = {
	id: 'general.governing_law',
	playbook: 'general',
	title: 'It says which law applies',
	basis,
	provenByQuote: true,
	doubtedBy: ['forum'],
	stake: 3,
	confidence: 0.57,
	standard: 'Delaware, New York or the home state of one side.',
	wording: {
		clause: {
			heading: 'Governing Law',
			said: /\bgovern(?:s|ed|ing)\b|\blaws? of\b|\blaws? (?:applies|shall apply|will apply)\b/i,
		},
	},
	comparesFacts: true,
	decide(input) {
		// The surest choice first: a law that is named beside others may be that of one duty alone.
		const laws = framesOf(input, 'governing_law', 'law', 'law_described').sort((a, b) => b.effect.confidence - a.effect.confidence)
		const law = laws.find((frame) => frame.effect.confidence >= sureFrame && choosesForAll(input, frame)) ?? laws[0]
		// "The law of the state named in Exhibit 4": which one is not in these words.
		if (law && placeElsewhere.test(law.what?.value ?? ''))
			return readYourself('Check which law governs: it is named in another place.', law)
		// Many laws, one for each country: which one governs hangs on who the parties are.
		const places = new Set(laws.map(({ what }) => placeOf(what?.value ?? '')).filter((place) => place !== null))
		if (law && (places.size > 2 || namesTwoLaws(input.facts))) return readYourself('Check which law governs: several are named.', law)
		if (law)
			return law.effect.confidence >= sureFrame && choosesForAll(input, law) && !isOneOfTwo(law, laws)
				? passed(law.what ?? law)
				: readYourself('Check which law governs.', law)
		if (
			!isAgreement(input) ||
			(isPolicy(input) && input.documentType !== 'Terms of Service') ||
			isEmployment(input) ||
			isAmendment(input) ||
			leansOnAnother(input) ||
			isNoContract(input)
		)
			return notApplicable
		const spoken =
			sentencesToRead(input.structure.sentences, anyLaw).find(({ text }) => namedLaw.test(text) || speaksOfLaw.test(text)) ?? null
		if (spoken) return readYourself('Check which law governs: no place could be read here.', spoken)
		if (input.readings.labels.some(({ name, score }) => name === 'Governing Law' && score >= sure)) return undecided
		const { paper } = draftingStyle(input)
		const state = homeState(input)
		return absent({
			severity: 'low',
			says: 'No governing law is stated.',
			why: 'In a dispute you would first pay lawyers to argue about which law applies.',
			market: isLease(input)
				? 'The law of the place where the premises are.'
				: isAbroad(input)
					? 'The law of the place where one side sits.'
					: 'Delaware, New York or the home state of one side.',
			action: 'name the governing law',
			reason: 'It saves both of us the first round of any dispute.',
			// A lease follows the law of its land.
			replacement:
				state === null || isAbroad(input) || isLease(input)
					? null
					: `This ${paper === 'Terms' ? 'Agreement' : paper} is governed by the laws of the State of ${state}, without regard to its conflict of laws rules.`,
		})
	},
}

/** The one state that the parties are from, as far as it can be read: that of the reader, or the only one of all. */
function homeState(input: RuleInput): string | null {
	const { reader, all } = homesOf(input)
	const own = [...new Set(reader)]
	const homes = own.length > 0 ? own : [...new Set(all)]
	const [home] = homes
	return homes.length === 1 &&
		home !== undefined &&
		stateIn(home) !== null &&
		home !== 'District of Columbia' &&
		!all.some((place) => stateIn(place) === null)
		? home
		: null
}

const forOnePart = longPattern('i')`
	\b(?:this|the\s+(?:foregoing|present))\s+(?:paragraph|clause|section|covenant|exhibit)s?\s+[\dA-Z(][\w().]*[^.;]{0,40}\b
		(?:govern|constru|interpret)
	|\b(?:inventorship|opinion|work\s+team|staff|personnel|payroll|in\s+all\s+material\s+respects)\b[^.;]{0,200}\blaws?\b
	|\bsubject\s+to\s+the\s+law\s+on\b
`
const floats = /\bat\s+the\s+time\s+(?:the|an?|any)\s+(?:action|suit|claim|proceeding)\b/i

const placeElsewhere =
	/\b(?:state|country|jurisdiction|place|province)\b[^.;]{0,20}\b(?:named|stated|specified|identified|listed|indicated|set\s+(?:out|forth))\s+(?:in|on)\b/i

function choosesForAll(input: RuleInput, { start, end, what, effect }: Frame): boolean {
	// The subject stands before the place: an exception behind it ("except Section 25") leaves the choice as it is.
	const text = visibleText(input)
	return (
		!forOnePart.test(text.slice(start, Math.min(end, (what?.end ?? start) + 12))) &&
		!(effect.value === 'law_described' && floats.test(text.slice(start, end)))
	)
}

/** "The laws of California and the laws of Hong Kong": two laws at once choose none. */
function isOneOfTwo(law: Frame, laws: readonly Frame[]): boolean {
	const home = placeOf(law.what?.value ?? '')
	return (
		home !== null &&
		laws.some((other) => {
			const place = placeOf(other.what?.value ?? '')
			return other.start === law.start && other.effect.confidence >= sureFrame && place !== null && place !== home
		})
	)
}

export const forumMatchesLaw: Rule = {
	id: 'general.forum_matches_law',
	playbook: 'general',
	title: 'Law and court are in one place',
	basis: { kind: 'S', source: 'a survey of 143 deal NDAs' },
	stake: 3,
	standard: 'Law and court of the same state.',
	wording: { onLawAndCourts: true },
	comparesFacts: true,
	decide(input) {
		const [law, ...others] = framesOf(input, 'governing_law', 'law').filter(({ what }) => what !== null)
		const seats = framesOf(input, 'governing_law', 'forum', 'arbitration').filter(
			(frame) => frame.what !== null && frame.modality?.value !== 'may' && !isEnforcement(input, frame),
		)
		if (
			!law ||
			seats.length === 0 ||
			namesTwoLaws(input.facts) ||
			others.some(({ what }) => placeOf(what?.value ?? '') !== placeOf(law.what?.value ?? ''))
		)
			return notApplicable
		const home = placeOf(law.what?.value ?? '')
		const places = seats.map((seat) => ({ seat, place: placeOf(seat.what?.value ?? '') }))
		if (home === null || places.some(({ place }) => place === null)) return undecided
		const away = places.find(({ place }) => place !== home)
		if (!away) return passed(seats[0]?.what ?? seats[0])
		// Two courts to choose from, one of them at home: nobody must go elsewhere.
		if (places.some(({ seat, place }) => place === home && seat.start === away.seat.start)) return notApplicable
		// At home for the reader, chosen with the law of that place elsewhere, or one of two courts: nothing to ask for.
		const words = visibleText(input).slice(away.seat.start, away.seat.end)
		const beside = visibleText(input).slice(Math.max(0, away.seat.start - besideLength), away.seat.end + besideLength)
		if (
			homesOf(input).reader.includes(away.place ?? '') ||
			words.replace(/\blaws?\s+of\s+(?:the\s+)?(?:State\s+of\s+)?\p{Lu}\p{L}+(?:\s\p{Lu}\p{L}+)?/gu, ' ').includes(home) ||
			new RegExp(String.raw`\blaws?\s+of\s+(?:the\s+)?(?:State\s+of\s+)?${away.place}`, 'i').test(beside)
		)
			return notApplicable
		return mismatch(input, away.seat, away.place ?? '', home)
	},
}

const besideLength = 1500

/** Words without which neither of the next two can match: they find the few sentences to read. */
const anyLaw = /\b(?:laws?|Act)\b/iu

const namedLaw = longPattern('u')`
	\b(?!Applicable)\p{Lu}\p{L}+\s+(?:[Ss]tate\s+)?[Ll]aw\s+and\s+[^.;]{2,60}\s(?:govern|apply|applies)\b
	|\b[Uu]nder\s+(?!Applicable)\p{Lu}\p{L}+(?:\s\p{Lu}\p{L}+)?\s+[Ll]aw\s*(?:$|[.;,)])
`

const speaksOfLaw = longPattern('iu')`
	\bthe\s+laws?\s+(?:of|at|in|where)\b[^.;]{1,100}\b(?:governs?|applies|apply)\b
	|\b(?:governs?|decides?|rules?)\b[^.;]{0,40}\bthe\s+laws?\s+of\s+the\s+(?:state|country|place|land)\b
	|\bLandlord\s+and\s+Tenant\s+Act\b|\b1954\s+Act\b|\bAct\s+1954\b
	|\b(?:govern\w*|constru\w+|interpreted)\b[^.;]{0,80}\blaws?\b|\bapplication\s+of\s+(?:the\s+)?laws?\b
	|\blaws?\s+(?:in|of|applicable\s+in)\s+(?:that|such)\s+(?:jurisdiction|country|state|place)\b|\bchoice\s+of\s+law\b|\b(?:on|the)\s+applicable\s+law\b
	|\b\p{Lu}\p{L}+\s+law\s+(?:only\s+|exclusively\s+)?(?:applies|apply|governs|shall\s+(?:apply|govern))\b
	|\blaws?\s+of\s+\p{Lu}[\p{L}\s]{2,30}\s(?:applies|apply|governs?|shall\s+(?:apply|govern))\b
	|\b(?:
		German|Austrian|Hungarian|Swiss|French|English|Scottish|Irish|Dutch|Belgian|Spanish|Portuguese|Italian|Swedish|Danish|Norwegian
		|Finnish|Polish|Czech|Slovak|Romanian|Bulgarian|Croatian|Greek|Turkish|Ukrainian|Estonian|Latvian|Lithuanian|Israeli|Indian
		|Chinese|Japanese|Korean|Singaporean|Australian|Canadian|Mexican|Brazilian|Egyptian|South\s+African
	)\s+laws?\b(?!\s+(?:firm|school))
`

/** Reports to the securities commission, news, explanations and lists of questions bind nobody. */
function isNoContract({ document: { text } }: RuleInput): boolean {
	return longPattern('i')`
		\bjoint\s+filing\s+agreement\b|\bform\s+(?:8|10)-[KQ]\b|<XBRL|\brequest\s+list\b|\bexplainer\b|\bpress\s+release\b
		|--?\s?(?:January|February|March|April|May|June|July|August|September|October|November|December)\s\d{1,2},\s\d{4}\s?--
	`.test(text.slice(0, openingLength))
}

const openingLength = 700

/** Where a party or its money is not of the United States, no American state is offered. */
function isAbroad({ document: { text } }: RuleInput): boolean {
	return foreignPlacesIn(text.slice(0, 8000)).length > 0 || otherCountries.test(text.slice(0, 8000)) || /[₹€£]|\bINR\b/.test(text)
}

function isLease({ documentType }: RuleInput): boolean {
	return documentType !== null && /\blease\b/i.test(documentType)
}

const otherCountries = longPattern()`
	\b(?:
		South\s+Africa|Nigeria|Kenya|Egypt|Romania|Hungary|Greece|Portugal|Turkey|Ukraine|Czech|Russia|Thailand|Malaysia|Vietnam
		|Philippines|Indonesia|Pakistan|Bangladesh|Argentina|Chile|Colombia|Lyon|U\.?K\.?|GmbH|S\.?A\.?R\.?L|SAS|B\.V\.|N\.V\.|S\.p\.A|Pty
		|plc|Proprietary\)\s+Limited
	)(?=[\s,.;)]|$)
`

/** An amendment, an order or terms beside others: the law is in the document they belong to. */
function leansOnAnother(input: RuleInput): boolean {
	const { document, structure } = input
	const title = structure.clauses.find(({ kind }) => kind === 'title')?.heading ?? document.text.slice(0, 200)
	const opening = document.text.slice(0, 2500)
	if (input.documentType === null && !/\b(?:agreement|contract|deed|lease|undertaking)\b|^\s*\d+\.\s/i.test(document.text.slice(0, 600)))
		return true
	if (ofMainAgreement.test(document.text.slice(0, 8000)) || /^[^\p{L}]*part\s+[IVX\d]+\b/iu.test(document.text.slice(0, 200))) return true
	return (
		longPattern('i')`
			\b(?:
				amend\w*|addendum|supplement\w*|modification|extension|exhibit|schedule|statement\s+of\s+work|order\s+form|additional\s+terms
				|policy|guidelines
			)\b
		`.test(title) ||
		longPattern('i')`
			\b(?:amends?|supplements?|in\s+addition\s+to|part\s+of|subject\s+to|governed\s+by|incorporat\w+)\b[^.]{0,80}\b
			(?:agreement|terms|conditions|contract|lease)\b[^.]{0,40}\b(?:dated|between|of\s+(?:service|use)|entered)\b
		`.test(opening)
	)
}

/**
 * "Capitalized terms have the meanings of the Services Agreement", "the general provisions form part of this agreement",
 * "the Ordinance, incorporated by reference".
 */
const ofMainAgreement = longPattern()`
	\bcapitali[sz]ed\s+terms\b[^.]{0,160}\b(?:in|to|by)\s+the\s+(?:[\w-]+\s+){0,5}(?:Agreement|Terms|Contract|Lease|Plan)\b
	|\b(?:general|standard)\s+(?:provisions|terms|conditions)\b[^.]{0,160}\bcontrols?\b
	|\b(?:terms|provisions)\s+of\s+the\s+(?:[\w-]+\s+){1,5}Agreement\b[^.]{0,120}\bincorporated\b
	|\bincorporat\w+\b[^.]{0,60}\b(?:terms|provisions)\b[^.]{0,30}\bof\s+the\s+(?:[\w-]+\s+){1,5}Agreement\b
	|\b(?:general|standard)\s+(?:provisions|terms|conditions)\b[^.]{0,160}\bform\s+(?:an?\s+)?(?:integral\s+)?part\b
	|\b(?:Ordinance|Agreement|Terms|Conditions)\b["”),]{0,4}\s*,?\s*(?:which\s+(?:is|are)|is|are)\s+(?:hereby\s+)?incorporated\s+
		(?:herein\s+)?by\s+reference
`

function placeOf(words: string): string | null {
	const plain = words === words.toUpperCase() ? words.toLowerCase().replace(/\b[a-z]/g, (letter) => letter.toUpperCase()) : words
	return stateIn(plain) ?? foreignPlacesIn(plain)[0] ?? null
}

function mismatch(input: RuleInput, seat: Frame, place: string, law: string): Decision {
	const abroad = (stateIn(place) === null) !== (stateIn(law) === null) || (stateIn(place) === null && stateIn(law) === null)
	const { paper, duty } = draftingStyle(input)
	const decided = seat.effect.value === 'arbitration' ? 'arbitrators' : 'courts'
	return flagged({
		kind: 'contradictory',
		severity: abroad ? 'medium' : 'low',
		span: seat,
		says: `The law is that of ${law}, but disputes go to ${decided} in ${place}.`,
		why: 'You pay lawyers in two places, one for the law and one for the forum.',
		market: 'Law and forum in the same place.',
		action: `bring law and forum together, both in ${law}`,
		reason: 'It keeps any dispute cheaper for both of us.',
		fallback: `Take ${place} for both.`,
		replacement:
			decided === 'courts'
				? `The courts of ${law} ${duty} have exclusive jurisdiction over any dispute arising out of this ${paper === 'Terms' ? 'Agreement' : paper}.`
				: null,
		confidence: Math.min(seat.effect.confidence, 0.8),
	})
}
