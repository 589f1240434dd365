import { longPattern, patternPart } from '#app/domain/text/long-pattern.ts'
import { allMatches } from '#app/domain/review/clauses/search/all-matches.ts'
import { anyOf } from '../any-of.ts'
import { confidence } from '../confidence.ts'
import { around, durationFacts, evenly } from './duration-facts.ts'
import type { ParsedFact } from '../fact-names.ts'
import { type FactSource, within } from '../fact-source.ts'

const ends = /\b(?:terminat\w+|terminable|cancel\w*|end\sthis|resign\w*)\b/i
const noticeNear = /^[’'s]{0,2}[,\s]{0,2}[^.;]{0,35}\bnotice\b/i
const noticeBefore = /\bnotice\b[^.;]{0,50}(?:of\s|at\sleast\s|not\sless\sthan\s|than\s|least\s|within\s)?$/i
const cures =
	/\b(?:cur(?:e[ds]?|ing|able)|remed(?:y|ied|ies|iable)|rectif\w+|(?<!\b(?:an?|the|each|any|such|undisputed|complete|true|and|or)\s)correct(?:ed|s)?)\b/i
const insured = /\binsur\w+|\bcoverages?\b|\bcertificates?\sof\b|\bcertificate\sholder|\bpolic(?:y|ies)\b[^.;]{0,80}\bcancel/i
/** When a notice counts as given is no time to wait. */
const deemed =
	/\b(?:deemed|considered)\s(?:to\shave\sbeen\s)?(?:given|received|delivered|served|effective)|\bexpiration\sof\s\w+\s\(\d+\)\sdays\s\(or\b/i
/** "not more than thirty days after such notice", "for the 24 months following the notice": a time that a notice opens. */
const opened = /^[’'s]{0,2}\s?(?:period\s)?(?:immediately\s)?(?:after|following|from|of)\b/i
const atMost = /\b(?:(?:not|no)\s(?:more|later)\sthan|up\sto|within)\s(?:\w+\s){0,2}$/i
/** "renews for a year unless terminated upon 90 days’ notice": a notice that stops the next renewal. */
const endsRenewal = /\b(?:renew\w*|exten(?:d|sion)\w*)\b[^.;]{0,300}\b(?:unless|until)\b[^.;]{0,140}$/i
/** "at least six months prior to the end of the Initial Term": a notice that says the term will be the last. */
const beforeTermEnds = anyOf(
	/^[^.;]{0,60}\b(?:prior\sto|before|preceding|in\sadvance\sof)\s(?:the\s|its\s|any\s)?(?:(?:end|expir\w+|conclusion|completion|anniversary|renewal|close)\b)/i,
	/^[^.;]{0,60}\b(?:prior\sto|before|preceding|in\sadvance\sof)\s(?:the\s|its\s|any\s)?(?:(?:\w+\s){0,2}(?:term|period)[’']?s?\b)/i,
)
/** A right to end it for a breach, or in one case only, is not a right to end it at any time. */
const forBreach = anyOf(
	/\b(?:breach\w*|default\w*|fails?\sto|failure|uncured|violat\w+|following\s(?:\w+\s){0,3}(?:reasons?|causes?|events?)|insolven\w+|bankrupt\w*)\b/i,
	/\b(?:force\smajeure|if|in\sthe\sevent|following\sthe|upon\sthe\s(?:happening|occurrence))\b/i,
)
const atWill = /\b(?:without\s(?:good\s)?cause|for\s(?:any|no)\sreason|convenience|with\sor\swithout|at\sany\stime)\b/i
/** "upon thirty days’ notice if the other party fails to pay": what follows the notice makes it one for a case. */
const caseBehind = anyOf(
	/^[^.;]{0,60}?\bnotice\b[^.;()]{0,60}?\b(?:if|in\sthe\sevent|in\scase|because\sof|due\sto|following\s(?:an?|any))\b/i,
	/^[^.;]{0,60}?\bnotice\b[^.;()]{0,60}?\b(?:for\s(?:an?|the|such)\s(?!\w*\s?reason)|upon\s(?:an?|any|the\s(?:occurrence|happening)))\b/i,
)
/** Ending a part, an engagement under another document or a fund does not end the agreement. */
const wholes = `(?:${[
	'agreements?',
	'contracts?',
	'leases?',
	'licen[cs]es?(?!\\sto\\suse)',
	'engagements?',
	'employment',
	'appointments?',
	'arrangements?',
	'letter',
	'terms',
	'subscriptions?',
	'accounts?',
	'relationships?',
	'participation',
	'membership',
	'franchises?',
	'rights\\sgranted',
	'consultanc\\w+',
	'consulting',
	'undertaking',
	'nda',
	'addendum',
	'amendment',
	'order',
	'sow',
	'term',
	'it',
	'hereof',
	'cooperation',
	'venture',
	'services',
	'alliance',
	'partnership',
].join('|')})`
const otherObject = new RegExp(
	patternPart`
		\bterminat(?:e|es|ing|ion\sof)\s(?!
			(?:[\w’'-]+\s){0,4}?(?:${wholes}|executive|employee|consultant|contractor|advis[oe]r|you)\b|(?:up)?on\b|with|by\b|at\b|for\b|in\b
			|prior|effective|immediately|early|earlier|if\b|and\b|or\b|as\b|after
		)[\p{L}]
	`,
	'iu',
)
const otherSubject = new RegExp(
	patternPart`
		(?:^|[.;,:)]\s|\b(?:the|any|each)\s)(?!(?:[\w’'-]+\s){0,3}?${wholes}\s(?:may|shall|can))((?:[\w’'-]+\s){1,4})(?:may|shall|can)\s
		(?:also\s|only\s)?be\sterminated\b
	`,
	'iu',
)
const forCase = longPattern('i')`
	\bterminat(?:e|ed|ion\sof)\s(?:this\s|the\s)?(?:[\w’'-]+\s){0,3}?(?:by\s(?:[\w’'-]+\s){1,4})?(?:
		for\s(?!(?:its\s|their\s|his\s|her\s|the\s)?(?:sole\s)?(?:convenience|any|no|whatever)\b)|with\s(?:good\s|just\s)?cause\b
	)(?![^.;]{0,60}\bwithout\b)
`
/** "notice of reinstatement", "the end of the sixty days, or notice": a notice of something else than the end. */
const otherNotice = anyOf(
	longPattern('i')`
		^[’'\s]{0,3}(?:(?:prior|written|advance)\s){0,3}notice\sof\s(?!
			(?:(?:its|such|the|their|his|her|an?|any|intent\w*|intended)\s)*
			(?:terminat|cancel|intent|resign|withdraw|election|desire|decision|same)
		)
	`,
	/^,?\s(?:or|and)\s\(/i,
)
/** "The Engagement Letter shall provide that the Bank may terminate". */
const otherPaperSays = /\b(?:letters?|agreements?|contracts?|leases?)\s(?:shall|will|must)\s(?:provide|contain|state|require)\b/i
const renewalTalk = /\b(?:non-?renew\w*|renew\w*|not\sto\sextend)\b/i

/** Notice to end the agreement without a breach, and the time a side has to cure one. */
export function readTerminationFacts(source: FactSource): ParsedFact[] {
	return source.sentences.flatMap((sentence) => {
		const durations = within(source.durations, sentence)
		if (durations.length === 0) return []
		// A bug is corrected too; what is cured is a breach.
		const curing =
			cures.test(sentence.text) &&
			(/\bcur(?:e[ds]?|ing)\b/i.test(sentence.text) || /\b(?:breach\w*|defaults?|fail\w*|violat\w+|non-?compliance)\b/i.test(sentence.text))
		const ending = ends.test(sentence.text)
		if (!curing && !ending) return []
		return durations.flatMap((duration) => {
			const { before, behind } = around(sentence, duration, 130)
			const cureBehind = cures.test(behind.slice(0, 70))
			if (
				curing &&
				!/\bprovid\w+\b[^.;]{0,90}\bnotice\b[^.;]{0,120}\bwithin\s[^.;]{0,25}$|\bterminat\w+\sis\swithin\s$/i.test(before) &&
				(cures.test(before.slice(-90)) || cureBehind) &&
				/\b(?:within|after|of|period|for|during|has|have)\b/i.test(before.slice(-40))
			) {
				return durationFacts(
					source,
					'cure_period',
					duration,
					/\bcure\s(?:\w+\s){0,3}?(?:period|within)|\bwithin\s(?:\w+\s){0,3}$/i.test(before) ? confidence.stated : confidence.implied,
				)
			}
			const notice =
				noticeNear.test(behind) ||
				(noticeBefore.test(before.slice(-70)) && /^[^.;]{0,40}\b(?:prior|before|advance|in\sadvance|to\s)/i.test(behind)) ||
				/^[^.;]{0,10}\bprior\swritten/i.test(behind)
			const ownItem = ending && notice && isOwnItem(sentence.text, duration.start - sentence.start, behind)
			if (
				ending &&
				notice &&
				!opened.test(behind) &&
				!atMost.test(before) &&
				!insured.test(sentence.text) &&
				!renewalTalk.test(before.slice(-80)) &&
				(ownItem || !/\b(?:breach|default|uncured|unremedied|remains?|good\sreason|fails?|failed|failure)\b/i.test(before.slice(-70))) &&
				!deemed.test(sentence.text)
			) {
				return durationFacts(
					source,
					'termination_notice',
					duration,
					(/\bterminat\w+\b[^.;]{0,90}$/i.test(before) &&
						isOfAgreement(sentence.text, duration.start - sentence.start, behind) &&
						!/^[^.;]{0,50}\brenew/i.test(behind) &&
						(atWill.test(sentence.text) || !forBreach.test(sentence.text))) ||
						ownItem
						? confidence.stated
						: confidence.implied,
				)
			}
			return []
		})
	})
}

function isOfAgreement(text: string, at: number, behind: string): boolean {
	const before = evenly(text.slice(Math.max(0, at - 900), at)).slice(-600)
	const last = before.slice(-220)
	const near = last.slice(Math.max(0, last.search(/\bterminat(?!.*\bterminat)/is)))
	if (otherNotice.test(behind) || beforeTermEnds.test(behind) || caseBehind.test(behind)) return false
	return (
		!forCase.test(near) && !endsRenewal.test(before) && !otherObject.test(near) && !otherSubject.test(last) && !otherPaperSays.test(last)
	)
}

const itemMark = /(?:^|[\s;,:])\((?:[ivx]{1,4}|[a-h]|\d)\)\s/g
const byNotice =
	/^(?:at\sany\stime,?\s)?(?:(?:up)?on|with|by\s(?:giving|providing)|for\sconvenience\s(?:up)?on)\s(?:not\sless\sthan\s|at\sleast\s|(?:the\sother\sparty\s))*$/i
const terminable = /\b(?:terminable|may\s(?:\w+\s){0,2}terminate|(?:may|shall|can)\s(?:\w+\s)?be\sterminated)\b/i

/** "terminable by Acme (i) upon a breach or (ii) upon sixty days' notice": the last way is one of its own, at will. */
function isOwnItem(text: string, at: number, behind: string): boolean {
	const marks = allMatches(text.slice(0, at), itemMark)
	const [first] = marks
	const last = marks.at(-1)
	if (!first || !last || !terminable.test(text.slice(0, first.index))) return false
	const rest = behind.split(itemMark)[0] ?? ''
	return byNotice.test(text.slice(last.index + last[0].length, at)) && !forBreach.test(rest)
}
