import type { FieldKind } from '../../fields/template-field.ts'
import { companyParts, personParts } from '../../fields/party-parts.ts'
import type { FieldUse } from './field-uses.ts'

const byName: [RegExp, FieldKind][] = [
	[/(?:^|_)date$/, 'date'],
	[/(?:^|_)address$/, 'address'],
	[/(?:^|_)(?:fee|price|salary|amount|cap|bonus)$/, 'money'],
	[/(?:^|_)(?:hourly|daily|monthly)_rate$/, 'money'],
	[/(?:^|_)(?:percent|percentage|rate)$/, 'percent'],
	[/(?:^|_)(?:description|scope|services|duties)$/, 'long_text'],
]

/** What the uses of a field say of its kind; where they say nothing, its name may. */
export function inferKind(name: string, uses: readonly FieldUse[]): FieldKind {
	const formats = new Set(
		uses.flatMap((use) => (use.path.length > 1 && use.path[0] !== name ? [] : use.formats.map((format) => format.name))),
	)
	const parts = uses.flatMap(({ path }) => (path.length > 1 ? [path[1] ?? ''] : []))
	const compared = uses.flatMap(({ as, path }) => (typeof as === 'object' && path.length === 1 ? operandsOf(as) : []))
	const named = byName.find(([pattern]) => pattern.test(name))?.[1]
	if (uses.some(({ as, path }) => as === 'each' && path.length === 1) || formats.has('list')) return 'list'
	if (parts.length > 0) return partyOf(name, parts)
	if (formats.has('date') || compared.some(isDay)) return 'date'
	if (formats.has('money')) return 'money'
	if (formats.has('percent')) return 'percent'
	if (formats.has('number') || formats.has('words') || compared.some((value) => typeof value === 'number'))
		return named === 'money' || named === 'percent' ? named : 'number'
	if (compared.some((value) => typeof value === 'boolean')) return 'yes_no'
	if (compared.some((value) => typeof value === 'string')) return 'choice'
	const isShown = uses.some(({ as }) => as === 'shown' || as === 'has')
	if (!isShown && uses.some(({ as }) => as === 'is')) return 'yes_no'
	return named ?? 'text'
}

/** The texts, numbers and answers that a comparison names. */
export function operandsOf({ left, right }: Extract<FieldUse['as'], object>): (string | number | boolean)[] {
	return [left, right].flatMap((operand) => ('value' in operand ? [operand.value] : []))
}

export function isDay(value: unknown): boolean {
	return typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value)
}

function partyOf(name: string, parts: readonly string[]): FieldKind {
	const fits = (known: typeof personParts) => parts.every((part) => known.some((each) => each.name === part))
	const isCompany = /company|client|customer|vendor|provider|sender|receiver|party|buyer|seller|lender|purchaser/.test(name)
	if (fits(companyParts) && (isCompany || !fits(personParts))) return 'company'
	return 'person'
}
