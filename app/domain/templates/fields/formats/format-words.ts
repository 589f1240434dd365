const smallWords = new Set('a an and as at but by for from in nor of on or the to with'.split(' '))

/** Names as a sentence lists them, with the serial comma: 'Ann, Ben, and Cleo'. */
export function joinList(items: readonly string[], word = 'and'): string {
	if (items.length <= 2) return items.join(` ${word} `)
	return `${items.slice(0, -1).join(', ')}, ${word} ${items.at(-1)}`
}

/** 'Acme’s', and of names that end in an s 'Northwind Labs’'. */
export function possessive(name: string): string {
	if (name === '') return ''
	return `${name}${/s$/i.test(name) ? '’' : '’s'}`
}

/** The first letter of each word as a capital, small words between them apart: 'Terms of the Offer'. */
export function titleCase(words: string): string {
	let isFirst = true
	return words.replace(/[^\s]+/gu, (word) => {
		const stays = !isFirst && smallWords.has(word.toLowerCase())
		isFirst = false
		return stays ? word.toLowerCase() : word.replace(/\p{L}/u, (letter) => letter.toUpperCase())
	})
}
