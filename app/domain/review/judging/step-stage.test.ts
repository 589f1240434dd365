import { expect, test } from 'vitest'
import { actionAt, stageOf } from './step-stage.ts'

test('an open document is asked to change', () => {
	expect(actionAt('open', { rule: 'points.indemnity' }, 'cap the indemnity')).toBe('cap the indemnity')
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
	expect(actionAt('posted', { rule }, 'ask for something')).toBe(expected)
})
