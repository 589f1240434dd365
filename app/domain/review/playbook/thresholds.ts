/** The numbers that rules compare with. Each says where it comes from: `reported` in a published source, `ours` by judgement. */

/** Months. An NDA runs one to three years; the Common Paper default is one (reported). */
export const longestNdaTerm = 36

/** Days. Notice to stop a renewal: shorter is easily missed, longer comes before anyone looks (reported; Common Paper default 30). */
export const shortestRenewalNotice = 30
export const longestRenewalNotice = 90

/** Months. A renewal longer than a year buys more than the budget of one (reported). */
export const longestRenewal = 12

/** Months. A renewal that binds for this long at a time is a new contract, signed by silence (ours). */
export const longestBound = 36

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

/** Days. Who may be left at will needs about a month to find somebody else (reported; Common Paper and Bonterms: 30). */
export const usualExitNotice = 30

/** Days. Notice to leave beyond this binds for a quarter longer than one wants to be bound (ours). */
export const longestExitNotice = 90

/** Days. Time to mend a breach: 30 is usual (reported); under ten a slip can end the contract (ours), over 60 one pays for what does not work (ours). */
export const shortestCureDays = 10
export const longestCureDays = 60

/** Months. From two years on, a term without a way out is a lasting burden (ours). */
export const longTerm = 24

/** Percent a year. A raise is held to 5 percent or an index (reported); beyond 10 it changes the budget (ours). */
export const usualRaise = 5
export const steepRaise = 10

/** Days. Invoices are paid in 30 days (reported; Common Paper and Bonterms). Who is paid waits no longer than 60, who pays has at least 15 (ours). */
export const longestPaymentWait = 60
export const shortestPaymentTime = 15

/** Percent a month. Interest on late payment is 1 to 1.5 percent (reported; Bonterms 1.5). */
export const usualLateCharge = 1.5
export const steepLateCharge = 3
