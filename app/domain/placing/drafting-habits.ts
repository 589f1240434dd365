import type { Structure } from '#app/domain/review/clauses/clause.ts'

const papers = ['Addendum', 'Agreement', 'Contract', 'Terms', 'Lease', 'Note', 'Policy', 'Annex', 'Exhibit', 'Schedule']
/** One spelling must be this many times as frequent as the other to be the document's habit (our value). */
const habit = 2
const fewestUses = 2
/** Share of lower-case uses of a term from which both spellings are the document's own (our value). */
const mostSmall = 0.2
/** Words that contracts write in either case, whatever is defined. */
const either =
	/^(?:part(?:y|ies)|agreement|terms?|law|person|business|state|notice|date|year|day|month|section|company|customer|provider|us|you|we)$/i

/** Wording in the document's style: its word for duties, its capitals, and what it calls itself. */
export function inDocumentHabits(
	wording: string,
	text: string,
	{ definedTerms, undefinedTerms }: Pick<Structure, 'definedTerms' | 'undefinedTerms'>,
	names: readonly string[],
): string {
	const terms = [...definedTerms.map(({ term }) => term), ...undefinedTerms.map(({ term }) => term)]
	return withArticles(withTerms(withParties(withDuty(withOwnName(wording, text), text), text), text, [...new Set(terms)]), text, names)
}

/** "this DPA" and "this Safe", as the document calls itself. */
function withOwnName(wording: string, text: string): string {
	return wording.replace(/\b([Tt])his (DPA|Agreement|Safe)\b/g, (all, letter: string, name: string) => {
		if (new RegExp(`\\b${name}\\b`).test(text)) return all
		const [most] = papers
			.map((own) => ({ own, times: times(text, `[Tt]h(?:is|ese) ${own}`) }))
			.sort((one, other) => other.times - one.times)
		const small = papers.find((own) => times(text, `[Tt]his ${own.toLowerCase()}`) > 1)
		if (!most || most.times === 0) return small ? `${letter}his ${small.toLowerCase()}` : all
		return `${letter}h${most.own === 'Terms' ? 'ese' : 'is'} ${most.own}`
	})
}

function withDuty(wording: string, text: string): string {
	const [shall, will] = [times(text, 'shall'), times(text, 'will')]
	if (shall >= habit * will && shall > 1) return wording.replace(/\bwill\b(?! have\b)/g, 'shall')
	return will >= habit * shall && will > 1 ? wording.replace(/\bshall\b/g, 'will') : wording
}

function withParties(wording: string, text: string): string {
	const of = '(?:[Ee]ither|[Ee]ach|[Oo]ther|[Nn]either|[Bb]oth|[Aa])'
	const [large, small] = [times(text, `${of} Part(?:y|ies)`), times(text, `${of} part(?:y|ies)`)]
	const pattern = new RegExp(`\\b(${of}|[Tt]he|[Ii]ndemnif(?:ying|ied)) ([Pp])(arty|arties)\\b`, 'g')
	if (large >= habit * small && large > 0) return wording.replace(pattern, '$1 P$3')
	return small >= habit * large && small > 0 ? wording.replace(pattern, '$1 p$3') : wording
}

function withTerms(wording: string, text: string, terms: readonly string[]): string {
	const phrases = withPhrases(withLonger(wording, text), text)
	return terms.reduce((words, term) => {
		const small = term.toLowerCase()
		if (either.test(term) || !/^\p{Lu}\p{Ll}+$/u.test(term) || !isOwnSpelling(text, term, small)) return words
		// A single word may be part of another term: "an accredited investor".
		return words.replace(new RegExp(`\\b([Tt]he|[Tt]his|[Ee]ach|[Aa]ny|[Ss]uch) ${escaped(small)}(?![\\p{L}-])`, 'gu'), `$1 ${term}`)
	}, phrases)
}

