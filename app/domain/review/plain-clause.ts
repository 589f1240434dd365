import type { ExtractedDocument } from '#app/domain/extraction/extracted-document.ts'
import type { Clause, Structure } from './clauses/clause.ts'
import type { ParsedFact } from './facts/fact-names.ts'
import { boilerplateTopics } from './plain/boilerplate-topics.ts'
import { ClauseWords } from './plain/clause-words.ts'
import { confidentialityTopics } from './plain/confidentiality-topics.ts'
import { disputeTopics } from './plain/dispute-topics.ts'
import { equityTopics } from './plain/equity-topics.ts'
import { leaseTopics } from './plain/lease-topics.ts'
import { moneyTopics } from './plain/money-topics.ts'
import { ownWords } from './plain/own-words.ts'
import { peopleTopics } from './plain/people-topics.ts'
import { plainList } from './plain/plain-values.ts'
import { rightsTopics } from './plain/rights-topics.ts'
import { riskTopics } from './plain/risk-topics.ts'
import { termTopics } from './plain/term-topics.ts'
import type { Topic } from './plain/topic.ts'
import type { ReviewTone } from './report.ts'

/** In the order they are tried: what is special before what is general. */
const topics: readonly Topic[] = [
	...equityTopics,
	...peopleTopics,
	...leaseTopics,
	...disputeTopics,
	...riskTopics,
	...confidentialityTopics,
	...termTopics,
	...rightsTopics,
	...moneyTopics,
	...boilerplateTopics,
]

/** How far into a clause its topic is looked for: the first sentences say what it is about. */
const topicLength = 700

/**
 * What a clause does, in one or two short sentences with its own numbers, dates and names. A clause of no known
 * topic is quoted in its own words and says so. The legal tone names the topic, the friendly one adds what to watch.
 *
 * @param facts all facts of the document in document order, as `readFacts` gives them.
 */
export function plainSummary(clause: Clause, document: ExtractedDocument, structure: Structure, facts: readonly ParsedFact[], tone: ReviewTone): string {
	const special = kindSummary(clause, structure)
	if (special) return special
	const parts = headedParts(clause, structure)
	if (parts.length > 1) return `This part covers: ${plainList(parts.slice(0, 6))}${parts.length > 6 ? ' and more' : ''}.`
	const words = new ClauseWords(clause, document, facts)
	const topic = isListItem(clause, words.text) ? null : topicOf(clause, words.text)
	if (!topic) return ownWords(words.text, clause.heading)
	const plain = topic.say(words)
	if (tone === 'legal') return `${topic.name}: ${lowerFirst(plain)}`
	return tone === 'friendly' && topic.watch ? `${plain} ${topic.watch}` : plain
}

/** The name of what the clause is about, `null` when unknown. The heading decides before the words. */
export function clauseTopic(clause: Clause, document: ExtractedDocument): string | null {
	return topicOf(clause, document.text.slice(clause.bodyStart, Math.min(clause.end, clause.bodyStart + topicLength)))?.name ?? null
}

function topicOf({ heading }: Clause, text: string): Topic | null {
	const start = text.slice(0, topicLength)
	const isOpen = ({ unless }: Topic) => !unless?.test(start)
	if (heading) {
		const named = topics.filter((topic) => topic.heading.test(heading) && isOpen(topic))
		// A heading such as "Term and Termination" fits several: the words choose among them.
		const chosen = named.length > 1 ? (named.find((topic) => topic.body?.test(start)) ?? named[0]) : named[0]
		if (chosen) return chosen
	}
	return topics.find((topic) => topic.body?.test(start) && isOpen(topic)) ?? null
}

/** The headings of the parts of a clause that has no words of its own before them. */
function headedParts(clause: Clause, { clauses }: Structure): string[] {
	const position = Number(clause.id.slice(1))
	const first = clauses[position]
	if (first?.parentId !== clause.id || first.start - clause.bodyStart > 2) return []
	const parts: string[] = []
	for (let index = position; index < clauses.length && (clauses[index]?.start ?? clause.end) < clause.end; index++) {
		const part = clauses[index]
		if (part?.parentId === clause.id && part.heading) parts.push(part.heading)
	}
	return parts
}

/** An item of a list is half a sentence: alone it says too little to be retold. */
function isListItem({ heading, parentId }: Clause, text: string): boolean {
	return heading === null && parentId !== null && (/^[\p{Ll}]|^(?:Not|To|Any|All|Such)\s/u.test(text) || (text.length < 200 && !/\b(?:shall|will|may|must|agrees?)\b/.test(text)))
}

function kindSummary({ id, kind, heading, bodyStart, end }: Clause, { clauses }: Structure): string | null {
	if (kind === 'title') return 'This is the title.'
	if (kind === 'preamble') return 'This names the parties and says when they agree.'
	if (kind === 'recital') return 'This tells the background: why the parties make the agreement.'
	// The signer's name above the line is set like a heading.
	const signs = kind === 'signature' || (kind === 'clause' && heading !== null && end - bodyStart <= 2 && clauses[Number(id.slice(1))]?.kind === 'signature')
	if (signs) return 'Here the parties sign.'
	return kind === 'exhibit' ? `This is an attachment${heading ? `: ${heading}` : ''}. It is part of the agreement.` : null
}

function lowerFirst(text: string): string {
	const word = text.split(/\s/)[0] ?? ''
	return /^(?:Each|Either|Neither|The|This|If|Some|Only|Not|Each|No|Nobody|Formal|Disputes|Claims|Late|Money|On|At|Before|When|One|It|Changes|Headings|Shares|Dividends|Nothing|People|Sharing|Ideas|Other|Work|Inventions|Staying|Someone|There|In|Subcontractors)$/.test(word) ? text[0]?.toLowerCase() + text.slice(1) : text
}
