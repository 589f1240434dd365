import { longPattern, patternPart } from '#app/domain/text/long-pattern.ts'
import { flagged, notApplicable, passed, undecided } from '../draft-finding.ts'
import { clauseTextAround, type Passage, passages, wording } from '../passages.ts'
import type { Rule, RuleInput } from '../rule.ts'
import { holding } from './sides.ts'

const terms = [
	{
		name: 'Cause',
		use: longPattern()`
			\bor\s+"?Cause\b
			|\b(?:regards?|treats?|deems?|counts?|considers?|sees?)\b[^.;]{0,40}\b(?:as|is|be)\s+"?Cause\b
			|\b(?:for|without|with|absence\s+of|existence\s+of|constitut\w+|than)\s+"?(?:just\s+|good\s+)?
				(?:Cause\b|cause\b(?!\s+of\b|\s+(?:an?|the|any|such|it|all|to)\b))
		`,
		definition: longPattern()`
			"(?:Just |Good )?[Cc]ause"
			|\b(?:(?:Just |Good )?Cause|(?:[Gg]ood|[Jj]ust) cause)(?=
				\s+(?:means|shall\s+(?:mean|be)|is\s+(?:limited|defined)|exists|includes?|has\s+the\s+meaning)
			)
		`,
	},
	{
		name: 'Good Reason',
		use: /\bGood\s+Reason\b|\bgood\s+reason\b/,
		definition:
			/"Good\s+Reason"|\bGood\s+Reason(?=\s+(?:means|shall\s+(?:mean|be)|is\s+(?:limited|defined)|exists|includes?|has\s+the\s+meaning))/i,
	},
	{
		name: 'Bad Leaver',
		use: /\bBad\s+Leaver\b|\bbad\s+leaver\b/,
		definition: /"Bad\s+Leaver"|\bBad\s+Leaver(?=\s+(?:means|is|includes?|shall\s+mean))/i,
	},
]

/** Where a reason decides nothing ("with or without cause"), its meaning does not matter. */
const noMatter =
	/\b(?:with\s+or\s+without|(?:for\s+)?any\s+(?:or\s+no\s+)?reason)\b[^.;]{0,60}\bcause\b|\bgood\s+cause\s+shown\b|\bcause\s+(?:or|and)\s+without\s+cause\b/i
const oneSided = longPattern('i')`
	\bwhatever\b[^.;]{0,60}\b(?:board|company|majority|founders?|finds?|thinks?|says?)\b
	|\b(?:sole|absolute|unfettered)\b[^.;]{0,30}\b(?:discretion|judge?ment|opinion|determination)\b
	|\bin\s+(?:the\s+)?(?:opinion|view)\s+of\s+(?:the\s+)?(?:board|company|other|majority)
	|\b(?:board|company|other\s+founders?)\b[^.;]{0,40}\b(?:considers?|deems?|believes?|thinks?|feels?|regards?|judges?|finds?|sees)\b
	|\b(?:loss|lack)\s+of\s+(?:confidence|trust)\b
	|\bany\s+(?:other\s+)?(?:reason|act|conduct)\b[^.;]{0,40}\b(?:the\s+)?(?:board|company|other\s+founders?)\b
	|\bas\s+(?:the\s+)?(?:board|company|majority|other\s+founders?)\s+(?:may\s+)?(?:decides?|determines?|sees?\s+fit)
`
const openEnded = longPattern('i')`
	\b(?:includ(?:es|ing)|such\s+as)\b[^.;]{0,20}\b(?:without\s+limitation|but\s+not\s+limited|among\s+other)|\bfor\s+example\b|\betc\b
	|\band\s+similar\b
	|\bor\s+any\s+other\s+(?:reason|conduct|cause|act)\b
`
const elsewhere = longPattern('i')`
	\b(?:has|have|shall\s+have)\s+the\s+(?:same\s+)?meaning\b[^.]{0,80}\b(?:plan|employment|offer|service|other|separate|written)\b
	[^.]{0,60}\b(?:agreement|plan|letter)\b
`

const market = 'Closed lists. Cause: fraud, a felony, an uncured material breach. Good Reason: a cut in pay or role, or a forced move.'
const clause =
	'"Cause" means only (a) fraud, embezzlement or theft against the Company, (b) conviction of a felony, or (c) a material breach of ' +
	'this Agreement that is not cured within 30 days after written notice. "Good Reason" means only, without the Founder’s written ' +
	'consent, (a) a material reduction of base compensation or duties, or (b) a relocation of more than 50 miles, in each case not ' +
	'cured within 30 days after written notice.'

