import { longPattern } from '#app/domain/text/long-pattern.ts'
import { visibleText } from '../passages.ts'
import type { RuleInput } from '../rule.ts'
import type { PartyRole, Severity } from '#app/domain/review/report/report.ts'

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

/** "See the notice of each product for what it collects": the details stand on pages of their own. */
export function pointsToOtherNotices(input: Pick<RuleInput, 'document'>): boolean {
	return otherNotices.test(visibleText(input))
}

const otherNotices = longPattern('i')`
	\b(?:privacy\s+(?:notices?|polic(?:y|ies)|statements?))\b[^.;]{0,80}\b(?:
		for\s+each|of\s+each|specific|product[\s-]specific|individual\s+products?|additional|separate
	)\b
	|\b(?:each|specific)\s+(?:product|service)s?\b[^.;]{0,60}\bprivacy\s+notice
`

/** Whether the reader is one of those who use the service, and not the one who publishes the text. */
export function readsAsUser({ reader, partyRole }: Pick<RuleInput, 'reader' | 'partyRole'>): boolean {
	return reader.party ? reader.party.roleKind === 'user' && !speaksAsWe(reader.party) : partyRole === 'receiving'
}

/** Whether the reader is known to be the one who publishes the text. */
export function publishes({ reader, partyRole }: Pick<RuleInput, 'reader' | 'partyRole'>): boolean {
	return reader.party ? reader.party.roleKind === 'provider' || speaksAsWe(reader.party) : partyRole === 'sending'
}

/** "We" wrote the text, whatever role was read for it. */
function speaksAsWe({ names }: NonNullable<RuleInput['reader']['party']>): boolean {
	return names.some((name) => /^(?:we|us|our)$/i.test(name))
}

/** A gap in a notice is the publisher's to mend; a reader of another's notice has little to lose by it. */
export const publisherShouldMend: Record<PartyRole, Severity> = { sending: 'medium', receiving: 'low', unsure: 'medium' }

/** A small gap in a notice. */
export const publisherMayMend: Severity = 'low'
