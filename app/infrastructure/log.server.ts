import { type DestinationStream, pino } from 'pino'
import type { Logger } from './log.ts'

const secret = ['token', 'code', 'cookie', 'authorization', 'password', 'secret', 'text', 'quote']

/**
 * Logs as JSON lines. Fields whose names suggest a secret are redacted, whatever the caller does.
 *
 * @param destination standard output if left out
 */
export function createLogger(level: string, destination?: DestinationStream): Logger {
	const paths = secret.flatMap((name) => [name, `*.${name}`])
	return pino({ level, base: undefined, redact: { paths, censor: '[removed]' } }, destination)
}
