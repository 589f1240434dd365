import type { ReviewTone } from '#app/domain/review/report/report.ts'
import type { ClauseTitles } from './changed-clauses.ts'
import type { Answer } from './ledger.ts'
import type { JudgedSuggestion, RoundJudgement, CounterpartyEdit } from './judge/round-judgement.ts'
import { partNames } from './round-labels.ts'

/** The input for drafting a reply. It contains nothing internal to our side. */
export interface ReplyInput {
	documentName: string
	/** Who signs the reply. */
	senderName: string
	tone: ReviewTone
	judgement: RoundJudgement
	/** Our side's last answer to each subject. */
	answers: ReadonlyMap<string, Answer>
	/** The clause titles, in the contract's own words. */
	titles: ClauseTitles
}

interface Voice {
	greeting: string
	opening: (documentName: string) => string
	agreed: string
	open: string
	untracked: string
	considering: string
	nothing: string
	closing: string
	farewell: string
}

const voices: Record<ReviewTone, Voice> = {
	friendly: {
		greeting: 'Hi there,',
		opening: (name) => `Thanks for getting back to us so quickly on ${name}. Here is where we think we are.`,
		agreed: 'Settled, thank you:',
		open: 'Still on our list:',
		untracked:
			'A few words differ from our draft without being marked. It may well have been an accident; could you tell us which of these you meant?',
		considering: 'We are still thinking about:',
		nothing: 'From our side nothing is left open.',
		closing: 'Happy to jump on a call if that is quicker.',
		farewell: 'All the best,',
	},
	neutral: {
		greeting: 'Hello,',
		opening: (name) => `Thank you for returning ${name}. Our view of the open points is below.`,
		agreed: 'Agreed:',
		open: 'Still open:',
		untracked: 'The following differs from the draft that we sent and is not marked as a change. Please confirm whether it is intended:',
		considering: 'Under consideration on our side:',
		nothing: 'We have no further points.',
		closing: 'Please let us know how you would like to proceed.',
		farewell: 'Kind regards,',
	},
	legal: {
		greeting: 'Dear all,',
		opening: (name) => `We refer to your revised draft of ${name} and respond as follows, subject to contract.`,
		agreed: 'The following points are agreed:',
		open: 'The following points remain open:',
		untracked:
			'The returned draft departs from the draft we sent in the places below without a tracked change. We do not accept these ' +
			'departures unless confirmed in writing; please state for each whether it was intended:',
		considering: 'We reserve our position on:',
		nothing: 'We have no further comments on the draft.',
		closing: 'All points are subject to the final agreement and to signature by both parties.',
		farewell: 'Yours faithfully,',
	},
}

const longestQuote = 90
/** A reading that differs from our wording is quoted as a sentence. */
const longestPassage = 360
const wordsBefore = 5

/**
 * Drafts the answer to a returned file as plain text: what is agreed, what is open and why, what was changed without
 * tracking, what is still undecided. It uses only words of the files and reasons that the counterparty already has.
 */
export function draftReply({ documentName, senderName, tone, judgement, answers, titles }: ReplyInput): string {
	const voice = voices[tone]
	const describeAsk = (ask: JudgedSuggestion) => inPlace(askPlace(ask, titles), askWords(ask))
	const describe = (edit: CounterpartyEdit) => inPlace(editPlace(edit, titles), editWords(edit))
	const answerTo = (subject: string) => answers.get(subject) ?? 'open'
	const asks = judgement.suggestions
	const edits = judgement.tracked
	const agreed = [
		...asks.filter(({ outcome }) => outcome === 'accepted').map((ask) => `${describeAsk(ask)}, as we proposed.`),
		...asks
			.filter(({ outcome, suggestionId }) => outcome !== 'accepted' && answerTo(suggestionId) === 'agreed')
			.map((ask) => `${describeAsk(ask)}: we leave this ${ask.outcome === 'changed' ? 'in your wording' : 'as in your draft'}.`),
		...[...edits, ...judgement.untracked].filter(({ key }) => answerTo(key) === 'agreed').map((edit) => `${describe(edit)}.`),
	]
	const open = [
		...asks
			.filter(({ outcome, suggestionId }) => outcome !== 'accepted' && answerTo(suggestionId) !== 'agreed')
			.map((ask) => askOpen(ask, describeAsk(ask))),
		...[...edits, ...judgement.untracked]
			.filter(({ key }) => answerTo(key) === 'refused')
			.map((edit) => `${describe(edit)}: we can't agree to this and ask for the earlier wording.`),
	]
	const unmarked = judgement.untracked.filter(({ key }) => answerTo(key) === 'open').map((edit) => `${describe(edit)}.`)
	const considering = edits.filter(({ key }) => answerTo(key) === 'open').map((edit) => `${describe(edit)}.`)
	const blocks = [
		voice.greeting,
		voice.opening(documentName),
		...listed(voice.untracked, unmarked),
		...listed(voice.agreed, agreed),
		...listed(voice.open, open),
		...listed(voice.considering, considering),
		...(unmarked.length + open.length + considering.length === 0 ? [voice.nothing] : []),
		voice.closing,
		`${voice.farewell}\n${senderName}`,
	]
	return blocks.join('\n\n')
}

