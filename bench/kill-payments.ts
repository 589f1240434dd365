import { startStripeServer, type StripeServer } from '#tests/payments/stripe-server.ts'
import { removeDataDir, signInAt, startProgram, temporaryDataDir, type RunningProgram } from '#tests/running-program.ts'
import { seededRandom } from '#tests/seeded-random.ts'
import { query } from './query.ts'
import { table, type Result } from './result.ts'

const usualKills = 20
const millisecond = 1
const second = 1000 * millisecond
/** Each kill falls anywhere in this time after some of what Stripe tells was acknowledged: none at the earliest, so many at the latest. */
const killWindow = 250 * millisecond
const mostEvents = 6

/** What a company has that paid for a plan and for a test payment: each once. */
const paidInFull = JSON.stringify({
	plan: 'builder',
	credits: 10,
	entries: [3, -3, 10],
	cents: [1000, 2900],
	orders: ['paid', 'paid'],
	fulfilled: 1,
	started: 1,
})

/**
 * kill -9 of the whole program between paying and granting, with a Stripe on the wire that repeats what was not
 * acknowledged; afterwards every payment is granted, and none twice.
 */
export async function benchKillPayments(kills = usualKills, seed = 20261128): Promise<Result[]> {
	const random = seededRandom(seed)
	const dataDir = temporaryDataDir()
	const stripe = await startStripeServer()
	const start = () => startProgram({ dataDir, env: stripe.environment })
	let program = await start()
	const buyers: string[] = []
	let beforeGranting = 0

	for (let kill = 0; kill < kills; kill += 1) {
		const { token, email } = await signInAt(program, null)
		buyers.push(email)
		for (const [call, body] of [
			['subscription/checkout', { plan: 'builder' }],
			['create-payment', { amount: 1000, description: 'Test payment' }],
		] as const)
			await stripe.customers.pay(await checkout(program, token, call, body), 'good')
		const enough = Math.floor(random() * (mostEvents + 1))
		let delivering: Promise<void> | undefined
		await new Promise<void>((resolve) => {
			if (enough === 0) resolve()
			delivering = deliver(program, stripe, (delivered) => {
				if (delivered === enough) resolve()
			}).finally(resolve)
		})
		await new Promise((resolve) => setTimeout(resolve, random() * killWindow))
		await program.kill()
		await delivering
		if ((await books(dataDir, email)) !== paidInFull) beforeGranting += 1
		program = await start()
	}
	await deliver(program, stripe)
	const unapplied = await eventsThatWait(dataDir)
	const wrong = (await Promise.all(buyers.map((email) => books(dataDir, email)))).filter((found) => found !== paidInFull)
	const untold = (await stripe.customers.undelivered()).length
	await program.stop()
	await removeDataDir(dataDir)
	await stripe.close()
	for (const found of wrong) console.error(`Expected ${paidInFull}, found ${found}`)
	return [
		{
			name: `kill -9, ${kills} times after paying (${beforeGranting} before all was granted): buyers with too little or too much`,
			measured: String(wrong.length),
			target: '0',
			met: wrong.length === 0 && beforeGranting > 0,
		},
		{
			name: 'kill -9 after paying: events of the payment service that were lost or wait',
			measured: String(unapplied + untold),
			target: '0',
			met: unapplied + untold === 0,
		},
	]
}

async function checkout(program: RunningProgram, token: string, call: string, body: object): Promise<string> {
	const answer = await fetch(`${program.url}/api/payment/${call}`, {
		method: 'POST',
		headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
		body: JSON.stringify(body),
	})
	const { sessionId, error } = (await answer.json()) as { sessionId?: string; error?: string }
	if (!sessionId) throw new Error(`The checkout answered ${answer.status}: ${error}`)
	return sessionId
}

/** Stripe tells what it has to tell; what was not acknowledged it tells again the next time. */
async function deliver(program: RunningProgram, { customers }: StripeServer, onDelivered = (_delivered: number) => {}): Promise<void> {
	let delivered = 0
	for (const { id, body, signature } of await customers.undelivered()) {
		const headers = { 'stripe-signature': signature }
		const answer = await fetch(`${program.url}/api/payment/webhook`, { method: 'POST', headers, body }).catch(() => null)
		if (!answer?.ok) continue
		await customers.delivered(id)
		onDelivered((delivered += 1))
	}
}

async function eventsThatWait(dataDir: string): Promise<number> {
	const deadline = performance.now() + 120 * second
	for (;;) {
		const [row] = await query<{ waiting: string }>(dataDir, 'SELECT count(*) AS waiting FROM payment_events WHERE applied_at IS NULL')
		const waiting = Number(row?.waiting)
		if (waiting === 0 || performance.now() > deadline) return waiting
		await new Promise((resolve) => setTimeout(resolve, 200))
	}
}

async function books(dataDir: string, email: string): Promise<string> {
	const [row] = await query<Record<string, unknown>>(
		dataDir,
		`SELECT c.plan::text, c.credits,
			(SELECT array_agg(amount ORDER BY id) FROM credit_entries WHERE company_id = c.id) AS entries,
			(SELECT array_agg(cents ORDER BY cents) FROM payment_entries WHERE company_id = c.id) AS cents,
			(SELECT array_agg(status::text) FROM orders WHERE company_id = c.id) AS orders,
			(SELECT count(*)::int FROM pgboss.job JOIN orders o ON o.id::text = data ->> 'orderId'
				WHERE name = 'fulfill-order' AND o.company_id = c.id) AS fulfilled,
			(SELECT count(*)::int FROM activity_events WHERE company_id = c.id AND type = 'plan.started') AS started
		FROM users u JOIN companies c ON c.id = u.company_id WHERE u.email = $1`,
		[email],
	)
	return JSON.stringify(row)
}

if (import.meta.filename === process.argv[1]) console.log(table(await benchKillPayments(Number(process.argv[2] ?? usualKills))))
