import { isDocumentType } from '#app/domain/review/type/catalogue.ts'
import { longPattern } from '#app/domain/text/long-pattern.ts'
import type { Finding } from '../report/report.ts'
import type { DocumentParty } from '../sides/document-party.ts'
import { publicTypes } from '../sides/role-kinds.ts'

/** Whether a document is open to changes, or terms that its author posts for everybody and negotiates with nobody. */
export type Stage = 'open' | 'posted'

/** The reader of public terms that somebody else wrote can only take them or leave them. */
export function stageOf(type: string | null, reader: Pick<DocumentParty, 'roleKind'> | null): Stage {
	return reader !== null &&
		reader.roleKind !== 'provider' &&
		reader.roleKind !== 'vendor' &&
		type !== null &&
		isDocumentType(type) &&
		publicTypes.has(type)
		? 'posted'
		: 'open'
}

/** Sums that the other side takes out of what it owes are not paid ahead. */
const paidAhead = longPattern('i')`
	^(?![^]*\b(?:set[\s-]?off|off-?set|withh[eo]ld\w*|deduct\w*|recoup\w*)\b)[^]*\b(?:
		pre-?pa(?:y|id|yments?|ying)|(?:in|an)\s+advance|up-?front|deposits?|refund\w*|credits?|gift\s+cards?|vouchers?|tokens?|top-?ups?
		|balances?|subscriptions?|(?:fees?|amounts?|sums?|payments?|price|money)\b[^.;]{0,40}\b(?:paid|made|received)|you\s+(?:have\s+)?paid
	)\b
`
/** Somebody tells of the change; a promise of none, and a change without notice, give nothing to read. */
const noticeGiven = longPattern('i')`
	^(?![^]*\bkeep\s+(?:yourself\s+)?informed\b)(?![^]*\b(?:post(?:ed|ing|s)?|publish\w*)\b(?![^]*\b(?:days?|advance|prior|e-?mail\w*)\b))
	(?![^]*\b(?:without|no)\s+(?:\w+\s+){0,3}noti(?:ce|fication)\b)[^]*
	\b(?:noti(?:ce|ces|fy|fies|fied|fying|fication)|e-?mail\w*|inform\w*|announc\w+|advise\w*|alert\w*|let\s+you\s+know|tell\s+you)\b
`

/** What to do oneself about a rule's finding; `needs` are the words without which there is nothing to do it with. */
const precautions: readonly (readonly [rule: RegExp, todo: string, needs?: RegExp])[] = [
	[/renew/, 'put the last day for your notice in the calendar'],
	[/suspen|terminat|exit/, 'keep a copy of your data, and another provider in reach'],
	[/indemn/, 'check that your insurance covers these claims'],
	[
		/liab|indirect|warranty_disclaimed|super_cap|one_sided_cap/,
		'keep your own backups, and rely on it for nothing that you cannot afford to lose',
	],
	[/licen[cs]e_out|wide_license|user_content|ip_|residual|feedback/, 'share only what they may go on using'],
	[/data|opt_out|ai_training|sensitive|recipients/, 'share no more data than you must'],
	[/price/, 'check the price before each renewal'],
	[/money_lost|refund/, 'prepay no more than you can afford to lose', paidAhead],
	[/unilateral|change/, 'read each notice of a change, and leave before a change that hurts you applies', noticeGiven],
	[/arbitrat|class_waiver|jury|dispute/, 'check whether you can opt out, and by when'],
]
const anyPrecaution = 'accept this only if you can live with it'

/**
 * What to do about a finding at the document's stage: asking for a change helps only while it can be changed.
 *
 * @param action an infinitive phrase without "to": what to ask for while the document is open
 * @returns `null` where the words leave nothing to do: no notice to read, nothing that is paid in advance
 */
export function actionAt(stage: Stage, { rule, quote }: Pick<Finding, 'rule' | 'quote'>, action: string): string | null {
	if (stage === 'open') return action
	const known = precautions.find(([pattern]) => pattern.test(rule))
	if (!known) return anyPrecaution
	const [, todo, needs] = known
	return !needs || needs.test(quote ?? '') ? todo : null
}
