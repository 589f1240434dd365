/** Fields whose result depends on the layout: another program or printer computes other numbers. */
const ofLayout = /^\s*(?:PAGE|NUMPAGES|SECTIONPAGES|PAGEREF|TOC|INDEX)\b/i

/** Whether the result of a field with this instruction is computed from the layout. */
export function isOfLayout(instruction: string): boolean {
	return ofLayout.test(instruction)
}

/** Follows complex fields through a story: what is instruction, what is result, and of which fields. */
export class FieldResults {
	private readonly open: { instruction: string; inResult: boolean }[] = []
	private readonly follows: boolean

	/** @param source the XML of the part: where a field never ends, none is followed, as in extraction */
	constructor(source: string) {
		const count = (type: string) => source.match(new RegExp(`fldCharType\\s*=\\s*["']${type}["']`, 'g'))?.length ?? 0
		this.follows = count('begin') === count('end')
	}

	get insideInstruction(): boolean {
		return this.open.some(({ inResult }) => !inResult)
	}

	/** Whether the text here is a result computed from the layout. */
	get computed(): boolean {
		return this.open.some(({ instruction, inResult }) => inResult && isOfLayout(instruction))
	}

	meetCharacter(type: string | null): void {
		if (!this.follows) return
		const innermost = this.open[this.open.length - 1]
		if (type === 'begin') this.open.push({ instruction: '', inResult: false })
		else if (type === 'separate' && innermost) innermost.inResult = true
		else if (type === 'end') this.open.pop()
	}

	meetInstruction(text: string): void {
		const innermost = this.open[this.open.length - 1]
		if (innermost && !innermost.inResult) innermost.instruction += text
	}
}
