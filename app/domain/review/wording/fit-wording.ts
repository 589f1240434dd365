/** Names that contracts give to the same side, or the same thing. Our wording has the first of each. */
const families: readonly (readonly [string, ...string[]])[] = [
	['Tenant', 'Subtenant', 'Lessee', 'Sublessee', 'Renter', 'Occupier'],
	['Landlord', 'Sublandlord', 'Lessor', 'Sublessor', 'Owner'],
	[
		'Provider',
		'Service Provider',
		'Vendor',
		'Supplier',
		'Processor',
		'Contractor',
		'Consultant',
		'Agency',
		'Developer',
		'Licensor',
		'Company',
	],
	['Customer', 'Client', 'Buyer', 'Purchaser', 'Subscriber', 'Controller', 'Licensee', 'Business', 'Company'],
	['Worker', 'Employee', 'Contractor', 'Consultant', 'Executive', 'Engineer', 'Developer', 'Freelancer', 'Intern'],
	['Employee', 'Worker', 'Executive', 'Engineer', 'Intern'],
	['Contractor', 'Consultant', 'Developer', 'Freelancer', 'Worker'],
	['Company', 'Employer', 'Issuer', 'Maker', 'Borrower', 'Client', 'Corporation'],
	['Investor', 'Holder', 'Purchaser', 'Payee', 'Lender', 'Noteholder'],
	['Advisor', 'Adviser', 'Mentor', 'Consultant'],
	['Founder', 'Stockholder', 'Shareholder', 'Holder'],
]

/** Who stands on the other side of each. */
const otherSide: Readonly<Record<string, readonly string[]>> = {
	Tenant: ['Landlord'],
	Landlord: ['Tenant'],
	Provider: ['Customer'],
	Customer: ['Provider'],
	Company: ['Worker', 'Contractor', 'Employee', 'Advisor', 'Investor'],
	Worker: ['Company'],
	Advisor: ['Company'],
	Investor: ['Company'],
}

/** The same of things, which have no habit of an article. */
const things: readonly (readonly [string, ...string[]])[] = [
	['Confidential Information', 'Proprietary Information', 'Confidential Materials'],
]

/** Roles that our wording describes and many documents name; where a document does not, the description stays. */
const described: readonly (readonly [string, ...string[]])[] = [
	['receiving party', 'Recipient', 'Receiving Party', 'Receiver'],
	['disclosing party', 'Discloser', 'Disclosing Party'],
]

/** What a document calls itself: 'this Lease'. */
const papers = [
	'Lease',
	'Sublease',
	'Note',
	'Safe',
	'SAFE',
	'Letter',
	'Contract',
	'Addendum',
	'Exhibit',
	'Deed',
	'Pledge',
	'Order',
	'Confirmation',
	'Instrument',
	'Undertaking',
	'Plan',
	'Policy',
	'DPA',
	'SOW',
]

/** Wording in the words of a document, and the names in it that the document never uses. */
export interface FittedWording {
	text: string
	unknownNames: string[]
}

/**
 * Wording in the words of this document: its names for its sides, with 'the' where it writes 'the', its kind of
 * quotation marks and apostrophes. A name without a counterpart in the document goes into brackets and is reported.
 *
 * @param parties the short names of the parties, as the document gives them ("Quaymaster")
 */
export function fitWording(wording: string, document: string, parties: readonly string[] = []): FittedWording {
	let text = withDescribedRoles(withOwnName(wording, document), document)
	const unknownNames: string[] = []
	const taken = new Set<string>()
	for (const family of [...families, ...things]) {
		const [name, ...others] = family
		if (count(text, name) === 0 || taken.has(name)) continue
		const role = nameOf(
			name,
			document,
			others.filter((other) => !taken.has(other)),
		)
		const used = role ?? remainingParty(name, document, parties)
		if (!used) {
			// In brackets, as drafters leave what is still to be filled in: it must not pass for a name of this
			// document.
			text = text.replace(new RegExp(`\\b(?:[Tt]he )?(${name}s?)\\b`, 'g'), '[$1]')
			unknownNames.push(name)
			continue
		}
		taken.add(used)
		if (used !== name) text = renamed(text, name, used)
		// A proper name has no article.
		if (!role) text = text.replaceAll(`the ${used}`, used).replaceAll(`The ${used}`, used)
		else if (!things.includes(family)) text = withArticle(text, used, document)
	}
	// A name that ends with a point ends the sentence with it.
	return { text: withMarks(withOwnDate(text, document), document).replace(/(?<=\b(?:Inc|Corp|Ltd|Co))\.\.(?=\s|$)/gi, '.'), unknownNames }
}

