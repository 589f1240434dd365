import { seededRandom } from '#tests/seeded-random.ts'
import { day } from '#app/units.ts'
import type { CustomerState } from '#app/infrastructure/payments/payments.ts'
import type { Books, PaymentWorld } from './payment-world.ts'

type Event = Awaited<ReturnType<PaymentWorld['local']['undelivered']>>[number]

const plans = ['builder', 'startup', 'scale'] as const
const checks = { free: 3, builder: 10, startup: 30, scale: 100 }

/**
 * Takes random steps in a world and looks after each whether the books are right. The same seed takes the same steps.
 *
 * @returns the steps that were taken, for a failure's message
 */
export async function takeSteps(world: PaymentWorld, seed: number, length: number): Promise<string[]> {
	const random = seededRandom(seed)
	const pick = <Choice>(choices: readonly Choice[]) => choices[Math.floor(random() * choices.length)]!
	const taken: string[] = []
	const sessions: string[] = []
	let late: Event[] = []
	const delivered: Event[] = []

	/** Takes what the payment service wants to tell into our hands, which deliver it when they like. */
	async function collect() {
		for (const event of await world.local.undelivered()) {
			late.push(event)
			await world.local.delivered(event.id)
		}
	}
	const deliver = async (event: Event) => {
		delivered.push(event)
		late = late.filter((each) => each !== event)
		await world.receive(event)
	}

	const steps: Record<string, () => Promise<unknown>> = {
		'start a plan': async () => {
			const session = await world.startPlan(pick(plans))
			if (session !== null) sessions.push(session)
		},
		'buy once': async () => sessions.push(await world.buyOnce()),
		pay: async () => sessions.length > 0 && world.local.pay(pick(sessions), 'good'),
		'pay the newest': async () => sessions.length > 0 && world.local.pay(sessions.at(-1)!, random() < 0.8 ? 'good' : 'fails_later'),
		'fail to pay': async () => sessions.length > 0 && world.local.fail(pick(sessions)),
		'change the plan': () => world.change(pick(plans)),
		cancel: () => world.cancel(),
		'take back': () => world.keep(),
		refund: () => world.refund(),
		'the bank sends a refund back': () => world.failRefund(),
		'card fails': () => world.setCard('fails'),
		'card works': () => world.setCard('good'),
		'a month later': async () => world.local.moveClock(new Date((await world.local.now()).getTime() + 31 * day)),
		'some days later': async () => world.local.moveClock(new Date((await world.local.now()).getTime() + 6 * day)),
		'webhook in order': async () => late[0] && deliver(late[0]),
		'webhook out of order': async () => late.length > 0 && deliver(pick(late)),
		'webhook twice': async () => delivered.length > 0 && world.receive(pick(delivered)),
		'webhook lost': async () => (late = late.slice(1)),
		'all webhooks': async () => {
			for (const event of [...late]) await deliver(event)
		},
		apply: () => world.applyOne('none'),
		'apply, killed before the commit': () => world.applyOne('before'),
		'apply, killed after the commit': () => world.applyOne('after'),
		'an older state comes late': () => world.race(),
		reconcile: () => world.reconcile(),
		'start a review': () => world.startReview(),
		'finish a review': () => world.finishReview(),
		'lose a review': () => world.loseReview(),
	}
	const names = Object.keys(steps)
	// Nothing happens to whoever never pays: most sequences begin with a plan, and some with a refund that comes back.
	const start = random()
	const begin =
		start < 0.75
			? ['start a plan', 'pay the newest', 'all webhooks', 'apply']
			: start < 0.85
				? ['buy once', 'pay the newest', 'all webhooks', 'apply', 'refund', 'reconcile', 'the bank sends a refund back']
				: []
	try {
		for (let index = 0; index < length; index++) {
			const name = begin[index] ?? pick(names)
			taken.push(name)
			await steps[name]!()
			await collect()
			checkBooks(await world.books())
		}
		taken.push('reconcile at the end')
		await world.reconcile()
		await checkAgainstService(world)
		return taken
	} catch (error) {
		throw new Error(`Seed ${seed}: ${taken.join(', ')}: ${String(error)}`, { cause: error })
	}
}

function checkBooks({ credits, creditSum, money, grants, fulfilled }: Books): void {
	assert(credits === creditSum, `the balance is ${credits}, its ledger says ${creditSum}`)
	assert(credits >= 0, `the balance is ${credits}`)
	assert(new Set(money.map(({ externalId }) => externalId)).size === money.length, 'a payment stands twice in the ledger')
	assert(new Set(grants.map(({ onceKey }) => onceKey)).size === grants.length, 'checks were granted twice')
	assert(new Set(fulfilled).size === fulfilled.length, 'an order was fulfilled twice')
}

/** After a reconciliation the books are what the payment service says: every cent, the plan, and the checks of each month. */
async function checkAgainstService(world: PaymentWorld): Promise<void> {
	const [books, fetched] = [await world.books(), await world.fetched()]
	checkBooks(books)
	const paid = [
		...fetched.invoices.filter(({ status }) => status === 'paid').map(({ id, paidCents }) => [id, paidCents] as const),
		...fetched.sessions
			.filter(({ status, paymentId }) => status === 'paid' && paymentId)
			.map((each) => [each.paymentId!, each.cents] as const),
		...fetched.refunds.filter(({ status }) => status === 'succeeded').map(({ id, cents }) => [id, -cents] as const),
		...sentBack(books, fetched),
	].filter(([, cents]) => cents !== 0)
	const sum = (amounts: readonly number[]) => amounts.reduce((total, each) => total + each, 0)
	assert(
		sum(books.money.map(({ cents }) => cents)) === sum(paid.map(([, cents]) => cents)),
		`the ledger of money says ${sum(books.money.map(({ cents }) => cents))}, the payment service ${sum(paid.map(([, cents]) => cents))}`,
	)
	const entries = (of: readonly string[]) => JSON.stringify([...of].sort())
	assert(
		entries(books.money.map(({ externalId }) => externalId)) === entries(paid.map(([id]) => id)),
		'the ledger of money has other entries than the payment service',
	)

	const live = fetched.subscriptions.filter(({ status }) => status === 'active' || status === 'past_due')
	assert(live.length <= 1, `${live.length} subscriptions are paid for`)
	assert(books.plan === (live[0]?.plan ?? 'free'), `the plan is ${books.plan}, the payment service says ${live[0]?.plan ?? 'none'}`)

	const byPeriod = new Map<string, number>()
	for (const { onceKey, amount } of books.grants.filter((each) => each.amount > 0)) {
		const period = onceKey.split(':').slice(0, 2).join(':')
		byPeriod.set(period, (byPeriod.get(period) ?? 0) + amount)
	}
	for (const [period, total] of byPeriod)
		assert(Object.values(checks).includes(total), `${total} checks were granted for the period ${period}`)
	const fulfilled = new Set(books.fulfilled)
	assert(
		books.paidOnce.every((id) => fulfilled.has(id)),
		'an order was paid and nothing was done',
	)
}

/** A refund that failed before anybody here heard of it is in no ledger; any other is, with the entry that undoes it. */
function sentBack({ money }: Books, { refunds }: CustomerState): (readonly [string, number])[] {
	const failed = refunds.filter(({ id, status }) => status === 'failed' && money.some(({ externalId }) => externalId === id))
	return failed.flatMap(({ id, cents }) => [[id, -cents] as const, [`${id}:failed`, cents] as const])
}

function assert(holds: boolean, otherwise: string): asserts holds {
	if (!holds) throw new Error(otherwise)
}
