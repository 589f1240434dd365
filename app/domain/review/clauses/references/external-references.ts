import { longPattern } from '#app/domain/text/long-pattern.ts'
import type { ReferenceTargets } from './reference-targets.ts'

/** A reference as it is written, its whole list included. */
export interface WrittenReference {
	kind: 'clause' | 'exhibit'
	word: string
	target: string
	start: number
	end: number
}

const lawBefore = longPattern()`
	(?:
		Code|Act|Acts|Law|Laws|Statutes?|Regulations?|Rules?|Directive|GDPR|CCPA|UCC|U\.?\s?S\.?\s?C\.?|C\.?\s?F\.?\s?R\.?|Regs?\.
		|Constitution|Convention|Treaty|Ordinance|Circular|Principles|SCCs|Clauses|DGCL|IRC|ERISA|FLSA|FAR|DFARS
	)(?:\s\([^)]{1,40}\))?[,]?\s*$
`
const otherSource = longPattern()`
	^[,\s]{0,3}(?:\([^)]{0,40}\)\s{0,2})?(?:of|to|under|in|from)\s{1,2}(?:
		the\s{1,2}|that\s{1,2}certain\s{1,2}|such\s{1,2}|said\s{1,2}|its\s{1,2}|their\s{1,2}
		|[“"]?(?:Directive|Regulation|Title|Rule|Treas)\b
	)?
`
const lawBehind = longPattern()`
	^(?:[^.;()]|\([^)]{0,40}\)){0,90}?\b(?:
		Act|Code|Laws?|Regulations?|Rules?|Directive|GDPR|CCPA|Constitution|Convention|Treaty|Ordinance|Statutes?|Decree|U\.?S\.?C
		|C\.?F\.?R|Title\s\d+|SCCs|Standard Contractual Clauses|Arbitration Rules|IRC|ERISA|FLSA|DGCL
	)\b
`
const shortLawBehind =
	/^[\s,()\da-z.]{0,12}(?:(?:and|or|to)\s(?:Articles?\s)?[\d()a-z]+\s?){0,2}(?:of\s)?(?:EU\s|UK\s)?(?:GDPR|TFEU|BGB|HGB|CCPA)\b/
const paperBehind = longPattern('u')`
	^[“"]?(?:[\p{L}\d’'&.-]+\s{1,2}){0,7}?(?:
		Agreement|Plan|Contract|Certificate|Charter|Bylaws|By-?laws|Lease|Note|Addendum|MSA|DPA|Indenture|Deed|Policy|Policies|Articles
		|License|Form\s(?:S-|10-|8-)|Warrants?|Purchase Order|Order Form|Terms
	)\b
`
const ownPaper = /^(?:this|these|hereof|herein)\b/i
const electionBehind = /^\s{0,2}(?:[“"]?elections?\b|plan\b|exchange\b|filing\b|compliant\b|reporting\b)/i
const knownTaxSections = longPattern()`
	^(?:
		409A|280G|4999|83(?:\([a-i]\))?|422(?:\([a-z]\))?|423|401(?:\(k\))?|501(?:\(c\))?(?:\(3\))?|368(?:\(a\))?|1202|1244|1542|2870
		|1833(?:\(b\))?|365(?:\(n\))?|16(?:00)?\.600|49\.44\.140|13[DG]|K-1|14A
	)$
`

/**
 * Whether a reference points outside the document: into a law ("Section 2(a) of the Securities Act",
 * "California Labor Code Section 2870"), into another agreement, or at a number this document cannot have.
 */
export function isExternal(text: string, reference: WrittenReference, targets: ReferenceTargets): boolean {
	const before = text.slice(Math.max(0, reference.start - 60), reference.start)
	// "§ 31a of the Copyright Act": a letter without brackets stands behind the number.
	const behind = inPlainCase(
		text
			.slice(reference.end, reference.end + 160)
			.replace(/\s+/g, ' ')
			.replace(/^[a-z](?=\s)/, ''),
	)
	if (lawBefore.test(before) || /\bCivil Code\W+$|\d{1,2}\s?U\.?S\.?C\.?\s*$/.test(before)) return true
	if (knownTaxSections.test(reference.target) || electionBehind.test(behind)) return true
	if (reference.kind === 'exhibit' && /^\d{1,2}\.\d/.test(reference.target)) return true
	if (reference.kind === 'clause' && reference.word !== '§' && beyond(reference.target, targets)) return true
	if (reference.word.startsWith('§') && !targets.numbered) return true

	// "this Attachment A" means itself; "Schedule I thereto" is of another document; "section 18 C.F.R." of a title of
	// law.
	if (/\bthis\s$/i.test(before) && reference.kind === 'exhibit') return true
	if (/^\s(?:there(?:to|of|in|under)\b|U\.?S\.?C|C\.?F\.?R)/.test(behind)) return true

	if (shortLawBehind.test(behind)) return true

	const source = otherSource.exec(behind)
	if (!source) return false
	const named = behind.slice(source[0].length)
	if (ownPaper.test(named)) return false
	if (/^(?:Agreement|Contract|Lease|Note|Safe|SAFE|Addendum|Plan|DPA|Policy|Terms)\b(?!\s+of\s+(?:Merger|Sale))/.test(named)) return false
	if (/^(?:Exhibit|Schedule|Annex|Appendix|EXHIBIT|SCHEDULE|ANNEX|APPENDIX)\b/.test(named)) return false
	return lawBehind.test(named) || paperBehind.test(named)
}

/** "OF THE ACT" in a line of capitals says the same as "of the Act". */
function inPlainCase(words: string): string {
	const line = words.slice(0, 40)
	if (line !== line.toUpperCase()) return words
	return words.toLowerCase().replace(/\b(?!(?:of|the|to|in|under|and|this|that|such)\b)[a-z]/g, (letter) => letter.toUpperCase())
}

function beyond(target: string, targets: ReferenceTargets): boolean {
	const top = Number.parseInt(target, 10)
	if (Number.isNaN(top)) return false
	return /^\d+[A-Z]/.test(target) || (top >= 100 && top > targets.highest) || (targets.highest > 0 && top > targets.highest + 40)
}
