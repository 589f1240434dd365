import { longPattern } from '#app/domain/text/long-pattern.ts'
import { isEmployment, isFunding } from '../../reader-side.ts'
import type { RuleInput } from '../../rule.ts'
import { actorSide, type Point, spanOf, sureVerbs, wordsOf } from './point.ts'

const endless = /\b(?:perpetual(?:ly)?|irrevocabl[ey]|in\s+perpetuity|forever|indefinitely)\b/i
const rightly = longPattern('i')`
	\b(?:
		confidential|trade\s+secrets?|personal\s+(?:data|information)|feedback|suggestions|release|jurisdiction|venue
		|power\s+of\s+attorney|attorney-in-fact|work\s+product|deliverables?|inventions?|title
	)\b
`

const sellers: ReadonlySet<string> = new Set(['licensor', 'vendor', 'seller', 'supplier', 'provider', 'franchisor'])

/** Licences and duties of the reader that never end. */
export function endlessGrants(input: RuleInput): Point[] {
	const role = input.reader.party?.roleKind ?? null
	// Who sells licences for a living grants what it is paid for.
	if (
		isEmployment(input) ||
		isFunding(input) ||
		(role !== null && sellers.has(role)) ||
		(role === null && /licen[cs]e/i.test(input.documentType ?? ''))
	)
		return []
	const found: Point[] = []
	for (const verb of sureVerbs(input)) {
		const words = wordsOf(verb)
		if (
			verb.passive ||
			!/^(?:grant|give|license)$/.test(verb.verb) ||
			!endless.test(words) ||
			!/\blicen[cs]e|\bright/i.test(words) ||
			rightly.test(verb.sentence.text)
		)
			continue
		// A recital tells of another grant, and a license that each side gives the other is a bargain.
		if (
			/^\W*WHEREAS\b/i.test(verb.sentence.text) ||
			/\b(?:has|have|had)\s+(?:\w+\s+)?(?:granted|licensed|given)\b/i.test(verb.sentence.text) ||
			isGivenBack(input)
		)
			continue
		if (actorSide(input, verb.subject?.actor) !== 'reader' || (verb.modality !== 'is' && verb.modality !== 'must')) continue
		// It does end somewhere, as the words themselves say.
		if (
			/\b(?:other\s+than|except)\s+as\s+(?:otherwise\s+)?(?:provided|set|stated|described)|\bunless\s+(?:\w+\s+){0,3}terminated/i.test(
				verb.sentence.text,
			)
		)
			continue
		// "Irrevocable during the Term", or for a royalty: it ends, or is paid for.
		if (/\bduring\s+the\s+(?:\w+\s+)?term\b|\bfor\s+the\s+(?:duration|term)\s+of\b|\broyalty-bearing\b/i.test(verb.sentence.text)) continue
		// Words about payment or a purchase show that the licence was bought.
		if (/\b(?:upon|subject\s+to|in\s+consideration\s+of)\b[^.;]{0,40}\b(?:pay|paid|fees?|purchase)/i.test(verb.sentence.text)) continue
		found.push({
			severity: 'medium',
			span: spanOf(verb),
			says: 'You grant a license that never ends and that you cannot take back.',
			why: 'It goes on after the contract ends, even if the other side breaches it.',
			market: 'A license for the term, or for the purpose it was given for.',
			action: 'limit the license to the term of the agreement',
			reason: 'The license should last as long as the relationship it serves.',
			fallback: 'Keep it perpetual for copies already made, and revocable for breach.',
			confidence: Math.min(0.62, verb.confidence),
		})
	}
	return found.slice(0, 1)
}

function isGivenBack(input: RuleInput): boolean {
	return sureVerbs(input).some(
		(verb) =>
			!verb.passive &&
			/^(?:grant|license)$/.test(verb.verb) &&
			verb.modality === 'is' &&
			actorSide(input, verb.subject?.actor) === 'other' &&
			endless.test(wordsOf(verb)) &&
			/\blicen[cs]e/i.test(wordsOf(verb)),
	)
}
