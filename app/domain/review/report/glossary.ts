import { allMatches } from '../clauses/search/all-matches.ts'

/** A term of art as reports use it, with what it means in half a sentence. */
export interface GlossaryEntry {
	term: string
	/**
	 * Every way in which texts write it, as whole words, whatever the letter case; plurals in "s" are found too. Words
	 * that may mean something else elsewhere ("cap", "discount", "pro rata") are listed only with the words around
	 * them.
	 */
	forms: readonly string[]
	meaning: string
}

/** The terms of art that a report keeps and explains (voice.md, principle 1). */
export const glossary: readonly GlossaryEntry[] = [
	{
		term: 'Confidential Information',
		forms: ['Confidential Information'],
		meaning: 'what the contract says must be kept confidential, as it defines it',
	},
	{
		term: 'confidentiality obligations',
		forms: ['confidentiality obligation', 'duty of confidentiality', 'confidentiality duty'],
		meaning: 'the duties to keep information to yourself and to use it for the agreed purpose only',
	},
	{ term: 'receiving party', forms: ['receiving party'], meaning: 'the side that gets confidential information and must protect it' },
	{ term: 'disclosing party', forms: ['disclosing party'], meaning: 'the side that hands over confidential information' },
	{ term: 'residuals clause', forms: ['residuals clause', 'residuals'], meaning: 'lets the other side use whatever its people remember' },
	{
		term: 'non-solicitation',
		forms: ['non-solicitation', 'non-solicit', 'nonsolicitation'],
		meaning: 'a ban on hiring away the other side’s people or winning over its customers',
	},
	{
		term: 'non-compete',
		forms: ['non-compete', 'noncompete', 'covenant not to compete'],
		meaning: 'a ban on doing business in the same field',
	},
	{ term: 'exclusivity', forms: ['exclusivity'], meaning: 'a promise to deal with this partner and nobody else' },
	{
		term: 'liquidated damages',
		forms: ['liquidated damages'],
		meaning: 'a sum fixed in advance that is due on a breach, whatever the real loss',
	},
	{
		term: 'indemnification',
		forms: ['indemnification', 'indemnity', 'indemnities', 'indemnify'],
		meaning: 'a promise to pay for losses and claims that hit the other side',
	},
	{
		term: 'limitation of liability',
		forms: ['limitation of liability', 'liability limitation'],
		meaning: 'the clause that says how much, and for what, a side has to pay at most',
	},
	{ term: 'cap', forms: ['liability cap', 'cap on liability', 'cap on damages'], meaning: 'the most that a side can have to pay' },
	{ term: 'carve-out', forms: ['carve-out', 'carveout'], meaning: 'an exception: what the rule does not cover' },
	{ term: 'governing law', forms: ['governing law'], meaning: 'the state or country whose law decides a dispute' },
	{ term: 'venue', forms: ['venue', 'exclusive jurisdiction'], meaning: 'the place whose courts hear a dispute' },
	{ term: 'arbitration', forms: ['arbitration'], meaning: 'a private judge in place of a court, with hardly any appeal' },
	{
		term: 'assignment',
		forms: ['assignment', 'assign this agreement', 'assign the agreement'],
		meaning: 'handing a contract, or a right, over to somebody else',
	},
	{
		term: 'change of control',
		forms: ['change of control', 'change in control'],
		meaning: 'when somebody else comes to own or run the company',
	},
	{
		term: 'termination for convenience',
		forms: ['termination for convenience', 'terminate for convenience'],
		meaning: 'a right to end the contract at any time, without a reason',
	},
	{
		term: 'cure period',
		forms: ['cure period', 'time to cure'],
		meaning: 'the time to put a breach right before the contract can be ended',
	},
	{
		term: 'auto-renewal',
		forms: ['auto-renewal', 'automatic renewal', 'renews automatically', 'auto-renew'],
		meaning: 'a new term begins by itself unless somebody stops it in time',
	},
	{ term: 'notice period', forms: ['notice period'], meaning: 'how long before the end one has to say so' },
	{ term: 'vesting', forms: ['vesting', 'vesting schedule', 'vest'], meaning: 'earning shares bit by bit over time' },
	{ term: 'cliff', forms: ['cliff'], meaning: 'the first stretch of vesting, before which nothing is earned' },
	{
		term: 'acceleration',
		forms: [
			'double-trigger acceleration',
			'single-trigger acceleration',
			'acceleration of vesting',
			'vesting acceleration',
			'accelerated vesting',
		],
		meaning: 'vesting all at once when something happens, such as a sale',
	},
	{
		term: 'valuation cap',
		forms: ['valuation cap'],
		meaning: 'the highest company value at which the investor’s money turns into shares',
	},
	{
		term: 'discount',
		forms: ['discount rate', 'conversion discount'],
		meaning: 'how much less the investor pays for a share than the next round does',
	},
	{
		term: 'MFN',
		forms: ['MFN', 'most favored nation', 'most-favored-nation'],
		meaning: 'most favored nation: if somebody later gets better terms, so does this side',
	},
	{
		term: 'pro rata right',
		forms: ['pro rata right', 'pro rata participation'],
		meaning: 'a right to buy into later rounds and keep one’s share',
	},
	{
		term: 'liquidation preference',
		forms: ['liquidation preference'],
		meaning: 'who is paid first, and how much, when the company is sold or closed',
	},
	{
		term: 'anti-dilution',
		forms: ['anti-dilution', 'antidilution', 'full ratchet', 'broad-based weighted average'],
		meaning: 'gives an investor more shares when later ones are sold for less',
	},
	{ term: 'drag-along', forms: ['drag-along', 'drag along'], meaning: 'a right of some owners to make the others join in a sale' },
	{
		term: 'IP assignment',
		forms: ['IP assignment', 'assignment of IP', 'assignment of inventions', 'invention assignment'],
		meaning: 'hands the rights in what somebody makes to the company',
	},
	{
		term: 'work made for hire',
		forms: ['work made for hire', 'works made for hire', 'work for hire'],
		meaning: 'work that by law belongs from the start to whoever ordered it',
	},
	{ term: 'prior inventions', forms: ['prior invention'], meaning: 'what somebody made before the contract, and keeps' },
	{ term: 'moral rights', forms: ['moral rights'], meaning: 'an author’s right to be named, and that the work is not distorted' },
	{ term: 'severability', forms: ['severability'], meaning: 'the rest of the contract stands if one clause falls' },
	{ term: 'entire agreement', forms: ['entire agreement'], meaning: 'only what is in this document counts; earlier promises do not' },
]

