import type { FieldKind } from '../template-field.ts'

/** A format of the language: `{{start_date | date "MMMM D, YYYY"}}`. */
export interface FormatRule {
	/** The kinds of values it takes; `null`: any that has words. */
	kinds: readonly FieldKind[] | null
	/** What it takes as its text in quotes, as a mistake names it; `null`: none. */
	argument: string | null
}

const amounts = ['number', 'money', 'percent'] as const

/** All formats by name. */
export const formatRules = {
	date: { kinds: ['date'], argument: 'a pattern such as "MMMM D, YYYY"' },
	money: { kinds: ['money', 'number'], argument: null },
	number: { kinds: amounts, argument: null },
	percent: { kinds: ['percent', 'number'], argument: null },
	words: { kinds: amounts, argument: null },
	list: { kinds: ['list'], argument: '"and" or "or"' },
	possessive: { kinds: null, argument: null },
	upper: { kinds: null, argument: null },
	lower: { kinds: null, argument: null },
	title: { kinds: null, argument: null },
} as const satisfies Record<string, FormatRule>

export type FormatName = keyof typeof formatRules

/** A format as a placeholder asks for it. */
export interface Format {
	name: FormatName
	argument: string | null
}

export function isFormatName(name: string): name is FormatName {
	return Object.hasOwn(formatRules, name)
}
