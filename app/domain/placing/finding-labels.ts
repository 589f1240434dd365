import { shortened } from '#app/domain/text/shortened.ts'
import type { Finding } from '#app/domain/review/report/report.ts'

const longestTitle = 90

/** The title of a suggestion's card: the problem, from the finding's first sentence. */
export function titleOf({ says }: Pick<Finding, 'says'>): string {
	return shortened(says.split(/(?<=[.!?])\s+(?=\p{Lu})/u)[0]!, longestTitle)
}

/** What the founder's side should know beyond the reason that the counterparty reads. */
export function internalNote(
	{ says, why, fallback, decide_by: decideBy }: Finding,
	{ unknownNames, hasBlanks, staysBeside }: { unknownNames: readonly string[]; hasBlanks: boolean; staysBeside: boolean },
): string {
	return [
		`${says} ${why}`,
		...(fallback === null ? [] : [`If they refuse: ${fallback}`]),
		...(staysBeside ? ['The rest of the paragraph stays: read whether it still fits.'] : []),
		...(hasBlanks ? ['Fill in the blank before you send it.'] : []),
		...(unknownNames.length === 0 ? [] : [`Put in the name that this document uses for: ${unknownNames.join(', ')}.`]),
		...(decideBy === 'lawyer' ? ['Ask a lawyer before you settle this.'] : []),
	].join('\n')
}
