import { pino } from 'pino'
import type { Logger } from './log.ts'

/** Logs as JSON lines on standard output. Fields whose names suggest a secret are redacted, whatever the caller does. */
export function createLogger(level: string): Logger {
	return pino({
		level,
		base: undefined,
		redact: {
			paths: [
				'token',
				'code',
				'cookie',
				'authorization',
				'password',
				'text',
				'quote',
				'*.token',
				'*.code',
				'*.cookie',
				'*.authorization',
				'*.text',
				'*.quote',
			],
			censor: '[removed]',
		},
	})
}
