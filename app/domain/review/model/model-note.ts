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
	const { model, server, groups, read, partly, dropped, ended } = reading
	if (groups === 0) return null
	if (read + partly === 0) return `The language model ${model} at ${server} ${failures[ended ?? 'failing']}, so this report is the embedded engine’s alone.`
	const whole = read === groups ? null : `The language model ${model} read ${read} of ${groups} parts of this document${partly > 0 ? ` whole and ${partly} in part` : ''}${ended ? ` (it ${failures[ended]})` : ''}; the embedded engine read all of it.`
	const honest = dropped === 0 ? null : `${dropped} of the points of ${model} ${dropped === 1 ? 'was' : 'were'} left out because ${dropped === 1 ? 'it' : 'they'} could not be proven from the document.`
	return [whole, honest].filter((line) => line !== null).join(' ') || null
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
