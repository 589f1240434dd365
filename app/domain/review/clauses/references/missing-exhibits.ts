import { longPattern } from '#app/domain/text/long-pattern.ts'
import type { Clause, CrossReference, Structure } from '../clause.ts'
import { exhibitMentions, type Mention, plainLabel } from './exhibit-mentions.ts'
import { opensForm } from '../structure/forms-at-end.ts'
import { romanValue } from '../structure/printed-number.ts'

/** Words that rely on the document itself: an exhibit that is only mentioned need not be there. */
const promised = longPattern('i')`
	\b(?:
		attached|annexed|appended|enclosed|affixed|hereto|herewith|part\s(?:hereof|of\sthis)|incorporated
		|(?:
			set\s(?:forth|out)|described|listed?s?|specified|shown|stated|contained|provided|defined|identified|detailed|outlined|found
			|named|stands?|is|are|follows?
		)\s(?:in|on|by)?
		|style\sof|what|per|according\sto|under
	)\s*(?:the\s)?$
	|\b(?:attached|annexed|appended|enclosed|hereto|herewith|incorporated)\b
`
const attachedBehind = longPattern('i')`
	^\s?(?:\([^)]{0,40}\)\s?)?,?\s?(?:
		(?:which\s)?(?:is|are)\s(?:attached|annexed)|attached|annexed|hereto|herewith|sets?\s(?:forth|out)|lists?|specifies|describes
	)\b
`
const atAnother = /\b(?:attached|annexed)\sto\s(?:the|that|such|said)\s\p{Lu}[^.;]{0,60}$/u
/** "Appendix F – Requirements, available at …": it stands on a page of the web. */
const onTheWeb = /^[^;]{0,100}\b(?:(?:available|posted|published|located)\s(?:at|on)|https?:|www\.)/i
/** Of "Exhibits A, B and C" what applies to the first applies to all. */
const listBefore =
	/(?:(?:Exhibits?|Schedules?|Annex(?:es)?|Appendi(?:x|ces)|Attachments?)\s\S{1,5}(?:\s?,|\s?,?\s(?:and|or|through)(?:\s(?:in|on))?)\s*)+$/i
const ofAnother = /^[^.;]{0,60}\b(?:thereto|to\s(?:the|such|that|said)\s\p{Lu}[^.;]{0,40}(?:Agreement|Lease|Plan|Contract|Note))/u
/** Written later: "will be attached hereto as Exhibit A", "Products will be listed on Schedule A". */
const later = longPattern('i')`
	\b(?:will|shall|to|may|can|must)\s(?:then\s)?be\s(?:\w+\s){0,2}
		(?:attached|annexed|added|appended|agreed|prepared|completed|finali[sz]ed)\b[^.;]{0,60}$
	|\bwill\sbe\s(?:listed|added|described|specified)\b[^.;]{0,30}$
	|\bdeemed\s(?:to\sbe\s)?attached\b[^.;]{0,30}$
`
const reach = 110

/**
 * Exhibits that the document promises to attach and does not, each once at the place of the promise. What stands in the
 * file under another word ("Schedule A" for "Exhibit A"), without a heading of its own or as a part of another is there;
 * what a form at the end will carry one day is not promised by the document.
 */
export function missingExhibits(
	{ clauses, crossReferences }: Pick<Structure, 'clauses' | 'crossReferences'>,
	text: string,
): CrossReference[] {
	const attached = clauses.filter(({ kind }) => kind === 'exhibit')
	const labels = new Set(attached.map(({ number }) => sameNumeral((number ?? '').toUpperCase().split(/\s+/)[1] ?? '')))
	const open = crossReferences.filter(({ kind, external, resolvedTo }) => kind === 'exhibit' && !external && resolvedTo === null)
	if (open.length === 0) return []
	const mentions = exhibitMentions(text)
	const seen = new Set<string>()
	return open.filter(({ start, end, target }) => {
		const key = sameNumeral(target.toUpperCase())
		if (
			seen.has(key) ||
			labels.has(key) ||
			labels.has('') ||
			labels.has(key.replace(/-?\d+$/, '') || key) ||
			isInForm(text, attached, start)
		)
			return false
		const before = text
			.slice(Math.max(0, start - reach), start)
			.replace(/(?:Exhibit|Schedule|Annex|Appendix|Attachment)\s+$/i, '')
			.replace(listBefore, '')
		const behind = text.slice(end, end + reach)
		if (atAnother.test(before)) return false
		if (!(promised.test(before) || attachedBehind.test(behind)) || ofAnother.test(behind) || onTheWeb.test(behind)) return false
		seen.add(key)
		if (standsSomewhere(text, mentionsOf(plainLabel(target), mentions))) return false
		return true
	})
}

function sameNumeral(label: string): string {
	return label.length > 1 || label === 'I' || label === 'V' ? String(romanValue(label) ?? label) : label
}

/** A form at the end names attachments of its own. */
function isInForm(text: string, exhibits: readonly Clause[], at: number): boolean {
	return exhibits.some(({ start, end }) => start <= at && at < end && opensForm(text, start))
}

/** Those of the exhibit and of its parts: where "Exhibit A-1" hangs, "Exhibit A" is there. */
function mentionsOf(label: string, mentions: ReadonlyMap<string, readonly Mention[]>): Mention[] {
	const isPart = (other: string) => /^[A-Z]$/.test(label) && other.startsWith(label) && /^\d+$/.test(other.slice(1))
	return [...mentions].flatMap(([other, places]) => (other === label || isPart(other) ? places : []))
}

/** Wherever its name is not part of a sentence, the exhibit itself may stand, or a list that names its title; what is written later is not missing now. */
function standsSomewhere(text: string, mentions: readonly Mention[]): boolean {
	return mentions.some(({ inProse, start, end }) => {
		const before = text.slice(Math.max(0, start - reach), start)
		return !inProse || later.test(before) || /\bthis\s*$/i.test(before) || /^\s?["”]?\s?:/.test(text.slice(end, end + 4))
	})
}
