import type { DocumentType } from '#app/domain/review/type/catalogue.ts'
import type { Span } from '#app/domain/extraction/extracted-document.ts'
import { type Subject, subjects } from './type-subjects.ts'

/** How strongly a document is about a subject, and the first word that shows it. */
export interface SubjectScore {
	subject: Subject
	points: number
	evidence: Span | null
}

const readLength = 60_000
/** Ideas are counted per this many words, so that a long document is not about everything. */
const stretch = 400
/** A document begins with its subject: its first words count more. */
const openingWords = 90
const openingWorth = 3
/**
 * Points that the best subject needs, and its lead over the next. Of the 48 documents in odd English that were only
 * counted (2026-11) 27 are named rightly and 2 wrongly; with half a point less, 3 more rightly and 1 more wrongly.
 */
const threshold = 5.5
const margin = 1

const names = Object.keys(subjects) as Subject[]
const ideas: { subject: number; weight: number; place: number }[] = []
const lexicon = new Map<string, number[]>()
for (const [subject, name] of names.entries()) {
	for (const [place, [weight, ...lists]] of subjects[name].entries()) {
		const idea = ideas.push({ subject, weight, place }) - 1
		for (const word of lists.join('|').split('|')) lexicon.set(word, [...(lexicon.get(word) ?? []), idea])
	}
}

