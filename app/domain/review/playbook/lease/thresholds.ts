/** The numbers of the office lease playbook. Each says where it comes from: `reported` in a published source, `ours` by judgement. */

/** Months. A young company rents for one to three years; beyond that it needs a way out (reported range, our use as a limit). */
export const longestTerm = 36

/** Percent a year. Fixed steps in rent are 2 to 4 percent (reported). */
export const usualFixedRise = 4
/** Percent a year. A cap on a rise by price index is 3 to 5 percent (reported). */
export const highestIndexCap = 5
/** Percent. A step this much above the fixed limit may be rounding in a rent table (ours). */
export const roundingOfSteps = 0.1

/** Days of notice before a landlord moves a tenant (reported). */
export const shortestRelocationNotice = 90

/** Months of rent. A deposit above this ties up money that a young company needs (ours). */
export const largestDeposit = 3
/** Days after the end. Deposits come back in 30 to 60 days (reported). */
export const latestDepositReturn = 60

/** Days to cure a missed payment: five to ten are usual (reported). */
export const shortestMoneyCure = 5
/** Days to cure any other breach (reported). */
export const shortestOtherCure = 30

/** Percent of the last rent for staying on: 125 to 150 (reported). */
export const highestHoldoverRent = 150

/** Months before the end by which a renewal must be asked for: 9 to 12 are usual, more is easily missed (reported). */
export const earliestRenewalNotice = 12
/** Days between the first and the last day to renew: a shorter window is easily missed (ours). */
export const shortestRenewalWindow = 60
