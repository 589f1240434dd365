/**
 * The people whom a comment calls: those named by id, and those whose name or address stands in it behind an '@'.
 * Nobody else can be called, whatever ids are sent.
 */
export function mentionedIn<Person extends { id: string | null; name: string; email: string }>(body: string, people: readonly Person[], ids: readonly string[]): Person[] {
	const text = body.toLowerCase()
	return people.filter(({ id, name, email }) => (id !== null && ids.includes(id)) || [name, email].some((word) => isCalled(text, word.toLowerCase())))
}

function isCalled(text: string, word: string): boolean {
	if (word === '') return false
	for (let at = text.indexOf(`@${word}`); at >= 0; at = text.indexOf(`@${word}`, at + 1)) {
		// '@Ann' does not call Anna, and an address in the middle of a longer one calls nobody.
		const before = text[at - 1] ?? ' '
		const after = text[at + 1 + word.length] ?? ' '
		if (!/[\p{L}\p{N}]/u.test(before) && !/[\p{L}\p{N}]/u.test(after)) return true
	}
	return false
}
