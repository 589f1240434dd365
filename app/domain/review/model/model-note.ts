/** How the model's part of a review went. */
export interface ModelReading {
	/** The model's name. */
	model: string
	server: string
	groups: number
	/** Groups whose answer came whole. */
	read: number
	/** Groups of which a part of the answer came. */
	partly: number
	/** Whether what stood so in an earlier version was not asked about again. */
	onlyChanged: boolean
	/** Elements of answers that did not hold. */
	dropped: number
	/** Why it ended early; `null` when every group was asked. */
	ended: 'budget' | 'time' | 'failing' | 'refused' | null
}

/**
 * One line on what the model did not do, or was not believed; `null` when it read everything and all of it holds.
 * The report says so in its first lines, so that nobody takes a part for the whole.
 */
export function modelNote(reading: ModelReading): string | null {
	const { model, server, groups, read, partly, dropped, onlyChanged, ended } = reading
	const before = onlyChanged ? `The language model ${model} read the changed clauses only; what it said of the others in the version before stands.` : null
	if (groups === 0) return before
	if (read + partly === 0 && !onlyChanged) return `The language model ${model} at ${server} ${failures[ended ?? 'failing']}, so this report is the embedded engine’s alone.`
	const whole = read === groups ? null : `The language model ${model} read ${read} of ${groups} ${onlyChanged ? 'changed parts' : 'parts'} of this document${partly > 0 ? ` whole and ${partly} in part` : ''}${ended ? ` (it ${failures[ended]})` : ''}; the embedded engine read all of it.`
	const honest = dropped === 0 ? null : `${dropped} of the points of ${model} ${dropped === 1 ? 'was' : 'were'} left out because ${dropped === 1 ? 'it' : 'they'} could not be proven from the document.`
	return [before, whole, honest].filter((line) => line !== null).join(' ') || null
}

/** Whether a report with such a note was read to its end: what the model said of it is all that it had to say. */
export function readWhole(note: string | undefined): boolean {
	return note === undefined || !note.includes('the embedded engine')
}

const failures: Record<NonNullable<ModelReading['ended']>, string> = {
	budget: 'had used up what one review may spend',
	time: 'took too long',
	failing: 'did not answer as it should',
	refused: 'refused to answer',
}

/** The line of a report that a model was not let near again. */
export function notAskedNote(model: string): string {
	return `The language model ${model} was not asked: this review had broken off twice before. The report is the embedded engine’s alone.`
}
