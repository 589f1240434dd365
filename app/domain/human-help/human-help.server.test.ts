import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { verifyActivity } from '#app/domain/activity/verify-activity.server.ts'
import { failLocalRefund } from '#app/domain/billing/events/local-checkout.server.ts'
import { syncCompany } from '#app/domain/billing/settle/sync-company.server.ts'
import { eraseDocument } from '#app/domain/erasure/erase-document.server.ts'
import { docxMediaType } from '#app/domain/extraction/extracted-document.ts'
import type { Administrator } from '#app/domain/identity/administrator.ts'
import type { Member } from '#app/domain/identity/member.ts'
import type { CustomerState, DisputeState } from '#app/infrastructure/payments/payments.ts'
import { hour } from '#app/units.ts'
import { expert, orderedHelp, paidHelp, pay } from '#tests/fixtures/paid-help.ts'
import { nextVersion } from '#tests/fixtures/next-version.ts'
import { opened } from '#tests/fixtures/opened.ts'
import { queueReview } from '#tests/fixtures/queue-review.ts'
import { applyEvents } from '#tests/fixtures/subscribed.ts'
import { register, testServices, type TestServices } from '#tests/world.ts'
import { answerFiles, findAnswerFile } from './answer-files.server.ts'
import { afterBusinessTime } from './business-hours.ts'
import { acceptHelp, askBack } from './decide-help.server.ts'
import { findHelp, listHelpAccess } from './find-help.server.ts'
import { fulfillHelp } from './fulfill-help.server.ts'
import { watchHelpClock } from './help-clock-job.server.ts'
import { answerRequest } from './queue/answer-request.server.ts'
import { claimRequest, releaseRequest } from './queue/claim-request.server.ts'
import { findRequest, listRequests } from './queue/list-requests.server.ts'
import { noteOpening, openClaimed } from './queue/open-claimed.server.ts'
import { takeRefund } from './refund-help.server.ts'

const services = await testServices()
const { db } = services

async function founder(): Promise<{ member: Member; documentId: string }> {
	const member = await register(services)
	const { documentId } = await queueReview(services, member)
	return { member, documentId }
}

const at = (now: number): TestServices => ({ ...services, billingNow: async () => new Date(now) })
const stateOf = (id: string) => db.helpRequest.findUniqueOrThrow({ where: { id } })
const foundHelp = async (member: Member, documentId: string, id: string) =>
	(await findHelp(services, await opened(services, member, documentId), id))!
const mailsTo = ({ email }: { email: string }) => services.outbox.filter(({ to }) => to === email).map(({ subject }) => subject)
async function answer(grace: Administrator, id: string): Promise<string> {
	const claimed = await openClaimed(services, grace, id, ['claimed'])
	return answerRequest(services, claimed!, { text: 'Sign it.', file: null })
}

test('what is not paid is seen by no expert; what is paid waits once, however often its job runs', async () => {
	const [{ member, documentId }, grace] = [await founder(), await expert(services)]
	const { requestId, orderId } = await orderedHelp(services, member, documentId)
	await fulfillHelp(services, orderId)
	expect(await claimRequest(services, grace, requestId)).toBe(false)
	expect((await stateOf(requestId)).state).toBe('unpaid')

	await pay(services, orderId)
	await Promise.all([fulfillHelp(services, orderId), fulfillHelp(services, orderId)])
	const { state, paidAt, dueAt } = await stateOf(requestId)
	expect([state, dueAt!.getTime()]).toEqual(['queued', afterBusinessTime(paidAt!.getTime())])
	expect(mailsTo(member).filter((subject) => subject.includes('an expert will answer'))).toHaveLength(1)
	expect(mailsTo(grace).filter((subject) => subject.includes('is waiting for an expert'))).toHaveLength(1)
	const access = await opened(services, member, documentId)
	expect((await listHelpAccess(services, access, { id: requestId })).map(({ type }) => type)).toEqual(['help.paid'])
})

