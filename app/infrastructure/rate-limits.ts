/** Counts events per key and limits how often they may happen. */
export interface RateLimits {
	/**
	 * Counts one event for `key` under a rule.
	 *
	 * @returns 0 when it is allowed, else the seconds until it may
	 */
	count(rule: RateRule, key: string): Promise<number>
	/** Takes back one counted event that turned out not to count. */
	giveBack(rule: RateRule, key: string): Promise<void>
}

export interface RateRule {
	name: string
	/** The most events in `seconds`. */
	points: number
	seconds: number
}
