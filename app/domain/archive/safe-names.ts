const longest = 120
const fallback = 'file'

/** Names that Windows keeps for devices, with any ending. */
const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i

/**
 * One part of a path in a ZIP, made safe for every system that unpacks it: no folders, no control characters, no marks
 * that reverse the writing direction, none of the signs that Windows refuses, no dots at the edges, at most 120
 * characters with the ending kept.
 */
export function safeName(name: string): string {
	const plain = name
		.normalize('NFC')
		.replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '')
		.replace(/[\\/:*?"<>|]/g, '_')
		.replace(/\s+/g, ' ')
		.replace(/^[. ]+|[. ]+$/g, '')
	const letters = [...(reserved.test(plain) ? `_${plain}` : plain)]
	if (letters.length <= longest) return letters.join('') || fallback
	const ending = endingOf(letters.join(''))
	// A cut in the middle can leave a dot or a space at the new edge.
	return (
		letters
			.slice(0, longest - ending.length)
			.join('')
			.replace(/[. ]+$/, '') + ending
	)
}

/**
 * Gives each name once: a second one gets ' (2)' before its ending. Upper and lower case count as the same, as on
 * Windows and macOS.
 */
export function distinctNames(): (name: string) => string {
	const taken = new Set<string>()
	return (name) => {
		const ending = endingOf(name)
		const stem = name.slice(0, name.length - ending.length)
		let given = name
		for (let number = 2; taken.has(given.toLowerCase()); number++) given = `${stem} (${number})${ending}`
		taken.add(given.toLowerCase())
		return given
	}
}

function endingOf(name: string): string {
	return /\.[A-Za-z0-9]{1,8}$/.exec(name)?.[0] ?? ''
}
