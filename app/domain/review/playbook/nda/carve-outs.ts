import { absent, flagged, passed } from '../draft-finding.ts'
import { clauseTextAround, isDenied, wording } from '../passages.ts'
import type { Rule, RuleBasis, RuleInput } from '../rule.ts'
import type { Severity } from '../../report.ts'

const basis: RuleBasis = { kind: 'S', source: 'Common Paper and Bonterms mutual NDA forms' }

interface CarveOut {
	name: string
	title: string
	pattern: RegExp
	worst: Severity
	plain: string
	formal: string
	why: string
	limb: string
}

const carveOuts: CarveOut[] = [
	{
		name: 'public',
		title: 'Public facts are free',
		pattern: /\b(?:public(?:ly)?\b[^.;]{0,40}\b(?:available|known|knowledge|domain|information)|(?:available|known|disclosed)\s+(?:\w+\s+){0,3}(?:to|by)\s+the\s+(?:general\s+)?public|(?:public\s+domain|part\s+of\s+the\s+public|generally\s+(?:known|available)|becom\w+\s+public|is\s+public))/i,
		worst: 'medium',
		plain: 'facts that the public already knows',
		formal: 'information in the public domain',
		why: 'You could be sued for using a fact that anyone can look up, and pay to defend the claim.',
		limb: 'is or becomes public through no fault of the receiving party',
	},
	{
		name: 'known',
		title: 'Facts you already knew are free',
		pattern: /\b(?:already|previously|rightfully|lawfully|rightly)\b[^.;]{0,60}\b(?:known|knew|possess\w*|in\s+(?:its|the|his|their)\b)|\b(?:known|knew|possess\w*)\b[^.;]{0,80}\b(?:before|prior\s+to|at\s+the\s+time\s+of|when)\b|\bprior\s+(?:knowledge|possession)/i,
		worst: 'medium',
		plain: 'facts you knew before',
		formal: 'information known to the recipient prior to disclosure',
		why: 'Your own know-how could be claimed as theirs, and proving the opposite later costs time and fees.',
		limb: 'was known to the receiving party before it was disclosed',
	},
	{
		name: 'third_party',
		title: 'Facts from others are free',
		pattern: /\b(?:receiv|obtain|acquir|learn|gets?|got|hear|furnish|disclos|provid|communicat|suppl|shar|giv|pass|tell|told|com(?:es?|ing)\b|(?:becomes?|made)\s+available|(?:bec[ao]mes?|is|was)\s+known)\w*\b[^.;]{0,80}\b(?:from|by)\s+(?:an?\s+|any\s+|some\s+|another\s+|other\s+)?(?:\w+\s+){0,3}?(?:third[\s-]part(?:y|ies)|source|person|others|someone\s+else|somebody\s+else|anyone\s+else|elsewhere)\b|\b(?:third[\s-]part(?:y|ies)|others|someone\s+else|another\s+(?:person|source)|other\s+(?:people|sources))\b[^.;]{0,80}\b(?:lawfully|rightfully|rightly|properly|without\s+(?:breach|restriction|any\s+(?:duty|obligation))|not\s+(?:bound|under|subject)|under\s+no|free\s+to|(?:had|has|with)\s+(?:the|a)\s+right)\b/i,
		worst: 'medium',
		plain: 'facts you get from someone else who may share them',
		formal: 'information lawfully obtained from a third party',
		why: 'A fact that a customer or supplier tells you could still put you in breach and cost you the deal.',
		limb: 'is received from a third party who may share it without a duty of secrecy',
	},
	{
		name: 'independent',
		title: 'Your own work is free',
		pattern: /\b(?:independent(?:ly)?|own)\b[^.;]{0,60}\b(?:develop\w*|creat\w+|conceiv\w+|generat\w+|discover\w+|deriv\w+|work\w*\s+out|f(?:i|ou)nds?\s+out)|\b(?:develop\w*|creat\w+|conceiv\w+|generat\w+|discover\w+|deriv\w+)\b[^.;]{0,60}\bindependent|\b(?:develop|creat|build|built|invent|conceiv|discover|produc|devis|f(?:i|ou)nds?\s+out|work\w*\s+out|arriv\w+\s+at|com\w+\s+up\s+with)\w*\b[^.;]{0,80}\b(?:(?:no|without)\s+(?:any\s+|the\s+)?(?:access|reference|us(?:e|ing)|reliance|relying|benefit|help|aid|drawing|recourse)|not\s+(?:using|drawing|relying))\b|\b(?:develop|creat|build|buil[dt]|invent|work|f(?:i|ou)nds?\s+out)\w*\b[^.;]{0,40}\b(?:by\s+(?:itself|themselves|yourself|ourselves|(?:its|their|your|our)\s+own\s+(?:efforts?|work|people|staff|research))|on\s+(?:its|their|your|our)\s+own|alone)\b/i,
		worst: 'high',
		plain: 'things you build on your own',
		formal: 'information independently developed by the recipient',
		why: 'A product you build by yourself could be called theirs. That can cost you the product, or the next funding round.',
		limb: 'is developed by the receiving party without use of the Confidential Information',
	},
]

