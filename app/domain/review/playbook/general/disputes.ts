import type { Frame } from '../../frames/frame.ts'
import { absent, flagged, notApplicable, passed, readYourself, undecided } from '../draft-finding.ts'
import { draftingStyle } from '../drafting-style.ts'
import { foreignPlacesIn, stateIn } from '../places.ts'
import { framesOf, isEmployment, isPublicTerms, standingOf } from '../reader-side.ts'
import type { Decision, Rule, RuleBasis, RuleInput } from '../rule.ts'
import { isAgreement, isAmendment, isPolicy } from './document-kinds.ts'

const basis: RuleBasis = { kind: 'G', source: 'drafting practice' }

/** From this score on a label of the classifier speaks against "it is not there" (ours). */
const sure = 0.5
/** How sure a frame must be to be spoken of. */
const sureFrame = 0.6

export const juryWaiver: Rule = {
	id: 'general.jury_waiver',
	playbook: 'general',
	title: 'No jury waiver',
	basis: { kind: 'L', source: 'void before a dispute in California (Grafton Partners v. Superior Court) and Georgia' },
	decide(input) {
		const [waiver] = framesOf(input, 'governing_law', 'jury_waiver').filter(({ who }) => standingOf(input, who) !== 'other')
		if (!waiver || wroteTheTerms(input)) return notApplicable
		const alone = standingOf(input, waiver.who) === 'reader'
		// Between companies a mutual waiver is standard.
		const company = input.reader.party !== null && input.reader.party.roleKind !== 'worker' && input.reader.party.roleKind !== 'user'
		if (!alone && company && !isPublicTerms(input)) return notApplicable
		return flagged({
			severity: alone ? 'medium' : 'low',
			span: waiver,
			says: alone ? 'Jury waiver: you alone give up the right to a jury trial.' : 'Jury waiver: a judge alone decides any lawsuit about this agreement.',
			why: 'That can be faster and cost less, but the smaller side loses the pressure of a jury.',
			market: 'Common between companies when both waive it. Some states do not enforce it.',
			action: alone ? 'make the jury waiver bind both parties, or strike it' : 'strike the jury waiver',
			reason: 'Neither of us should give up a right before there is a dispute.',
			decideBy: alone ? 'counterparty' : 'you',
			confidence: waiver.effect.confidence,
		})
	},
}

export const classWaiver: Rule = {
	id: 'general.class_waiver',
	playbook: 'general',
	title: 'No class action waiver',
	basis,
	decide(input) {
		const [waiver] = framesOf(input, 'governing_law', 'class_waiver').filter(({ who }) => standingOf(input, who) !== 'other')
		if (!waiver || wroteTheTerms(input)) return notApplicable
		return flagged({
			severity: isPublicTerms(input) && input.reader.party?.roleKind === 'user' ? 'medium' : 'low',
			span: waiver,
			says: 'Class action waiver: you must bring each claim alone and may not join with others.',
			why: 'For a small loss a lawsuit of your own costs more than it can bring.',
			market: 'Found in terms for consumers, with time to opt out. Rare between companies.',
			action: 'strike the class action waiver',
			reason: 'It leaves small claims without a remedy.',
			fallback: 'Add 30 days to opt out.',
			confidence: waiver.effect.confidence,
		})
	},
}

/** The employer, and who runs a site: the waiver is there for them. */
function wroteTheTerms(input: RuleInput): boolean {
	const role = input.reader.party?.roleKind ?? null
	return role === 'employer' || ((role === 'provider' || role === 'vendor') && isPublicTerms(input))
}

export const governingLaw: Rule = {
	id: 'general.governing_law',
	playbook: 'general',
	title: 'It says which law applies',
	basis,
	decide(input) {
		const [law] = framesOf(input, 'governing_law', 'law', 'law_described')
		if (law) return law.effect.confidence >= sureFrame ? passed(law.what ?? law) : readYourself('Check which law governs.', law)
		if (!isAgreement(input) || (isPolicy(input) && input.documentType !== 'Terms of Service') || isEmployment(input) || isAmendment(input) || leansOnAnother(input) || isNoContract(input)) return notApplicable
		const spoken = input.structure.sentences.find(({ text }) => speaksOfLaw.test(text)) ?? null
		if (spoken) return readYourself('Check which law governs: no place could be read here.', spoken)
		if (input.readings.labels.some(({ name, score }) => name === 'Governing Law' && score >= sure)) return undecided
		const { paper } = draftingStyle(input)
		return absent({
			severity: 'low',
			says: 'No governing law is stated.',
			why: 'In a dispute you would first pay lawyers to argue about which law applies.',
			market: 'Delaware, New York or the home state of one side.',
			action: 'name the governing law',
			reason: 'It saves both of us the first round of any dispute.',
			replacement: isAbroad(input) ? null : `This ${paper === 'Terms' ? 'Agreement' : paper} is governed by the laws of the State of Delaware, without regard to its conflict of laws rules.`,
		})
	},
}

