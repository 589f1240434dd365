import { longPattern } from '#app/domain/text/long-pattern.ts'
const aForm = longPattern('i')`
	\bform\b|\bnotice\b|\bcertificate\b|\bsample\b|\bspecimen\b|\bletter\b|\bwarrant\b|\brelease\b|\backnowledg\w+|\bjoinder\b
	|\bassignment\b|\bsublicense\b|\breport\b|\brequest\b|\breceipt\b
`
const headLength = 250

/** Whether the exhibit that begins here is a form for later use: "Exhibit B, Notice of Exercise". Its blanks and attachments are none of the agreement. */
export function opensForm(text: string, at: number): boolean {
	return aForm.test(text.slice(at, at + headLength))
}
