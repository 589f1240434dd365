import { longPattern } from '#app/domain/text/long-pattern.ts'
/** What is masked, by the word that its token carries. */
export type PersonalKind = 'PARTY' | 'PERSON' | 'EMAIL' | 'PHONE' | 'ACCOUNT' | 'ID'

/** A wording that gives personal data away: the first group where there is one, else the whole match. */
interface Wording {
	kind: PersonalKind
	pattern: RegExp
	accepts?: (found: string) => boolean
}

const name = String.raw`[\p{Lu}][\p{L}’'-]{1,30}(?:[ \t]{1,3}(?:[\p{Lu}]\.|[\p{Lu}][\p{L}’'-]{1,30})){1,3}`

/** In the order in which they are looked for: what is longer and surer first. */
export const wordings: readonly Wording[] = [
	{ kind: 'EMAIL', pattern: /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,4}/gu },
	// ISO 13616: two letters, two check digits, then 11 to 30 letters and digits, often in fours.
	{
		kind: 'ACCOUNT',
		pattern: /\b[A-Z]{2}\d{2}(?:[ ]?[A-Z0-9]{4}){2,7}(?:[ ]?[A-Z0-9]{1,3})?\b/g,
		accepts: (found) => (found.match(/\d/g)?.length ?? 0) >= 8,
	},
	{ kind: 'ACCOUNT', pattern: /\b\d{4}(?:[ -]?\d{4}){2}[ -]?\d{1,7}\b/g, accepts: isCard },
	{
		kind: 'ACCOUNT',
		pattern: longPattern('gi')`
			\b(?:account|acct|a\/c|routing|ABA|sort[ ]code|SWIFT|BIC|IBAN)\b(?:[ \t]{0,3}(?:number|no|num|code|#|transit|&|and))?[ \t.:#]{0,5}
			([A-Z0-9][A-Z0-9 -]{4,32}[A-Z0-9])\b
		`,
		accepts: (found) => /\d{3}|^[A-Z]{6}[A-Z0-9]{2}/.test(found),
	},
	{ kind: 'ID', pattern: /\b\d{3}-\d{2}-\d{4}\b/g },
	{ kind: 'ID', pattern: /\b\d{2}-\d{7}\b/g },
	{
		kind: 'PHONE',
		pattern: /(?<![\p{L}\p{N}.,$€£])(?:\+\d{1,3}[ .-]{0,2})?\(?\d{1,5}\)?(?:[ .-]{1,2}\d{1,6}){1,6}(?![\p{L}\p{N}]|[.,]\d)/gu,
		accepts: isPhone,
	},
	{ kind: 'PHONE', pattern: /(?<![\p{L}\p{N}])\+\d{8,15}(?!\d)/gu },
	{ kind: 'PHONE', pattern: /\b(?:tel(?:ephone)?|phone|mobile|cell|fax)\b[ \t.:#]{0,5}(\+?[\d(][\d ().-]{4,18}\d)/gi },
	{
		kind: 'PERSON',
		pattern: new RegExp(String.raw`\b(?:Attention|Attn|Print(?:ed)?[ ]Name|Name|c\/o)[ \t]{0,3}[.:][ \t]{0,5}(${name})`, 'gu'),
	},
	{ kind: 'PERSON', pattern: new RegExp(String.raw`\b(?:Mr|Ms|Mrs|Mx|Dr|Prof)\.?[ \t]{1,3}((?:${name})|[\p{Lu}][\p{L}’'-]{1,30})`, 'gu') },
]

/** A phone by its plus, its brackets or the grouping of its digits; dates, years and columns of numbers are none. */
function isPhone(found: string): boolean {
	const groups = found.match(/\d+/g) ?? []
	const digits = groups.join('').length
	if (digits < 7 || digits > 15 || groups.every((group) => /^(?:19|20)\d\d$/.test(group))) return false
	if (/^\d{4}-\d{2}-\d{2}$/.test(found) || /^\d{1,2}[.-]\d{1,2}[.-]\d{2,4}$/.test(found)) return false
	if (found.startsWith('+') || found.startsWith('(') || /^\d{3}[ .-]\d{4}$/.test(found)) return true
	return digits >= 9 && digits / groups.length >= 2.5
}

/** The check digit of ISO/IEC 7812: every second digit from the right doubled, the sum divisible by ten. */
function isCard(found: string): boolean {
	const digits = found.replace(/\D/g, '').split('').reverse().map(Number)
	const sum = digits.reduce((total, digit, index) => total + (index % 2 === 0 ? digit : digit * 2 - (digit > 4 ? 9 : 0)), 0)
	return digits.length >= 13 && digits.length <= 19 && sum % 10 === 0
}
