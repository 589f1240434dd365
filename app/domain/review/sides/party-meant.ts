import { longPattern, patternPart } from '#app/domain/text/long-pattern.ts'
import type { DocumentType } from '#app/domain/review/type/catalogue.ts'
import type { Span } from '#app/domain/extraction/extracted-document.ts'
import { companySuffix } from '../facts/parties/party-name.ts'
import type { DocumentParty } from './document-party.ts'
import { partyCalled } from './party-called.ts'
import { isPlainPaper } from './plain-sides.ts'
import { meantInPlain } from './plain-meant.ts'
import { escaped } from './plain-names.ts'
import { publicTypes } from './role-kinds.ts'

interface Asked {
	name: string
	places: readonly Span[]
	text: string
	type: DocumentType | null
}

/** What terms call their reader. */
const readers = longPattern('i')`
	^(?:the\s)?(?:end[\s-])?(?:
		users?|customers?|clients?|members?|subscribers?|visitors?|consumers?|players?|passengers?|buyers?|sellers?|merchants?|guests?|hosts?
		|partners?|drivers?|developers?|publishers?|advertisers?|affiliates?|creators?|participants?|applicants?|candidates?
		|account\sholders?
	)$
`

/**
 * The party that a reader means by a name that no party was read under: the same name in singular or plural, cut short
 * or with more words where it is introduced, by its initials, or the one that is "we" or "you".
 *
 * @returns `null` where none is meant, or it is not sure which
 */
export function partyMeant(parties: readonly DocumentParty[], { name, places, text, type }: Asked): DocumentParty | null {
	const otherNumber = /s$/i.test(name) ? name.slice(0, -1) : `${name}s`
	return (
		partyCalled(parties, name) ??
		partyCalled(parties, otherNumber) ??
		introducedAt(parties, places, text) ??
		sameStart(parties, name) ??
		cutShort(parties, name) ??
		byInitials(parties, name) ??
		pronounMarked(parties, name, text) ??
		(isPlainPaper(text) && parties.length === 2 ? meantInPlain(parties, name, text) : null) ??
		speaker(parties, name, { text, type })
	)
}

/** The party whose introduction is part of the name as the text has it, or the other way round: "Reed and Lark" read as "Lark". */
function introducedAt(parties: readonly DocumentParty[], places: readonly Span[], text: string): DocumentParty | null {
	const found = parties.filter(({ name, span }) => {
		if (!span || !places.some(({ start, end }) => start < span.end && span.start < end && (start <= span.start || span.end >= end)))
			return false
		// What is introduced there must be the name and not a role beside it.
		return (
			text.slice(span.start, span.end).toLowerCase().includes(name.slice(0, 8).toLowerCase()) &&
			places.some(({ start, end }) => (start <= span.start && span.end <= end) || (span.start <= start && end <= span.end))
		)
	})
	return found.length === 1 ? found[0]! : null
}

function sameStart(parties: readonly DocumentParty[], name: string): DocumentParty | null {
	const words = wordsOf(name)
	const found = parties.filter((party) => {
		const own = wordsOf(party.name)
		return Math.min(own.length, words.length) >= 2 && own.every((word, at) => at >= words.length || word === words[at])
	})
	return found.length === 1 ? found[0]! : null
}

function cutShort(parties: readonly DocumentParty[], name: string): DocumentParty | null {
	if (!companySuffix.test(name)) return null
	const words = wordsOf(name)
	const found = parties.filter(
		(party) =>
			!companySuffix.test(party.name) &&
			/^\p{Lu}[\p{L}\d-]{2,}$/u.test(party.name) &&
			party.role !== party.name &&
			party.name.toLowerCase() === words[0],
	)
	return found.length === 1 ? found[0]! : null
}

function wordsOf(name: string): string[] {
	return (
		name
			.replace(/^the\s/i, '')
			.toLowerCase()
			.match(/[\p{L}\p{N}&]+/gu) ?? []
	)
}

function byInitials(parties: readonly DocumentParty[], name: string): DocumentParty | null {
	const initials = initialsOf(name)
	const found = parties.filter(
		(party) =>
			(/^\p{Lu}{3,}$/u.test(party.name) && party.name === initials) || (/^\p{Lu}{3,}$/u.test(name) && initialsOf(party.name) === name),
	)
	return found.length === 1 ? found[0]! : null
}

function initialsOf(name: string): string {
	return (name.match(/(?<![\p{L}])\p{Lu}(?=\p{L})/gu) ?? []).join('')
}

/**
 * "Sellers such as you (Partners)", "you, the Client,", "each Partner ("you")": the party that the text speaks to, or that
 * speaks as "we", where the text itself puts that word and the name beside each other.
 */
function pronounMarked(parties: readonly DocumentParty[], name: string, text: string): DocumentParty | null {
	const role = `${escaped(name.replace(/^the\s/i, '').replace(/s$/i, ''))}s?`
	const found = (['you', 'we'] as const).flatMap((word) => {
		const spoken = word === 'you' ? 'you' : '(?:we|us)'
		const behind = patternPart`
			\b${spoken}\b[\s*_,]{0,4}(?:
				\([*_]{0,2}(?:(?:the|each|an?|as)\s){0,2}["“']?${role}["”']?[*_]{0,2}\)|(?:the|as\s(?:the|an?))\s["“']?${role}["”']?[,)]
			)
		`
		const before = `(?<![\\p{L}\\d])${role}["”']?[\\s*_,]{1,4}\\([^()]{0,40}["“'*]${spoken}["”'*,][^()]{0,40}\\)`
		return new RegExp(`${behind}|${before}`, 'iu').test(text) ? parties.filter(({ names }) => names.includes(word)) : []
	})
	return found.length === 1 ? found[0]! : null
}

/** In terms, a named company is "we", and a party called a user is "you". */
function speaker(parties: readonly DocumentParty[], name: string, { text, type }: Pick<Asked, 'text' | 'type'>): DocumentParty | null {
	const says = (word: string) => parties.filter(({ names }) => names.includes(word))
	const isPublic = type !== null && publicTypes.has(type)
	const [we, you] = [says('we'), says('you')]
	if (isPublic && readers.test(name) && you.length === 1) return you[0]!
	// In a letter of plain words "the Foundation" may be either side.
	if (!isPublic && isPlainPaper(text)) return null
	const [only] = we
	if (!only || we.length > 1 || !(companySuffix.test(name) || (isPublic && /^\p{Lu}/u.test(name) && !readers.test(name)))) return null
	// Where "we" has a name of its own, another company is another party.
	return only.role === only.name || isPublic ? only : null
}
