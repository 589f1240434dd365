import type { DocumentType } from '#app/domain/review/type/catalogue.ts'
import { isLetter } from '../facts/parties/letter-parties.ts'
import { publicTypes } from './role-kinds.ts'

interface Speaker {
	name: string | null
	roles: readonly { text: string }[]
	end: number
	kind: string | null
}

/** How the author of a letter or of terms speaks of itself. */
export const first = ['we', 'We', 'us', 'our', 'Our']
const second = ['you', 'You', 'your', 'Your']
const self = ['I', 'me', 'my', 'My']

/**
 * Who is "we" and who is "you" in letters and terms, "I" in undertakings: further names of each party, in the order of
 * the parties; none where the text does not speak so or it is not sure who is meant.
 */
export function speakers(text: string, parties: readonly Speaker[], type: DocumentType | null): string[][] {
	const marked = parties.map((party) => markedAs(text, party, parties))
	const names = parties.map(({ roles }, index) => [
		...(marked[index] === 'we' ? first : []),
		...(marked[index] === 'you' || roles.some((role) => /^you$/i.test(role.text)) ? second : []),
	])
	if (parties.length !== 2) return names
	const opening = text.slice(0, 20_000)
	const speaks = isLetter(opening) || (type !== null && publicTypes.has(type)) || (opening.match(/\byou(?:r)?\b/gi)?.length ?? 0) > 12
	const [one, other] = names
	if (speaks && one && other) {
		const youAt = names.findIndex((own) => own.includes('you'))
		const weAt = names.findIndex((own) => own.includes('we'))
		const individual =
			parties.filter(({ kind }) => kind === 'individual').length === 1 ? parties.findIndex(({ kind }) => kind === 'individual') : -1
		const you = youAt !== -1 ? youAt : weAt !== -1 ? 1 - weAt : isLetter(opening) ? individual : -1
		if (you !== -1) return names.map((own, index) => [...new Set([...own, ...(index === you ? second : first)])])
	}
	if (/\bI\s(?:agree|acknowledge|understand|will|hereby)\b/.test(opening)) {
		const person = parties.findIndex(
			({ kind, roles }) => kind === 'individual' || roles.some(({ text: role }) => /^(?:employee|consultant|contractor|I)$/i.test(role)),
		)
		if (person !== -1) return names.map((own, index) => (index === person ? [...own, ...self] : own))
	}
	return names
}

/** ("Harbour", "us" or "we") behind a name. */
function markedAs(text: string, { name, end }: Speaker, parties: readonly Speaker[]): 'we' | 'you' | null {
	if (name === null) return null
	// A mark behind "and", or behind another name, is somebody else's.
	const until = text.slice(end, end + 500).split(/\band\s(?:the|you|each|any|between)\b/)[0] ?? ''
	const others = parties
		.flatMap((other) => (other.name === null || other.name === name ? [] : [until.indexOf(other.name)]))
		.filter((at) => at !== -1)
	const behind = until.slice(0, Math.min(until.length, ...others))
	const mark = /\(([^()]{0,200})\)/.exec(behind)?.[1] ?? ''
	if (/[“"‘'](?:we|us|our)[,.]?[”"’']/i.test(mark)) return 'we'
	return /[“"‘'](?:you|your)[,.]?[”"’']/i.test(mark) ? 'you' : null
}
