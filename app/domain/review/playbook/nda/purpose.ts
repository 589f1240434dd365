import { longPattern } from '#app/domain/text/long-pattern.ts'
import { ofSecrecy } from '../clause-homes.ts'
import type { NdaRule } from './answers.ts'
import { absent, flagged, passed, readYourself, undecided } from '../draft-finding.ts'
import { factsNamed } from '../measures.ts'
import { visibleText, wording } from '../passages.ts'
import { framesOf } from '../reader-side.ts'
import type { RuleInput } from '../rule.ts'

const limitOfUse = longPattern('i')`
	\bappl(?:y|ies)\b[^.;]{0,30}\bto\s+the\s+(?:\w+\s+)?purpose\s+(?:alone|only)\b
	|\bus(?:e|es|ed|ing)\b[^.;]{0,120}\b(?:solely|only|exclusively|except|other\s+than|unless|beyond|outside)\b[^.;]{0,100}\b(?:
		purpose|evaluat\w+|connection|transaction|discussions?|relationship|negotiat\w+|business|project
	)
	|\b(?:solely|only|exclusively)\b[^.;]{0,40}\b(?:use|used|to|for)\b[^.;]{0,60}\b
		(?:purpose|evaluat\w+|transaction|relationship|project)
	|\b(?:not|never|nor|neither)\b[^.;]{0,80}\bus(?:e|es|ed|ing)\b[^.;]{0,120}\bfor\s+(?:any|no)\s+(?:other\s+)?purposes?\b(?!\s*[.;]?$)
		[^.;]{0,60}\b(?:other|except|than|unless|but)\b
	|\bfor\s+(?:any|no)\s+(?:other\s+)?purposes?\s+(?:other\s+than|except|but|save)\b
	|\bfor\s+no\s+other\s+purposes?\b
	|\b(?:not|never|nor)\b[^.;]{0,60}\bus(?:e|es|ed|ing)\b[^.;]{0,80}\bany\s+other\s+purposes?\b|\bpurposes?\s+only\b
	|\bus(?:e|es|ed|ing)\b[^.;]{0,80}\bfor\b[^.;]{0,80}\b
		(?:only|alone|solely|(?:and\s+)?(?:for\s+)?nothing\s+else|(?:and\s+)?(?:for\s+)?no\s+other)\b
	|\b(?:not|never|nor)\b[^.;]{0,40}\buse\b[^.;]{0,80}\b(?:otherwise\s+than|other\s+than|except|save|unless|but)\s+
		(?:to|for|in|as|where|if|it|they|he|she)\b
	|\b(?:not|never|nor|neither|no)\b[^.;]{0,80}\buse\b[^.;]{0,80}\bfor\s+(?:its|their|his|her|your|our)\s+(?:own|sole)\b
	|\b(?:only|solely|exclusively)\s+(?:to|for|in\s+order\s+to)\s+(?:assess|judge|decide|weigh|review|consider|explore|discuss|plan)\b
	|\bus(?:e|es|ed|ing)\b[^.;]{0,160}\b(?:extent\s+(?:reasonably\s+)?necessary|beyond\s+(?:those|the|what))\b
`
/** "For its own purposes or any other purpose": all use is barred, and no purpose is stated. */
const anyPurpose = /\bor\s+(?:for\s+)?any\s+other\s+purposes?\b(?!\s+(?:than|except|but|save))/i
const statedPurpose = /\b(?:solely|only|exclusively|except|other\s+than|save|unless|the\s+["“']?purpose|permitted\s+purpose)\b/i
/** Another paragraph that lets the information be used, or passed on, beyond the purpose. */
const freesUse = longPattern('i')`
	\b(?:free|may|right|entitled|permitted)\b[^.;]{0,80}\buse\b[^.;]{0,40}\bfor\s+any\s+purpose\b
		(?!\s+(?:other|except|permitted|stated|set))
	|\b(?:presumed|deemed)\b[^.]{0,160}\bnot\s+to\s+have\s+(?:used|made\s+use)
	|\bmay\b[^.;]{0,40}\b(?:pass|share|disclose|provide|give)\b[^.]{0,240}\b(?:under\s+no|without\s+any|no)\s+(?:duty|obligation)s?\b
`
/** A ban without a stated purpose: some use is meant to be left. */
const bansUse = /\b(?:not|never|nor|neither)\b[^.;]{0,80}\b(?:use|exploit)\b(?!\s+of\b)/i
const opensPurpose = longPattern('i')`
	\b(?:
		purposes?\b[”"’']?\s*(?:of(?!\s+this\b)|is|are|:|means?)|talk\s+about
		|(?:regarding|concerning|relat\w+\s+to|in\s+connection\s+with|explor\w+|evaluat\w+|discuss\w*|negotiat\w*)\b
	)[^.;\n]{0,40}$
`
const namesParty = /\b(?:between|and|with|by)\s*[“"(]?\s*$/i
const longestLead = 70

export const purpose: NdaRule = {
	id: 'nda.purpose',
	playbook: 'nda',
	title: 'Use is limited to a stated purpose',
	basis: { kind: 'S', source: 'Common Paper and Bonterms mutual NDA forms' },
	protects: ['discloser', 'recipient', 'mutual_discloser'],
	provenByQuote: true,
	doubtedBy: ['confidentiality'],
	standard: 'One sentence that says what the parties want to discuss or evaluate.',
	secondReader: {
		settledBy: ['nda-4'],
		about: /\b(?:purposes?|only|solely|exclusively|except|than|evaluat\w+|unless)\b/i,
		deniedBy: /\bor\s+(?:for\s+)?any\s+other\s+purposes?\b(?!\s+(?:than|except|but|save))/i,
	},
	wording: {
		clause: {
			heading: 'Use',
			home: ofSecrecy,
			said: /\bonly\b[^.;]{0,80}\b(?:purpose|evaluat|use)|\buse\w*\b[^.;]{0,80}\b(?:only|solely|purpose)/i,
		},
	},
	decide(input) {
		const gap = factsNamed(input, 'blank').find((blank) => isPurpose(input, blank))
		if (gap) {
			return flagged({
				severity: 'medium',
				span: gap,
				says: 'The permitted purpose is blank.',
				why: 'The purpose decides what the receiving party may do with Confidential Information, so whoever fills it in later decides that.',
				market: 'One sentence that says what the parties want to discuss or evaluate.',
				action: 'fill in the purpose',
				reason: 'It tells both parties which use is permitted.',
				decideBy: 'you',
			})
		}
		const limit = wording(input, limitOfUse, /\bfree\s+to\s+use\b|\bresiduals?\b|\.{4,}/i)
		const freed =
			limit && (framesOf(input, 'confidentiality', 'residuals')[0] ?? input.structure.sentences.find(({ text }) => freesUse.test(text)))
		if (limit && freed)
			return readYourself('Check whether these words let Confidential Information be used beyond the stated purpose.', freed)
		if (limit && !(anyPurpose.test(limit.sentence.text) && !statedPurpose.test(limit.sentence.text))) return passed(limit)
		const ban = wording(input, bansUse, /\bindependen\w+|\bwithout\s+(?:the\s+)?use\b/i)
		if (ban) return readYourself('Check what the receiving party may use Confidential Information for.', ban)
		// "Use" may be limited in words that the pattern does not know: the classifier has a say.
		if (input.readings.ndaAnswers.some(({ hypothesis, answer }) => hypothesis === 'nda-4' && answer === 'entailed')) return undecided
		return absent({
			severity: { sending: 'medium', receiving: 'low', unsure: 'medium' },
			says: 'Confidential Information may not be disclosed, but nothing limits what it may be used for.',
			why: 'The receiving party could use your information to build or sell something without breaching the agreement.',
			market: 'Use is limited to one stated purpose, such as evaluating a business relationship.',
			action: 'limit use of Confidential Information to the stated purpose',
			reason: 'It protects both parties alike.',
			replacement:
				'The receiving party may use the Confidential Information of the disclosing party only to evaluate or carry out the business ' +
				'relationship between the parties.',
		})
	},
}

function isPurpose(input: RuleInput, { start, end }: { start: number; end: number }) {
	// "Relating to ____ for the purposes of filing a patent": the gap is the subject, the purpose is stated.
	if (/^[^.\n]{0,80}\bfor\s+the\s+purposes?\s+of\s+(?:the\s+)?\w{4}/i.test(visibleText(input).slice(end, end + 140))) return false
	const lead = visibleText(input).slice(Math.max(0, start - longestLead), start)
	return opensPurpose.test(lead) && !namesParty.test(lead)
}
