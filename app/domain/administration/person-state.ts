/** The states of an account, in the order in which administrators filter by them. */
export const personStates = ['active', 'unverified', 'suspended', 'closed'] as const

/** Whether somebody can sign in, has yet to confirm their address, is kept out, or closed the account. */
export type PersonState = (typeof personStates)[number]
