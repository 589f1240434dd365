import { factsNamed } from '../measures.ts'
import type { RuleInput } from '../rule.ts'

const vendor =
	/^(?:provider|vendor|supplier|seller|licensor|contractor|consultant|agency|developer|host|manufacturer|service\s+provider|we|us|our)$/i
const customer = /^(?:customer|client|subscriber|licensee|buyer|purchaser|you|your|user|recipient)$/i

/** Whether a side sells or buys the service, by its role or by the role its name was given; `null` when that can't be told. */
export function tradeRole(input: RuleInput, side: string): 'vendor' | 'customer' | null {
	const role = customer.test(side) || vendor.test(side) ? side : roleOfName(input, side)
	if (role === null) return null
	return vendor.test(role) ? 'vendor' : customer.test(role) ? 'customer' : null
}

function roleOfName(input: RuleInput, side: string): string | null {
	const party = factsNamed(input, 'party').find(({ value }) => value.toLowerCase().startsWith(side.toLowerCase()))
	const role = party && factsNamed(input, 'party_role').find(({ start }) => start > party.start && start - party.end < 300)
	return role?.value ?? null
}
