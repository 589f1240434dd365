import { folded, withoutForm } from './party-called.ts'

interface Named {
	name: string
	/** The same as the name where only its role is known. */
	role: string | null
}

const otherName =
	/[\s,(]*\b(?:d\/b\/a|dba|doing\s+business\s+as|trading\s+as|a\/k\/a|also\s+known\s+as|f\/k\/a|formerly(?:\s+known\s+as)?)\b[\s:"“]*/i

/**
 * The party that is a company of this legal name. Letter case, punctuation and "Inc." and its like do not count, and a
 * trade name behind "d/b/a" is a name too; a longer name is another company's.
 *
 * @returns `null` when no party is called that, or more than one without telling which by the form
 */
export function partyOfCompany<Party extends Named>(parties: readonly Party[], legalName: string): Party | null {
	const own = new Set(namesIn(legalName).map(companyKey))
	const called = parties.filter(({ name, role }) => name !== role && namesIn(name).some((each) => own.has(companyKey(each))))
	const exact = called.filter(({ name }) => namesIn(name).some((each) => folded(each) === folded(legalName)))
	const found = exact.length > 0 ? exact : called
	return found.length === 1 ? found[0]! : null
}

/** A company's name without case, punctuation and form: what tells companies apart. */
export function companyKey(name: string): string {
	const key = withoutForm(name.replace(/&/g, ' and '))
	return key.replace(/^the (?=.)/, '').replace(/ (?:a )?public benefit$/, '')
}

/** The legal name and the trade names that are written in one. */
export function namesIn(name: string): string[] {
	return name
		.replace(/[)”"]+\s*$/, '')
		.split(otherName)
		.map((each) => each.trim())
		.filter((each) => companyKey(each) !== '')
}
