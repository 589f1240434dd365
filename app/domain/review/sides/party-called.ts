interface Called {
	name: string
	role: string | null
	names?: readonly string[]
}

/**
 * The party that a name refers to: the full name, the role in the document, a short name, or the full name without
 * "Inc." and its like. Letter case, punctuation and spaces do not count.
 *
 * @returns `null` when no party is called that, or more than one
 */
export function partyCalled<Party extends Called>(parties: readonly Party[], asked: string): Party | null {
	const [said, short] = [folded(asked), withoutForm(asked)]
	if (said === '') return null
	return (
		onlyOne(parties, ({ name }) => folded(name) === said) ??
		onlyOne(parties, ({ role, names = [] }) => [role ?? '', ...names].some((name) => folded(name) === said)) ??
		onlyOne(parties, ({ name }) => withoutForm(name) === short) ??
		onlyOne(parties, ({ name }) => withoutForm(name).startsWith(`${short} `))
	)
}

/** The error message when a document has no party of the given name. */
export function noPartyCalled(asked: string, parties: readonly Pick<Called, 'name' | 'role'>[]): string {
	const none = `This document has no party called '${asked}'.`
	if (parties.length === 0) return `${none} Its parties could not be read: choose Sender or Receiver instead.`
	if (parties.length === 1) return `${none} The only party read from it is ${partyList(parties)}.`
	return `${none} Its parties are ${partyList(parties)}.`
}

function partyList(parties: readonly Pick<Called, 'name' | 'role'>[]): string {
	const shown = parties.map(({ name, role }) => (role === null || role === name ? name : `${name} (${role})`))
	return shown.length < 2 ? shown.join('') : `${shown.slice(0, -1).join(', ')} and ${shown.at(-1)}`
}

function onlyOne<Party>(parties: readonly Party[], test: (party: Party) => boolean): Party | null {
	const found = parties.filter(test)
	return found.length === 1 ? found[0]! : null
}

/** A name in lower case without punctuation. */
export function folded(name: string): string {
	return name
		.toLowerCase()
		.replace(/[^\p{L}\p{N}&]+/gu, ' ')
		.trim()
}

const legalForm =
	/(?: (?:inc|incorporated|corp|corporation|co|company|llc|l l c|llp|lp|ltd|limited|plc|pbc|gmbh|ag|bv|b v|nv|sa|s a|sarl|ab|oy|pty|pte))+$/

/** A folded name without "Inc." and its like. */
export function withoutForm(name: string): string {
	const words = folded(name)
	return words.replace(legalForm, '') || words
}
