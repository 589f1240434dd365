import { longPattern } from '#app/domain/text/long-pattern.ts'
import { readPercentages } from '#app/domain/review/facts/amounts/percentages.ts'
import { isDenied, type Passage, quoteSpan, wording } from '../passages.ts'
import type { RuleInput } from '../rule.ts'

/** One promise that vesting speeds up. */
export interface Acceleration {
	passage: Passage
	/** `sale`: a sale of the company alone does it; `dismissal`: losing the job alone; `double`: both are needed; `unclear`: none of these. */
	trigger: 'sale' | 'dismissal' | 'double' | 'unclear'
	/** Percent of the unvested shares; 100 where no part is named. */
	share: number
}

const sale = longPattern('i')`
	\bcontrol\s+of\s+the\s+company\s+(?:changes|passes)\b
	|\b(?:day|date|time|moment|event)\s+of\s+(?:a\s+|the\s+|any\s+)?sale\b
	|\b(?:on|upon|after|at)\s+(?:a|the|any)\s+sale\b|\bchange\s+(?:of|in)\s+control\b|\bacqui(?:sition|red|res|rer)\b|\bmerger\b
	|\bsale\s+of\b|\bsold\b|\bexit\b|\bliquidity\s+event\b|\bdeemed\s+liquidation|\bcorporate\s+transaction\b|\bIPO\b
	|\bpublic\s+offering\b|\btakeover\b|\bbuy-?out\b|\bbuys\s+the\s+company\b
`
const dismissal = longPattern('i')`
	\bterminat\w+|\binvoluntar\w+|\bdismiss\w*|\bgood\s+reason\b|\bremov(?:ed|al)\b|\bwithout\s+cause\b|\blet\s+go\b|\bfired\b
	|\bconstructive\w*
	|\bloses?\s+(?:his|her|their|the)\s+(?:job|role|position)\b|\bpushed\s+out\b|\blaid\s+off\b
`
const speedsUp = longPattern('i')`
	\baccelerat\w+\b
	|(?:\b(?:all|any|half)\b|\b\d{1,3}\s?(?:%|percent))[^.;]{0,40}\bunvested\b[^.;]{0,80}\b(?:shall|will|do|become|becomes|be)\s+
		(?:deemed\s+)?vest(?:ed)?\b
	|(?:\b(?:unvested|all|any|remaining|then[\s-]unvested)\b|\b\d{1,3}\s?(?:%|percent))[^.;]{0,120}\b(?:vests?|vested)\b[^.;]{0,30}\b
		(?:immediately|in\s+full|fully|at\s+once|automatically)\b
	|\b(?:immediately|fully|automatically|at\s+once)\s+(?:become\s+)?(?:fully\s+)?vest(?:s|ed)?\b
	|\bvest(?:s|ed)?\s+(?:immediately|in\s+full|fully|at\s+once)\b
`
const vestsOnSale = longPattern('i')`
	\bthe\s+whole\s+of\s+(?:the|his|her|their)\s+(?:\w+\s+)?(?:grant|shares|stock|options?|award)\b[^.;]{0,20}?\bvests?\b
	|\b(?:treated|deemed|counted?)\s+(?:as\s+)?(?:fully\s+)?(?:earned|vested)\b
	|\b(?:the|his|her|their|its)\s+(?:then[\s-])?unvested\s+(?:\w+\s+)?(?:shares|stock|options?|portion)\b[^.;]{0,20}?\b
		(?:(?:shall|will|become)\s+)?(?:fully\s+)?vest(?:s|ed)?\b
	|\b(?:all|any|every)\b[^.;]{0,60}\b(?:shares?|stock|options?|equity)\b[^.;]{0,20}?\b(?:(?:shall|will|become|becomes|are)\s+)?
		(?:fully\s+)?vest(?:s|ed)?\b(?!
		\s+(?:over|in\s+\w+\s+(?:equal|monthly)|monthly|according|as\s+(?:follows|set)|and\s+unvested|shares)
	)
	|\b(?:immediately|automatically|fully)\s+(?:be\s+)?released\b
	|\breleased\b[^.;]{0,40}\b(?:immediately|at\s+once|in\s+full)\b
	|\brepurchase\s+(?:option|right)\b[^.;]{0,40}\b(?:lapse|expire|end|terminate)s?\b
	|\b(?:becomes?|are|is|turns?)\s+(?:(?:fully|immediately|wholly|entirely|all)\s+)
		(?:exercisable|earned|free|unrestricted|owned|theirs|non-?forfeitable)\b
	|\b(?:conditions?|restrictions?|buy-?back\s+rights?)\b[^.;]{0,40}\b(?:fall\s+away|lapse|end|cease)s?\b
`
const otherSpeed = longPattern('i')`
	\b(?:note|loan|debt|rent|principal|payments?|indebtedness|obligations|program|incubator)\b[^.;]{0,40}\baccelerat
	|\baccelerat\w*\b[^.;]{0,40}\b(?:note|loan|debt|rent|principal|payments?|indebtedness)\b|\baccelerator\b
`
const noMatter =
	/\b(?:whether\s+or\s+not|regardless\s+of\s+whether|irrespective\s+of\s+whether|even\s+if|without\s+regard\s+to\s+whether)\b[^.;]{0,120}/gi

