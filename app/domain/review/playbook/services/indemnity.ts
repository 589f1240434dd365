import { absent, flagged, notApplicable, passed, type Wording } from '../draft-finding.ts'
import { definitionsUsed, mentions, sectionWords } from '../mentions.ts'
import type { Passage } from '../passages.ts'
import { sideName } from '../sides.ts'
import type { Rule, RuleBasis, RuleInput } from '../rule.ts'
import { tradeRole } from './roles.ts'
import { hangsUnderAnother } from './setting.ts'
import { doerOf } from './subject.ts'

const basis: RuleBasis = { kind: 'S', source: 'Common Paper and Bonterms cloud service forms' }
const duty = /\b(?:shall|will|must|agrees?\s+to|agrees\s+that|undertakes?\s+to|hereby)\b[^.;]{0,80}\b(?:indemnify|hold\s+(?:\w+,?\s+){0,8}harmless|defend)\b|\bindemnifies\b[^.;]{0,60}\b(?:from|against|for)\b|\b(?:stands?\s+in\s+for|steps?\s+in\s+for|covers?|protects?|shields?|defends?)\b[^.;]{0,60}\b(?:against|from|for)\b[^.;]{0,60}\bclaims?\b/i
const procedure = /\binsur(?:ance|er|ed)\b|\b(?:promptly|prompt)\s+(?:\w+\s+){0,2}(?:notify|notice)\b|\b(?:assume|sole|full)\s+(?:\w+\s+){0,2}(?:control|authority)\b|\bindemnified\s+party\s+(?:shall|will|must|may)\b|\b(?:no|not)\b[^.;]{0,30}\b(?:obligat\w+|required)\b[^.;]{0,30}\bindemni|\bno\s+claim\b/i

export const indemnity: Rule = {
	id: 'services.indemnity',
	playbook: 'services',
	title: 'Each side covers claims that it caused',
	basis,
	supersedes: ['general.one_way_indemnity', 'general.wide_indemnity'],
	decide(input) {
		const duties = mentions(input, duty, procedure, /indemnif|harmless|defend|stands?\s+in|steps?\s+in|covers?\b|protects?\b|shields?\b/i)
		const [first] = duties
		if (!first) return hangsUnderAnother(input) ? notApplicable : absent(noIndemnity)
		const lopsided = oneWay(input, duties, first)
		// A one-way duty is mended by a mutual one, and that covers the rights of others too.
		const [worst, ...more] = [lopsided, wide(input, duties), lopsided ? null : noRightsCover(input, duties, first)].filter((finding) => finding !== null)
		return worst ? flagged(worst, ...more) : passed(first)
	},
}

type PlacedWording = Wording & { span: Passage }

const coverRights = 'add a duty of the vendor to cover claims that its work infringes rights of others'
function oneWay(input: RuleInput, duties: readonly Passage[], first: Passage): PlacedWording | null {
	const doers = [...new Set(duties.map(({ sentence }) => doerOf(sentence.text, indemnifies)))]
	const [side] = doers
	if (!side || doers.length > 1 || side === 'both' || duties.some((each) => bothWays.test(sectionWords(input, each)))) return null
	const role = tradeRole(input, side)
	// A vendor alone answers for its own product, which is fair; that it answers for any loss is another matter.
	if (role === 'vendor' && (thirdParties.test(sectionWords(input, first)) || /\binfring|\bintellectual\s+property/i.test(sectionWords(input, first)))) return null
	return {
		severity: { sending: 'low', receiving: 'high', unsure: 'medium' },
		span: first,
		says: {
			friendly: `Only ${sideName(side)} pays if others sue. The other side promises nothing back.`,
			neutral: `Only ${sideName(side)} must cover the other side’s losses. There is no such duty in return.`,
			legal: `The indemnity is unilateral and is given by ${sideName(side)} alone.`,
		},
		why: 'If that is you, you pay for their lawyers and their losses. They pay for none of yours.',
		market: 'The vendor covers claims that its product infringes. Each side covers claims by others that it caused, and leads the defence.',
		action: 'make the duty to cover losses work both ways, with cover for rights of others',
		reason: 'Each of us should answer for our own faults.',
		fallback: 'Keep it one-way for claims by others that you caused, and under the cap. Walk away if it covers any loss with no cap.',
		replacement: indemnityClause,
	}
}

const indemnifies = /\b(?:indemnif(?:y|ies)|hold\s+(?:\w+,?\s+){0,8}harmless|defend)\b/i
const bothWays = /\b(?:each|either|both)\s+part(?:y|ies)\b[^.;]{0,60}\b(?:indemnif|defend|hold)|\bindemnifying\s+party\b[^.;]{0,40}\b(?:shall|will)\b[^.;]{0,40}\b(?:indemnif|defend)|\bmutual(?:ly)?\s+indemnif/i
const thirdParties = /\bthird[\s-]part(?:y|ies)\b[^.;]{0,40}\b(?:claims?|actions?|suits?|demands?|proceedings?)\b|\b(?:claims?|actions?|suits?|demands?|proceedings?|allegations?)\b[^.;]{0,90}\bthird[\s-]part(?:y|ies)\b|\b(?:brought|asserted|made|filed)\s+(?:against|by\s+(?:any|another|a\s+third))\b|\b(?:suits?|actions?)\s+(?:and\s+claims\s+)?against\b/i

