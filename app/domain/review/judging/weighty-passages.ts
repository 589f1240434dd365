import { longPattern } from '#app/domain/text/long-pattern.ts'
import type { Sentence } from '../clauses/clause.ts'
import { sentencesToRead } from '../clauses/search/sentences-to-read.ts'
import type { Predication } from '../frames/parse/predication.ts'
import type { RuleInput } from '../playbook/rule.ts'
import type { WorthKnowing } from './worth-knowing.ts'

interface Weighty {
	words: RegExp
	/** What the sentence then says instead. */
	unless?: RegExp
	/**
	 * Whose act it must be for the reader to be hurt: of anybody but the other side where it may be the reader's people too;
	 * `any` where the words alone decide.
	 */
	by: 'reader' | 'other' | 'not_other' | 'any'
	lookFor: string
	grave: boolean
	/** Listed however long the list is. */
	first?: true
	/** How many of a contract are listed; one where left out. */
	upTo?: number
}

/** A promise that signing breaks no other contract. */
const promise =
	/\bnot\b[^.;]{0,160}\b(?:breach|default|conflict|violat)|\bresult\s+in\b|\brepresent|\bwarrant(?:s|y|ies)\b|\bnon-?defaulting\b/i

const subjects: readonly Weighty[] = [
	{
		words: /\b(?:indemnif(?:y|ies)|hold\s+(?:\w+\s+){0,4}harmless)\b/i,
		by: 'reader',
		grave: true,
		first: true,
		upTo: 3,
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
		unless: /\b(?:not|no|nor|neither)\b[^.;]{0,160}\b(?:pledge|grant)/i,
		by: 'reader',
		grave: true,
		lookFor: 'Security: check which assets you pledge, and when the other side may take them.',
	},
	{
		words: longPattern('i')`
			\b(?:personally|unconditionally|absolutely|jointly|severally|irrevocably)\b[^.;]{0,60}\bguarant(?:ee|y|ees|ies)\b
			|\bguarant(?:ees?|y)\b[^.;]{0,60}\b(?:payment|performance|obligations|debts?|liabilities|indebtedness)\b
		`,
		by: 'not_other',
		grave: true,
		first: true,
		lookFor: 'Guaranty: check who stands in for whose debts, up to what sum, and until when.',
	},
	{
		words: longPattern('i')`
			\b(?:breach|default)\w*\b[^.;]{0,160}\b(?:any\s+other|another|other)\s+(?:\w+\s+){0,2}
				(?:agreements?|contracts?|indebtedness|loans?|instruments?|notes?|leases?)\b
			|\bcross-?\s?defaults?\b
		`,
		unless: promise,
		by: 'not_other',
		grave: true,
		first: true,
		lookFor: 'Cross-default: check which other contracts can bring this one down, and whether you may cure first.',
	},
	{
		words: longPattern('i')`
			\bterminat\w*\b[^.;]{0,120}\b(?:without|no)\b[^.;]{0,60}\b(?:cure|remedy)\b
			|\bautomatically\s+(?:terminate|end|lapse)s?\b[^.;]{0,120}\b(?:breach|default|fail)\w*
			|\b(?:breach|default|fail)\w*\b[^.;]{0,160}\bautomatically\s+(?:terminate|end|lapse)
		`,
		by: 'any',
		grave: false,
		first: true,
		upTo: 2,
		lookFor: 'Automatic termination: check which default ends it by itself, and whether you get notice and time to cure.',
	},
	{
		words: longPattern('i')`
			\b(?:not|no|nor|neither)\b[^.;]{0,160}\b(?:pledge|encumber|mortgage|hypothecate)\b
			|\bnot\b[^.;]{0,60}\b(?:create|grant|permit|suffer|incur)\b[^.;]{0,60}\b(?:liens?|encumbrances?|charges?\s+(?:over|on))\b
			|\b(?:pledge|encumber|mortgage|hypothecate|encumbrances?)\w*\b[^.;]{0,160}\b(?:void|prohibited|without\b[^.;]{0,60}\bconsent)\b
			|\bno\s+obligation\s+to\s+consent\b
			|\b(?:issue|sell|grant|deliver)\w*\b[^.;]{0,80}\b(?:equity|shares?|securities|stock)\b[^.;]{0,160}\bwithout\b[^.;]{0,80}\bconsent\b
		`,
		unless: /\b(?:free\s+(?:and\s+clear\s+)?(?:of|from)|represent\w*|warrants?)\b/i,
		by: 'any',
		grave: false,
		first: true,
		upTo: 3,
		lookFor: 'Pledge and transfer: check what may not be pledged, sold or issued without consent, and when consent can be refused.',
	},
	{
		words: longPattern('i')`
			\b(?:suspend|pause|withhold|defer|postpone|delay)\w*\b[^.;]{0,60}\bnot\s+(?:to\s+)?(?:eliminate|reduce|cancel|avoid|refuse|recover)\b
			|\bmake-?\s?goods?\b
			|\b(?:sole|only|exclusive)\s+(?:(?:and|or)\s+(?:exclusive|sole|only)\s+)?(?:remed(?:y|ies)|recourse)\b
		`,
		unless: /\bnot\s+(?:be\s+)?(?:the\s+|its\s+|your\s+)?(?:sole|only|exclusive)\b/i,
		by: 'any',
		grave: false,
		first: true,
		lookFor: 'Remedy: check what you get when the other side falls short, and whether that is all you get.',
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

/** Characters of a heading at most (ours). */
const longestHeading = 40

/** How many are listed (ours): a list that nobody reads helps nobody. */
const most = 14

/**
 * Sentences of a contract that a lawyer would read twice for this reader and that nothing else in the report covers,
 * the gravest subjects first, one of each. Words to read are no findings: the report only gives what to look for.
 *
 * @param covers whether a finding, a proven check or, for what need not be listed `first`, another entry covers the words
 */
export function weightyPassages(input: RuleInput, covers: (sentence: Sentence, first: boolean) => boolean): WorthKnowing[] {
	const acts = new Map<Sentence, Predication[]>()
	for (const act of input.predications) {
		const own = acts.get(act.sentence)
		if (own) own.push(act)
		else acts.set(act.sentence, [act])
	}
	const spoken = [...acts.keys()]
	const found: WorthKnowing[] = []
	const taken = new Set<Sentence>()
	for (const { words, unless, by, lookFor, grave, first = false, upTo = 1 } of subjects) {
		if (found.length === most) break
		// A verb that is not sure to be one leaves a sentence without acts; words that decide alone, or nearly so, need none.
		const sentences = sentencesToRead(first && by !== 'reader' ? input.structure.sentences : spoken, words).filter(
			(each) =>
				each.text.length > longestHeading &&
				words.test(each.text) &&
				!unless?.test(each.text) &&
				!taken.has(each) &&
				isBy(input, acts.get(each) ?? [], by, words.exec(each.text)?.[0] ?? '') &&
				!covers(each, first),
		)
		for (const sentence of sentences.slice(0, Math.min(upTo, most - found.length))) {
			taken.add(sentence)
			found.push({ start: sentence.start, end: sentence.start + sentence.text.trimEnd().length, lookFor, grave, first })
		}
	}
	return found
}

/** A verb and its other forms share so many letters ("terminate", "terminating"). */
const stemLetters = 5

/** Whether the act of the words is by the given side: "you agree that we may end it" is our act. */
function isBy({ reader }: RuleInput, acts: readonly Predication[], by: Weighty['by'], told: string): boolean {
	if (by === 'any') return true
	const own = acts.filter(({ verb }) => told.toLowerCase().includes(verb.slice(0, stemLetters)))
	const speaking = own.length > 0 ? own : acts
	if (by === 'not_other')
		return !speaking.some(({ subject }) => subject?.actor?.kind === 'party' && reader.party && subject.actor.party !== reader.party.id)
	return speaking.some(({ subject, confidence }) => {
		const actor = subject?.actor
		if (!actor || confidence < 0.5 || actor.kind !== 'party') return false
		return !reader.party || (actor.party === reader.party.id) === (by === 'reader')
	})
}
