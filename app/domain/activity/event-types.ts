import { z } from 'zod'

/** For events fully described by actor, type and time. */
const nothing = z.undefined()

const reason = z.object({ reason: z.string() })
const documentStatus = z.enum(['draft', 'final', 'signed'])
const shareRole = z.enum(['viewer', 'commenter', 'editor'])
const templateStatus = z.enum(['draft', 'active', 'retired'])
const membershipRole = z.enum(['owner', 'admin', 'member'])
const helpKind = z.enum(['clause_fix', 'full_redline', 'review_assist'])
const plan = z.enum(['free', 'builder', 'startup', 'scale'])
const suggestionState = z.enum(['open', 'accepted', 'edited', 'rejected', 'stale'])

const suggestionNumber = z.int().positive()
const stateChange = { number: suggestionNumber, fromState: suggestionState, toState: suggestionState }

const decisionChange = z.object({
	...stateChange,
	before: z.object({
		state: suggestionState,
		editedText: z.string().nullable(),
		decidedById: z.string().nullable(),
		decidedAt: z.string().nullable(),
	}),
	editedText: z.string().nullable(),
})

const counterpartyDecision = z.object({ decision: z.enum(['accepted', 'rejected', 'open']) })
const deadline = z.object({ what: z.string(), date: z.string() })
const task = z.object({ date: z.string() })
const comment = z.object({ threadId: z.string().nullable() })

/**
 * Every type of event with its details. A new type is one line here, and `recordEvent` where it happens. Types stay
 * even when nothing records them any more: histories keep old events.
 *
 * The subject is noted at each group. Events of documents, suggestions, counterparty changes, comments and rounds name
 * their document.
 */
