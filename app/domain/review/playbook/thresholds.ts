/** The numbers that rules compare with. Each says where it comes from: `reported` in a published source, `ours` by judgement. */

/** Months. An NDA runs one to three years; the Common Paper default is one (reported). */
export const longestNdaTerm = 36

/** Months. Secrecy after the end lasts two to five years, trade secrets longer (reported). */
export const longestNdaSurvival = 60

/** Months. A no-hire promise beyond this is not usual in a commercial NDA (reported). */
export const longestNonSolicit = 12

/** Days. Notice to stop a renewal: shorter is easily missed, longer comes before anyone looks (reported; Common Paper default 30). */
export const shortestRenewalNotice = 30
export const longestRenewalNotice = 90

/** Months. A renewal longer than a year buys more than the budget of one (reported). */
export const longestRenewal = 12

/** Months of fees. A liability cap below a year is low, below half a year very low (reported). */
export const usualCapMonths = 12
export const lowestCapMonths = 6

/** Percent that one SAFE sells from which on it is shown at all, and by how much a stated share may differ by rounding (ours). */
export const shownOwnership = 10
export const roundingSlack = 0.1

/** Percent of the company that one SAFE sells: warn and stop (ours, after the 10 to 20 percent that a pre-seed usually sells in all). */
export const notableOwnership = 20
export const alarmingOwnership = 30

/** Percent of the price. A "Discount Rate" below this is surely a discount written where the rate belongs (ours). */
export const lowestDiscountRate = 50

/** Percent of the price. A discount of more than 25 percent is beyond the usual 15 to 25 (reported for notes). */
export const usualDiscountRate = 75

/** Days after the first sale by which Form D is due (17 CFR 230.503). */
export const formDDays = 15
