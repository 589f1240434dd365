import type { ValueCheck } from './check-value.ts'
import { formatMoney, formatNumber, formatPercent } from './formats/format-amount.ts'
import type { TemplateField } from './template-field.ts'

/** Beyond this, cents are no longer exact. */
const mostMoney = 1_000_000_000_000

const typedAmount = /^([+-])?\$?\s?(\d+|\d{1,3}(?:,\d{3})+)(\.\d+)?\s?%?$/

/** Checks an amount of money, a number or a percentage, sent as a number or typed as people do. */
export function checkAmount(field: TemplateField, value: unknown): ValueCheck {
	const { kind, limits } = field
	const amount = typeof value === 'number' ? value : typeof value === 'string' ? readAmount(value.trim(), kind) : NaN
	if (Number.isNaN(amount) || !Number.isFinite(amount)) return { problem: `Enter ${examples[kind] ?? examples.number}.` }
	if (kind === 'money' && !hasCents(amount)) return { problem: 'Use at most two decimals for an amount of money.' }
	const show = kind === 'money' ? formatMoney : kind === 'percent' ? formatPercent : formatNumber
	const least = typeof limits.min === 'number' ? limits.min : kind === 'number' ? -mostMoney : 0
	const most = typeof limits.max === 'number' ? limits.max : kind === 'percent' ? 100 : mostMoney
	if (amount < least) return { problem: `Enter at least ${show(least)}.` }
	if (amount > most) return { problem: `Enter at most ${show(most)}.` }
	return { value: amount }
}

const examples: Record<string, string> = {
	money: 'an amount of money, such as 50,000 or 1,250.50',
	percent: 'a percentage, such as 12.5',
	number: 'a number, such as 10,000',
}

function readAmount(typed: string, kind: TemplateField['kind']): number {
	const [, sign = '', digits, decimals = ''] = typedAmount.exec(typed) ?? []
	const sized = digits !== undefined && (kind === 'money' || !typed.includes('$')) && (kind === 'percent' || !typed.includes('%'))
	return sized ? Number(`${sign}${digits.replaceAll(',', '')}${decimals}`) : NaN
}

/** Whether it has two decimals at most, whatever binary fractions make of them. */
function hasCents(amount: number): boolean {
	return Math.abs(Math.round(amount * 100) / 100 - amount) < 1e-9 * Math.max(1, Math.abs(amount))
}