/** A document without an effective date begins when it is signed. */
function withOwnDate(wording: string, document: string): string {
	return /effective\s+date/i.test(document) ? wording : wording.replace(/\bits effective date\b/g, 'the date of its last signature')
}

function withOwnName(wording: string, document: string): string {
	const times = (name: string) => document.match(new RegExp(`\\b[Tt]his ${name}\\b`, 'g'))?.length ?? 0
	if (times('Agreement') > 0) return wording
	const [most] = papers.map((name) => ({ name, times: times(name) })).sort((one, other) => other.times - one.times)
	return most && most.times >= 2 ? wording.replace(/\b([Tt]his) Agreement\b/g, `$1 ${most.name}`) : wording
}

function withDescribedRoles(wording: string, document: string): string {
	return described.reduce((text, [role, ...names]) => {
		const used = count(text, role) > 0 ? mostUsed(document, names) : null
		return used ? withArticle(renamed(text, role, used), used, document) : text
	}, wording)
}

/** The text that was counted last, with its counts: many names are looked up in one document, for one wording after the other. */
let counted: { text: string; times: Map<string, number> } = { text: '', times: new Map() }

function count(text: string, name: string): number {
	if (counted.text !== text) {
		// Wording is short and looked up once; it must not push the document out.
		if (text.length < shortText) return times(text, name)
		counted = { text, times: new Map() }
	}
	let found = counted.times.get(name)
	if (found === undefined) counted.times.set(name, (found = times(text, name)))
	return found
}

const shortText = 2000

function times(text: string, name: string): number {
	return text.match(new RegExp(`\\b${name}s?\\b`, 'g'))?.length ?? 0
}

/** What the document calls a side; once may be a word of the title or of an address. */
function nameOf(name: string, document: string, others: readonly string[]): string | null {
	const own = count(document, name)
	return own > 1 ? name : (mostUsed(document, others) ?? (own > 0 ? name : null))
}

function remainingParty(name: string, document: string, parties: readonly string[]): string | null {
	for (const other of otherSide[name] ?? []) {
		const family = families.find(([first]) => first === other)
		const across = family && nameOf(other, document, family.slice(1))
		const [left, ...more] = parties.filter((party) => party !== across)
		if (across && left && more.length === 0 && !families.some((names) => names.includes(left))) return left
	}
	return null
}

function mostUsed(document: string, names: readonly string[]): string | null {
	const [most] = names.map((name) => ({ name, times: count(document, name) })).sort((one, other) => other.times - one.times)
	return most && most.times >= 2 ? most.name : null
}

function renamed(text: string, name: string, used: string): string {
	const article = /^[AEIOU]/.test(used) ? 'an' : 'a'
	return text.replace(
		new RegExp(`\\b(?:([Aa])n? )?${name}(s?)\\b`, 'g'),
		(_, a: string | undefined, plural: string) => `${a === undefined ? '' : `${a}${article.slice(1)} `}${used}${plural}`,
	)
}

/** Words before which a name has no article of its own, or has one already. */
const determiners = /(?:\b(?:the|a|an|each|every|either|any|no|that|this|such|our|your|its|other|another|of|neither|both)|["“])\s?$/i

/** From this share on a document writes 'the' before the name as a habit, below the other it does not. */
const withThe = 0.6
const withoutThe = 0.25

function withArticle(text: string, name: string, document: string): string {
	const all = count(document, name)
	if (all < 3) return text
	const share = (document.match(new RegExp(`\\bthe ${name}\\b`, 'gi'))?.length ?? 0) / all
	if (share >= withThe) {
		return text.replace(new RegExp(`\\b${name}\\b(?! [A-Z])`, 'g'), (found, at: number) => {
			const before = text.slice(0, at)
			if (determiners.test(before)) return found
			return /(?:^|[.!?]["”]?\s)$/.test(before) ? `The ${found}` : `the ${found}`
		})
	}
	return share <= withoutThe ? text.replace(new RegExp(`\\b[Tt]he (${name}\\b)`, 'g'), '$1') : text
}

function withMarks(text: string, document: string): string {
	const straight = document.includes("'") && !document.includes('’')
	const marked = straight ? text.replace(/’/g, "'") : text
	return document.includes('“') ? marked.replace(/"([^"]{0,400})"/g, '“$1”') : marked
}
