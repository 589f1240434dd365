import { absent, flagged, passed } from '../draft-finding.ts'
import { referredWords } from '../mentions.ts'
import { clauseTextAround, passage, wording } from '../passages.ts'
import type { Rule } from '../rule.ts'

const definition =
	/\b(?:confidential|proprietary|evaluation)\s+(?:\w+\s+){0,2}(?:information|materials?)"?[^.;]{0,40}?\b(?:means|includes?|shall\s+mean|shall\s+include|refers\s+to|is\s+defined\s+as|will\s+mean|consists?\s+of)\b|["“][^"”\n]{0,40}\b(?:information|materials?|secrets?)["”]\s*(?:\([^()]{0,60}\)\s*)?(?:means|is|are|includes?|shall\s+(?:mean|include)|will\s+(?:mean|include)|refers\s+to|is\s+defined\s+as|consists?\s+of)\b|\((?:[^()]{0,40})["“](?:confidential|proprietary|protected|evaluation)\s+(?:information|materials?)["”]\)/i
const everything =
	/\b(?:all|any)(?:\s+and\s+all)?\s+(?:\w+,?\s+){0,6}?(?:information|data|materials?)\b|\bof\s+(?:any|whatever)\s+(?:kind|nature|type)\b|\bwhatsoever\b|\bwhether\s+or\s+not\s+(?:it\s+is\s+)?(?:marked|designated|identified|labell?ed)/i
const test =
	/(?<!whether or not )(?<!whether or not it is )(?<!not )\b(?:mark(?:s|ed)|designate[ds]|identifie[ds]|labell?ed|stamped|legended)\b[^.;]{0,40}\b(?:confidential|proprietary|private|secret)|\b(?:reasonable|sensible|prudent|careful|fair-minded|ordinary)\b[^.;]{0,60}\bwould\b|\bwould\s+(?:reasonably|sensibly|ordinarily)\b|\breasonabl[ey]\b[^.;]{0,80}\b(?:underst[oa]\w+|consider\w*|know|known|recogni[sz]e\w*|believe\w*|expect\w*|regard\w*|appear\w*)|\b(?:underst[oa]\w+|known|recogni[sz]ed|considered)\b[^.;]{0,60}\breasonabl|\b(?:obviously|clearly|plainly|evidently)\s+(?:confidential|secret)|\bshould\s+(?:reasonably\s+)?(?:be\s+)?(?:know|understand|understood|recogni[sz]e)/i
/** "That meets the test of Section 2": the test stands elsewhere; an exception that stands there is no test. */
const pointsToTest = /\b(?:tests?|criteri\w+|requirements?|conditions?|mark(?:s|ed|ings?)|identified|designated|described|meets?|qualif\w+)\b[^.;]{0,60}\b(?:section|clause|paragraph|article|exhibit|schedule|annex)\b/i

export const scope: Rule = {
	id: 'nda.scope',
	playbook: 'nda',
	title: 'Confidential Information has a test',
	basis: { kind: 'S', source: 'Common Paper and Bonterms mutual NDA forms' },
	decide(input) {
		const defined = wording(input, definition)
		// A letter may set the test without a definition: "information that the other marks as confidential".
		const tested = defined ? null : passage(input, /\b(?:information|facts|materials?)\b[^.]{0,100}\b(?:mark(?:s|ed)|designate[ds]|identifie[ds]|labell?ed|obviously|clearly|plainly|reasonabl[ey])\b[^.;]{0,60}\b(?:confidential|secret|proprietary)\b/i)
		if (tested) return passed(tested)
		if (!defined) {
			return absent({
				severity: { sending: 'medium', receiving: 'medium', unsure: 'medium' },
				says: {
					friendly: 'The paper never says which facts are secret. That leaves both of us guessing.',
					neutral: 'Nothing here says what counts as confidential.',
					legal: 'The agreement contains no definition of Confidential Information.',
				},
				why: 'With no test, any fact may turn out to be secret, and a slip may cost you a claim.',
				market: 'Facts count as secret when they are marked so, or when anyone would see that they are.',
				action: 'add a clear test for what counts as confidential',
				reason: 'Both sides should know what to guard.',
				replacement: narrowDefinition,
			})
		}
		const words = clauseTextAround(input, defined)
		if (test.test(words) || (pointsToTest.test(defined.sentence.text) && test.test(referredWords(input, defined)))) return passed(defined)
		if (!everything.test(words)) return passed(defined)
		return flagged({
			severity: { sending: 'low', receiving: 'high', unsure: 'medium' },
			span: defined,
			says: {
				friendly: 'Nearly every fact counts as secret here, marked or not. That is easy to break by chance.',
				neutral: 'All information counts as secret, with no need to mark it and no test of reason.',
				legal: 'The definition covers all information. It sets no marking duty and no reasonableness test.',
			},
			why: 'You could break this by using a fact you did not know was secret. A claim like that costs months and legal fees.',
			market: 'Facts count as secret when they are marked so, or when anyone would see that they are.',
			action: 'limit secret facts to those marked as such or plainly secret',
			reason: 'We can only guard what we can tell apart.',
			fallback: 'Accept the wide wording if facts told by word of mouth are confirmed in writing within 30 days.',
			replacement: narrowDefinition,
		})
	},
}

const narrowDefinition =
	'"Confidential Information" means information that the disclosing party marks as confidential, or that a reasonable person would understand to be confidential from its nature and the way it is disclosed.'
