import type { Span } from '#app/domain/extraction/extracted-document.ts'
import type { LabelledPassage } from '../clauses/readings.ts'

/** A clause that a founder should read where nothing was decided about it. */
export interface WorthKnowing extends Span {
	lookFor: string
	/** Whether such a clause can cost a company its IP, its freedom to trade, or a sum without limit. */
	grave: boolean
	/** Whether it is listed however long the list is. */
	first?: boolean
}

const lookFor: readonly (readonly [string, string])[] = [
	['Uncapped Liability', 'Uncapped liability: check whose liability has no limit, and for which claims.'],
	['Ip Ownership Assignment', 'IP assignment: check whose work and inventions pass to whom, and when.'],
	['Non-Compete', 'Non-compete: check whether it binds you, for how long, where, and in which business.'],
	['Exclusivity', 'Exclusivity: check whether you may still work with others in the same field.'],
	['Liquidated Damages', 'Liquidated damages (a sum fixed in advance for a breach): check who owes it, how much, and for what.'],
	['Irrevocable Or Perpetual License', 'Perpetual or irrevocable license: check whose rights are licensed for good.'],
	['Covenant Not To Sue', 'Covenant not to sue: check which claims you give up.'],
	['Cap On Liability', 'Limitation of liability: check whose liability is limited, to what sum, and what is left out.'],
	['Change Of Control', 'Change of control: check what the other side may do when your company is sold or raises money.'],
	['Anti-Assignment', 'Assignment: check whether the contract can go with your company when it is sold.'],
	['Minimum Commitment', 'Minimum commitment: check what you must buy or pay whatever happens.'],
	['Most Favored Nation', 'MFN (most favored nation): check whether you must pass better terms on.'],
	['Rofr/Rofo/Rofn', 'Right of first refusal or first offer: check what you must offer them before anybody else.'],
	['No-Solicit Of Employees', 'Non-solicitation of employees: check who is bound and for how long.'],
	['No-Solicit Of Customers', 'Non-solicitation of customers: check who is bound and for how long.'],
	['Joint Ip Ownership', 'Joint ownership: check who may use or license the work without the other.'],
	['Price Restrictions', 'Price restriction: check whether prices may be raised, and by how much.'],
	['Renewal Term', 'Renewal: check whether it renews by itself, for how long, and how to stop it.'],
	['Termination For Convenience', 'Termination for convenience (without a reason): check who may end it, and with what notice.'],
	['Revenue/Profit Sharing', 'Revenue share: check what is shared, and how it is computed.'],
	['Source Code Escrow', 'Source code escrow: check when the code is released, and to whom.'],
	['Post-Termination Services', 'Duties after the end: check what goes on when the contract is over.'],
	['Non-Disparagement', 'Non-disparagement: check whether it binds both sides.'],
]

const graveLabels: ReadonlySet<string> = new Set([
	'Uncapped Liability',
	'Ip Ownership Assignment',
	'Non-Compete',
	'Exclusivity',
	'Liquidated Damages',
	'Irrevocable Or Perpetual License',
	'Covenant Not To Sue',
	'Minimum Commitment',
	'Most Favored Nation',
	'Change Of Control',
])

/** Chance from which a label is worth a reader's minute, and how many are shown (ours). */
const strong = 0.75
const most = 8

/**
 * What trained labels show for certain and nothing else in the report covers, gravest first: the best passage of each
 * label, as it stands.
 *
 * @param covered words that a finding quotes, that a check rests on, or that are listed to be read already
 */
export function worthKnowing(labels: readonly LabelledPassage[], covered: readonly Span[]): WorthKnowing[] {
	const isCovered = ({ start, end }: Span) => covered.some((span) => span.start < end && start < span.end)
	const found: WorthKnowing[] = []
	for (const [name, words] of lookFor) {
		const [best] = labels
			.filter((label) => label.name === name && label.score >= strong)
			.sort((a, b) => b.score - a.score || a.start - b.start)
		if (!best || isCovered(best) || found.some((other) => other.start < best.end && best.start < other.end)) continue
		found.push({ start: best.start, end: best.end, lookFor: words, grave: graveLabels.has(name) })
		if (found.length === most) break
	}
	return found
}