/** "Base Rent" and "Commencement Date", where the document writes them so. */
function withPhrases(wording: string, text: string): string {
	const small = wording.match(/\p{L}[\p{L}’'-]*(?: \p{Ll}[\p{L}-]*){1,3}/gu)?.join(' ') ?? ''
	const words = small.split(' ')
	const phrases = [4, 3, 2].flatMap((length) =>
		words.map((_, at) => words.slice(at, at + length).join(' ')).filter((phrase) => phrase.split(' ').length === length),
	)
	return [...new Set(phrases)].reduce((result, phrase) => {
		const parts = phrase.split(' ')
		if (joining.test(parts[0]!) || joining.test(parts.at(-1)!) || parts.every((part) => either.test(part))) return result
		const term = parts.map((part) => (joining.test(part) ? part : part.charAt(0).toUpperCase() + part.slice(1))).join(' ')
		return isOwnSpelling(text, term, phrase.toLowerCase())
			? result.replace(new RegExp(`(?<!["“\\p{L}-])${escaped(phrase)}(?![\\p{L}-])`, 'gu'), term)
			: result
	}, wording)
}

const joining = /^(?:of|and|or|the|in|on|to|for|a|an|by|with|is|be|its|this|that|each|any|no|not|will|shall|may)$/i

function isOwnSpelling(text: string, term: string, small: string): boolean {
	// In a heading every word is capitalized.
	const large = times(text.replace(/^.{0,60}(?<![.;,])$/gm, ''), escaped(term))
	return large >= fewestUses && times(text, escaped(small)) <= mostSmall * large
}

/** "Personal Data" becomes "Customer Personal Data" in a document that defines only that. */
function withLonger(wording: string, text: string): string {
	return ['Personal Data', 'Confidential Information'].reduce((words, name) => {
		const before = text.match(new RegExp(`(?:\\p{Lu}\\p{Ll}+ )?${name}\\b`, 'gu')) ?? []
		const [longer] = before
		return longer !== undefined && longer !== name && before.length >= fewestUses && before.every((use) => use === longer)
			? words.replaceAll(name, longer)
			: words
	}, wording)
}

/** "The Controller", where the document writes the name with an article. */
function withArticles(wording: string, text: string, names: readonly string[]): string {
	return names.reduce(
		(words, name) => {
			const all = times(text, escaped(name))
			if (all < 3 || times(text, `[Tt]he ${escaped(name)}`) < usualArticle * all) return words
			return words.replace(new RegExp(`(?<![\\p{L}“"-])${escaped(name)}(?![\\p{L}-]| \\p{Lu})`, 'gu'), (found, at: number) => {
				const before = words.slice(0, at)
				if (/\b(?:the|a|an|each|every|either|any|no|that|this|such|its|other)\s$/i.test(before)) return found
				return before === '' || /[.!?]["”]?\s$/.test(before) ? `The ${found}` : `the ${found}`
			})
		},
		withoutArticles(wording, text),
	)
}

/** "Quaymaster" without an article, where the document writes none. */
function withoutArticles(wording: string, text: string): string {
	return wording.replace(/\b([Tt]he) (\p{Lu}\p{Ll}+)(?!\p{L}| \p{Lu})/gu, (all, _the: string, name: string) => {
		const uses = times(text, escaped(name))
		return uses >= 3 && times(text, `[Tt]he ${escaped(name)}`) <= rareArticle * uses ? name : all
	})
}

/** Share of a name's uses with an article up to which it has none (our value). */
const rareArticle = 0.1

/** Share of a name's uses with an article that makes it a habit (our value). */
const usualArticle = 0.6

function times(text: string, pattern: string): number {
	return text.match(new RegExp(`(?<![\\p{L}-])(?:${pattern})(?![\\p{L}-])`, 'gu'))?.length ?? 0
}

function escaped(words: string): string {
	return words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

const ofPersons = /\b(?:we|us|our|you|your|I|my)\b/i
/** Share of a document's sentences with "we" or "you" from which its parties are called that (our value). */
const spoken = 0.4

/** Whether a document calls its parties "we" and "you" where the wording has names for them. */
export function speaksOtherwise(wording: string, sentences: readonly { text: string }[], names: readonly string[]): boolean {
	if (ofPersons.test(wording)) return false
	const isSpoken = sentences.filter(({ text }) => ofPersons.test(text)).length >= spoken * Math.max(1, sentences.length)
	return isSpoken && names.some((name) => new RegExp(`(?<!\\p{L})${escaped(name)}(?!\\p{L})`, 'u').test(wording))
}
