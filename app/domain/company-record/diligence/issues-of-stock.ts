import { folded, withoutForm } from '#app/domain/review/sides/party-called.ts'
import { addDays, dayName } from '#app/domain/deadlines/calendar-days.ts'
import { convertiblesOf } from '../cap-table/convertible.ts'
import { sharesOf, stockPapersOf, type StockPaper } from '../cap-table/stock.ts'
import { isCertain, isPerson, otherParties, partiesOf, personKey, signatureOf, wordsAt, type Paper, type PaperWords } from '../paper.ts'
import { approvalTypes } from '../paper-types.ts'
import type { Missing } from './missing.ts'

/** Vesting stock of a person without a copy of their 83(b) election. */
export function missingElections(papers: readonly Paper[], legalName: string): Missing[] {
	const elections = papers.filter(({ type, name }) => type === '83(b) Election' || /\b83\s?\(?b\)?(?!\w)/i.test(name))
	const elected = (name: string) => {
		const words = personKey(name).split(' ')
		return elections.some((paper) => {
			const recorded = ` ${folded([paper.name, paper.text ?? '', ...partiesOf(paper).map((each) => each.name)].join(' '))} `
			return words.every((word) => recorded.includes(` ${word} `))
		})
	}
	return stockPapersOf(papers, legalName).flatMap((stock): Missing[] => {
		const [holder, ...others] = otherParties(stock.paper, legalName)
		if (!holder || others.length > 0 || !isPerson(holder) || !stock.vesting || elected(holder.name)) return []
		if (stock.isCopy || signatureOf(stock.paper)?.signed === false) return []
		return [
			{
				kind: 'election',
				what: `${holder.name}: no copy of an 83(b) election for the stock of “${stock.paper.name}” among the documents you can open.`,
				why: `Without an election filed in time, the holder owes tax each time some of it vests, on its value then above the price paid. ${lastDay(stock)}`,
				todo: 'Upload the filed election with the proof of mailing. If none was filed, ask a tax adviser now.',
				words: [stock.vesting],
				at: 'upload',
			},
		]
	})
}

function lastDay({ paper }: StockPaper): string {
	const effective = paper.record.effective_date
	return effective.value && isCertain(effective)
		? `If the stock was transferred on the confirmed effective date, the last day to file is ${dayName(addDays(effective.value.value, 30))}, 30 days later.`
		: 'It has to be filed within 30 days after the transfer; confirm the effective date to see the day.'
}

/** Signed SAFEs, notes and stock papers whose holder no approval of the board names. */
export function missingConsents(papers: readonly Paper[], legalName: string): Missing[] {
	const approvals = papers.filter(({ type, text }) => approvalTypes.includes(type ?? '') && text !== null)
	const named = (holder: string) => approvals.some(({ text }) => ` ${folded(text!)} `.includes(` ${withoutForm(holder)} `))
	const issued = [...convertiblesOf(papers, legalName), ...stockPapersOf(papers, legalName).filter(({ isCopy }) => !isCopy)]
	return issued.flatMap(({ paper, holder }): Missing[] => {
		const party = otherParties(paper, legalName)[0]
		if (!party || !holder || signatureOf(paper)?.signed !== true || named(party.name)) return []
		return [
			{
				kind: 'consent',
				what: `${party.name}: no board consent or minutes that you can open name the holder of “${paper.name}”.`,
				why: 'The board has to approve each issue of stock and of securities that become stock. Without it, the issue can be void or voidable.',
				todo: 'Upload the board consent that approves it. One that approves a total without names has to be matched by hand.',
				words: [wordsAt(paper, party.words)],
				at: 'upload',
			},
		]
	})
}

/** Issued shares of the profile that no signed stock paper issues. */
export function sharesWithoutPaper(papers: readonly Paper[], legalName: string, issued: number | null): Missing[] {
	const stock = stockPapersOf(papers, legalName).filter(({ leftOut }) => leftOut === null)
	const onPaper = sharesOf(stock)
	if (issued === null || issued === 0 || onPaper >= BigInt(issued)) return []
	const words: PaperWords[] = stock.flatMap(({ stated }) => (stated ? [stated] : []))
	return [
		{
			kind: 'stock',
			what:
				`${(BigInt(issued) - onPaper).toLocaleString('en-US')} of ${issued.toLocaleString('en-US')} issued shares: ` +
				'no signed stock paper with their number was read in the documents you can open.',
			why: 'Each holder’s purchase agreement shows that the shares were issued, paid for and vest.',
			todo: 'Upload the stock purchase agreements, or correct the issued shares in the company profile.',
			words,
			at: 'upload',
		},
	]
}
