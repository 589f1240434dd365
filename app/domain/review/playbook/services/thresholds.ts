/** The numbers of the services playbook. Each says where it comes from: `reported` in a published source, `ours` by judgement. */

/** Days. Time to mend a breach before the other side may leave: 30 is usual (reported); up to two weeks less is no trap (ours). */
export const shortestCure = 14
export const longestCure = 30

/** Days. A vendor that may leave at will gives a month, so that the customer can find another (ours). */
export const shortestVendorNotice = 30

/** Percent a year. A raise at renewal is held to 5 percent, or to an index and a few points (reported). */
export const highestRaise = 5
/** Percent a year. Beyond this a raise is no longer a matter of taste (ours). */
export const steepRaise = 10

/** Percent of a month. Hosted services promise 99.9 percent (reported); below 99.5 an outage may last most of a working day (ours). */
export const usualUptime = 99.9
export const weakUptime = 99.5

/** Days. Time to fetch one's data after the end: 30 to 90 (reported). */
export const shortestExport = 30

/** Hours. The GDPR gives a controller 72 hours to report a breach (Art. 33), so a vendor may take no longer (reported). */
export const longestBreachNotice = 72
