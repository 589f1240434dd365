import type { CrossReference, Structure } from './clause.ts'

/** Words that lean on the paper itself: what is only mentioned need not be there. */
const promised = /\b(?:attached|annexed|appended|enclosed|affixed|hereto|herewith|part\s(?:hereof|of\sthis)|incorporated|(?:set\s(?:forth|out)|described|listed?s?|specified|shown|stated|contained|provided|defined|identified|detailed|found|is|are|follows?)\s(?:in|on|by)?|style\sof|what|per|according\sto|under)\s*(?:the\s)?$|\b(?:attached|annexed|appended|enclosed|hereto|herewith|incorporated)\b/i
const attachedBehind = /^\s?(?:\([^)]{0,40}\)\s?)?,?\s?(?:(?:which\s)?(?:is|are)\s(?:attached|annexed)|attached|annexed|hereto|herewith|sets?\s(?:forth|out)|lists?|specifies|describes)\b/i
const atAnother = /\b(?:attached|annexed)\sto\s(?:the|that|such|said)\s\p{Lu}[^.;]{0,60}$/u
/** Of "Exhibits A, B and C" what is said of the first is said of all. */
const listBefore = /(?:(?:Exhibits?|Schedules?|Annex(?:es)?|Appendi(?:x|ces)|Attachments?)\s\S{1,5}(?:\s?,|\s?,?\s(?:and|or|through))\s*)+$/i
const ofAnother = /^[^.;]{0,60}\b(?:thereto|to\s(?:the|such|that|said)\s\p{Lu}[^.;]{0,40}(?:Agreement|Lease|Plan|Contract|Note))/u
const reach = 110

/**
 * Exhibits that the document promises to attach and does not, each once at the place of the promise. What stands in the
 * file under another word ("Schedule A" for "Exhibit A") or without a heading of its own is there.
 */
export function missingExhibits({ clauses, crossReferences }: Pick<Structure, 'clauses' | 'crossReferences'>, text: string): CrossReference[] {
	const attached = clauses.filter(({ kind }) => kind === 'exhibit').map(({ number }) => (number ?? '').toUpperCase())
	const labels = new Set(attached.map((number) => number.split(/\s+/)[1] ?? ''))
	const open = crossReferences.filter(({ kind, external, resolvedTo }) => kind === 'exhibit' && !external && resolvedTo === null)
	const seen = new Set<string>()
	return open.filter(({ start, end, target }) => {
		const key = target.toUpperCase()
		if (seen.has(key) || labels.has(key) || labels.has('')) return false
		const before = text.slice(Math.max(0, start - reach), start).replace(/(?:Exhibit|Schedule|Annex|Appendix|Attachment)\s+$/i, '').replace(listBefore, '')
		const behind = text.slice(end, end + reach)
		if (atAnother.test(before)) return false
		if (!(promised.test(before) || attachedBehind.test(behind)) || ofAnother.test(behind) || standsAlone(text, start, end) || headed(text, text.slice(start, end), key)) return false
		seen.add(key)
		return true
	})
}

/** A line of its own is a heading, a stamp of a filing or a line of a list. */
function standsAlone(text: string, start: number, end: number): boolean {
	return /(?:^|\n)\W{0,6}$/.test(text.slice(Math.max(0, start - 8), start)) && /^\W{0,6}(?:\n|$)/.test(text.slice(end, end + 8))
}

/** The heading may run into the text or stand behind other words of its line: "EXHIBIT A – STATEMENT OF WORK The Consultant …". */
function headed(text: string, written: string, label: string): boolean {
	const word = /^(\p{L}+?)s?\s/u.exec(written)?.[1] ?? '(?:exhibit|schedule|annex|appendix|attachment)'
	const heading = new RegExp(`(?:^|\\n)[^\\n\\p{L}\\d]{0,12}(?:${word})\\s{1,3}[“"']?${label.replace(/[^A-Z0-9-]/g, '')}[”"']?(?:\\s*$|\\s*[-–—:.]|\\s+\\p{Lu}|\\s*\\n)`, 'imu')
	return heading.test(text)
}