test('help that was bought by a call has its request when it is paid, with the version that was named', async () => {
	const { member, documentId } = await founder()
	const { id: orderId } = await db.order.create({
		data: {
			companyId: member.companyId,
			userId: member.id,
			kind: 'one_time',
			description: 'Clause Fix',
			cents: 3900,
			documentId,
			versionNumber: 1,
			requestKey: 'by a call',
			status: 'paid',
		},
	})
	await fulfillHelp(services, orderId)
	await fulfillHelp(services, orderId)
	const made = await db.helpRequest.findMany({ where: { documentId }, include: { version: true } })
	expect(made).toMatchObject([{ kind: 'clause_fix', state: 'queued', question: '', cents: 3900, version: { number: 1 } }])
})

test('of two experts one has it, and only that one opens the ordered version, which the founder sees', async () => {
	const [{ member, documentId }, grace, alan] = [await founder(), await expert(services), await expert(services, 'Alan')]
	const id = await paidHelp(services, member, documentId)
	await nextVersion(services, member, documentId, ['Another version of the agreement.'])
	const claims = await Promise.all([claimRequest(services, grace, id), claimRequest(services, alan, id)])
	expect(claims.toSorted()).toEqual([false, true])
	const [mine, theirs] = claims[0] ? [grace, alan] : [alan, grace]

	expect(await openClaimed(services, theirs, id)).toBeNull()
	expect(await findRequest(services, theirs, id)).toBeNull()
	expect(JSON.stringify(await listRequests(services, theirs))).not.toContain('Can I sign this?')
	const claimed = (await openClaimed(services, mine, id))!
	expect([claimed.version.number, claimed.isNewest]).toEqual([1, false])
	await noteOpening(services, claimed, 'help.document_opened')
	await noteOpening(services, claimed, 'help.document_opened')
	await noteOpening(services, claimed, 'help.file_downloaded')
	const log = await listHelpAccess(services, await opened(services, member, documentId), { id })
	expect(log.map(({ type, who }) => [type, who])).toEqual([
		['help.file_downloaded', `${mine.firstName} Expert`],
		['help.document_opened', `${mine.firstName} Expert`],
		['help.claimed', `${mine.firstName} Expert`],
		['help.paid', 'Ada Founder'],
	])
	expect((await verifyActivity(services)).faults).toEqual([])

	expect(await releaseRequest(services, theirs, id)).toBe(false)
	expect(await releaseRequest(services, mine, id)).toBe(true)
	expect(await openClaimed(services, mine, id)).toBeNull()
	expect(await claimRequest(services, theirs, id)).toBe(true)
})

test('an answer, one question back, a second answer, and acceptance, after which the expert can’t open it any more', async () => {
	const [{ member, documentId }, grace] = [await founder(), await expert(services)]
	const id = await paidHelp(services, member, documentId)
	await claimRequest(services, grace, id)
	expect(await answer(grace, id)).toBe('answered')
	expect(await openClaimed(services, grace, id, ['claimed'])).toBeNull()
	const access = await opened(services, member, documentId)

	const first = await foundHelp(member, documentId, id)
	expect(await askBack(services, access, first, 'Also clause 7?')).toBe('done')
	expect(await askBack(services, access, first, 'And clause 8?')).toBe('conflict')
	expect(await stateOf(id)).toMatchObject({ state: 'claimed', askedBack: 'Also clause 7?', claimedById: grace.id })
	expect(await acceptHelp(services, access, first)).toBe('conflict')
	expect(await answer(grace, id)).toBe('answered')
	expect(await askBack(services, access, await foundHelp(member, documentId, id), 'And clause 8?')).toBe('conflict')

	expect(await acceptHelp(services, access, await foundHelp(member, documentId, id))).toBe('done')
	expect(await openClaimed(services, grace, id)).toBeNull()
	expect((await foundHelp(member, documentId, id)).answers.map(({ number }) => number)).toEqual([1, 2])
	expect(mailsTo(grace)).toEqual(
		expect.arrayContaining([expect.stringContaining('follow-up question'), expect.stringContaining('accepted')]),
	)
	expect(mailsTo(member).filter((subject) => subject.includes('your answer is here'))).toHaveLength(2)
})

