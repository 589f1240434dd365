import type { Finding } from '../report/report.ts'

const sameShare = 0.35

/**
 * Whether two findings make the same point: about words that overlap, in words that are mostly the same. One clause may
 * well have two faults, so overlapping alone is not enough.
 */
export function isSamePoint(a: Finding, b: Finding): boolean {
	if (a.start === null || a.end === null || b.start === null || b.end === null) return false
	if (a.start >= b.end || b.start >= a.end) return false
	const [wordsOfA, wordsOfB] = [contentWords(`${a.says} ${a.why}`), contentWords(`${b.says} ${b.why}`)]
	const shared = [...wordsOfA].filter((word) => wordsOfB.has(word)).length
	return shared >= sameShare * Math.max(1, Math.min(wordsOfA.size, wordsOfB.size))
}

/** Beginnings of the longer words, so that "liability" and "liable" are one. */
export function contentWords(words: string, shortest = 4): Set<string> {
	return new Set(
		(words.toLowerCase().match(/\p{L}+/gu) ?? [])
			.filter((word) => word.length >= shortest && !common.has(word))
			.map((word) => word.slice(0, 5)),
	)
}

const common = new Set([
	'this',
	'that',
	'with',
	'your',
	'they',
	'them',
	'their',
	'there',
	'then',
	'than',
	'from',
	'have',
	'will',
	'would',
	'must',
	'can',
	'could',
	'when',
	'where',
	'which',
	'what',
	'while',
	'only',
	'also',
	'even',
	'here',
	'says',
	'does',
	'other',
	'side',
	'party',
	'clause',
	'agreement',
	'contract',
	'document',
	'without',
	'before',
	'after',
	'into',
	'over',
	'under',
	'such',
	'each',
	'some',
	'more',
	'most',
	'much',
	'many',
	'very',
	'been',
	'being',
	'because',
	'about',
])
