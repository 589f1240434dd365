/** The numbers that note rules compare with. Each says where it comes from: `reported` in a published source, `ours` by judgement. */

/** Months. Notes fall due after 18 to 24 months; a shorter one falls due in the middle of a raise (reported). */
export const shortestMaturity = 18
export const usualMaturity = 24

/** Percent a year. Notes bear about 2 to 8 percent of simple interest (reported). */
export const highestInterest = 8
/** Percent a year that is high whatever the market does (ours). */
export const alarmingInterest = 12

/** Percent off the price of the round: 15 to 25, most often 20 (reported); beyond 30 the next investor will object (ours). */
export const highestDiscount = 25
export const usualDiscount = 20
export const alarmingDiscount = 30

/**
 * Times the note's principal, and US dollars, from which a financing that converts the note counts as too large
 * to reach: both must be passed. Seed rounds after notes usually bring in one to three million (ours).
 */
export const highestFinancingMultiple = 10
export const highestFinancing = 4_000_000

/** Days to put a slip right: 10 to 30 are usual (ours, after general practice). */
export const shortestCure = 10
export const usualCure = 15

/** Cents by which a stated sum may differ from the computed one: day counts and rounding explain as much (ours; a share of the interest). */
export const toleratedShareOfInterest = 0.03