function wide(input: RuleInput, duties: readonly Passage[]): PlacedWording | null {
	const place = duties.find((each) => {
		const words = each.sentence.text
		const losses = /\b(?:claims?|losses|loss|damages?|liabilit\w+|costs|expenses)\b/i.test(words)
		const anyCause = /\b(?:any\s+(?:\w+\s+)?breach|breach\s+of\s+(?:any|this)|relat\w+\s+to|in\s+connection\s+with|in\s+any\s+way|howsoever|whether\s+or\s+not|regardless\s+of|performance\s+of\s+this|aris\w+\s+(?:out\s+of|from)\s+(?:this|the\s+services?|its\s+(?:use|performance)))\b/i.test(words)
		const cause = words.replace(/\b(?:whether\s+or\s+not|including|even\s+if|regardless\s+of|irrespective\s+of)\b[^,.;]*/gi, ' ')
		const bounded = thirdParties.test(`${cause}\n${claimsDefinition(input, each)}`) || /\b(?:to\s+the\s+extent|caused\s+by|finally\s+awarded|subject\s+to\s+(?:the\s+)?(?:limit|section|cap)|negligen\w+|wil+ful)\b/i.test(cause) || (/\binfring/i.test(cause) && !/\bbreach/i.test(cause))
		return losses && anyCause && !bounded
	})
	if (!place) return null
	return {
		severity: { sending: 'low', receiving: 'high', unsure: 'medium' },
		span: place,
		says: {
			friendly: 'The duty covers nearly any loss from any breach, not just claims by others. That is a blank cheque.',
			neutral: 'The duty to cover losses has no bounds: it is not held to claims by others.',
			legal: 'The indemnity extends to first-party losses for any breach and is not confined to third-party claims.',
		},
		why: 'It goes around the cap. You could pay for losses that no judge would put on you.',
		market: 'Claims by others only, to the extent the payer caused them, with a say in the defence.',
		action: 'limit the duty to claims by third parties that the payer caused',
		reason: 'Other breaches are dealt with under the cap.',
		fallback: 'Put it under the cap on liability.',
		replacement: indemnityClause,
		decideBy: 'lawyer',
	}
}

/** "Losses" or "Claims" may be defined as those of third parties. */
function claimsDefinition(input: RuleInput, place: Passage) {
	return definitionsUsed(input, place).split('\n').filter((line) => /["'](?:claims?|losses|damages)["']/i.test(line)).join('\n')
}

function noRightsCover(input: RuleInput, duties: readonly Passage[], first: Passage): PlacedWording | null {
	// "Covered Claims" are listed on a cover page that may not be in the file.
	if (hangsUnderAnother(input) || duties.some(({ sentence }) => /\b(?:Covered|Indemnified|Indemnifiable|Specified)\s+(?:Claims?|Losses|Matters)\b/.test(sentence.text))) return null
	const covers = duties.filter((each) => /\binfring|\bmisappropriat|\bintellectual\s+property|\b(?:violat\w+|breaks?|breach\w*|harms?)\b[^.;]{0,40}\brights\b|\brights\s+of\s+(?:others|third)/i.test(`${sectionWords(input, each)} ${definitionsUsed(input, each)}`))
	const byVendor = covers.some((each) => {
		const side = doerOf(each.sentence.text, indemnifies)
		return side === null || side === 'both' || tradeRole(input, side) !== 'customer'
	})
	if (byVendor) return null
	return {
		severity: { sending: 'low', receiving: 'medium', unsure: 'medium' },
		span: first,
		says: {
			friendly: 'Nobody steps in if a third party says that the product is theirs.',
			neutral: 'No duty covers claims that the product infringes rights of others.',
			legal: 'The vendor gives no indemnity against third-party infringement claims.',
		},
		why: 'You could be sued for using what you paid for, and pay the lawyers on your own.',
		market: 'The vendor defends its customer against such claims and pays what a court awards.',
		action: coverRights,
		reason: 'Only the vendor knows where its work comes from.',
		fallback: 'Accept a promise that the work is original, with a refund if you must stop using it.',
		replacement: rightsClause,
	}
}

const indemnityClause =
	'Each party will defend the other against claims by third parties to the extent caused by its own breach of law or of third-party rights, and will pay the damages finally awarded. The party that is sued gives prompt notice, lets the other lead the defence and helps at its cost.'
const rightsClause =
	'Provider will defend Customer against any third-party claim that the services or deliverables infringe intellectual property, and will pay the damages and costs finally awarded or settled.'

const noIndemnity = {
	severity: { sending: 'low', receiving: 'medium', unsure: 'medium' },
	says: {
		friendly: 'Nobody steps in if a third party sues over the product or the work.',
		neutral: 'There is no duty to cover claims by third parties.',
		legal: 'The agreement contains no indemnity, in particular none for infringement.',
	},
	why: 'You could be sued for using what you paid for, and pay the lawyers on your own.',
	market: 'The vendor defends its customer against claims that its product infringes, and pays what a court awards.',
	action: coverRights,
	reason: 'Only the vendor knows where its work comes from.',
	fallback: 'Accept a promise that the work is original, with a refund if you must stop using it.',
	replacement: rightsClause,
} as const
