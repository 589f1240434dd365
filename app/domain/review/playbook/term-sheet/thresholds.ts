/** The numbers that term sheet rules compare with. Each says where it comes from: `reported` in a published source, `ours` by judgement. */

/** Percent of the company after the round. A pool that covers 12 to 18 months of hiring is rarely larger (ours, after reported seed pools of 10 to 20). */
export const largestPool = 20

/** Times the price paid. A preference above the money put in is not usual (reported; NVCA model term sheet). */
export const usualPreference = 1

/** Days. A no-shop lasts 30 to 45 days (reported). */
export const longestNoShop = 45

/** US dollars. Counsel fees of the lead investor are capped below this in seed rounds and most A rounds (ours). */
export const highestCounselFees = 75_000

/** US dollars. Whoever holds less is no major investor in a usual round, where the bar is a few hundred thousand (ours). */
export const lowestMajorBar = 100_000

/** Percent of the shares of the round that may make a major investor; less is no bar (ours). */
export const lowestMajorShare = 1
