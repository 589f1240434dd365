import { longPattern } from '#app/domain/text/long-pattern.ts'
import { allMatches } from '../../clauses/search/all-matches.ts'
import type { RuleInput } from '../rule.ts'

/** Words that a term sheet may use for the two sides in place of the usual ones. */
const investorWords = ['Purchasers', 'Purchaser', 'Subscribers', 'Subscriber']
const companyWords = ['Issuer', 'Corporation']

const fund = /\b(?:Fund|Capital|Ventures?|Partners|Investments?|Investors?|Angels?|Equity|L\.?P\.?|LLP|Seed)\b/
const company = /\b(?:Inc|Corp|Ltd|Limited|GmbH|Corporation|PBC|B\.?V|SAS|AB|Pty)\b/
/**
 * "Sable Rock Partners ("Sable")", "Lead: Marrow Bridge Ventures": a full name with the short one that the text goes on
 * with. A name ends with its line: the title over it is no part of it.
 */
const named = longPattern('gmu')`
	(?:^|[\s:])(?:(?:\p{Lu}[\p{L}\d&.'’-]*,?[^\S\n]+){1,7}?(?:\p{Lu}[\p{L}.]*\.?))\s*(?:,[^()"“]{0,80})?\(\s?(?:the\s+|each,?\s+an?\s+)?["“]
	(\p{Lu}[\p{L}\d&-]{2,30})["”]
`

const read = new WeakMap<RuleInput, RuleInput>()

/**
 * The input with each side called by its usual word: "Sable" becomes "Lead", "Gullwing" becomes "Company". The words that
 * stand in are as long as those they replace (spaces fill up), so that every span stays right.
 */
export function inUsualWords(input: RuleInput): RuleInput {
	let usual = read.get(input)
	if (!usual) read.set(input, (usual = renamed(input)))
	return usual
}

function renamed(input: RuleInput): RuleInput {
	const opening = input.document.text.slice(0, 3000)
	const investors = [...investorWords]
	const companies = [...companyWords]
	for (const [whole, short = ''] of allMatches(opening, named)) {
		const full = whole.slice(0, whole.lastIndexOf('('))
		if (/^(?:Company|Investors?|Lead|Agreement|Letter|Terms?|Sheet|Stock|Shares|Series|Closing|Heads)$/.test(short)) continue
		if (fund.test(full)) investors.push(short)
		else if (company.test(full)) companies.push(short)
	}
	const pattern = new RegExp(String.raw`\b(?:(${investors.join('|')})|(${companies.join('|')}))\b`, 'g')
	const sentences = input.structure.sentences.map((sentence) => {
		const text = sentence.text.replace(pattern, (word, investor?: string) =>
			fitted(word, investor ? [/s$/.test(word) ? 'investors' : 'investor', 'lead'] : ['company', 'you']),
		)
		return text === sentence.text ? sentence : { ...sentence, text }
	})
	return { ...input, structure: { ...input.structure, sentences } }
}

function fitted(word: string, usual: readonly string[]) {
	return (usual.find((each) => each.length <= word.length) ?? word).padEnd(word.length)
}