export const forumMatchesLaw: Rule = {
	id: 'general.forum_matches_law',
	playbook: 'general',
	title: 'Law and court are in one place',
	basis: { kind: 'S', source: 'a survey of 143 deal NDAs' },
	decide(input) {
		const [law, ...others] = framesOf(input, 'governing_law', 'law').filter(({ what }) => what !== null)
		const seats = framesOf(input, 'governing_law', 'forum', 'arbitration').filter(({ what, modality }) => what !== null && modality?.value !== 'may')
		if (!law || seats.length === 0 || others.some(({ what }) => placeOf(what?.value ?? '') !== placeOf(law.what?.value ?? ''))) return notApplicable
		const home = placeOf(law.what?.value ?? '')
		const places = seats.map((seat) => ({ seat, place: placeOf(seat.what?.value ?? '') }))
		if (home === null || places.some(({ place }) => place === null)) return undecided
		const away = places.find(({ place }) => place !== home)
		if (!away) return passed(seats[0]?.what ?? seats[0])
		// Two courts to choose from, one of them at home: nobody must go elsewhere.
		if (places.some(({ seat, place }) => place === home && seat.start === away.seat.start)) return notApplicable
		return mismatch(input, away.seat, away.place ?? '', home)
	},
}

/** "Only German law applies", "provisions on applicable law", "Choice of Law": a law is chosen in words that were not read as a choice. */
const speaksOfLaw =
	/\b(?:govern\w*|constru\w+|interpreted)\b[^.;]{0,80}\blaws?\b|\bchoice\s+of\s+law\b|\b(?:on|the)\s+applicable\s+law\b|\b\p{Lu}\p{L}+\s+law\s+(?:only\s+|exclusively\s+)?(?:applies|apply|governs|shall\s+(?:apply|govern))\b|\blaws?\s+of\s+\p{Lu}[\p{L}\s]{2,30}\s(?:applies|apply|governs?|shall\s+(?:apply|govern))\b/iu

/** Reports to the securities commission, news, explanations and lists of questions bind nobody. */
function isNoContract({ document: { text } }: RuleInput): boolean {
	return /\bjoint\s+filing\s+agreement\b|\bform\s+(?:8|10)-[KQ]\b|<XBRL|\brequest\s+list\b|\bexplainer\b|\bpress\s+release\b|--?\s?(?:January|February|March|April|May|June|July|August|September|October|November|December)\s\d{1,2},\s\d{4}\s?--/i.test(text.slice(0, openingLength))
}

const openingLength = 700

/** Where a party or its money is not of the United States, no American state is offered. */
function isAbroad({ document: { text } }: RuleInput): boolean {
	return foreignPlacesIn(text.slice(0, 8000)).length > 0 || /[₹€£]|\bINR\b/.test(text)
}

/** An amendment, an order or terms beside others: the law stands in what they belong to. */
function leansOnAnother(input: RuleInput): boolean {
	const { document, structure } = input
	const title = structure.clauses.find(({ kind }) => kind === 'title')?.heading ?? document.text.slice(0, 200)
	const opening = document.text.slice(0, 2500)
	if (input.documentType === null && !/\b(?:agreement|contract|deed|lease|undertaking)\b|^\s*\d+\.\s/i.test(document.text.slice(0, 600))) return true
	if (ofMainAgreement.test(document.text.slice(0, 8000)) || /^[^\p{L}]*part\s+[IVX\d]+\b/iu.test(document.text.slice(0, 200))) return true
	return /\b(?:amend\w*|addendum|supplement\w*|modification|extension|exhibit|schedule|statement\s+of\s+work|order\s+form|additional\s+terms|policy|guidelines)\b/i.test(title) || /\b(?:amends?|supplements?|in\s+addition\s+to|part\s+of|subject\s+to|governed\s+by|incorporat\w+)\b[^.]{0,80}\b(?:agreement|terms|conditions|contract|lease)\b[^.]{0,40}\b(?:dated|between|of\s+(?:service|use)|entered)\b/i.test(opening)
}

/** "Capitalized terms have the meanings of the Services Agreement", "the general provisions form part of this agreement", "the Ordinance, incorporated by reference". */
const ofMainAgreement =
	/\bcapitali[sz]ed\s+terms\b[^.]{0,160}\b(?:in|to|by)\s+the\s+(?:[\w-]+\s+){0,5}(?:Agreement|Terms|Contract|Lease|Plan)\b|\b(?:general|standard)\s+(?:provisions|terms|conditions)\b[^.]{0,160}\bform\s+(?:an?\s+)?(?:integral\s+)?part\b|\b(?:Ordinance|Agreement|Terms|Conditions)\b["”),]{0,4}\s*,?\s*(?:which\s+(?:is|are)|is|are)\s+(?:hereby\s+)?incorporated\s+(?:herein\s+)?by\s+reference/

/** The state or the country of a place as written; `null` where it is not known. */
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
		replacement: decided === 'courts' ? `The courts of ${law} ${duty} have exclusive jurisdiction over any dispute arising out of this ${paper === 'Terms' ? 'Agreement' : paper}.` : null,
		confidence: Math.min(seat.effect.confidence, 0.8),
	})
}
