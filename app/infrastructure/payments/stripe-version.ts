/** The version of Stripe's API that this code was written for: the one of the installed package, as its types check. */
export const stripeVersion = '2026-10-28.endive'
