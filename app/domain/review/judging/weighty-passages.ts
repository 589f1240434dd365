import { longPattern } from '#app/domain/text/long-pattern.ts'
import type { Sentence } from '../clauses/clause.ts'
import { sentencesToRead } from '../clauses/search/sentences-to-read.ts'
import type { Predication } from '../frames/parse/predication.ts'
import type { RuleInput } from '../playbook/rule.ts'
import type { WorthKnowing } from './worth-knowing.ts'

interface Weighty {
	words: RegExp
	/** Whose act it must be for the reader to be hurt; `any` where the words alone decide. */
	by: 'reader' | 'other' | 'any'
	lookFor: string
	grave: boolean
}

const subjects: readonly Weighty[] = [
	{
		words: /\b(?:indemnif(?:y|ies)|hold\s+(?:\w+\s+){0,4}harmless)\b/i,
		by: 'reader',
		grave: true,
		lookFor: 'Indemnity: check what you must pay for, whether the other side’s own fault is included, and whether a cap applies.',
	},
	{
		words: longPattern('i')`
			\b(?:immediately|forthwith|at\s+once)\s+(?:become\s+)?due\b
			|\bdue\s+and\s+payable\s+(?:immediately|forthwith)
			|\baccelerat\w+\b[^.;]{0,60}\b(?:loan|note|amounts?|payments?|indebtedness|obligations?|rent)\b|\bdeclare\b[^.;]{0,80}\bdue\b
		`,
		by: 'any',
		grave: true,
		lookFor: 'Acceleration: check which event makes the whole sum due at once, and whether you may cure it first.',
	},
	{
		words:
			/\bgrants?\b[^.;]{0,120}\b(?:security\s+interest|lien|charge|mortgage)\b|\bpledges?\b[^.;]{0,60}\b(?:shares|assets|collateral|stock)\b/i,
		by: 'reader',
		grave: true,
		lookFor: 'Security: check which assets you pledge, and when the other side may take them.',
	},
	{
		words: longPattern('i')`
			\b(?:personally|unconditionally|absolutely)\b[^.;]{0,40}\bguarant(?:ee|y|ees|ies)\b
			|\bguarant(?:ees|y)\b[^.;]{0,40}\b(?:payment|performance|obligations)\b
		`,
		by: 'reader',
		grave: true,
		lookFor: 'Guaranty: check whose debt you stand in for, and up to what sum.',
	},
	{
		words: longPattern('i')`
			\b(?:assigns?|transfers?|conveys?|vests?)\b[^.;]{0,160}\b(?:
				right,?\s+title|intellectual\s+property|inventions?|work\s+product|copyrights?|patents?|developments?
			)\b
		`,
		by: 'reader',
		grave: true,
		lookFor: 'IP assignment: check which of your work and rights pass, and whether what you had before is left out.',
	},
	{
		words: /\bliquidated\s+damages\b|\bpenalt(?:y|ies)\s+of\b|\bforfeit\w*\b|\bclaw\s?back\b/i,
		by: 'any',
		grave: true,
		lookFor: 'Money lost: check for which breach or event you lose or owe a fixed sum.',
	},
	{
		words: longPattern('i')`
			\b(?:shall|will|may|agrees?\s+(?:to|that\s+(?:it|he|she)\s+(?:shall|will)))\s+not\b[^.;]{0,160}\b
			(?:compet\w+|engage\s+in|similar\s+business|solicit|induce|recruit|entice)\b
		`,
		by: 'reader',
		grave: true,
		lookFor: 'Restraint: check what you may not do, for how long, and where.',
	},
	{
		words: /\b(?:releases?|waives?|discharges?)\b[^.;]{0,120}\b(?:claims?|rights?|causes?\s+of\s+action|defen[cs]es?|demands)\b/i,
		by: 'reader',
		grave: false,
		lookFor: 'Release or waiver: check which claims or rights you give up, and whether the other side gives up the same.',
	},
	{
		words: longPattern('i')`
			\bevents?\s+of\s+default\b[^.;]{0,80}\b(?:means?|occurs?|any\s+of|following|constitute)\b
			|\bshall\s+constitute\s+(?:an?\s+)?(?:event\s+of\s+)?default\b
		`,
		by: 'any',
		grave: false,
		lookFor: 'Default: check what counts as a default, and how long you have to cure it.',
	},
	{
		words: /\b(?:sole|absolute|unfettered|own)\s+(?:and\s+absolute\s+)?(?:discretion|judgment|determination|opinion)\b/i,
		by: 'other',
		grave: false,
		lookFor: 'Sole discretion: check what the other side may decide alone, and what it costs you.',
	},
	{
		words: /\bterminat\w+\b[^.;]{0,160}\b(?:without\s+cause|for\s+(?:any|no)\s+reason|at\s+any\s+time|immediately)\b/i,
		by: 'other',
		grave: false,
		lookFor: 'Termination: check when the other side may end it, with what notice, and what you are still paid.',
	},
	{
		words:
			/\b(?:severance|change\s+(?:of|in)\s+control|good\s+reason)\b[^.;]{0,160}\b(?:pay(?:ment|able)?|paid|months?|salary|vest\w*|terminat\w+)\b/i,
		by: 'any',
		grave: false,
		lookFor: 'Severance and change of control: check which event triggers what payment.',
	},
	{
		words: /\b(?:increase|raise|adjust|change)\w*\b[^.;]{0,60}\b(?:fees?|prices?|rates?|charges?|rent)\b/i,
		by: 'other',
		grave: false,
		lookFor: 'Price: check how far and how often the price may rise.',
	},
	{
		words: /\b(?:withhold|set[\s-]off|offset|deduct|recoup)\b[^.;]{0,80}\b(?:payments?|amounts?|sums?|fees?|funds)\b/i,
		by: 'other',
		grave: false,
		lookFor: 'Set-off: check what the other side may keep back from what it owes you.',
	},
]

