import { expect, test } from 'vitest'
import { actionAt, stageOf } from './step-stage.ts'

test('an open document is asked to change', () => {
	expect(actionAt('open', { rule: 'points.indemnity', quote: null }, 'cap the indemnity')).toBe('cap the indemnity')
})

test('public terms are posted for who did not write them, and all else is open', () => {
	expect(stageOf('Terms of Service', { roleKind: 'user' })).toBe('posted')
	expect(stageOf('Terms of Service', { roleKind: 'provider' })).toBe('open')
	expect(stageOf('Terms of Service', null)).toBe('open')
	expect(stageOf('SaaS Agreement', { roleKind: 'customer' })).toBe('open')
})

test.each([
	['general.auto_renewal', 'put the last day for your notice in the calendar'],
	['points.suspension', 'keep a copy of your data, and another provider in reach'],
	['privacy_terms.user_content', 'share only what they may go on using'],
	['privacy_terms.arbitration', 'check whether you can opt out, and by when'],
	['points.penalty', 'accept this only if you can live with it'],
])('posted terms are not asked to change: %s', (rule, expected) => {
	expect(actionAt('posted', { rule, quote: null }, 'ask for something')).toBe(expected)
})

test.each([
	['points.money_lost', 'The deposit is kept if you leave early.', true],
	['points.money_lost', 'Fees paid before the end stay with us.', true],
	['points.money_lost', 'You get nothing for a kite that comes back.', false],
	['points.unilateral_change', 'We may change these terms and tell you by e-mail.', true],
	['points.unilateral_change', 'We may change these terms at any time.', false],
	['privacy_terms.change_notice', 'We may change these terms without prior notice.', false],
	['points.unilateral_change', 'We notify you of a change by publishing the new terms on this page.', false],
	['points.unilateral_change', 'We publish new terms here and notify you ten days before they apply.', true],
	['points.unilateral_change', 'We may rewrite these terms, so read this page now and then to keep informed.', false],
	['points.money_lost', 'We may set off our losses against fees paid or due to you.', false],
])('a precaution fits the words, or there is none: %s, %s', (rule, quote, fits) => {
	expect(actionAt('posted', { rule, quote }, 'ask for something') !== null).toBe(fits)
})
