import type { ModelOutcome } from '#app/infrastructure/language-model/language-model.ts'

/** Why a reading ended early. */
export type ReadingEnd = 'budget' | 'time' | 'context' | 'form' | 'refused' | Exclude<ModelOutcome, 'answered' | 'unreadable'>

/** How the model's part of a review went. */
export interface ModelReading {
	/** The model's name. */
	model: string
	server: string
	groups: number
	/** Whether the document was read in one piece. */
	whole: boolean
	/** Parts whose answer came whole. */
	read: number
	/** Parts of which a piece of the answer came. */
	partly: number
	/** Whether unchanged parts of an earlier version were left out of the questions. */
	onlyChanged: boolean
	/** Elements of answers that did not hold. */
	dropped: number
	/** Why it ended early; `null` when every part was answered. */
	ended: ReadingEnd | null
	/** Tokens that the model takes at once. */
	context: number
	/** How its points ended; see `MergedReport`. */
	counts: { raised: number; refuted: number; merged: number; disputed: number; unchecked: number; toRead: number }
}

/**
 * Which reader read what, and which of the model's answers were not believed, in a few sentences for the head of the
 * report, so that nobody takes a part for the whole.
 */
export function modelNote(reading: ModelReading): string {
	const { model, server, groups, read, partly, onlyChanged, whole, ended } = reading
	if (groups > 0 && read + partly === 0 && !onlyChanged)
		return `The language model ${model} at ${server} ${failure(reading)}, so this report is the embedded engine’s alone.`
	const before = onlyChanged
		? `The language model ${model} read the changed clauses only; what it said of the others in the version before stands.`
		: null
	const parts = onlyChanged ? 'changed parts' : 'parts'
	const how =
		read < groups
			? `The language model ${model} read ${read} of ${groups} ${parts} of this ` +
				`document${partly > 0 ? ` whole and ${partly} in part` : ''}${ended ? ` (it ${failure(reading)})` : ''}; the embedded ` +
				'engine read all of it.'
			: onlyChanged
				? null
				: `The language model ${model} read this document ${whole ? 'as a whole' : `in ${groups} parts`} and is the main reader; ` +
					'the built-in rules are the check on it.'
	return [before, how, believed(reading)].filter((line) => line !== null).join(' ')
}

function believed({ model, dropped, counts: { raised, refuted, merged, disputed, unchecked, toRead } }: ModelReading): string | null {
	const lines = [
		raised > 0 ? `${points(raised)} of this report ${raised === 1 ? 'is' : 'are'} its own or in its words.` : null,
		dropped > 0
			? `${dropped} of the points of ${model} ${dropped === 1 ? 'was' : 'were'} left out because ` +
				`${dropped === 1 ? 'it' : 'they'} could not be proven from the document.`
			: null,
		refuted > 0 ? `A second pass took back ${refuted}.` : null,
		toRead > 0 ? `The words of ${toRead} grave point${toRead === 1 ? '' : 's'} that did not hold are listed for you to read.` : null,
		merged > 0 ? `${points(merged)} said twice ${merged === 1 ? 'is' : 'are'} shown once.` : null,
		unchecked > 0 ? `${points(unchecked)} could not be checked a second time and ${unchecked === 1 ? 'is' : 'are'} less sure.` : null,
		disputed > 0 ? `It disputes ${disputed} finding${disputed === 1 ? '' : 's'} of the rules, shown folded.` : null,
	].filter((line) => line !== null)
	return lines.length > 0 ? lines.join(' ') : null
}

function points(count: number): string {
	return `${count} point${count === 1 ? '' : 's'}`
}

/** Whether a report with such a note was read to its end, so that the model has nothing to add. */
export function readWhole(note: string | undefined): boolean {
	return note === undefined || !/the embedded engine|a second time and/.test(note)
}

function failure({ ended, context }: Pick<ModelReading, 'ended' | 'context'>): string {
	return ended === 'context'
		? `takes only ${context} tokens at once, too few to read a contract with (OPENAI_CONTEXT, or the server’s own setting)`
		: failures[ended ?? 'cut_off']
}

const failures: Record<Exclude<ReadingEnd, 'context'>, string> = {
	budget: 'had used up what one review may spend',
	time: 'took too long',
	form: 'answered, but not in the form that was asked for, also when it was asked again',
	refused: 'refused to answer',
	busy: 'was too busy to answer',
	unreachable: 'could not be reached',
	too_slow: 'went silent or took too long',
	cut_off: 'broke off its answer',
}

/** The note of a report that was not sent to a model again. */
export function notAskedNote(model: string): string {
	return `The language model ${model} was not asked: this review had broken off twice before. The report is the embedded engine’s alone.`
}