/** How many are listed (ours): a list that nobody reads helps nobody. */
const most = 8

/**
 * Sentences of a contract that a lawyer would read twice for this reader and that nothing else in the report covers,
 * the gravest subjects first, one of each. Words to read are no findings: the report only gives what to look for.
 *
 * @param covers whether a finding, a proven check or another entry covers the words already
 */
export function weightyPassages(input: RuleInput, covers: (sentence: Sentence) => boolean): WorthKnowing[] {
	const acts = new Map<Sentence, Predication[]>()
	for (const act of input.predications) {
		const own = acts.get(act.sentence)
		if (own) own.push(act)
		else acts.set(act.sentence, [act])
	}
	const spoken = [...acts.keys()]
	const found: WorthKnowing[] = []
	const taken = new Set<Sentence>()
	for (const { words, by, lookFor, grave } of subjects) {
		const sentence = sentencesToRead(spoken, words).find(
			(each) =>
				words.test(each.text) &&
				!taken.has(each) &&
				isBy(input, acts.get(each) ?? [], by, words.exec(each.text)?.[0] ?? '') &&
				!covers(each),
		)
		if (!sentence) continue
		taken.add(sentence)
		found.push({ start: sentence.start, end: sentence.start + sentence.text.trimEnd().length, lookFor, grave })
		if (found.length === most) break
	}
	return found
}

/** A verb and its other forms share so many letters ("terminate", "terminating"). */
const stemLetters = 5

/** Whether the act of the words is by the given side: "you agree that we may end it" is our act. */
function isBy({ reader }: RuleInput, acts: readonly Predication[], by: Weighty['by'], told: string): boolean {
	if (by === 'any') return true
	const own = acts.filter(({ verb }) => told.toLowerCase().includes(verb.slice(0, stemLetters)))
	return (own.length > 0 ? own : acts).some(({ subject, confidence }) => {
		const actor = subject?.actor
		if (!actor || confidence < 0.5 || actor.kind !== 'party') return false
		return !reader.party || (actor.party === reader.party.id) === (by === 'reader')
	})
}