test('experts are reminded once at four working hours, and a missed answer offers the money back once', async () => {
	const [{ member, documentId }, grace] = [await founder(), await expert(services)]
	const id = await paidHelp(services, member, documentId)
	await claimRequest(services, grace, id)
	const due = (await stateOf(id)).dueAt!.getTime()
	// Requests of other tests wait too, and are told to every expert.
	const reminders = () =>
		services.outbox.filter(({ to, subject, text }) => to === grace.email && subject.includes('due soon') && text.includes(id)).length

	const paid = (await stateOf(id)).paidAt!.getTime()
	await watchHelpClock(at(afterBusinessTime(paid, 19 * hour)))
	expect(reminders()).toBe(0)
	await watchHelpClock(at(afterBusinessTime(paid, 20 * hour)))
	await watchHelpClock(at(afterBusinessTime(paid, 21 * hour)))
	expect(reminders()).toBe(1)
	expect((await stateOf(id)).refundOfferedAt).toBeNull()
	await watchHelpClock(at(due))
	await watchHelpClock(at(due + hour))
	expect(mailsTo(member).filter((subject) => subject.includes('did not answer in time'))).toHaveLength(1)
	expect((await stateOf(id)).refundOfferedAt).not.toBeNull()
})

test('the refund that was offered is taken once, and no answer comes after it; none is taken that was not offered', async () => {
	const [{ member, documentId }, grace] = [await founder(), await expert(services)]
	const id = await paidHelp(services, member, documentId)
	await claimRequest(services, grace, id)
	const access = await opened(services, member, documentId)
	expect(await takeRefund(services, access, await foundHelp(member, documentId, id))).toBe('conflict')
	const claimed = (await openClaimed(services, grace, id))!

	await watchHelpClock(at((await stateOf(id)).dueAt!.getTime()))
	const missed = await foundHelp(member, documentId, id)
	expect(await takeRefund(services, access, missed)).toBe('done')
	expect(await takeRefund(services, access, missed)).toBe('conflict')
	const { state, orderId } = await stateOf(id)
	expect([state, (await db.order.findUniqueOrThrow({ where: { id: orderId! } })).status]).toEqual(['refunded', 'refunded'])
	expect(await answerRequest(services, claimed, { text: 'Too late.', file: null })).toBe('conflict')
	expect(mailsTo(member).filter((subject) => subject.includes('your refund'))).toHaveLength(1)
})

test('a refund that the bank sends back is made again, and told again', async () => {
	const { member, documentId } = await founder()
	const id = await paidHelp(services, member, documentId)
	const access = await opened(services, member, documentId)
	await watchHelpClock(at((await stateOf(id)).dueAt!.getTime()))
	expect(await takeRefund(services, access, await foundHelp(member, documentId, id))).toBe('done')
	const { customerId } = await db.company.findUniqueOrThrow({ where: { id: member.companyId } })
	await failLocalRefund(services, customerId!)
	await applyEvents(services)

	for (let times = 0; times < 2; times++) await watchHelpClock(services)
	const { state, refundedAt, orderId } = await stateOf(id)
	expect([state, refundedAt !== null]).toEqual(['refunded', true])
	expect(await db.order.findUniqueOrThrow({ where: { id: orderId! } })).toMatchObject({ status: 'refunded' })
	const money = await db.paymentEntry.findMany({ where: { orderId }, orderBy: { id: 'asc' }, select: { cents: true } })
	expect(money.map(({ cents }) => cents)).toEqual([2900, -2900, 2900, -2900])
	expect(mailsTo(member).filter((subject) => subject.includes('your refund'))).toHaveLength(2)
})

/** Takes the refund of a missed request where the payment service says what it is given; the clock goes on with it. */
async function refundWith(
	told: (paymentId: string, asked: readonly { paymentId: string; key: string }[]) => Partial<Pick<CustomerState, 'refunds' | 'disputes'>>,
) {
	const { member, documentId } = await founder()
	const id = await paidHelp(services, member, documentId)
	await watchHelpClock(at((await stateOf(id)).dueAt!.getTime()))
	const { paymentId } = await db.order.findUniqueOrThrow({ where: { id: (await stateOf(id)).orderId! } })
	const payments = services.payments!
	const asked: { paymentId: string; key: string }[] = []
	const world: TestServices = {
		...services,
		payments: {
			...payments,
			refund: async (payment, key) => void asked.push({ paymentId: payment, key }),
			fetchCustomer: async (customer) => ({ ...(await payments.fetchCustomer(customer)), ...told(paymentId!, asked) }),
		},
	}
	const access = await opened(services, member, documentId)
	const taken = async () => takeRefund(world, access, await foundHelp(member, documentId, id))
	return { member, id, paymentId: paymentId!, asked, world, taken }
}

