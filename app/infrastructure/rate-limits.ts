/** What is counted, and how often it may happen. */
export interface RateLimits {
	/**
	 * Counts one event for `key` under a rule.
	 *
	 * @returns 0 when it may go on, else the seconds until it may
	 */
	count(rule: RateRule, key: string): Promise<number>
}

export interface RateRule {
	name: string
	/** How many in `seconds`. */
	points: number
	seconds: number
}