/** Every promise of faster vesting that is not denied, with what sets it off. */
export function accelerations(input: RuleInput): Acceleration[] {
	return promises(input).flatMap((passage) => {
		const words = withEvents(input, passage.sentence.text).replace(noMatter, ' ')
		const bySale = sale.test(words) || sale.test(headingOf(input, passage))
		const byDismissal = dismissal.test(words.replace(/\b(?:termination|terminate[sd]?)\s+of\s+this\s+agreement\b/gi, ' '))
		if (
			!bySale &&
			((!speedsUp.test(passage.match[0]) && vestsOnSale.test(passage.match[0])) || (!byDismissal && !/\baccelerat/i.test(passage.match[0])))
		)
			return []
		const trigger = bySale && byDismissal ? (eitherWay(words) ? 'sale' : 'double') : bySale ? 'sale' : byDismissal ? 'dismissal' : 'unclear'
		return [{ passage, trigger, share: shareOf(passage.sentence.text) }]
	})
}

function headingOf({ structure }: RuleInput, { sentence }: Passage): string {
	return structure.clauses.find(({ id }) => id === sentence.clauseId)?.heading ?? ''
}

function promises({ structure }: RuleInput): Passage[] {
	return structure.sentences.flatMap((sentence) => {
		const { text } = sentence
		const match = speedsUp.exec(text) ?? vestsOnSale.exec(text)
		if (!match || otherSpeed.test(text) || !/\bvest|\b(?:un)?vested\b|\bshares?\b|\bstock\b|\boptions?\b|\brepurchase\b/i.test(text))
			return []
		// "let go without Cause, all shares vest": the word denies the reason, not the vesting.
		const plain = text
			.replace(/\bwithout(?=\s+(?:"?(?:just\s+|good\s+)?cause\b|(?:his|her|their|the)\s+consent|good\s+reason))/gi, 'despite')
			.replace(/\bnot(?=\s+(?:yet\s+)?(?:been\s+)?(?:released|vested)\b)/gi, 'yet')
		return isDenied(plain, match) ? [] : [{ ...quoteSpan(sentence, match), match, sentence }]
	})
}

/** A sentence that rules faster vesting out: "no acceleration", "vesting does not accelerate". */
export function deniedAcceleration(input: RuleInput): Passage | null {
	return wording(
		input,
		/\b(?:no|not|without|nor|never)\b[^.;]{0,60}\baccelerat\w+|\baccelerat\w+\b[^.;]{0,40}\b(?:shall|will|does|is)\s+not\b|\baccelerat\w+\s*:\s*(?:none|no)\b/i,
		/\bprovided\b|\bexcept\b|\bunless\b|\bother\s+than\b/i,
	)
}

/** The words of the events that a sentence only names: "upon a Trigger Event" means what its definition says. */
function withEvents({ structure }: RuleInput, words: string): string {
	const events = structure.definedTerms.filter(
		({ term }) => /\b(?:event|trigger|transaction|exit|termination|departure|qualifying|double|single)/i.test(term) && words.includes(term),
	)
	return [
		words,
		...events.map(
			({ definition }) => structure.sentences.find(({ start, end }) => definition.start >= start && definition.start < end)?.text ?? '',
		),
	].join(' ')
}

/** "upon a sale or if the founder is dismissed": either of the two is enough. */
function eitherWay(words: string): boolean {
	const text = words.replace(/\s+/g, ' ')
	return (
		longPattern('i')`
			\b(?:change (?:of|in) control|acquisition|merger|sale of [^.;,]{0,40}|IPO|exit|liquidity event)\b,? (?:\([^)]{0,40}\) ?)?or,? (?:
				upon |on |if |when |in the event of |(?:the |a |his |her |their |any )?(?:founder|advisor|service|employment|you)\b[^.;,]{0,20}
			)?[^.;,]{0,40}\b(?:terminat|dismiss|remov|without cause|resign|let go|fired)
		`.test(text) ||
		longPattern('i')`
			\b(?:terminat\w+|dismiss\w*|remov\w+|without cause|good reason)\b[^.;,]{0,30},? or,? (?:upon |on |if |when |in the event of )
			(?:a |an |the |any )?(?:change (?:of|in) control|acquisition|merger|sale|IPO|exit|liquidity)
		`.test(text)
	)
}

function shareOf(words: string): number {
	if (/\b(?:one[\s-]half|half)\b/i.test(words)) return 50
	const shares = readPercentages(words)
		.map(({ value }) => value)
		.filter((value) => value > 0 && value <= 100)
	return shares.length > 0 && !/\b(?:more\s+than|at\s+least|over)\s+(?:50|fifty)/i.test(words) ? Math.min(...shares) : 100
}
