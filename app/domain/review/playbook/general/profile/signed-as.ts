import type { Span } from '#app/domain/extraction/extracted-document.ts'
import { companySuffix } from '../../../facts/parties/party-name.ts'
import { companyKey } from '../../../sides/party-of-company.ts'
import type { RuleInput } from '../../rule.ts'
import type { OwnCompany } from './own-company.ts'

/** Characters from the end of the document in which the parties sign. */
const closing = 4000

/**
 * Another company's name where ours is to sign: below or behind the name that the document has for our side, in a
 * signature block in which our company stands nowhere.
 */
export function signedAs(
	text: string,
	{ parties }: Pick<RuleInput, 'parties'>,
	{ party, places }: OwnCompany,
): (Span & { name: string }) | null {
	const role = party?.role
	if (!party || !role || companySuffix.test(role)) return null
	const from = Math.max(Math.floor(text.length / 2), text.length - closing)
	const block = /\b(?:in\s+witness\s+whereof|signatures?\s+page|have\s+(?:duly\s+)?executed\s+this|signed\s+by\s+the\s+parties)\b/i.exec(
		text.slice(from),
	)
	if (!block) return null
	const start = from + block.index
	if (places.some((place) => place.start >= start)) return null

	const label = new RegExp(
		`(?<=\\n[ \\t]*)(?:the[ \\t]+)?${role.replace(/[.*+?^\${}()|[\]\\]/g, '\\$&')}[ \\t]*:?[ \\t]*(?:\\n\\s*)?(?=\\S)`,
		'i',
	)
	const found = label.exec(text.slice(start))
	if (!found) return null
	const at = start + found.index + found[0].length
	const name = (/^[^\n\t]{3,90}/.exec(text.slice(at))?.[0] ?? '').replace(/\s+$/, '')
	// Columns that stand side by side are not told apart here.
	if (/\s{3,}|[:_]/.test(name) || !/^\p{Lu}/u.test(name) || !companySuffix.test(name)) return null
	const known = parties.some((each) => [each.name, ...each.names].some((other) => companyKey(other) === companyKey(name)))
	return known || alike(name, party) ? null : { start: at, end: at + name.length, name }
}

/** Companies of one group share a word; so does a name that was shortened. */
function alike(name: string, party: { name: string; names: readonly string[] }): boolean {
	const words = new Set(companyKey(name).split(' '))
	return [party.name, ...party.names].some((own) =>
		companyKey(own)
			.split(' ')
			.some((word) => word.length > 2 && words.has(word)),
	)
}