/** How strongly a text is about each subject, the strongest first. One pass over its words. */
export function scoreSubjects(text: string): SubjectScore[] {
	const counts = new Float64Array(ideas.length)
	const first = new Map<number, Span>()
	let words = 0
	let last = ''
	let lastButOne = ''
	const read = text.slice(0, readLength).toLowerCase().replaceAll('’', "'")
	for (const { 0: word, index } of read.matchAll(/[\p{L}\d]+(?:['-][\p{L}\d]+)*/gu)) {
		const worth = words++ < openingWords ? openingWorth : 1
		const end = index + word.length
		for (const phrase of [word, `${last} ${word}`, `${lastButOne} ${last} ${word}`]) {
			for (const idea of lexicon.get(phrase) ?? []) {
				counts[idea]! += worth
				if (!first.has(idea)) first.set(idea, { start: index, end })
			}
		}
		lastButOne = last
		last = word
	}
	return summed(counts, first, Math.max(1, words / stretch))
}

function summed(counts: Float64Array, first: ReadonlyMap<number, Span>, stretches: number): SubjectScore[] {
	const scores = names.map((subject): SubjectScore => ({ subject, points: 0, evidence: null }))
	const share = new Float64Array(names.length).fill(1)
	for (const [idea, { subject, weight, place }] of ideas.entries()) {
		const rate = counts[idea]! / stretches
		const strength = rate / (rate + 2)
		scores[subject]!.points += weight * strength
		if (place === 0) {
			share[subject]! *= Math.min(1, 2 * strength)
			scores[subject]!.evidence = first.get(idea) ?? null
		}
		if (place === 1) share[subject]! *= Math.min(1, 0.25 + 3 * strength)
	}
	for (const [subject, score] of scores.entries()) score.points *= share[subject]!
	return scores.sort((a, b) => b.points - a.points)
}

export interface TypeByContent {
	type: DocumentType
	evidence: Span
	points: number
}

/**
 * What kind of contract a document in plain words is, by who does what for what; `null` where no subject stands out.
 * For documents without telling titles or legal words: contracts of lawyers name themselves, and get `null` here.
 */
export function typeByContent(text: string): TypeByContent | null {
	if (isLawyersEnglish(text)) return null
	const scores = scoreSubjects(text)
	const [best] = scores
	if (!best?.evidence || best.points < threshold) return null
	const next = scores.find(({ subject }) => subject !== best.subject && !kin.some((pair) => pair.has(subject) && pair.has(best.subject)))
	if (next && best.points - next.points < margin) return null
	const type = typeOf(best.subject, text, (subject) => scores.find((score) => score.subject === subject)?.points ?? 0)
	return type && { type, evidence: best.evidence, points: best.points }
}

/** Two halves of one document: money that is lent and becomes shares, founders and how they earn theirs. */
const kin: readonly ReadonlySet<Subject>[] = [new Set(['loan', 'round']), new Set(['founders', 'vesting'])]

function anyOf(...words: string[]): RegExp {
	return new RegExp(`\\b(?:${words.join('|')})\\b`, 'gi')
}

const lawyersWord = anyOf(
	String.raw`here(?:by|in|of|to|under|after|inafter|with)|there(?:of|to|under|in)|whereas|witnesseth|pursuant`,
	String.raw`notwithstanding|aforesaid|foregoing|set forth|without limit(?:ing|ation)|applicable law|affiliates`,
	String.raw`indemnif(?:y|ies|ication)|representations and warranties|in accordance with|prior written|subject to`,
	String.raw`in connection with|intellectual property|third part(?:y|ies)|confidential information|liability|respective`,
)
const page = 2500
const lawyersWordsOnPage = 3.5

/**
 * Contracts of lawyers have this many legal terms on a page (half of them twice as many), and hardly any other text
 * does.
 */
function isLawyersEnglish(text: string): boolean {
	const read = text.slice(0, readLength)
	return (read.match(lawyersWord)?.length ?? 0) * page > lawyersWordsOnPage * Math.max(page, read.length)
}

const wordsOf = {
	intern: /\b(?:intern|internship|interns|trainee(?:ship)?|apprentice(?:ship)?)\b/i,
	letter: /\b(?:dear|hi|hello|hei|hey|offer|welcome|you)\b/i,
	alone: /\b(?:freelanc\w+|self-employed|contractor|(?:not|no) (?:an )?employee|own tax(?:es)?)\b/i,
	consults: /\bconsult(?:ant|ants|ancy|ing|s)?\b/gi,
	business: anyOf(
		String.raw`your (?:staff|employees|workers|team|company|practice|clinic|school|firm|business|users|customers|patients|club|members)`,
		String.raw`per (?:user|seat|head|worker|employee)|the (?:customer|client|clinic|school|practice|chain|buyer)`,
		String.raw`our (?:staff|stores|shops|employees)|customer data|order form|subscriber`,
	),
	mutual: anyOf(
		String.raw`each of us|each other|one another|either of us|both of us|we both|the other[’']s`,
		String.raw`both (?:sides|houses|firms|companies)|each (?:side|firm|house|company)`,
	),
	distributes: /\b(?:distributors?|distribution|importers?)\b/gi,
} as const

function countOf(words: RegExp, text: string): number {
	return text.slice(0, readLength).match(words)?.length ?? 0
}

function typeOf(subject: Subject, text: string, pointsOf: (subject: Subject) => number): DocumentType | null {
	switch (subject) {
		case 'secrets':
			return countOf(wordsOf.mutual, text) >= 2 ? 'Mutual NDA' : 'NDA'
		case 'job':
			if (wordsOf.intern.test(text)) return 'Internship Agreement'
			return wordsOf.letter.test(text.slice(0, 1500)) ? 'Offer Letter' : 'Employment Agreement'
		case 'task':
			if (wordsOf.alone.test(text)) return 'Independent Contractor Agreement'
			return countOf(wordsOf.consults, text) >= 2 ? 'Consulting Agreement' : 'Services Agreement'
		case 'tool':
			return countOf(wordsOf.business, text) >= 2 ? 'SaaS Agreement' : 'Terms of Service'
		case 'loan':
			return pointsOf('round') >= halfOfBoth || becomesShares.test(text) ? 'Convertible Note' : 'Loan Agreement'
		case 'round':
			return pointsOf('loan') >= halfOfBoth ? 'Convertible Note' : 'SAFE'
		case 'resale':
			return countOf(wordsOf.distributes, text) >= 2 ? 'Distribution Agreement' : 'Reseller Agreement'
		default:
			return typeOfSubject[subject]
	}
}

const halfOfBoth = 2.5
const becomesShares =
	/\b(?:becom(?:e|es|ing)|turn(?:s|ed|ing)?(?: it)? into|convert(?:s|ed|ing|ible)?|swap(?:s|ped)?|chang(?:e|es|ed) into)\b[^.\n]{0,60}\b(?:shares?|stake)\b/i

type OneOfMore = 'secrets' | 'job' | 'task' | 'tool' | 'loan' | 'round' | 'resale'

/** Which type the other subjects are; `null`: the catalogue has none. */
const typeOfSubject: Readonly<Record<Exclude<Subject, OneOfMore>, DocumentType | null>> = {
	market: 'Terms of Service',
	founders: 'Co-Founder Agreement',
	terms: 'Term Sheet',
	goods: 'Supply Agreement',
	data: 'Data Processing Agreement',
	rooms: 'Office Lease',
	advice: 'Advisor Agreement',
	software: 'Software License Agreement',
	inventions: 'Invention Assignment Agreement',
	finding: 'Referral Agreement',
	vesting: 'Restricted Stock Agreement',
	privacy: 'Privacy Policy',
	agency: null,
	hire: null,
	holders: null,
	options: null,
	parting: null,
}
