import type { PartyRole, ReviewTone } from '#app/domain/review/report/report.ts'

/** Which side the reader is on: what the form says, what the metadata of an upload says, what the engine takes. */
export const partyRoles = [
	{ label: 'Sender', value: 'Sending Party', role: 'sending' },
	{ label: 'Receiver', value: 'Receiving Party', role: 'receiving' },
	{ label: 'Not Sure', value: 'Not Sure', role: 'unsure' },
] as const satisfies { label: string; value: string; role: PartyRole }[]

/** How the report speaks. */
export const reviewTones = [
	{ label: 'Founder-Friendly', value: 'Friendly', tone: 'friendly' },
	{ label: 'Legal-Precise', value: 'Legal', tone: 'legal' },
	{ label: 'Neutral', value: 'Neutral', tone: 'neutral' },
] as const satisfies { label: string; value: string; tone: ReviewTone }[]

/** What is chosen when nothing is chosen. */
export const defaultPartyRole = 'Not Sure'
export const defaultReviewTone = 'Neutral'

/** The engine's word for a party role as uploads name it; anything unknown is not sure. */
export function partyRoleOf(value: string): PartyRole {
	return partyRoles.find((choice) => choice.value === value)?.role ?? 'unsure'
}

/** The engine's word for a tone as uploads name it; anything unknown is neutral. */
export function reviewToneOf(value: string): ReviewTone {
	return reviewTones.find((choice) => choice.value === value)?.tone ?? 'neutral'
}

/**
 * The party role that somebody means by a word: as uploads name it, as forms label it or as the engine calls it, whatever
 * the case. Other words stay as they are.
 */
export function parsePartyRole(said: unknown): unknown {
	return partyRoles.find(({ label, value, role }) => isAnyOf(said, [label, value, role]))?.value ?? said
}

/** The tone that somebody means by a word, read like a party role. */
export function parseReviewTone(said: unknown): unknown {
	return reviewTones.find(({ label, value, tone }) => isAnyOf(said, [label, value, tone]))?.value ?? said
}

function isAnyOf(said: unknown, names: string[]): boolean {
	return typeof said === 'string' && names.some((name) => name.toLowerCase() === said.trim().toLowerCase())
}
