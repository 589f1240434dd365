/** The note on an open check that a language model finds fine. */
export function fineNote(model: string, says: string, quote: string): string {
	return `The language model ${model} finds this fine: ${says} It reads “${quote}”. No rule decided it.`
}

/** The parts of such a note, for checking them against another version; `null` for any other note. */
export function readFineNote(note: string): { says: string; quote: string } | null {
	const found = /^The language model .+? finds this fine: ([\s\S]+) It reads “([\s\S]+)”\. No rule decided it\.$/.exec(note)
	return found && { says: found[1]!, quote: found[2]! }
}