export const causeDefined: Rule = {
	id: 'cofounder.cause_defined',
	playbook: 'cofounder',
	title: 'Definitions of Cause and Good Reason',
	basis: { kind: 'G', source: 'founder practice' },
	protects: holding,
	wording: { stands: 'beside' },
	decide(input) {
		const used = terms.flatMap((term) => {
			const uses = passages(input, term.use, noMatter).concat(deniedUses(input, term.use))
			const place = uses.find(({ sentence }) => weighty.test(sentence.text))
			return place ? [{ ...term, place }] : []
		})
		if (used.length === 0) return notApplicable
		for (const { name, definition, place } of used) {
			const meaning = definitionOf(input, { name, definition })
			if (!meaning) return flagged(oneSided.test(place.sentence.text) ? looseTerm(name, place) : undefinedTerm(name, place))
			const words = meaningOf(input, meaning, definition)
			const subjective = oneSided.exec(words) ?? openEnded.exec(words)
			if (subjective) return flagged(looseTerm(name, meaning))
			if (elsewhere.test(meaning.sentence.text) || pointsNowhere(input, meaning)) return undecided
		}
		const [first] = used
		return passed(first ? definitionOf(input, first) : null)
	},
}

/** Only where shares or a place in the company hang on it does an open term hurt. */
const weighty = longPattern('i')`
	\b(?:
		vest\w*|unvested|repurchas\w*|buy\s+back|forfeit\w*|terminat\w+|remov\w+|dismiss\w*|leav\w+|leaver
		|ends?\s+(?:the\s+|his\s+|her\s+|their\s+)?(?:service|employment|role)|accelerat\w+|resign\w*|expel\w*|shares|let\s+go|fired
	)\b
`

function deniedUses(input: RuleInput, use: RegExp): Passage[] {
	const found = wording(input, use, noMatter)
	return found ? [found] : []
}

function definitionOf(input: RuleInput, { name, definition }: Pick<(typeof terms)[number], 'name' | 'definition'>): Passage | null {
	return (
		wording(
			input,
			new RegExp(
				patternPart`
					(?:${definition.source})[^.]{0,60}\b(?:
						means?|mean|is|are|limited|defined|exists|includes?|meaning|only|one\s+of|any\s+of|of\s+the\s+following|who|that|if|when
					)\b
					|\((?:[^()]{0,30})(?:${definition.source})\s*\)
				`,
				definition.flags,
			),
		) ??
		wording(
			input,
			new RegExp(String.raw`(?:${definition.source}|^\W*${name.replace(' ', String.raw`\s+`)})\s*(?::|—|–|-)`, definition.flags),
		)
	)
}

function meaningOf(input: RuleInput, meaning: Passage, definition: RegExp): string {
	const around = clauseTextAround(input, meaning)
	const own = around.slice(Math.max(0, around.search(definition))).slice(0, 1500)
	const next = own.slice(20).search(/"[^"]{2,40}"\s+(?:means|shall\s+mean|has\s+the)/)
	const words = next < 0 ? own : own.slice(0, next + 20)
	const { structure } = input
	const leaned = structure.definedTerms.filter(
		({ term, definition: at }) =>
			/\b(?:misconduct|breach|offence|offense|conduct|event|act)/i.test(term) &&
			words.includes(term) &&
			(at.start < meaning.start || at.start >= meaning.start + words.length),
	)
	return [
		words,
		...leaned.map(({ definition: at }) => structure.sentences.find(({ start, end }) => at.start >= start && at.start < end)?.text ?? ''),
	].join(' ')
}

function pointsNowhere({ structure }: RuleInput, { sentence }: Passage): boolean {
	return structure.crossReferences.some(({ start, resolvedTo }) => resolvedTo === null && start >= sentence.start && start < sentence.end)
}

function undefinedTerm(name: string, span: Passage) {
	return {
		kind: 'ambiguous' as const,
		severity: 'medium' as const,
		span,
		says: `"${name}" decides over shares and is not defined.`,
		why: 'Whoever controls the board will decide what it means when shares are at stake.',
		market,
		action: `define "${name}" as a closed list, with a cure period`,
		reason: 'It should be clear today what costs a founder shares.',
		fallback: 'A short list with one open item, decided by the board in good faith after 30 days to cure.',
		replacement: clause,
	}
}

function looseTerm(name: string, span: Passage) {
	return {
		severity: 'high' as const,
		span,
		says: `The definition of "${name}" is open-ended or left to one side.`,
		why: 'A founder could be dismissed over a quarrel and lose years of shares.',
		market,
		action: `make "${name}" a closed list, with a cure period`,
		reason: 'A loss of shares needs a clear test.',
		fallback: 'A board decision in good faith, after a hearing and 30 days to cure.',
		replacement: clause,
	}
}
