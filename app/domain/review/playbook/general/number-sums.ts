import { maskFigures } from './figures.ts'
import type { WrongSum } from './worked-sums.ts'
import { type Found, differs, figure, notPlain, parts, shownAs, totals } from './sums/reading-sums.ts'
import { monthsOfYear, partsOfWhole, timesSum } from './sums/wholes-and-rates.ts'
import { percentOfSum, shareOfShares, sharesOfAll } from './sums/percentages.ts'
import { endOfTerm, vestingParts } from './sums/lengths-of-time.ts'

const drawn = /-{4,}|_{4,}|\|/

/**
 * Figures of one sentence that do not come out, read by what they are and how they hang together, not by a fixed
 * wording: parts of a whole, so many times a sum, a percentage of a sum, a share of shares, a length of time between two
 * days. Only where all figures of the sentence have their place in the one sum, and the result is off by little enough
 * to be a slip.
 *
 * @param signedOn the day of signing or effect, ISO 8601, where it is known
 */
export function wrongFigures(text: string, signedOn: string | null): WrongSum[] {
	if ((text.match(/\d/g)?.length ?? 0) < 2 || text.includes('⟦') || drawn.test(text)) return []
	const sentence = maskFigures(text)
	if (sentence.figures.length < 2) return []
	const found = [
		partsOfWhole,
		timesSum,
		monthsOfYear,
		percentOfSum,
		sharesOfAll,
		shareOfShares,
		vestingParts,
		endOfTerm,
	].reduce<Found | null>((first, read) => first ?? read(sentence, text, signedOn), null)
	if (!found) return []
	const [from, to] = [Math.min(...found.figures.map(({ start }) => start)), Math.max(...found.figures.map(({ end }) => end))]
	return [{ index: from, length: to - from, says: found.says }]
}

const opensWithTotal = new RegExp(String.raw`^\W{0,3}(?:\w+\s){0,3}?${totals}`, 'i')
const perUnit = /\b(?:per|each|every)\b/i
const timesEach = new RegExp(String.raw`${figure('N', 'n')}\s(?:[\p{L}-]+\s){0,3}?(?:${parts}|months?)\s(?:of|at)\s$`, 'iu')

/**
 * "In total 45,000 euros." behind a sentence with the payments that make it up: 15,000 euros and four payments of 6,000
 * euros. Read where the sentence before holds nothing but such payments.
 */
export function wrongTotalBehind(before: string, text: string): WrongSum | null {
	if (
		!opensWithTotal.test(text) ||
		notPlain.test(text) ||
		notPlain.test(before) ||
		perUnit.test(before) ||
		`${before}${text}`.includes('⟦')
	)
		return null
	const [whole, ...more] = maskFigures(text).figures.filter(({ kind }) => kind === 'M')
	const { words, figures } = maskFigures(before)
	const terms = figures.filter(({ kind }) => kind === 'M')
	if (!whole || more.length > 0 || terms.length < 2 || terms.some(({ unit: currency }) => currency !== whole.unit)) return null
	const sum = terms.reduce((all, term) => {
		const times = timesEach.exec(words.slice(0, words.indexOf(`⟦M${figures.indexOf(term)}⟧`)))?.groups?.n
		return all + term.value * (times === undefined ? 1 : figures[Number(times)]!.value)
	}, 0)
	return differs(sum, whole.value, terms.length)
		? {
				index: 0,
				length: whole.end,
				says: `The payments before add up to ${shownAs(text, whole, sum)}, not to ${shownAs(text, whole, whole.value)}.`,
			}
		: null
}