test('a refund that the bank never books is made three times, then left to the administrators, who are told once', async () => {
	const grace = await expert(services)
	const { member, id, paymentId, asked, world, taken } = await refundWith((_, keys) => ({
		refunds: keys.map(({ key, paymentId: of }) => ({ id: key, paymentId: of, key, cents: 2900, status: 'failed', at: new Date() })),
	}))
	expect(await taken()).toBe('pending')
	for (let times = 0; times < 4; times++) await watchHelpClock(world)
	expect(asked.map(({ paymentId: of }) => of)).toEqual(Array(3).fill(paymentId))
	expect(new Set(asked.map(({ key }) => key)).size).toBe(3)
	expect(await stateOf(id)).toMatchObject({ state: 'refunded', refundedAt: null, notRefunded: 'left_to_administrators' })
	expect(mailsTo(grace).filter((subject) => subject === 'A refund of $29 is left to you')).toHaveLength(1)
	expect(await taken()).toBe('conflict')

	// Somebody gives it back at the payment service.
	await services.payments!.refund(paymentId, 'by hand')
	await syncCompany(services, member.companyId)
	await watchHelpClock(services)
	expect(await stateOf(id)).toMatchObject({ refundedAt: expect.any(Date) as Date, notRefunded: null })
	expect(mailsTo(member).filter((subject) => subject.includes('your refund'))).toHaveLength(1)
})

test('a payment that the customer’s bank took back is not refunded too, until the dispute is won', async () => {
	let status: DisputeState['status'] = 'open'
	const { member, id, asked, world, taken } = await refundWith((paymentId) => ({
		disputes: [{ id: 'dp_help', paymentId, cents: 2900, status, at: new Date() }],
	}))
	expect(await taken()).toBe('disputed')
	status = 'lost'
	for (let times = 0; times < 2; times++) await watchHelpClock(world)
	expect(asked).toEqual([])
	expect(await stateOf(id)).toMatchObject({ state: 'refunded', refundedAt: null, notRefunded: 'disputed' })

	status = 'won'
	await syncCompany(world, member.companyId)
	await watchHelpClock(world)
	expect(asked).toHaveLength(1)
	expect(await stateOf(id)).toMatchObject({ notRefunded: null })
})

test('a document in the bin is opened by no expert, and its request is not listed', async () => {
	const [{ member, documentId }, grace] = [await founder(), await expert(services)]
	const id = await paidHelp(services, member, documentId)
	await claimRequest(services, grace, id)
	await db.document.update({ where: { id: documentId }, data: { deletedAt: new Date() } })
	expect(await openClaimed(services, grace, id)).toBeNull()
	const { open } = await listRequests(services, grace)
	expect(open.map((request) => request.id)).not.toContain(id)
})

test('the file of an answer stays with it, and goes for good with the document', async () => {
	const [{ member, documentId }, grace] = [await founder(), await expert(services)]
	const id = await paidHelp(services, member, documentId)
	await claimRequest(services, grace, id)
	const path = join(services.env.dataDir, 'redlined.docx')
	await writeFile(path, 'a redline')
	const file = { path, fileName: 'redlined.docx', bytes: 9, sha256: '', mediaType: docxMediaType } as const
	await answerRequest(services, (await openClaimed(services, grace, id))!, { text: 'See the file.', file })

	const { fileKey } = findAnswerFile(await foundHelp(member, documentId, id), 1)!
	expect(await answerFiles.neededAmong(db, [fileKey, `${answerFiles.prefix}gone`])).toEqual([fileKey])
	expect(await (await services.storage.get(fileKey))!.text()).toBe('a redline')
	expect(await eraseDocument(services, documentId)).toBe(true)
	expect(await services.storage.get(fileKey)).toBeNull()
	expect(await db.helpRequest.count({ where: { id } })).toBe(0)
})
