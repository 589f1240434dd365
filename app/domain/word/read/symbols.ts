/** Characters of the pictorial fonts that contracts use, by font and code (0xF000 taken off). */
const pictures: Record<string, Record<number, string>> = {
	symbol: {
		0x20: ' ',
		0x2d: '−',
		0xa3: '≤',
		0xb0: '°',
		0xb1: '±',
		0xb3: '≥',
		0xb4: '×',
		0xb7: '•',
		0xb9: '≠',
		0xd2: '®',
		0xd3: '©',
		0xd4: '™',
		0xde: '⇒',
		0xe2: '®',
		0xe3: '©',
		0xe4: '™',
	},
	wingdings: {
		0x6c: '●',
		0x6e: '■',
		0x6f: '☐',
		0x71: '❑',
		0x72: '❒',
		0x76: '❖',
		0xa7: '▪',
		0xa8: '☐',
		0xd8: '➢',
		0xe0: '→',
		0xfb: '✗',
		0xfc: '✓',
		0xfd: '☒',
		0xfe: '☑',
	},
	'wingdings 2': { 0x50: '✓', 0x52: '☑', 0x53: '☒', 0x54: '☒', 0xa3: '☐' },
}

/**
 * The character that stands for a `w:sym`. One that we can't name is '□', so that a reader sees that something
 * stands there; in ordinary fonts the code is the character.
 */
export function symbolCharacter(font: string, hexCode: string): string {
	const code = /^[0-9a-fA-F]{1,4}$/.test(hexCode) ? parseInt(hexCode, 16) : 0
	const table = pictures[font.trim().toLowerCase()]
	const low = code >= 0xf000 && code <= 0xf0ff ? code - 0xf000 : code
	if (table) return table[low] ?? '□'
	const printable = code >= 0x20 && (code < 0xd800 || code > 0xf8ff)
	return printable ? String.fromCharCode(code) : '□'
}
