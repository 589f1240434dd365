import { createHash } from 'node:crypto'
import type pg from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { RateLimits, RateRule } from './rate-limits.ts'

/** Rate limits counted in PostgreSQL, so that all machines share one count and it survives a restart. Keys are stored hashed. */
export function createRateLimits(pool: pg.Pool): RateLimits {
	const limiters = new Map<string, RateLimiterPostgres>()

	function limiterFor(rule: RateRule) {
		const found = limiters.get(rule.name)
		if (found) return found
		const limiter = new RateLimiterPostgres({
			storeClient: pool,
			storeType: 'pool',
			tableName: 'rate_limits',
			tableCreated: true,
			keyPrefix: rule.name,
			points: rule.points,
			duration: rule.seconds,
			clearExpiredByTimeout: false,
		})
		limiters.set(rule.name, limiter)
		return limiter
	}

	return {
		async count(rule, key) {
			try {
				await limiterFor(rule).consume(stored(key))
				return 0
			} catch (refused) {
				if (refused instanceof RateLimiterRes) return Math.max(1, Math.ceil(refused.msBeforeNext / 1000))
				throw refused
			}
		},
		async giveBack(rule, key) {
			await limiterFor(rule).reward(stored(key))
		},
	}
}

function stored(key: string): string {
	return createHash('sha256').update(key).digest('base64url')
}
