import type { FieldValues } from '../fields/template-field.ts'

/** One document of a packet. */
export interface PacketDocument {
	/** The key of one of our templates. */
	template: string
	/** Answers that the packet decides: what this document is for in it. */
	values: FieldValues
}

/** Several documents from one set of answers. Fields of one name are one question. */
export interface Packet {
	key: string
	name: string
	description: string
	documents: readonly PacketDocument[]
}

const consentOnly: FieldValues = {
	elects_officers: false,
	issues_stock: false,
	grants_equity: false,
	approves_financing: false,
	opens_bank_account: false,
}

/** What a company signs together, in the order in which it signs. */
export const packets: readonly Packet[] = [
	{
		key: 'incorporation-basics',
		name: 'Incorporation basics',
		description:
			'After the certificate of incorporation is filed: the board elects officers and issues the founders’ stock, the founders agree ' +
			'on roles and vesting, and the first founder buys shares with the 83(b) election letter. Make the purchase again for each founder.',
		documents: [
			{ template: 'board-consent', values: { ...consentOnly, elects_officers: true, issues_stock: true, opens_bank_account: true } },
			{ template: 'cofounder-agreement', values: {} },
			{ template: 'restricted-stock-purchase', values: {} },
		],
	},
	{
		key: 'hiring-someone',
		name: 'Hiring someone',
		description: 'The offer letter, the invention assignment that goes with it, and the board’s approval of the stock options.',
		documents: [
			{ template: 'offer-letter', values: { equity: true } },
			{ template: 'invention-assignment', values: {} },
			{ template: 'board-consent', values: { ...consentOnly, grants_equity: true } },
		],
	},
	{
		key: 'first-advisor',
		name: 'First advisor',
		description: 'The advisor agreement with equity that vests, and the board’s approval of the grant.',
		documents: [
			{ template: 'advisor-agreement', values: { award_kind: 'option' } },
			{ template: 'board-consent', values: { ...consentOnly, grants_equity: true } },
		],
	},
	{
		key: 'raising-on-a-safe-or-note',
		name: 'Raising on a SAFE or note',
		description:
			'An NDA for the talks that need one, the board’s approval, and the convertible note. For a SAFE, use the form of Y Combinator ' +
			'unchanged: its license does not allow another text.',
		documents: [
			{ template: 'mutual-nda', values: {} },
			{ template: 'board-consent', values: { ...consentOnly, approves_financing: true } },
			{ template: 'convertible-note', values: {} },
		],
	},
]
