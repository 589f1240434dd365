import { expect, test } from 'vitest'
import { companyActivity } from '#tests/company-activity.ts'
import { register, testServices } from '#tests/world.ts'
import { changeAccount } from './change-account.server.ts'

const services = await testServices()
const ledger = (companyId: string) =>
	services.db.creditEntry.findMany({ where: { companyId }, orderBy: { id: 'asc' }, select: { kind: true, amount: true } })

/** The entry of every new company. */
const first = { kind: 'granted', amount: 3 }

test('an operator creates an account that can sign in at once', async () => {
	const { account, done } = await changeAccount(services, {
		email: 'grace.hopper+test@navy.example',
		admin: true,
		plan: 'scale',
		credits: 100,
	})
	expect(account).toMatchObject({ firstName: 'Grace', lastName: 'Hopper', userType: 'admin', plan: 'scale', subscriptionCredits: 100 })
	expect(done).toEqual(['created', 'made admin', 'plan changed from free to scale', 'credits changed from 3 to 100'])
	expect((await services.db.user.findUniqueOrThrow({ where: { id: account.id } })).verifiedAt).not.toBeNull()
	expect(await ledger(account.companyId)).toEqual([first, { kind: 'granted', amount: 97 }])
})

test('asking for the same again changes nothing', async () => {
	const change = { email: 'twice@founders.example', admin: true, plan: 'builder', credits: 10 } as const
	const { account } = await changeAccount(services, change)
	const again = await changeAccount(services, change)
	expect(again).toEqual({ account, done: [] })
	expect(await ledger(account.companyId)).toHaveLength(2)
	expect(await companyActivity(services, account)).toMatchObject([{ type: 'account.changed', subject: account.id, actor: null }])
})

test('what is not named stays as it is', async () => {
	const member = await register(services, { userType: 'admin', plan: 'startup', subscriptionCredits: 7, firstName: 'Hedy' })
	expect(await changeAccount(services, { email: member.email })).toEqual({ account: member, done: [] })
	expect((await changeAccount(services, { email: member.email, admin: false })).account).toEqual({ ...member, userType: 'user' })
})

test('credits can be taken back to nothing, and the ledger says so', async () => {
	const member = await register(services)
	expect((await changeAccount(services, { email: member.email, credits: 0 })).account.subscriptionCredits).toBe(0)
	expect(await ledger(member.companyId)).toEqual([first, { kind: 'granted', amount: -3 }])
})

test('two operators at once leave one account and a ledger that adds up', async () => {
	const results = await Promise.all([10, 20, 30].map((credits) => changeAccount(services, { email: 'race@founders.example', credits })))
	const { id, company } = await services.db.user.findUniqueOrThrow({
		where: { email: 'race@founders.example' },
		select: { id: true, company: true },
	})
	expect(new Set(results.map((result) => result.account.id))).toEqual(new Set([id]))
	expect((await ledger(company.id)).reduce((sum, entry) => sum + entry.amount, 0)).toBe(company.credits)
})
