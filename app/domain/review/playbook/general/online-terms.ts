import { flagged, notApplicable } from '../draft-finding.ts'
import { quoteSpan } from '../passages.ts'
import type { Rule } from '../rule.ts'

const online = String.raw`(?:polic(?:y|ies)|guidelines?|terms(?:\s+(?:of\s+(?:use|service)|and\s+conditions))?|rules|documentation)`
const changeable = /\b(?:online|website|web\s+site|posted|published|available\s+at|https?:|from\s+time\s+to\s+time)/i
const conflict = /\b(?:conflicts?|inconsisten\w+|discrepanc\w+|contradict\w*)\b/i
const prevails = new RegExp(
	String.raw`\b${online}\b[^.;]{0,90}?\b(?:shall|will)?\s*(?:prevails?|controls?|governs?|takes?\s+precedence)\b`,
	'i',
)
const limited = /\b(?:not|neither|nor|only|except|unless)\b[^.;]{0,60}\b(?:prevail|control|govern|precedence)/i
const agreementFirst =
	/\b(?:this|the)\s+(?:agreement|contract|order(?:\s+form)?|lease|addendum|dpa|msa)\b[^.;]{0,40}\b(?:prevails?|controls?|governs?|takes?\s+precedence)\b/i

/** What was signed should come before what the other side can rewrite on a web page. */
export const onlineTermsPrevail: Rule = {
	id: 'general.online_terms_prevail',
	playbook: 'general',
	title: 'What you sign comes before online terms',
	basis: { kind: 'S', source: 'Bonterms and Common Paper forms put the signed order first' },
	protects: ['customer', 'user', 'licensee', 'buyer', 'controller', 'distributor', 'franchisee', 'tenant', 'worker'],
	comparesFacts: true,
	decide(input) {
		const found = input.structure.sentences.flatMap((sentence) => {
			const match = conflict.test(sentence.text) && changeable.test(sentence.text) ? prevails.exec(sentence.text) : null
			return match && !limited.test(sentence.text) && !agreementFirst.test(sentence.text) ? [quoteSpan(sentence, match)] : []
		})
		const [span] = found
		if (!span) return notApplicable
		return flagged({
			severity: 'medium',
			span,
			says: 'Online terms, which can be changed, prevail over this document where the two conflict.',
			why: 'A change on a web page can overrule what you negotiated and signed.',
			market: 'The signed agreement comes first, then its attachments, then online terms.',
			action: 'let this agreement prevail over online terms and policies',
			reason: 'What we negotiate here should stay as agreed.',
		})
	},
}
