import { longPattern } from '#app/domain/text/long-pattern.ts'
import type { Actor, Slot } from '../frame.ts'
import type { DocumentParty } from '../../sides/document-party.ts'
import type { Predication } from '../parse/predication.ts'
import { slot } from './slots.ts'
import type { Words } from './times.ts'

const judged = longPattern('iu')`
	\b(?:in|at|to|within|by)\s+((?:its|their|our|his|her|your|the|such|[\p{Lu}][\p{L}’'.&-]*)(?:\s+[\p{L}’'.&-]+){0,4}?)\s+(?:own\s+)?
	(?:
		sole|absolute|exclusive|unfettered|complete|full|reasonable|good\s+faith|discretion|judge?ment|opinion|satisfaction
	)\b[^.;,]{0,40}
`
const decides = /\b(?:discretion|judge?ment|opinion|satisfaction|determination|option)\b/i
const fair = /\breasonabl[ey]|\bgood[\s-]faith\b/i
const own = /^(?:its|their|our|his|her|your)$/i

/**
 * Whose judgment decides, where words leave it to somebody alone ("in Licensor's sole discretion"). Judgment that must
 * be reasonable does not count.
 */
export function judgementIn(
	{ text, start }: Words,
	subject: Predication['subject'],
	parties: readonly DocumentParty[],
): Slot<Actor> | null {
	const match = judged.exec(text)
	if (!match || !decides.test(match[0]) || fair.test(match[0])) return null
	const whose = (match[1] ?? '').replace(/[’']s?$/, '').trim()
	const actor = own.test(whose.split(/\s/)[0] ?? '') ? (subject?.actor ?? null) : partyNamed(whose, parties)
	return actor && slot(actor, { start: start + match.index, end: start + match.index + match[0].trimEnd().length }, 0.8)
}

function partyNamed(words: string, parties: readonly DocumentParty[]): Actor | null {
	const name = words.replace(/^the\s+/i, '').toLowerCase()
	const party = parties.find(({ names }) => names.some((known) => known.toLowerCase() === name))
	return party ? { kind: 'party', party: party.id } : null
}
