import { longPattern } from '#app/domain/text/long-pattern.ts'
import type { Predication } from '../../../frames/parse/predication.ts'
import { draftingStyle } from '../../drafting-style.ts'
import { isFunding } from '../../reader-side.ts'
import type { RuleInput } from '../../rule.ts'
import { namesParty, othersNames } from '../around.ts'
import { actorSide, type Point, spanOf, sureVerbs, wordsOf } from './point.ts'

const money = longPattern('i')`
	\b(?:
		deposits?|fees?|amounts?|payments?|bonus(?:es)?|commissions?|severance|compensation|advance|sums?|royalt\w+|retainer|shares
		|options|equity|units|awards?
	)\b
`

/** Money that the reader forfeits, must give back, or owes as a fixed sum for a breach. */
export function lostMoney(input: RuleInput): Point[] {
	const found: Point[] = []
	const { paper } = draftingStyle(input)
	for (const verb of sureVerbs(input)) {
		const side = actorSide(input, verb.subject?.actor)
		const paid = !verb.passive && (verb.modality === 'must' || verb.modality === 'is')
		if (side !== 'reader' || !paid || isSomebodyElse(input, verb) || isOthersDebt(input, verb)) continue
		const words = wordsOf(verb)
		if (verb.verb === 'forfeit' && money.test(words)) {
			found.push({
				severity: 'medium',
				span: spanOf(verb),
				says: 'You forfeit amounts or rights if the listed event happens.',
				why: 'You lose what you counted on, whatever the other side’s real loss is.',
				market: 'Loss only of what is not yet earned or vested, or repayment of proven damage.',
				action: 'limit forfeiture to amounts not yet earned',
				reason: 'What has been earned should stay earned.',
				confidence: Math.min(0.65, verb.confidence),
			})
		} else if (
			!isFunding(input) &&
			/^(?:pay|owe|be liable|be responsible)$/.test(verb.verb) &&
			namesSum(verb.sentence.text) &&
			/\bliquidated\s+damages\b|\b(?:as\s+an?|an?|any)\s+(?:contractual\s+)?penalt(?:y|ies)\b/i.test(words) &&
			!/\bnot\b[^;]{0,30}\bpenalt/i.test(words)
		) {
			found.push({
				severity: 'medium',
				span: spanOf(verb),
				says: 'Liquidated damages: you owe a fixed sum for a breach, whatever the real loss.',
				why: 'The other side needs to prove no loss, and the sum may be far above it.',
				market: 'Actual proven damages, or a fixed sum that is a fair estimate and the only remedy.',
				action: 'replace the fixed sum by actual, proven damages',
				reason: 'We are ready to pay for a loss that we cause.',
				fallback:
					`Keep a fixed sum that is capped at 10% of the fees under this ${paper === 'Terms' ? 'Agreement' : paper} and is the ` +
					'only remedy for that breach.',
				confidence: Math.min(0.68, verb.confidence),
			})
		}
	}
	return found.slice(0, 2)
}

/** "He shall remit it to the Company and forfeit his shares": a name beside a pronoun is not the one it stands for. */
function isSomebodyElse({ reader }: RuleInput, { subject, sentence }: Predication): boolean {
	// A person may well be named in the condition and be "he" behind it.
	if (/^(?:worker|advisor|founder|user)$/.test(reader.party?.roleKind ?? '')) return false
	return (
		/^(?:s?he|they)$/i.test(subject?.text.trim() ?? '') &&
		namesParty(sentence.text, reader.party?.names.filter((name) => !/^(?:s?he|they|you|your|we|us|our)$/i.test(name)) ?? [])
	)
}

function isOthersDebt(input: RuleInput, { verbSpan, sentence }: Predication): boolean {
	const before =
		sentence.text
			.slice(0, Math.max(0, verbSpan.start - sentence.start))
			.split(/[,;]/)
			.at(-1) ?? ''
	return namesParty(before, othersNames(input)) && !namesParty(before, input.reader.party?.names ?? [])
}

/** A sum or a rate that is fixed beforehand: damages without a number are those that were suffered. */
function namesSum(words: string): boolean {
	return (
		longPattern('i')`
			[$€£¥%]|\b(?:USD|EUR|GBP|RMB|percent)|\b\d[\d,.]*\s?(?:dollars|euros?|pounds)
			|\b(?:fixed\s+sum|equal\s+to|(?:in\s+the\s+)?(?:amount|sum|rate)\s+of|as\s+follows)\b
		`.test(words) && !/\b(?:economic|actual|proven)\s+loss/i.test(words)
	)
}
