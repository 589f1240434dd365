/** Somebody who can be called: by the id of their account, or, while they have not come yet, of what invites them. */
interface Mentionable {
	id: string | null
	shareId: string | null
	name: string
	email: string
}

/**
 * The people whom a comment calls: those named by id, and those whose name or address stands in it behind an '@'.
 * Nobody else can be called, whatever ids are sent.
 */
export function findMentions<Person extends Mentionable>(body: string, people: readonly Person[], ids: readonly string[]): Person[] {
	const text = body.toLowerCase()
	return people.filter(
		({ id, shareId, name, email }) =>
			ids.includes(id ?? shareId ?? '') || [name, email].some((word) => isMentioned(text, word.toLowerCase())),
	)
}

const address = /^[^\s@]+@[^\s@]+\.[\p{L}\p{N}-]+/u
const name = /^\p{L}[\p{L}\p{N}'’-]*(?: \p{Lu}[\p{L}\p{N}'’-]*)?/u

/** What stands behind an '@' in a comment as a name or an address, and is nobody's of these people. */
export function findUnknownMentions(body: string, people: readonly Pick<Mentionable, 'name' | 'email'>[]): string[] {
	const words = people.flatMap((person) => [person.name, person.email]).map((word) => `@${word.toLowerCase()}`)
	// An '@' inside of a word is one of an address.
	const calls = [...body.matchAll(/(?<![\p{L}\p{N}._%+-])@/gu)].map(({ index }) => body.slice(index))
	const unknown = calls.filter(
		(call) => !words.some((word) => word !== '@' && call.toLowerCase().startsWith(word) && isMentioned(call.toLowerCase(), word.slice(1))),
	)
	return [...new Set(unknown.flatMap((call) => address.exec(call.slice(1))?.[0] ?? name.exec(call.slice(1))?.[0] ?? []))]
}

function isMentioned(text: string, word: string): boolean {
	if (word === '') return false
	for (let at = text.indexOf(`@${word}`); at >= 0; at = text.indexOf(`@${word}`, at + 1)) {
		// '@Ann' does not call Anna, and an address in the middle of a longer one calls nobody.
		const before = text[at - 1] ?? ' '
		const after = text[at + 1 + word.length] ?? ' '
		if (!/[\p{L}\p{N}]/u.test(before) && !/[\p{L}\p{N}]/u.test(after)) return true
	}
	return false
}
