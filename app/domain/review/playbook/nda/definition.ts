import { longPattern } from '#app/domain/text/long-pattern.ts'
import type { NdaRule } from './answers.ts'
import { absent, flagged, passed, readYourself, undecided } from '../draft-finding.ts'
import { referredWords } from '../mentions.ts'
import { clauseTextAround, passage, visibleText, wording } from '../passages.ts'
import type { RuleInput } from '../rule.ts'
import { bindsOthersOnly } from './carve-outs.ts'

const definition = longPattern('i')`
	\b(?:confidential|proprietary|evaluation)\s+(?:\w+\s+){0,2}(?:information|materials?)"?[^.;]{0,40}?\b(?:
		means|includes?|shall\s+mean|shall\s+include|refers\s+to|is\s+defined\s+as|will\s+mean|consists?\s+of
	)\b
	|["“][^"”\n]{0,40}\b(?:information|materials?|secrets?)["”]\s*(?:\([^()]{0,60}\)\s*)?(?:
		means|is|are|includes?|shall\s+(?:mean|include)|will\s+(?:mean|include)|refers\s+to|is\s+defined\s+as|consists?\s+of
	)\b
	|\((?:[^()]{0,40})["“](?:confidential|proprietary|protected|evaluation)\s+(?:information|materials?)["”]\)
`
const everything = longPattern('i')`
	\b(?:all|any)(?:\s+and\s+all)?\s+(?:\w+,?\s+){0,6}?(?:information|data|materials?)\b
	|\bof\s+(?:any|whatever)\s+(?:kind|nature|type)\b|\bwhatsoever\b
	|\bwhether\s+or\s+not\s+(?:it\s+is\s+)?(?:marked|designated|identified|labell?ed)
`
const test = longPattern('i')`
	(?<!whether or not )(?<!whether or not it is )(?<!not )\b(?:mark(?:s|ed)|designate[ds]|identifie[ds]|labell?ed|stamped|legended)\b
		[^.;]{0,40}\b(?:confidential|proprietary|private|secret)
	|\b(?:reasonable|sensible|prudent|careful|fair-minded|ordinary)\b[^.;]{0,60}\bwould\b
	|\bwould\s+(?:reasonably|sensibly|ordinarily)\b
	|\breasonabl[ey]\b[^.;]{0,80}\b(?:underst[oa]\w+|consider\w*|know|known|recogni[sz]e\w*|believe\w*|expect\w*|regard\w*|appear\w*)
	|\b(?:underst[oa]\w+|known|recogni[sz]ed|considered)\b[^.;]{0,60}\breasonabl
	|\b(?:obviously|clearly|plainly|evidently)\s+(?:confidential|secret)
	|\bshould\s+(?:reasonably\s+)?(?:be\s+)?(?:know|understand|understood|recogni[sz]e)
`
/** "That meets the test of Section 2": the test stands elsewhere; an exception that stands there is no test. */
const pointsToTest = longPattern('i')`
	\b(?:tests?|criteri\w+|requirements?|conditions?|mark(?:s|ed|ings?)|identified|designated|described|meets?|qualif\w+)\b[^.;]{0,60}\b
	(?:section|clause|paragraph|article|exhibit|schedule|annex)\b
`

const leftOut = longPattern('i')`
	\b(?:information|materials?)[”\"’]?\s*(?:\([^()]{0,60}\)\s*)?(?:\w+\s+){0,3}?(?:not|never)\s+(?:\w+\s+){0,2}
		(?:include|mean|apply|cover|extend)
	|\bexceptions?\s+to\b
`

/** "Regardless of whether identified as confidential": a test that is not required. */
const noMatter = longPattern('gi')`
	\b(?:regardless|irrespective)\s+of\s+(?:any\s+|its\s+)?(?:mark\w*|legends?|labels?|designation)\b
	|\b(?:whether\s+or\s+not|(?:regardless|irrespective)\s+of\s+whether|even\s+(?:if|though)\s+not|without\s+being|need\s+not\s+be)\b
		[^.;,]{0,80}
`

const isConfidential =
	/\b(?:means?|includes?|mean)\b[^.;]{0,40}\b(?:confidential|proprietary|non-?public|secret)\s+(?:\w+\s+){0,2}(?:information|data|materials?)\b/i
const marks = longPattern('i')`
	\b(?:legend|stamp(?:ed)?|labell?ed|mark(?:ed|ing)s?)\b
	|\breasonabl[ey]\b[^.;]{0,40}\b(?:person|considered|deemed|regarded|underst\w+|expect\w*|believe\w*)\b[^.;]{0,80}\b
		(?:confidential|proprietary)\b
	|\bregarded\s+as\s+confidential\b
`
/** "But that of the Supplier is so in every case": the test holds for one side only. */
const testForOneSide = longPattern('i')`
	\b(?:but|while|whereas|however)\b[^.;]{0,60}\b(?:that|those|information)\s+of\b[^.;]{0,60}\b
	(?:in\s+(?:every|any|each|all)\s+cases?|always|regardless|whether\s+or\s+not)\b
`
const noTest = /\b(?:need\s+not\s+be|without\s+being)\s+(?:so\s+)?mark(?:ed)?\b[^.;]{0,60}\b(?:confidential|protected)\b/i

