/** Unrelated contracts still share a twentieth of their word sequences: "terms of this agreement". */
const shareOfAnother = 0.15
/** Too few word sequences to judge. */
const fewest = 20
const wordsInRun = 3

/** Whether a text shares almost no words with another, so that it is hardly a version of it. */
export function isUnrelatedText(sent: string, returned: string): boolean {
	const [one, other] = [runsOf(sent), runsOf(returned)]
	if (one.size < fewest || other.size < fewest) return false
	const shared = [...one].filter((run) => other.has(run)).length
	return shared / Math.min(one.size, other.size) < shareOfAnother
}

function runsOf(text: string): Set<string> {
	const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
	return new Set(words.slice(0, 1 - wordsInRun).map((_, index) => words.slice(index, index + wordsInRun).join(' ')))
}
