import type { RuleInput } from '../rule.ts'
import type { PartyRole, Severity } from '../../report.ts'

type Typed = Pick<RuleInput, 'documentType'>

/** A notice about personal data: it informs, and nobody agrees to it. */
export function isPrivacyNotice({ documentType }: Typed): boolean {
	return documentType === 'Privacy Policy' || documentType === 'Cookie Policy'
}

/** The full notice, which the law gives a content of its own; a cookie policy stands beside one. */
export function isPrivacyPolicy({ documentType }: Typed): boolean {
	return documentType === 'Privacy Policy'
}

/** Terms that users are to be bound by. */
export function isUserTerms({ documentType }: Typed): boolean {
	return documentType === 'Terms of Service' || documentType === 'Acceptable Use Policy' || documentType === 'End User License Agreement'
}

/** Whose notice it is answers for its gaps; a reader of another's notice has less to lose. */
export const publisherAnswers: Record<PartyRole, Severity> = { sending: 'high', receiving: 'medium', unsure: 'high' }
export const publisherShouldMend: Record<PartyRole, Severity> = { sending: 'medium', receiving: 'low', unsure: 'medium' }

/** "a", "a and b", "a, b and c". */
export function inWords(items: readonly string[]): string {
	return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`
}
