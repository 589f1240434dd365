/** The numbers that the co-founder rules compare with: `reported` in a published source, `ours` by judgement, or a statute. */

/** Months. Founders vest over four years (reported); a year less or more is still seen (ours). */
export const shortestVesting = 36
export const longestVesting = 60

/** Months. The usual cliff is a year (reported); from half a year on it still keeps out who leaves at once (ours). */
export const shortestCliff = 6

/** Days. Repurchase windows of 60, 90 and 120 days are seen (reported); a shorter one is easily missed (ours). */
export const shortestRepurchaseWindow = 30

/** Days after the transfer of the shares in which an 83(b) election is filed (26 U.S.C. 83(b)(2)). */
export const electionDays = 30

/** Dollars. A price for vested shares at or below this is nominal, whatever they are worth (ours). */
export const nominalPrice = 1