export const eventTypes = {
	// Subject: the account.
	'account.changed': z.object({ by: z.enum(['operator', 'administrator']), done: z.array(z.string()), reason: z.string().optional() }),
	'account.suspended': reason,
	'account.reinstated': nothing,
	'account.signed_out': z.object({ sessions: z.int() }),
	'account.erased': nothing,
	'account.mfa_enabled': nothing,
	'account.mfa_disabled': nothing,
	'account.mfa_reset': reason,
	'account.backup_code_used': nothing,
	'account.backup_codes_regenerated': nothing,
	'account.passkey_added': nothing,
	'account.passkey_removed': nothing,
	'account.social_linked': z.object({ provider: z.enum(['google', 'linkedin', 'microsoft']) }),
	'account.social_unlinked': z.object({ provider: z.enum(['google', 'linkedin', 'microsoft']) }),
	'account.email_changed': nothing,
	'account.export_requested': nothing,
	'account.deletion_requested': nothing,
	'account.deletion_canceled': nothing,
	'account.inbound_address_made': nothing,
	'account.inbound_address_removed': nothing,
	// Subject: the token.
	'account.api_token_made': z.object({ scopes: z.array(z.string()) }),
	'account.api_token_revoked': nothing,
	// Subject: the webhook.
	'account.webhook_made': z.object({ events: z.array(z.string()) }),
	'account.webhook_removed': nothing,
	'account.webhook_enabled': nothing,
	'account.webhook_disabled': nothing,
	'account.webhook_secret_changed': nothing,

	// Subject: the account; for invitations the invitation.
	'company.member_invited': z.object({ role: membershipRole }),
	'company.invitation_revoked': nothing,
	'company.member_joined': z.object({ role: membershipRole }),
	'company.role_changed': z.object({ from: membershipRole, to: membershipRole }),
	'company.member_removed': nothing,
	'company.member_left': nothing,
	'company.ownership_handed_over': nothing,
	'company.invitation_resent': nothing,

	// No subject. The names of the fields that were changed, as the API calls them.
	'company.profile_changed': z.object({ fields: z.array(z.string()) }),

	// No subject. `at`: when the paid month, and with it the plan, ends.
	'plan.started': z.object({ plan }),
	'plan.upgraded': z.object({ from: plan, to: plan }),
	'plan.downgrade_planned': z.object({ from: plan, to: plan, at: z.string() }),
	'plan.downgraded': z.object({ from: plan, to: plan }),
	'plan.canceled': z.object({ plan, at: z.string() }),
	'plan.change_taken_back': z.object({ plan }),
	'plan.payment_failed': z.object({ plan }),
	'plan.payment_made_up': z.object({ plan }),
	'plan.ended': z.object({ plan }),

	// Subject: the prompt's name.
	'prompt.edited': z.object({ prompt: z.string(), from: z.int(), to: z.int(), reason: z.string().optional() }),
	'prompt.activated': z.object({ prompt: z.string(), from: z.int(), to: z.int(), reason: z.string() }),

	// Subject: the template. Names of fields, details and columns.
	'template.added': z.object({ template: z.string(), sha256: z.string() }),
	'template.version_added': z.object({ template: z.string(), number: z.int(), sha256: z.string(), note: z.string() }),
	'template.version_activated': z.object({ template: z.string(), from: z.int(), to: z.int() }),
	'template.fields_changed': z.object({ template: z.string(), version: z.int(), fields: z.array(z.string()) }),
	'template.changed': z.object({ template: z.string(), what: z.array(z.string()) }),
	'template.status_changed': z.object({ template: z.string(), from: templateStatus, to: templateStatus }),

	// Subject: the clause; importing covers many and has none.
	'clause.added': z.object({ clause: z.string() }),
	'clause.edited': z.object({ clause: z.string(), from: z.int(), to: z.int(), reason: z.string() }),
	'clause.version_activated': z.object({ clause: z.string(), from: z.int(), to: z.int(), reason: z.string() }),
	'clause.status_changed': z.object({ clause: z.string(), to: z.enum(['active', 'retired']) }),
	'clauses.imported': z.object({ added: z.int(), changed: z.int() }),

	// No subject.
	'document.added': nothing,
	'document.received_by_email': nothing,
	'document.version_added': nothing,
	'document.shared': z.object({ role: shareRole, userId: z.string().nullable(), email: z.string() }),
	'document.unshared': z.object({ userId: z.string().nullable(), email: z.string().nullable() }),
	'document.permissions_set': z.object({
		permissions: z.array(z.union([z.object({ userId: z.string(), role: shareRole }), z.object({ email: z.string(), role: shareRole })])),
	}),
	// Subject: the link.
	'document.link_created': z.object({
		version: z.int(),
		expiresAt: z.string(),
		password: z.boolean(),
		addresses: z.int(),
		download: z.boolean(),
	}),
	'document.link_revoked': nothing,
	'document.shared_with_company': z.object({ role: shareRole }),
	'document.opened_by_administrator': reason,
	'document.renamed': z.object({ from: z.string(), to: z.string() }),
	'document.moved': z.object({ from: z.string(), to: z.string() }),
	'document.type_set': z.object({ from: z.string().nullable(), to: z.string().nullable() }),
	'document.tagged': z.object({ tags: z.array(z.string()) }),
	'document.status_changed': z.object({ from: documentStatus, to: documentStatus, reason: z.string().optional() }),
	'document.copied': z.object({ fromDocumentId: z.string(), fromVersion: z.int() }),
	'document.version_restored': z.object({ fromVersion: z.int() }),
	'document.generated': z.object({ template: z.string(), templateVersion: z.int() }),
	// The fields that were confirmed or changed.
	'document.record_changed': z.object({ fields: z.array(z.string()) }),
	'document.locked': nothing,
	// Whether the owner took it away from its holder.
	'document.unlocked': z.object({ taken: z.boolean() }),
	'document.deleted': nothing,
	'document.restored': nothing,
	'document.erased': nothing,
	// Subject: the account of somebody it was shared with.
	'document.recipient_erased': nothing,

	// Of a document's deadlines, and without a document of the company's. What it is, as lists name it, and its day.
	'deadline.done': deadline,
	'deadline.reopened': deadline,
	'deadline.snoozed': deadline.extend({ until: z.string() }),
	'deadline.assigned': deadline.extend({ userId: z.string().nullable() }),
	// Subject: the task. Its title stays out: only its maker and its owner read it.
	'task.added': task,
	'task.removed': task,
	'task.changed': task.extend({ change: z.enum(['done', 'reopen', 'snooze', 'assign']) }),

	'redline.downloaded': z.object({ mode: z.string(), sha256: z.string() }),

	// Subject: the suggestion. Drafting covers many at once and has none.
	'suggestions.drafted': z.object({ drafted: z.int(), carriedOver: z.int() }),
	'suggestions.regenerated': nothing,
	// Subject: the regeneration of all documents; of the administrator's company.
	'suggestions.regeneration_started': z.object({ documents: z.int() }),
	'suggestions.regeneration_stopped': nothing,
	'suggestion.made': z.object({ number: suggestionNumber, toState: suggestionState }),
	'suggestion.carried_over': z.object({
		...stateChange,
		fromSuggestionId: z.string(),
		fromVersion: z.int(),
		worked: z.boolean().optional(),
	}),
	'suggestion.decided': decisionChange,
	'suggestion.decision_undone': decisionChange,
	'suggestion.decided_with_change': z.object(stateChange),
	'suggestion.noted': z.object({
		...stateChange,
		before: z.object({ reason: z.string(), internalNote: z.string().nullable() }),
	}),
	'suggestion.went_stale': z.object(stateChange),

	// Subject: the change's key in the file.
	'counterparty_change.decided': counterpartyDecision,
	'counterparty_change.decision_undone': counterpartyDecision,

	// Subject: the comment.
	'comment.added': comment,
	'comment.resolved': nothing,
	'comment.reopened': nothing,
	'comment.included_in_file': nothing,
	'comment.excluded_from_file': nothing,

	// Subject: the round's number.
	'round.received': nothing,
	'round.point_answered': z.object({ point: z.string(), answer: z.enum(['agreed', 'refused', 'open']) }),

	// Subject: the request for help by a person. Its question and answer stay out.
	'help.paid': z.object({ kind: helpKind, cents: z.int() }),
	'help.claimed': nothing,
	'help.released': nothing,
	'help.document_opened': nothing,
	'help.file_downloaded': nothing,
	'help.answered': z.object({ withFile: z.boolean() }),
	'help.asked_back': nothing,
	'help.accepted': nothing,
	'help.refund_offered': nothing,
	'help.refunded': z.object({ cents: z.int() }),
} as const satisfies Record<string, z.ZodType>

/** The types of events whose details name whom a document was shared with; the database has the same list. */
export const sharingTypes: readonly string[] = ['document.shared', 'document.unshared', 'document.permissions_set'] satisfies EventType[]

export type EventType = keyof typeof eventTypes

/** What an event of a type contains. */
export type EventDetails<Type extends EventType> = z.output<(typeof eventTypes)[Type]>

/** The type of an event with its details, for every type. */
export type TypedEvent = { [Type in EventType]: { type: Type; details: EventDetails<Type> } }[EventType]

/**
 * An event's details as its type has them.
 *
 * @throws ZodError when they are none of that type
 */
export function parseDetails(type: EventType, details: unknown): unknown {
	return eventTypes[type].parse(details)
}
