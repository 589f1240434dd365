import { isDocumentType } from '#app/domain/review/type/catalogue.ts'
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

const precautions: readonly (readonly [RegExp, string])[] = [
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
	[/money_lost|refund/, 'prepay no more than you can afford to lose'],
	[/unilateral|change/, 'read each notice of a change, and leave before a change that hurts you applies'],
	[/arbitrat|class_waiver|jury|dispute/, 'check whether you can opt out, and by when'],
]
const anyPrecaution = 'accept this only if you can live with it'

/**
 * What to do about a finding at the document's stage: asking for a change helps only while it can be changed.
 *
 * @param action an infinitive phrase without "to": what to ask for while the document is open
 */
export function actionAt(stage: Stage, { rule }: Pick<Finding, 'rule'>, action: string): string {
	if (stage === 'open') return action
	return precautions.find(([pattern]) => pattern.test(rule))?.[1] ?? anyPrecaution
}
