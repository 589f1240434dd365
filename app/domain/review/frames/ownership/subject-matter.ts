import { longPattern } from '#app/domain/text/long-pattern.ts'
/** The kind of rights: the reader's stake differs with each. */
export type SubjectMatter = 'feedback' | 'data' | 'content' | 'background' | 'work' | 'marks' | 'product' | 'secrets' | 'other'

const matters: readonly (readonly [SubjectMatter, RegExp])[] = [
	['feedback', /\b(?:feedback|suggestions?|comments|ideas\s+(?:you|that)|submissions?)\b/i],
	[
		'background',
		longPattern('i')`
			\b(?:
				pre-?existing|background|prior\s+inventions?|existing\s+(?:IP|intellectual)|own\s+(?:tools|materials|know-?how)
				|general\s+(?:knowledge|skills|know-?how)
			)\b
		`,
	],
	[
		'work',
		longPattern('i')`
			\b(?:
				work\s+products?|deliverables?|works?\s+(?:made\s+)?for\s+hire|inventions?|developments?|discoveries|works?\s+of\s+authorship
				|results?\s+of|(?:anything|everything|all\s+works?)\s+(?:\w+\s+){0,4}(?:creates?|makes?|made|developed|created)|derivative\s+works
				|improvements?|modifications|enhancements
			)\b
		`,
	],
	[
		'data',
		longPattern('i')`
			\b(?:
				(?:customer|client|user|your|subscriber|licensee|company|personal|usage|input|merchant)['’]?s?\s+data
				|data\s+(?:of|provided|submitted|uploaded|you)|\bdata\b|inputs?\b|outputs?\b|prompts?
			)\b
		`,
	],
	['content', /\b(?:content|materials?\s+you|postings?|posts?|photographs?|photos?|reviews?|user[\s-]generated)\b/i],
	['marks', /\b(?:trade-?marks?|service\s+marks?|logos?|trade\s+names?|brand|likeness|publicity|name\s+and)\b/i],
	['secrets', /\bconfidential\s+information\b/i],
	[
		'product',
		/\b(?:software|services?|platform|products?|technology|documentation|patents?|site|website|materials?|intellectual\s+property|IP|copyrights?|know-?how)\b/i,
	],
]

/** The subject of the words: the most telling thing they name. */
export function subjectMatter(words: string): SubjectMatter {
	return matters.find(([, pattern]) => pattern.test(words))?.[0] ?? 'other'
}
