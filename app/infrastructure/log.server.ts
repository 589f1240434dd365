import { type DestinationStream, pino } from 'pino'
import { withoutKeys } from './keys-of.ts'
import type { Logger } from './log.ts'

const secret = ['token', 'code', 'cookie', 'authorization', 'password', 'secret', 'text', 'quote']

/**
 * Logs as JSON lines. Fields whose names suggest a secret are redacted, and keys of the program wherever they stand,
 * whatever the caller does: a service that refuses a key may quote it.
 *
 * @param keys of the environment
 * @param destination standard output if left out
 */
export function createLogger(level: string, keys: readonly string[] = [], destination?: DestinationStream): Logger {
	const paths = secret.flatMap((name) => [name, `*.${name}`])
	const escaped = keys.map((key) => JSON.stringify(key).slice(1, -1))
	const streamWrite = (line: string) => withoutKeys(line, escaped)
	return pino({ level, base: undefined, redact: { paths, censor: '[removed]' }, hooks: { streamWrite } }, destination)
}