const exclusions = /\b(?:exclud\w+|except\w*|other\s+than|but\s+not)\b/i

export const scope: NdaRule = {
	id: 'nda.scope',
	playbook: 'nda',
	title: 'Confidential Information has a marking or reasonableness test',
	basis: { kind: 'S', source: 'Common Paper and Bonterms mutual NDA forms' },
	protects: ['recipient', 'mutual_discloser', 'worker'],
	standard: 'Confidential Information is what is marked confidential, or what a reasonable person would understand to be confidential.',
	secondReader: {
		settledBy: ['nda-1'],
		about:
			/\b(?:mark|label|identif|designat|legend)\w*|\breasonabl\w+\b[^.]{0,80}\b(?:underst\w+|consider\w*|know\w*|believe\w*|recogni[sz]e\w*)/i,
	},
	decide(input) {
		const defined = wording(input, definition, leftOut)
		// A letter may set the test without a definition: "information that the other marks as confidential".
		const tested = defined
			? null
			: passage(
					input,
					longPattern('i')`
						\b(?:information|facts|materials?)\b[^.]{0,100}\b(?:mark(?:s|ed)|designate[ds]|identifie[ds]|labell?ed|obviously|clearly|plainly)\b
						[^.;]{0,60}\b(?:confidential|secret|proprietary)\b
					`,
				)
		if (tested) return passed(tested)
		if (!defined) return usesUndefinedTerm(input) ? absent(undefinedTerm) : undecided
		const words = clauseTextAround(input, defined)
		const own = test.test(defined.sentence.text.replace(noMatter, ' '))
		const unlike = input.structure.sentences.find(({ text }) => testForOneSide.test(text) || noTest.test(text))
		if (own && unlike)
			return readYourself(
				'Check whether information must be marked confidential, or look confidential, to be protected, and whether that holds for both parties.',
				defined,
				unlike,
			)
		if (own || (pointsToTest.test(defined.sentence.text) && test.test(referredWords(input, defined)))) return passed(defined)
		// A test near by may belong to the oral disclosures alone.
		if (test.test(words.replace(noMatter, ' ')))
			return readYourself('Check whether information must be marked confidential, or look confidential, to be protected.', defined)
		// A test anywhere else, or a definition of "confidential information" as what is confidential, may be all that is asked for.
		if (bindsOthersOnly(input) || isConfidential.test(defined.sentence.text) || marks.test(visibleText(input).replace(noMatter, ' ')))
			return undecided
		if (!everything.test(defined.sentence.text.split(exclusions)[0] ?? '')) return undecided
		return flagged({
			severity: { sending: 'low', receiving: 'medium', unsure: 'medium' },
			span: defined,
			says: 'Confidential Information covers everything that is disclosed, marked or not.',
			why: 'You can breach it without knowing: nothing tells you which information is protected.',
			market: 'Confidential Information is what is marked confidential, or what a reasonable person would understand to be confidential.',
			action: 'limit Confidential Information to what is marked confidential or would reasonably be understood to be',
			reason: 'That is the usual standard and lets both of us comply with certainty.',
			fallback: 'Accept the wide definition if oral disclosures must be confirmed in writing within 30 days.',
			replacement: narrowDefinition,
		})
	},
}

/** The term is used throughout as if it were defined, and is not: a lower-case "confidential information" explains itself. */
function usesUndefinedTerm(input: RuleInput): boolean {
	const text = visibleText(input)
	const uses = text.match(/\bConfidential\s+Information\b/g)?.length ?? 0
	const known =
		input.structure.definedTerms.some(({ term }) => /confidential|proprietary|information/i.test(term)) ||
		longPattern('i')`
			\b(?:confidential|proprietary)\s+information\b[^.;]{0,60}(?:
				\b(?:is|are)\s+(?:defined|any|all|such|information|meant)\b|\bas\s+(?:defined|described)\b|:
			)
			|\((?:the|such|all)?\s*["“']?confidential\s+information
			|\b(?:considered|deemed|constitut\w+|regarded\s+as|treated\s+as|be)\s+(?:to\s+be\s+)?["“']?confidential\s+information
		`.test(text)
	return uses >= 4 && !known
}

const narrowDefinition =
	'"Confidential Information" means information that the disclosing party marks as confidential, or that a reasonable person would ' +
	'understand to be confidential from its nature and the way it is disclosed.'

const undefinedTerm = {
	severity: { sending: 'medium', receiving: 'medium', unsure: 'medium' },
	says: 'The agreement uses "Confidential Information" but never defines it.',
	why: 'Neither party can tell what is protected, so a dispute turns on what each of you remembers.',
	market: 'Confidential Information is what is marked confidential, or what a reasonable person would understand to be confidential.',
	action: 'add a definition of Confidential Information',
	reason: 'Both of us need to know what to protect.',
	replacement: narrowDefinition,
} as const