/** One rule for each of the four carve-outs; the fifth, legal compulsion, is `nda.compelled_disclosure`. */
export const carveOutRules: Rule[] = carveOuts.map((carveOut) => ({
	id: `nda.carve_out_${carveOut.name}`,
	playbook: 'nda',
	title: carveOut.title,
	basis,
	decide(input) {
		const found = wording(input, carveOut.pattern, notACarveOut)
		if (found) return passed(found)
		const milder = carveOut.worst === 'high' ? 'medium' : 'low'
		return absent({
			severity: { sending: milder, receiving: carveOut.worst, unsure: carveOut.worst },
			says: {
				friendly: `Watch out: ${carveOut.plain} stay locked up here. Most NDAs leave them free.`,
				neutral: `There is no exception for ${carveOut.plain}.`,
				legal: `The definition of confidential information has no exclusion for ${carveOut.formal}.`,
			},
			why: carveOut.why,
			market: 'Nearly every NDA has an exception for public facts, known facts, facts from others and own work.',
			action: `add an exception for ${carveOut.plain}`,
			reason: 'This is in the usual forms and harms nobody.',
			replacement: `Confidential Information does not include information that ${carveOut.limb}.`,
		})
	},
}))

// A ban on building ("shall not independently develop") is the opposite of a carve-out.
const notACarveOut = /\bnot\s+(?:to\s+)?use\b[^.;]{0,80}\bown\b|\b(?:shall|will|must|may)\s+not\b[^.;]{0,40}\b(?:independently\s+)?(?:develop|create)|\bdisclose\b[^.;]{0,30}\bto\s+(?:any\s+)?third\s+part(?:y|ies)\b(?![^.]{0,200}(?:obtain|receiv|learn))/i

export const compelledDisclosure: Rule = {
	id: 'nda.compelled_disclosure',
	playbook: 'nda',
	title: 'You may obey a court',
	basis,
	decide(input) {
		const path = compelledPath(input)
		if (!path) {
			return absent({
				severity: { sending: 'low', receiving: 'high', unsure: 'medium' },
				says: {
					friendly: 'If a court orders you to hand facts over, you would break this paper by obeying.',
					neutral: 'Nothing lets the receiving side obey a court order or the law.',
					legal: 'There is no carve-out for disclosure compelled by law or legal process.',
				},
				why: 'You would have to choose between breaking the law and paying for a breach.',
				market: 'Disclosure that the law demands is allowed, with prompt notice where the law permits notice.',
				action: 'allow disclosure that a court or the law demands',
				reason: 'Neither side can promise to disobey a court.',
				replacement: compelledClause,
			})
		}
		if (/\b(?:notice|notif\w+|inform(?:s|ed|ing)?\b|advise|tell(?:s|ing)?|told|warn\w*|let\s+the\s+other\s+(?:\w+\s+)?know)\b/i.test(clauseTextAround(input, path))) return passed(path)
		return flagged({
			severity: { sending: 'medium', receiving: 'low', unsure: 'low' },
			span: path,
			says: {
				friendly: 'A court order opens the door here, and nobody has to warn the owner of the facts first.',
				neutral: 'Facts may be handed to a court with no notice to their owner.',
				legal: 'Compelled disclosure is permitted without a duty of prior notice.',
			},
			why: 'Without a warning you get no time to ask the court to keep your facts sealed.',
			market: 'Prompt notice is due wherever the law permits it.',
			action: 'add a duty to give prompt notice of a court order',
			reason: 'The owner of the facts needs time to protect them.',
			replacement: compelledClause,
		})
	},
}

const compelledClause =
	'A party may disclose Confidential Information where law or a court requires it, but only as far as required, and only after prompt notice to the other party where notice is lawful.'

const exception = /\b(?:except|unless|save|other\s+than|however|but|exclud\w+|may|if|where|not\s+(?:include|apply|extend|cover))\b|\([ivx]+\)/i

function compelledPath(input: RuleInput) {
	const path = wording(
		input,
		/\b(?:required|compelled|ordered|obligated|obliged|requested|mandated|necessary)\b[^.;]{0,60}\b(?:by|under|pursuant\s+to|in|to\s+comply\s+with)\b[^.;]{0,60}\b(?:law|courts?|regulat\w+|subpoena|government\w*|legal\s+process|judicial|statute|order|authority)\b|\b(?:subpoena|court\s+order|legal\s+process|order\s+of\s+a\s+court)\b|\bcomply\s+with\s+(?:applicable\s+|the\s+|any\s+)?(?:law|court|legal)|\blegally\s+(?:required|compelled)|\b(?:courts?|judges?|regulators?|tribunals?|the\s+law|any\s+law|authorit(?:y|ies))\b[^.;]{0,30}\b(?:orders?|requires?|demands?|compels?|forces?|obliges?|obligates?|directs?)\b|\bobey\s+(?:\w+\s+){0,3}(?:courts?|law|judge|order|subpoena)\b|\bdisclos\w*\b[^.;]{0,120}\b(?:pursuant\s+to|in\s+accordance\s+with|according\s+to|request\s+of)\b[^.;]{0,60}\b(?:judicial|government\w*|courts?|subpoena|law\s+or\s+regulations?|(?:jurisdictional|regulatory)\s+authorit\w+)\b/i,
		/\bretain\w*\b|\barchiv\w+|\bback-?up|\beven\s+(?:if|where|when|though)\b/i,
	)
	// "Shall not disclose it except where a court so orders": the exception is not denied.
	return path && (!isDenied(path.sentence.text, path.match) || exception.test(path.sentence.text.slice(0, path.match.index + path.match[0].length))) ? path : null
}
