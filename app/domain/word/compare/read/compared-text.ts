import type { Atom } from '#app/domain/word/read/paragraph-content.ts'

/** Stands for a form's checkbox, ticked or not: a tick is no word that could be struck. */
const checkbox = '\u{e000}'
/** A break that begins a new page or column, which extraction leaves out where nothing stands before it. */
const pageBreak = '\f'
/** Unlike the character U+2011, which extraction reads as itself. */
const nonBreakingHyphen = '\u{e001}'

/**
 * The text of a paragraph as versions are compared by it: extraction's, except that a line break is no space and a
 * hyphen that can't break is no hyphen, or a change from one to the other would be none.
 */
export function comparedText(atoms: readonly Atom[]): string {
	return atoms.map(comparedAtom).join('')
}

function comparedAtom({ text, element }: Atom): string {
	switch (element.name) {
		case 'w:br':
			return ['page', 'column'].includes(element.attribute('w:type') ?? '') ? pageBreak : '\n'
		case 'w:cr':
			return '\n'
		case 'w:noBreakHyphen':
			return nonBreakingHyphen
		case 'w:fldChar':
			return checkbox
		default:
			return text
	}
}
