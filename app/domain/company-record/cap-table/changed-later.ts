import { isAmendmentPaper } from '../agreements/amendment.ts'
import { dayOf, otherParties, signatureOf, titlesOf, type Paper } from '../paper.ts'

const changing = /\b(?:amend(?:ed|ment)|restated|conver(?:sion|ted)|terminat(?:ion|ed)|cancel\w*|repurchase\w*|redemption|transfer\w*)\b/i
const pricedRound = /\bseries\s(?:seed|[a-h])\b|\bpreferred\sstock\spurchase\b/i

/**
 * Why a SAFE, note or stock paper may no longer hold as it is written: another paper with the same holder that amends,
 * restates, converts, ends or transfers something, or a priced round, in which SAFEs and notes become stock.
 *
 * @param converts whether a priced round turns it into stock
 * @returns `null` when no paper that the reader may open says so
 */
export function changedLater(paper: Paper, papers: readonly Paper[], legalName: string, converts: boolean): string | null {
	const holders = new Set(otherParties(paper, legalName).map(({ name }) => name.toLowerCase()))
	const day = dayOf(paper)
	const isLater = (other: Paper) => {
		const otherDay = dayOf(other)
		return day === null || otherDay === null || otherDay >= day
	}
	for (const other of papers) {
		if (other === paper || signatureOf(other)?.signed === false || !isLater(other)) continue
		const titled = (pattern: RegExp) => titlesOf(other).some((title) => pattern.test(title))
		const sameHolder = otherParties(other, legalName).some(({ name }) => holders.has(name.toLowerCase()))
		if (sameHolder && (isAmendmentPaper(other) || titled(changing)))
			return `“${other.name}”, with the same holder, may have changed, replaced or ended it. Read both; confirm its values in its record if they still hold.`
		if (converts && titled(pricedRound))
			return `“${other.name}” reads like a priced round, in which SAFEs and notes become stock. Confirm its values in its record if it is still open.`
	}
	return null
}