function listed(heading: string, points: readonly string[]): string[] {
	return points.length === 0 ? [] : [`${heading}\n${points.map((point, index) => `${index + 1}. ${point}`).join('\n')}`]
}

function askOpen(ask: JudgedSuggestion, described: string): string {
	const now =
		ask.outcome === 'changed' && ask.stands
			? ` Your draft now reads ${inQuotes(ask.stands, longestPassage)}${ask.unmarked ? ', which is not marked as a change' : ''}.`
			: ''
	return `${described}.${now}${ask.reason.trim() === '' ? '' : ` ${asSentence(ask.reason)}`}`
}

function asSentence(reason: string): string {
	const words = reason.trim()
	const begun = /^\p{Ll}/u.test(words) ? words.charAt(0).toUpperCase() + words.slice(1) : words
	return /[.!?…:]["”’')\]]*$/u.test(begun) ? begun : `${begun}.`
}

function inPlace(place: string, words: string): string {
	return place === '' ? words : `${place.charAt(0).toUpperCase()}${place.slice(1)}: ${words.charAt(0).toLowerCase()}${words.slice(1)}`
}

function askPlace({ returnedParagraphId, change }: JudgedSuggestion, { sent, returned }: ClauseTitles): string {
	return named(returned[returnedParagraphId ?? ''] ?? sent[change.paragraphId])
}

function editPlace({ returnedParagraphId, sentParagraphId, part }: CounterpartyEdit, { sent, returned }: ClauseTitles): string {
	return [named(returned[returnedParagraphId ?? ''] ?? sent[sentParagraphId ?? '']), partNames[part]]
		.filter((name) => name !== '')
		.join(', ')
}

function named(title: string | undefined): string {
	return title === undefined ? '' : `under ${inQuotes(title)}`
}

/** A suggestion by its words, which the counterparty has; our titles are internal. */
function askWords({ change }: JudgedSuggestion): string {
	switch (change.kind) {
		case 'insert_paragraphs':
			return `The added clause ${inQuotes(change.texts.join(' '))}`
		case 'delete_paragraph':
			return `Taking out ${inQuotes(change.expected)}`
		case 'replace':
			if (change.text.trim() === '') return `Taking out ${inQuotes(change.expected)}`
			return change.expected.trim() === '' ? `The added words ${inQuotes(change.text)}` : inPlaceOf(change.text, change.expected)
	}
}

/** Both wordings from shortly before the first differing word: cut off at the end, they could look alike. */
function inPlaceOf(text: string, expected: string): string {
	const [proposed, original] = [text.trim().split(/\s+/), expected.trim().split(/\s+/)]
	const parts = proposed.findIndex((word, index) => word !== original[index])
	const from = Math.max(0, (parts === -1 ? proposed.length : parts) - wordsBefore)
	const quoted = (words: string[]) => inQuotes(`${from > 0 ? '… ' : ''}${words.slice(from).join(' ')}`)
	return `${quoted(proposed)} in place of ${quoted(original)}`
}

function editWords({ kind, before, after, leading }: CounterpartyEdit): string {
	switch (kind) {
		case 'insertion':
			return leading === '' ? `Added: ${inQuotes(after)}` : `Added after ${inQuotes(lastWords(leading))}: ${inQuotes(after)}`
		case 'deletion':
			return `Taken out: ${inQuotes(before)}`
		case 'replacement':
			return `${inQuotes(before)} became ${inQuotes(after)}`
		case 'move':
			return `Moved: ${inQuotes(after)}`
	}
}

function lastWords(text: string): string {
	return text.split(' ').slice(-wordsBefore).join(' ')
}

function inQuotes(words: string, longest = longestQuote): string {
	const oneLine = words
		.replace(/\s+/g, ' ')
		.trim()
		.replace(/[.;,]$/, '')
		.replace(/["“”]/g, "'")
	if (oneLine.length <= longest) return `"${oneLine}"`
	const lastGap = oneLine.lastIndexOf(' ', longest)
	return `"${oneLine.slice(0, lastGap > 0 ? lastGap : longest)} …"`
}
