import type { PartyRole, ReviewTone } from '#app/domain/review/report/report.ts'

/** The reader's side: the form's label, the value in upload metadata, and the engine's value. */
export const partyRoles = [
	{ label: 'Sender', value: 'Sending Party', role: 'sending' },
	{ label: 'Receiver', value: 'Receiving Party', role: 'receiving' },
	{ label: 'Not Sure', value: 'Not Sure', role: 'unsure' },
] as const satisfies { label: string; value: string; role: PartyRole }[]

/** The tones of a report. */
export const reviewTones = [
	{ label: 'Founder-Friendly', value: 'Friendly', tone: 'friendly' },
	{ label: 'Legal-Precise', value: 'Legal', tone: 'legal' },
	{ label: 'Neutral', value: 'Neutral', tone: 'neutral' },
] as const satisfies { label: string; value: string; tone: ReviewTone }[]

/** The default party role. */
export const defaultPartyRole = 'Not Sure'
export const defaultReviewTone = 'Neutral'

/** The engine's party role for an upload's value; anything unknown is not sure. */
export function partyRoleOf(value: string): PartyRole {
	return partyRoles.find((choice) => choice.value === value)?.role ?? 'unsure'
}

/** The engine's tone for an upload's value; anything unknown is neutral. */
export function reviewToneOf(value: string): ReviewTone {
	return reviewTones.find((choice) => choice.value === value)?.tone ?? 'neutral'
}

/** The party role for a value: as in uploads, form labels or the engine, in any case. Other values stay as they are. */
export function parsePartyRole(given: unknown): unknown {
	return partyRoles.find(({ label, value, role }) => isAnyOf(given, [label, value, role]))?.value ?? given
}

/** The tone for a value, read like a party role. */
export function parseReviewTone(given: unknown): unknown {
	return reviewTones.find(({ label, value, tone }) => isAnyOf(given, [label, value, tone]))?.value ?? given
}

function isAnyOf(given: unknown, names: string[]): boolean {
	return typeof given === 'string' && names.some((name) => name.toLowerCase() === given.trim().toLowerCase())
}
