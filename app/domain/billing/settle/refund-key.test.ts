import { expect, test } from 'vitest'
import type { InvoiceState, RefundState } from '#app/infrastructure/payments/payments.ts'
import { day } from '#app/units.ts'
import { invoicesToRefund, refundKey, subscriptionsToRefundAgain } from './refund-key.ts'

const refund = (status: RefundState['status'], key: string | null): RefundState => ({
	id: 're_1',
	paymentId: 'pi_1',
	key,
	cents: 2900,
	status,
	at: new Date(0),
})
const invoice = (id: string, subscriptionId: string, status: InvoiceState['status'] = 'paid') =>
	({ id, subscriptionId, status }) as InvoiceState

test('after a refund that failed, also one that was never booked, the next has another key', () => {
	expect(refundKey('order-1', [])).toBe('order-1')
	expect(refundKey('order-1', [refund('pending', 'order-1')])).toBe('order-1')
	expect(refundKey('order-1', [refund('failed', 'order-1')])).toBe('order-1-1')
	expect(refundKey('order-1', [refund('failed', 'order-1'), refund('failed', 'order-1-1')])).toBe('order-1-2')
	expect(refundKey('order-1', Array(3).fill(refund('failed', 'order-1')))).toBeNull()
})

test('the payment of a surplus subscription is given back once, and again while the bank sends it back, three times at most', () => {
	const asOf = new Date(30 * day)
	const invoices = [invoice('in_1', 'sub_1'), invoice('in_2', 'sub_1', 'open'), invoice('in_10', 'sub_2')]
	const due = (...refunds: RefundState[]) => invoicesToRefund('sub_1', { invoices, refunds, asOf }).map(({ key }) => key)
	const again = (...refunds: RefundState[]) => subscriptionsToRefundAgain({ invoices, refunds, asOf })
	const failed = [refund('failed', 'in_1-pi_1'), refund('failed', 'in_1-1-pi_1'), refund('failed', 'in_1-2-pi_1')]

	expect([due(), again()]).toEqual([['in_1'], []])
	expect([due(failed[0]!), again(failed[0]!)]).toEqual([['in_1-1'], ['sub_1']])
	expect([due(failed[0]!, failed[1]!), again(failed[0]!, failed[1]!)]).toEqual([['in_1-2'], ['sub_1']])
	expect([due(...failed), again(...failed)]).toEqual([[], []])
	for (const status of ['pending', 'succeeded'] as const)
		expect([due(failed[0]!, refund(status, 'in_1-1-pi_1')), again(failed[0]!, refund(status, 'in_1-1-pi_1'))]).toEqual([[], []])
	// What somebody gave back at the payment service is theirs.
	expect(again(refund('failed', null))).toEqual([])
})

test('no refund is made again where a person gave the payment back, or where the last one was made more than 30 days ago', () => {
	const invoices = [invoice('in_1', 'sub_1')]
	const again = (asOf: Date, ...refunds: RefundState[]) => subscriptionsToRefundAgain({ invoices, refunds, asOf })
	const failed = refund('failed', 'in_1-pi_1')
	expect(again(new Date(0), failed, { ...refund('succeeded', null), paymentId: 'pi_2' })).toEqual(['sub_1'])
	for (const status of ['pending', 'succeeded'] as const) expect(again(new Date(0), failed, refund(status, null))).toEqual([])
	expect(again(new Date(31 * day), failed)).toEqual([])
	expect(again(new Date(31 * day), failed, { ...refund('failed', 'in_1-1-pi_1'), at: new Date(2 * day) })).toEqual(['sub_1'])
})
