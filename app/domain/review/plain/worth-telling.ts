import type { Clause, Sentence } from '../clauses/clause.ts'

const markBefore = /^\(?\w{1,4}[.)]\s+/

/** The sentence right behind takes back what was told. */
const takesBack = /^(?:However|Notwithstanding|Except|Provided|But|Unless|Nevertheless|Nonetheless|This (?:does|shall|will) not|The foregoing (?:does|shall|will) not)\b|\bnotwithstanding\s(?:the\sforegoing|anything|any\s)|\bprovided,?\s(?:however,?\s)?that\b|[,;]\show(?:ever|beit)\b|\bexcept\s(?:that|as|where|when|if|in\sthe\s(?:case|event))\b/i
/** A sentence further behind that says so of everything before it. */
const takesBackAll = /^(?:However|Notwithstanding\sthe\sforegoing|Nevertheless|Nonetheless|Nothing\sin\sthis\s(?:section|clause|paragraph|article)|The\sforegoing\s(?:does|do|shall|will)\snot)\b/i
/** What it costs: a line without it would please and mislead. */
const sting = /\bforfeit\w*|\b(?:shall|will|may)\s(?:\w+\s)?(?:lose|lapse)\b|\bliquidated\sdamages\b|\bpenalt(?:y|ies)\b|\bnon-?refundable\b|\bno\srefunds?\b|\b(?:sole|exclusive)\s(?:and\s(?:sole|exclusive)\s)?remed(?:y|ies)\b|\bwithout\s(?:any\s)?(?:compensation|refund|severance)\b/i

/** Further behind, a cost is mostly of another matter. */
const near = 2

/** Whether what was told of a clause is taken back, or costs something, in a sentence that was not. */
export function isTakenAway(untold: readonly Sentence[]): boolean {
	return untold.some(({ text }, index) => {
		const words = text.trim().replace(markBefore, '')
		return (index === 0 && takesBack.test(words)) || takesBackAll.test(words) || (index < near && sting.test(words))
	})
}

/** One sentence that is so little of so long a clause is its opening, not what it says. */
const longClause = 200
const leastShare = 0.2

export function isMereOpening(told: readonly Sentence[], whole: readonly Sentence[]): boolean {
	const all = countWords(whole)
	return told.length === 1 && all >= longClause && countWords(told) < all * leastShare
}

function countWords(sentences: readonly Sentence[]): number {
	return sentences.reduce((sum, { text }) => sum + text.trim().split(/\s+/).length, 0)
}

const paper = '(?:annex(?:es)?|exhibits?|schedules?|appendix|appendices|attachments?|sections?|articles?|clauses?|paragraphs?|addend(?:um|a))'
/** "The parties shall adhere to Annexes 1 and 2", "Fees are set out in Schedule B": all that is said stands elsewhere. */
const reference = new RegExp(`^[^,;]{1,80}?\\b(?:adhere\\sto|compl(?:y|ies)\\swith|follows?|observes?|abides?\\sby|refers?\\sto|sees?|(?:be|is|are)\\s(?:bound\\sby|subject\\sto|governed\\sby|set\\s(?:out|forth)\\sin|described\\sin|listed\\sin|provided\\sin))\\s(?:all\\s)?(?:the\\s)?(?:(?:\\w+\\s){0,2}(?:terms|provisions|requirements|conditions|obligations|rules)(?:\\s(?:and|or)\\s\\w+)?\\s(?:of|in|under|(?:set\\s(?:out|forth)|contained|described)\\sin)\\s)?(?:this\\s|the\\s|attached\\s)?${paper}\\b(?![^.;]*\\b(?:and|or|but)\\s(?:must|shall|will|may|to\\s)?(?:pay|deliver|provide|indemnif|notif|reimburse|return|not)\\w*)`, 'i')

const emptyWords = new Set('the a an of and or to in on for by with as at under its his her their this that such each any all other both either party parties agreement document shall will must agree agrees be is are have has do does set out forth herein hereof hereunder under following terms provisions obligations accordance'.split(' '))

/** A sentence that only points elsewhere, or says what its heading says. */
export function isBare({ text }: Sentence, { heading }: Pick<Clause, 'heading'>, names: readonly string[]): boolean {
	const words = text.trim().replace(markBefore, '')
	return reference.test(words) || restates(words, heading, names)
}

/** A duty in the words of its heading: "Confidentiality. Dana shall keep this confidential." Who may or may not do it is news. */
function restates(words: string, heading: string | null, names: readonly string[]): boolean {
	if (heading === null || /\b(?:may|not|neither|no|only|unless|until|sole(?:ly)?|\d+)\b/i.test(words)) return false
	const known = new Set([...stems(heading), ...names.flatMap(stems)])
	const news = stems(words).filter((stem) => !known.has(stem))
	return news.length === 0
}

function stems(words: string): string[] {
	return words.toLowerCase().split(/[^\p{L}\d]+/u).filter((word) => word.length > 1 && !emptyWords.has(word)).map((word) => word.slice(0, 6))
}