/** A term in a text, where the text mentions it. */
export interface GlossedTerm {
	entry: GlossaryEntry
	start: number
	end: number
}

/**
 * Where texts that are read one after the other mention each term of art for the first time.
 *
 * @returns for each text its terms in the order in which they stand, none of them overlapping
 */
export function firstMentions(texts: readonly string[]): GlossedTerm[][] {
	const explained = new Set<GlossaryEntry>()
	return texts.map((text) => {
		const found: GlossedTerm[] = []
		for (const match of allMatches(text, anyForm)) {
			const entry = entryOf.get(keyOf(match[0]))
			if (!entry || explained.has(entry)) continue
			explained.add(entry)
			found.push({ entry, start: match.index, end: match.index + match[0].length })
		}
		return found
	})
}

const entryOf = new Map(glossary.flatMap((entry) => entry.forms.map((form) => [keyOf(form), entry] as const)))

// Longest first: "valuation cap" is not a "cap".
const forms = glossary.flatMap((entry) => [...entry.forms]).sort((a, b) => b.length - a.length)
const patterns = forms.map((form) => form.replace(/[ -]/g, '[ \\-\\u2010\\u2011]'))
const anyForm = new RegExp(`(?<![\\p{L}\\p{N}-])(?:${patterns.join('|')})s?(?![\\p{L}\\p{N}-])`, 'giu')

/** Letter case, hyphens and a plural do not tell two terms apart. */
function keyOf(words: string): string {
	return words
		.toLowerCase()
		.replace(/[ \-\u2010\u2011]/g, ' ')
		.replace(/s$/, '')
}
