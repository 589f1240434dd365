import { addOns } from './plans.ts'

/** An add-on that can be bought. */
export type AddOnName = 'Clause Fix' | 'Full Doc Redline' | 'Human Review Assist'

/** The add-ons that people help with, and that are sold. The others of the catalog are coming soon. */
export const soldAddOns: readonly AddOnName[] = ['Clause Fix', 'Full Doc Redline', 'Human Review Assist']

/** The specification's test payment; only under AUTH_DEV_BYPASS=1 on loopback. */
export const testPayment = { description: 'Test payment', cents: 1000 } as const

/**
 * The price of an add-on in US cents. This price is charged, and an amount from a browser has to equal it.
 *
 * @param pages how many pages the document has, as the program counts them; needed where the price is per page
 * @returns `null` for what is not sold, and for a price per page without pages
 */
export function priceOf(description: string, pages: number | null = null): number | null {
	const name = soldAddOns.find((each) => each === description)
	const addOn = addOns.find((each) => each.name === name)
	if (!addOn) return null
	if (addOn.name !== 'Full Doc Redline') return addOn.cents
	return pages !== null && Number.isInteger(pages) && pages > 0 ? addOn.cents * pages : null
}
