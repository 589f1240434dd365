import { longPattern } from '#app/domain/text/long-pattern.ts'
import { anyOf } from '../any-of.ts'
import { confidence } from '../confidence.ts'
import { around, durationFacts } from './duration-facts.ts'
import type { ParsedFact } from '../fact-names.ts'
import { type FactSource, within } from '../fact-source.ts'
import { makeFact } from '../make-fact.ts'

const renewCue = /renew|extend|evergreen|successive/i
const renews = longPattern('i')`
	\b(?:
		auto(?:matic(?:ally)?)?[-\s](?:\w+\s)?(?:renew\w*|extend\w*)
		|(?:shall|will|may|to)\s(?:\w+\s){0,3}?(?:be\s)?(?:renew(?:ed)?|extend(?:ed)?)|renew(?:s|al)?\b|evergreen
		|successive\s(?:\w+[\s-]){0,4}(?:terms?|periods?|years?)
	)
`
const automatic = longPattern('i')`
	\bauto(?:matic(?:ally)?)?[-\s](?:\w+\s)?(?:renew|extend)
	|\b(?:renew|extend)\w*\s(?:\w+\s)?automatically|\bevergreen\b|\btacit(?:ly)?\b
	|\b(?:shall|will)\s(?:then\s|thereafter\s|also\s)?(?:be\s)?(?:renew|extend)\w*\b[^.]{0,160}\bunless\b
	|\bunless\b[^.]{0,200}\b(?:shall|will)\s(?:be\s)?(?:\w+\s)?(?:renew|extend)|\brenews\b[^.]{0,160}\bunless\b|\bdeemed\srenewed\b
`
const notAutomatic = /\b(?:not|no)\s(?:\w+\s)?auto(?:matic(?:ally)?)?[-\s]?(?:renew|extend)?|\bshall\snot\s(?:\w+\s)?(?:renew|be\srenewed)/i
const byAgreement = longPattern('i')`
	\b(?:
		by\sthe\sparties|writing\s(?:executed|signed)\sby|mutual(?:ly)?|written\sagreement|agreement\sof|agree(?:d)?\sin\swriting
		|upon\sagreement|by\sagreement
	)\b
`
const byOption = /\boption\b|\bmay\s(?:\w+\s){0,3}?(?:renew|extend)|\bright\sto\s(?:renew|extend)|\belect\w*\sto\s(?:renew|extend)/i
const noticeBehind = /^[^.;]{0,12}\s?(?:['’]s?)?[^.;]{0,30}\b(?:prior|before|preceding|in\sadvance|advance|notice)\b/i
const noticeBefore =
	/\b(?:notice|notif\w+|less\sthan|no\slater\sthan|unless\b[^.;]{0,40}\b(?:cancel\w*|terminat\w+|opts?\sout|objects?|declin\w+))\b[^.;]{0,90}$/i
const periodBefore = /(?:successive|additional|further|renew\w*\b[^.;]{0,70}|extend\w*\b[^.;]{0,70}|consecutive|subsequent)[^.;]{0,30}$/i

/** "shall commence on the Effective Date and shall extend for five years": the first term, which is no renewal. */
const firstTerm = /\bcommenc\w+\b[^.;]{0,80}\bshall\sextend\sfor\b/i
const otherThing = longPattern('i')`
	\bvest(?:ed|ing|s)?\b
	|\bexercise\s(?:your|his|her|such|the)\s(?:stock\s)?options\b|\bseverance\b
	|\b(?:support|cure|grace|standstill|notice)\speriod\b|\bday\speriod\b|\bnon-?compet\w*|\bsolicit\w*
	|\brestrict(?:ed|ive|ion)\s(?:period|covenant)|\blate\s(?:delivery|shipment|performance)|\bdelay(?:s|ed)?\b|\bforce\smajeure
	|\btoll(?:ed|ing)\b|\binsertion\sorders?\b|\bextended\swarranty|\bprobation\w*|\b(?:your|data\ssubject)\srequests?\b
	|\btime\sfor\s(?:its|their|the)\sperformance|\bpromotional\b|\bwork\sstoppage\b
	|\bwarranty\s(?:period|coverage)\b[^.;]{0,60}\bextend
	|\bextend\w*\b[^.;]{0,40}\b(?:warranty|credit|deadline|time\sfor|due\sdate|closing|offer)\b
	|\brenew\w*\b[^.;]{0,40}\b(?:insurance|polic(?:y|ies)|registration|permit|licen[cs]es?\sand\spermits|certificates?)\b
	|\b(?:insurance|polic(?:y|ies)|registrations?|permits?|passwords?|certificates?)\b[^.;]{0,40}\brenew
	|^\W*["“](?![^"”]*\bTerm\b)[^"”]{2,60}["”]\smeans\b[^;]{0,400}?\bmay\sbe\s(?:amended|extended|renewed)\b
	|\bany\s(?:contracts?|agreements?|leases?)\s(?:\w+\s){0,5}(?:with|between)\b(?:(?!\bautomatic)[^.;]){0,200}\brenew
`

/** "The review period may be extended for sixty days": a time inside the agreement, or a program of it. */
const partPeriod = anyOf(
	/\b(?:review|evaluation|notice|negotiation|option|exclusivity|research|production|delivery|payment|examination|inspection)\s(?:periods?|term)\b/iu,
	/\b(?:offering|exercise|acceptance|diligence|closing|response|comment|profiling|program)\s(?:periods?|term)\b/iu,
	/\bterm\sof\s(?:the|such|each)\s(?:[\p{L}-]+\s){0,3}program\b/iu,
)

/** Whether and for how long the agreement renews, and how long before its end notice must be given. */
export function readRenewalFacts(source: FactSource): ParsedFact[] {
	const facts: ParsedFact[] = []
	const renewing = new Set<string>()
	for (const sentence of source.sentences) {
		if (!renewCue.test(sentence.text) && !(sentence.clauseId !== null && renewing.has(sentence.clauseId))) continue
		const match = renews.exec(sentence.text)
		const continues =
			sentence.clauseId !== null &&
			renewing.has(sentence.clauseId) &&
			/\b(?:notice|non-?renewal)\b[^.]*\b(?:prior|before)\b/i.test(sentence.text)
		if (!match && !continues) continue
		if (otherThing.test(sentence.text) || (match && /\s\p{Lu}\p{Ll}+$/u.test(match[0])) || firstTerm.test(sentence.text)) continue
		if (
			match &&
			!/\b(?:agreement|term|lease|subscription|contract|order|period|plan|licen[cs]e|services?|it|note|sow)\b/i.test(sentence.text)
		)
			continue
		if (match) {
			const kind = kindOf(sentence.text)
			if (kind) {
				if (sentence.clauseId && kind === 'automatic') renewing.add(sentence.clauseId)
				facts.push(
					makeFact(
						source,
						'renewal_kind',
						{ start: sentence.start + match.index, end: sentence.start + match.index + match[0].length },
						{ value: kind, confidence: kind === 'by agreement' ? confidence.implied : confidence.stated },
					),
				)
			} else if (!/\brenewal\sterm/i.test(sentence.text)) continue
		}
		const isOfPart = partPeriod.test(sentence.text)
		const speaksOfNotice = /notice|notif/i.test(sentence.text)
		for (const duration of within(source.durations, sentence)) {
			const { before, behind } = around(sentence, duration)
			// "for 24 months unless notice is given": the notice has a time of its own.
			const own = behind.split(/\b(?:unless|provided|subject\sto)\b/)[0] ?? ''
			if (
				/^[^.;]{0,30}["“(]Initial|^[^.;]{0,30}\bin\stotal\b/i.test(behind) ||
				/\b(?:no|not)\s(?:be\s)?(?:more\sthan|exceed\w*)\s$/i.test(before)
			)
				continue
			if (noticeBehind.test(own) && (noticeBefore.test(before) || speaksOfNotice) && !/^\s?(?:terms?|periods?)\b/i.test(behind))
				facts.push(...durationFacts(source, 'renewal_notice', duration, speaksOfNotice && match ? confidence.stated : confidence.implied))
			else if (
				match &&
				!/^\)?\s(?:before|following|after)\b/i.test(behind) &&
				(periodBefore.test(before) || /^[-\s]{0,2}(?:renewal|terms?\b|periods?\b)/i.test(behind)) &&
				!/\binitial\s(?:\w+\s){0,2}$/i.test(before)
			)
				facts.push(
					...durationFacts(
						source,
						'renewal',
						duration,
						!isOfPart && /(?:successive|additional|further|renew\w*)\b[^.;]{0,40}$/i.test(before) ? confidence.stated : confidence.implied,
					),
				)
		}
	}
	return oneKind(facts)
}

const lapses = /\bautomatically\b[^.;]{0,60}\b(?:expire|terminate|lapse)\b|\bnone\sshall\srenew\b/i

/** An agreement renews in one way: the plainest that it states. */
function oneKind(facts: ParsedFact[]): ParsedFact[] {
	const kinds = facts.filter(({ name }) => name === 'renewal_kind')
	const best = ranked.find((kind) => kinds.some(({ value }) => value === kind))
	return facts.filter(({ name, value }) => name !== 'renewal_kind' || value === best)
}

const ranked = ['automatic', 'not automatic', 'by agreement', 'by option']

function kindOf(text: string): 'automatic' | 'not automatic' | 'by agreement' | 'by option' | null {
	if (notAutomatic.test(text)) return 'not automatic'
	if (automatic.test(text)) return lapses.test(text) ? null : 'automatic'
	if (!/\b(?:renew|extend)/i.test(text)) return null
	if (byAgreement.test(text)) return 'by agreement'
	// "May be renewed unless notice of non-renewal is given" is left to nobody's choice.
	if (/\bunless\b[^.;]{0,60}\bnotice\b/i.test(text)) return null
	return byOption.test(text) && /\b(?:renew|extend)(?:ed)?\b/.test(text) ? 'by option' : null
}
