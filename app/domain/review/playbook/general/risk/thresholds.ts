/**
 * The numbers of the rules on liability, restraints and confidentiality. Each says where it comes from: `reported` in a
 * published source, `ours` by judgement.
 */

/** Months of fees. A liability cap is usually a year of fees (reported); up to half a year is low, up to a quarter very low (ours). */
export const usualCapMonths = 12
export const lowCapMonths = 6
export const lowestCapMonths = 3

/** Percent of the fees. A cap below half of what is paid covers little (ours). */
export const lowestCapShare = 50

/** US dollars. A fixed cap up to this sum is next to nothing for a company (ours). */
export const nextToNothing = 1000

/** Months after the end. Non-solicitation beyond a year is long, beyond two seldom upheld (reported). */
export const usualNonSolicit = 12
export const longestNonSolicit = 24

/** Months after the end. A non-compete that lasts longer is heavy for any company (ours). */
export const longestNonCompete = 12

/** Months. Confidentiality usually ends two to five years after the end (reported). */
export const longestSecrecy = 60

/** Chance from 0 to 1 from which a trained label speaks against "it is not there" (ours). */
export const mayBeThere = 0.25

/** Below this nothing is called fine (ours). */
export const sureEnough = 0.6
