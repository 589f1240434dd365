import type { StartState } from './start/start-state.ts'

/** Any number will do that no other lock of the database has. */
const clockLock = 20_261_128

/**
 * All journeys share the clock of the test checkout: moving it a month on closes the checkouts that are open. Whoever pays
 * holds it where it is, together with others; whoever moves it is alone with it.
 *
 * @returns releases it
 */
export async function holdPaymentClock({ pool }: StartState, who: 'pays' | 'moves it'): Promise<() => Promise<void>> {
	const client = await pool.connect()
	await client.query(who === 'pays' ? 'SELECT pg_advisory_lock_shared($1)' : 'SELECT pg_advisory_lock($1)', [clockLock])
	return async () => {
		await client.query('SELECT pg_advisory_unlock_all()')
		client.release()
	}
}
