import { sentencesIn } from '../clauses/structure/sentences.ts'
import { ruleById } from '../playbook/rule-by-id.ts'
import { contentWords, isSamePoint } from '../model/same-point.ts'
import type { Finding } from '../report/report.ts'
import { actionAt, type Stage } from './step-stage.ts'
import { isWorthAStep, toldOf } from './worth-a-step.ts'

const mostSteps = 3

/** A reason is no longer than this: a step is read at a glance. */
const mostWordsOfReason = 25
const fewestWordsOfReason = 3

const longestPlace = 60

const sameShare = 0.75

/** What a step shows beside the finding: what to do, and the name of the place. */
export interface StepWords {
	/** An infinitive phrase without "to": "raise the cap to twelve months of fees". */
	action: string
	/** "Section 4.2", or `null` where the place has no name. */
	place: string | null
}

/**
 * The three things to do before signing: those of the three worst findings, each as what to do, where, and why. The
 * same action or the same point comes once, and what is the common form of its kind is no step.
 *
 * @param findings those that count, worst first; disputed ones are not among them
 * @param stage whether what to do is to ask for a change
 */
export function beforeSigning(findings: readonly Finding[], wordsOf: (finding: Finding) => StepWords, stage: Stage): string[] {
	const steps: string[] = []
	const done: { finding: Finding; words: Set<string>; subject: string | null }[] = []
	for (const finding of findings) {
		if (!isWorthAStep(finding) || (isTrivial(finding) && findings.some((other) => isGraver(other)))) continue
		const { action, place } = wordsOf(finding)
		const fitting = actionAt(stage, finding, action.trim().replace(/[.?!]$/, ''))
		if (fitting === null) continue
		const todo = capitalized(fitting)
		if (saysLittle.test(todo)) continue
		const words = wordsIn(todo)
		const subject = subjectOf(finding)
		if (
			done.some(
				(other) => sayTheSame(other.words, words) || isSamePoint(other.finding, finding) || (subject !== null && other.subject === subject),
			)
		)
			continue
		done.push({ finding, words, subject })
		const reason = reasonOf(finding, todo)
		const at = place !== null && isPlaceOf(place, finding) ? place : finding.page === null ? null : `page ${finding.page}`
		steps.push(`${todo}${at && at.length < longestPlace ? ` (${at})` : ''}${reason ? `: ${reason}` : '.'}`)
		if (steps.length === mostSteps) break
	}
	return steps
}

/** A slip of the pen is settled in a minute: it is a step only where nothing else is. */
function isTrivial({ rule }: Finding): boolean {
	return ruleById(rule)?.slip === true
}

function isGraver({ rule, severity }: Finding): boolean {
	const known = ruleById(rule)
	return severity !== 'low' && known?.slip !== true && known?.ofForm === undefined
}

/** Steps that name too little: "make it mutual" leaves open what, and the exclusions of a fair indemnity are for the lawyers. */
const saysLittle = /^(?:make it mutual|exclude combinations and changes\b.*)$/i
/** "State the limit of this duty", "require a reasonable decision": only the clause shows which one. */
const pointing = /\b(?:this|these)\s(?!agreement|document|contract|service)|^require a reasonable decision\b/i

/** The first whole sentence that is short enough, of what it means or else of what it says. */
function reasonOf({ why, says }: Finding, todo: string): string | null {
	const told = pointing.test(todo) ? toldOf(says) : null
	if (told !== null && isShort(told)) return told
	const sentences = [...sentencesIn(why), ...sentencesIn(says)]
	return sentences.find((sentence) => isShort(sentence)) ?? shortened(sentences[0] ?? '')
}

function isShort(words: string): boolean {
	const length = words.split(/\s+/).length
	return length >= fewestWordsOfReason && length <= mostWordsOfReason
}

/** What limits a statement stands behind it, so that one with a limit is not cut. */
const limits = /\b(?:unless|except|but|if|only|provided|until|other than|save)\b/i

/** A long sentence as far as its first statement goes; `null` where it can't be cut without saying something else. */
function shortened(sentence: string): string | null {
	const [first = '', ...rest] = sentence.split(/(?:;|,(?= (?:and|so|which|because)\b)| – )/)
	return rest.length > 0 && isShort(first) && !limits.test(rest.join(' ')) ? `${first.trim()}.` : null
}

const numbered = /^\W{0,3}\d|“|\([a-z]{1,3}\)|^(?:Section|Article|Exhibit|Schedule|Annex|Appendix|Topic)\b/i
const runningHead = /\bpage\s\d/i
/** A line that says when the text was last changed stands above it like a heading. */
const dateLine = /\b(?:19|20)\d\d$|\b(?:updated|revised|modified|effective(?:\sdate)?)\s?:/i

/** Words that stand in headings of every subject. */
const ofAnySection =
	/\b(?:us(?:e|es|ed|ing)|our|your|services?|terms?|agreements?|general|websites?|sites?|apps?|platforms?|products?|users?)\b/gi

/** A heading without a number that shares no telling word with the finding may be that of another clause, or a line that is no heading at all. */
function isPlaceOf(place: string, { rule, quote, says }: Finding): boolean {
	if (runningHead.test(place) || dateLine.test(place)) return false
	if (numbered.test(place) || quote === null) return true
	const about = contentWords(`${rule.replace(/[._]/g, ' ')} ${quote} ${says}`)
	return [...contentWords(place.replace(ofAnySection, ' '))].some((word) => about.has(word))
}

/** Subjects of two findings in two clauses that are one thing to talk about: the graver one stands for both. */
const subjects = /\b(?:indemn|terminat|renew|confiden|price)/i

function subjectOf({ rule }: Finding): string | null {
	return subjects.exec(rule.replace(/_/g, ' '))?.[0]?.toLowerCase() ?? null
}

function sayTheSame(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
	const shared = [...one].filter((word) => other.has(word)).length
	return shared >= sameShare * Math.max(one.size, other.size, 1)
}

function wordsIn(words: string): Set<string> {
	return new Set(words.toLowerCase().match(/[\p{L}\d]+/gu) ?? [])
}

function capitalized(words: string): string {
	return words.charAt(0).toUpperCase() + words.slice(1)
}
