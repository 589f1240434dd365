/** The numbers that the advisor rules compare with: `reported` in a published source, `ours` by judgement. */

export type Stage = 'idea' | 'startup' | 'growth'
export type Level = 'standard' | 'strategic' | 'expert'

/** Percent of the company by stage and role of the advisor (reported: FAST grid; sources differ on the middle tier, the higher number is taken). */
export const fastGrid: Record<Stage, Record<Level, number>> = {
	idea: { standard: 0.25, strategic: 0.5, expert: 1 },
	startup: { standard: 0.2, strategic: 0.4, expert: 0.8 },
	growth: { standard: 0.15, strategic: 0.3, expert: 0.6 },
}

/** Percent. No cell of the grid is above this (reported). */
export const highestAdvisorEquity = 1

/** Months. Advisor equity vests over two years with a cliff of three months (reported); a year is still seen (ours). */
export const shortestAdvisorVesting = 12

/** Percent of the unvested equity. Up to half of it on a sale is a negotiated part, more is the whole in effect (ours). */
export const largestPartialAcceleration = 50

/** Days of notice. Longer than this is no short notice (ours). */
export const longestNotice = 60
