/** Somebody who can be mentioned: by account id, or by the id of the share for an invitation that is not yet claimed. */
interface Mentionable {
	id: string | null
	shareId: string | null
	name: string
	email: string
}

/**
 * The people whom a comment mentions: by id, or by name or address after an '@'. Nobody else can be mentioned,
 * whatever ids are sent.
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

/** Names and addresses after an '@' in a comment that none of these people has. */
export function findUnknownMentions(body: string, people: readonly Pick<Mentionable, 'name' | 'email'>[]): string[] {
	const words = people.flatMap((person) => [person.name, person.email]).map((word) => `@${word.toLowerCase()}`)
	// An '@' inside a word is part of an address.
	const calls = [...body.matchAll(/(?<![\p{L}\p{N}._%+-])@/gu)].map(({ index }) => body.slice(index))
	const unknown = calls.filter(
		(call) => !words.some((word) => word !== '@' && call.toLowerCase().startsWith(word) && isMentioned(call.toLowerCase(), word.slice(1))),
	)
	return [...new Set(unknown.flatMap((call) => address.exec(call.slice(1))?.[0] ?? name.exec(call.slice(1))?.[0] ?? []))]
}

function isMentioned(text: string, word: string): boolean {
	if (word === '') return false
	for (let at = text.indexOf(`@${word}`); at >= 0; at = text.indexOf(`@${word}`, at + 1)) {
		// '@Ann' does not mention Anna, and an address in the middle of a longer one mentions nobody.
		const before = text[at - 1] ?? ' '
		const after = text[at + 1 + word.length] ?? ' '
		if (!/[\p{L}\p{N}]/u.test(before) && !/[\p{L}\p{N}]/u.test(after)) return true
	}
	return false
}
