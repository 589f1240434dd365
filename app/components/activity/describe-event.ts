import { dollars, planOf } from '#app/domain/billing/plans.ts'
import { helpOf } from '#app/domain/human-help/help-kinds.ts'
import { categoryName } from '#app/domain/review/type/catalogue.ts'
import type { EventDetails, EventType } from '#app/domain/activity/event-types.ts'

/** The parts of a history, to filter it by. */
export const eventKinds = {
	versions: 'Versions and status',
	people: 'People and access',
	redlining: 'Suggestions and rounds',
	comments: 'Comments',
	help: 'Help by people',
	records: 'Record and deadlines',
	plan: 'Plan and payments',
	account: 'Accounts and company',
} as const

export type EventKind = keyof typeof eventKinds

type Described = { [Type in EventType]: { kind: EventKind; sentence: (details: EventDetails<Type>) => string } }

const plain = (kind: EventKind, sentence: string) => ({ kind, sentence: () => sentence })

/** What each type of event says after the name of who did it; the details name what was done to what. */
const described: Described = {
	'account.changed': { kind: 'account', sentence: ({ done }) => `changed an account: ${done.join(', ')}` },
	'account.suspended': { kind: 'account', sentence: ({ reason }) => `suspended an account${reason ? `: ${reason}` : ''}` },
	'account.reinstated': plain('account', 'reinstated an account'),
	'account.signed_out': { kind: 'account', sentence: ({ sessions }) => `signed an account out of ${counted(sessions, 'session')}` },
	'account.erased': plain('account', 'erased an account'),
	'account.mfa_enabled': plain('account', 'turned multi-factor authentication on'),
	'account.mfa_disabled': plain('account', 'turned multi-factor authentication off'),
	'account.mfa_reset': { kind: 'account', sentence: ({ reason }) => `reset multi-factor authentication${reason ? `: ${reason}` : ''}` },
	'account.backup_code_used': plain('account', 'used a backup code'),
	'account.backup_codes_regenerated': plain('account', 'made new backup codes'),
	'account.passkey_added': plain('account', 'added a passkey'),
	'account.passkey_removed': plain('account', 'removed a passkey'),
	'account.social_linked': { kind: 'account', sentence: ({ provider }) => `linked a ${providers[provider]} account` },
	'account.social_unlinked': { kind: 'account', sentence: ({ provider }) => `unlinked a ${providers[provider]} account` },
	'account.email_changed': plain('account', 'changed their email address'),
	'account.export_requested': plain('account', 'requested an export of their data'),
	'account.deletion_requested': plain('account', 'requested that their account be deleted'),
	'account.deletion_canceled': plain('account', 'canceled the deletion of their account'),
	'account.inbound_address_made': plain('account', 'made a private address for email-to-check'),
	'account.inbound_address_removed': plain('account', 'ended their private address for email-to-check'),
	'account.api_token_made': { kind: 'account', sentence: ({ scopes }) => `made an API token with ${scopes.join(', ')}` },
	'account.api_token_revoked': plain('account', 'revoked an API token'),
	'account.webhook_made': { kind: 'account', sentence: ({ events }) => `made a webhook for ${events.join(', ')}` },
	'account.webhook_removed': plain('account', 'removed a webhook'),
	'account.webhook_enabled': plain('account', 'switched a webhook on'),
	'account.webhook_disabled': plain('account', 'switched a webhook off'),
	'account.webhook_secret_changed': plain('account', 'changed the secret of a webhook'),

	'company.member_invited': { kind: 'account', sentence: ({ role }) => `invited someone to the company as ${role}` },
	'company.invitation_revoked': plain('account', 'revoked an invitation to the company'),
	'company.member_joined': { kind: 'account', sentence: ({ role }) => `joined the company as ${role}` },
	'company.role_changed': { kind: 'account', sentence: ({ from, to }) => `changed a member’s role from ${from} to ${to}` },
	'company.member_removed': plain('account', 'removed a member from the company'),
	'company.member_left': plain('account', 'left the company'),
	'company.ownership_handed_over': plain('account', 'handed the company over to a new owner'),
	'company.invitation_resent': plain('account', 'sent an invitation to the company again'),
	'company.profile_changed': {
		kind: 'account',
		sentence: ({ fields }) => `changed the company profile: ${fields.map(fieldName).join(', ')}`,
	},

	'plan.started': { kind: 'plan', sentence: ({ plan }) => `started the ${planOf(plan).name} plan` },
	'plan.upgraded': { kind: 'plan', sentence: ({ from, to }) => `upgraded the plan from ${planOf(from).name} to ${planOf(to).name}` },
	'plan.downgrade_planned': {
		kind: 'plan',
		sentence: ({ from, to, at }) => `planned the downgrade from ${planOf(from).name} to ${planOf(to).name} for ${at.slice(0, 10)}`,
	},
	'plan.downgraded': {
		kind: 'plan',
		sentence: ({ from, to }) => `downgraded the plan from ${planOf(from).name} to ${planOf(to).name} as planned`,
	},
	'plan.canceled': { kind: 'plan', sentence: ({ plan, at }) => `canceled the ${planOf(plan).name} plan, which ends on ${at.slice(0, 10)}` },
	'plan.change_taken_back': { kind: 'plan', sentence: ({ plan }) => `took the planned change back and kept the ${planOf(plan).name} plan` },
	'plan.payment_failed': { kind: 'plan', sentence: ({ plan }) => `noted that the payment for the ${planOf(plan).name} plan failed` },
	'plan.payment_made_up': { kind: 'plan', sentence: ({ plan }) => `noted that what was open for the ${planOf(plan).name} plan is paid` },
	'plan.ended': { kind: 'plan', sentence: ({ plan }) => `ended the ${planOf(plan).name} plan` },

	'prompt.edited': {
		kind: 'account',
		sentence: ({ prompt, to, reason }) => `edited the prompt ${prompt}: version ${to}${reason ? `, ${reason}` : ''}`,
	},
	'prompt.activated': {
		kind: 'account',
		sentence: ({ prompt, from, to, reason }) => `put version ${to} of the prompt ${prompt} in use instead of version ${from}: ${reason}`,
	},

	'template.added': { kind: 'account', sentence: ({ template }) => `added the template ${template}` },
	'template.version_added': { kind: 'account', sentence: ({ template, number }) => `added version ${number} of the template ${template}` },
	'template.version_activated': {
		kind: 'account',
		sentence: ({ template, to }) => `brought version ${to} of the template ${template} into use`,
	},
	'template.fields_changed': {
		kind: 'account',
		sentence: ({ template, version, fields }) => `changed fields of the template ${template}, version ${version}: ${fields.join(', ')}`,
	},
	'template.changed': { kind: 'account', sentence: ({ template }) => `changed what is said of the template ${template}` },
	'template.status_changed': {
		kind: 'account',
		sentence: ({ template, from, to }) => `changed the template ${template} from ${from} to ${to}`,
	},
	'clause.added': { kind: 'account', sentence: ({ clause }) => `added the clause ${clause}` },
	'clause.edited': { kind: 'account', sentence: ({ clause, to, reason }) => `edited the clause ${clause}, version ${to}: ${reason}` },
	'clause.version_activated': {
		kind: 'account',
		sentence: ({ clause, to, reason }) => `brought version ${to} of the clause ${clause} into use: ${reason}`,
	},
	'clause.status_changed': {
		kind: 'account',
		sentence: ({ clause, to }) => `${to === 'retired' ? 'retired' : 'took back'} the clause ${clause}`,
	},
	'clauses.imported': { kind: 'account', sentence: ({ added, changed }) => `imported clauses: ${added} added, ${changed} changed` },

	'document.added': plain('versions', 'added the document'),
	'document.received_by_email': plain('versions', 'sent it by email to their company’s vault'),
	'document.version_added': plain('versions', 'added a version'),
	'document.renamed': { kind: 'versions', sentence: ({ from, to }) => `renamed it from “${from}” to “${to}”` },
	'document.moved': { kind: 'versions', sentence: ({ from, to }) => `moved it from ${categoryName(from)} to ${categoryName(to)}` },
	'document.type_set': {
		kind: 'versions',
		sentence: ({ from, to }) =>
			to === null ? `took its type ${from} away` : `set its type ${from === null ? '' : `from ${from} `}to ${to}`,
	},
	'document.tagged': {
		kind: 'versions',
		sentence: ({ tags }) => (tags.length === 0 ? 'removed all tags' : `set the tags to ${tags.map((tag) => `“${tag}”`).join(', ')}`),
	},
	'document.status_changed': {
		kind: 'versions',
		sentence: ({ from, to, reason }) => `changed its status from ${statuses[from]} to ${statuses[to]}${reason ? `: ${reason}` : ''}`,
	},
	'document.copied': {
		kind: 'versions',
		sentence: ({ fromVersion }) => `made it as a copy of version 1.0.${fromVersion} of another document`,
	},
	'document.generated': {
		kind: 'versions',
		sentence: ({ template, templateVersion }) => `made it from the template “${template}”, version ${templateVersion}`,
	},
	'document.version_restored': { kind: 'versions', sentence: ({ fromVersion }) => `restored version 1.0.${fromVersion} as the newest` },
	'document.record_changed': { kind: 'records', sentence: ({ fields }) => `confirmed or changed in the record: ${fields.join(', ')}` },
	'document.locked': plain('versions', 'locked it'),
	'document.unlocked': { kind: 'versions', sentence: ({ taken }) => (taken ? 'took someone’s lock away' : 'unlocked it') },
	'document.deleted': plain('versions', 'moved it to the bin'),
	'document.restored': plain('versions', 'took it out of the bin'),
	'document.erased': plain('versions', 'erased it for good'),
	'document.shared': { kind: 'people', sentence: ({ role, email }) => `shared it with ${email} as ${role}` },
	'document.unshared': { kind: 'people', sentence: ({ email }) => `removed ${email ?? 'someone’s'} access` },
	'document.permissions_set': {
		kind: 'people',
		sentence: ({ permissions }) => `set who can open it: ${counted(permissions.length, 'person')}`,
	},
	'document.shared_with_company': { kind: 'people', sentence: ({ role }) => `shared it with everyone in the company as ${role}` },
	'document.link_created': {
		kind: 'people',
		sentence: ({ version, expiresAt }) => `made a link to version 1.0.${version} that works until ${expiresAt.slice(0, 10)}`,
	},
	'document.link_revoked': plain('people', 'revoked a link to it'),
	'document.opened_by_administrator': { kind: 'people', sentence: ({ reason }) => `opened it for support${reason ? `: ${reason}` : ''}` },
	'document.recipient_erased': plain('people', 'erased the account of someone it was shared with'),
	'redline.downloaded': { kind: 'redlining', sentence: ({ mode }) => `downloaded the file (${mode})` },

	'deadline.done': { kind: 'records', sentence: (deadline) => `marked ${named(deadline)} as done` },
	'deadline.reopened': { kind: 'records', sentence: (deadline) => `opened ${named(deadline)} again` },
	'deadline.snoozed': { kind: 'records', sentence: ({ until, ...deadline }) => `snoozed ${named(deadline)} until ${until}` },
	'deadline.assigned': {
		kind: 'records',
		sentence: ({ userId, ...deadline }) =>
			userId === null ? `removed the owner of ${named(deadline)}` : `changed the owner of ${named(deadline)}`,
	},
	'task.added': { kind: 'records', sentence: ({ date }) => `added a task for ${date}` },
	'task.removed': { kind: 'records', sentence: ({ date }) => `removed a task of ${date}` },
	'task.changed': { kind: 'records', sentence: ({ date, change }) => `${taskChanges[change]} a task of ${date}` },

	'suggestions.drafted': {
		kind: 'redlining',
		sentence: drafting,
	},
	'suggestions.regenerated': plain('redlining', 'had the suggestions redrafted'),
	'suggestions.regeneration_started': {
		kind: 'account',
		sentence: ({ documents }) => `had the suggestions of all documents redrafted: ${counted(documents, 'document')}`,
	},
	'suggestions.regeneration_stopped': plain('account', 'stopped redrafting the suggestions of all documents'),
	'suggestion.made': { kind: 'redlining', sentence: ({ number }) => `made suggestion ${number}` },
	'suggestion.carried_over': {
		kind: 'redlining',
		sentence: ({ number, fromVersion }) => `carried suggestion ${number} over from version 1.0.${fromVersion}`,
	},
	'suggestion.decided': { kind: 'redlining', sentence: ({ number, toState }) => `set suggestion ${number} to ${toState}` },
	'suggestion.decision_undone': { kind: 'redlining', sentence: ({ number }) => `took back the decision on suggestion ${number}` },
	'suggestion.decided_with_change': {
		kind: 'redlining',
		sentence: ({ number, toState }) => `set suggestion ${number} to ${toState} with a tracked change`,
	},
	'suggestion.noted': { kind: 'redlining', sentence: ({ number }) => `changed the notes of suggestion ${number}` },
	'suggestion.went_stale': { kind: 'redlining', sentence: ({ number }) => `lost the words of suggestion ${number} in a new version` },
	'counterparty_change.decided': { kind: 'redlining', sentence: ({ decision }) => `set a change of the counterparty to ${decision}` },
	'counterparty_change.decision_undone': plain('redlining', 'took back a decision on a change of the counterparty'),
	'round.received': plain('redlining', 'uploaded a returned file'),
	'round.point_answered': { kind: 'redlining', sentence: ({ answer }) => `answered a point of a round: ${answer}` },

	'help.paid': { kind: 'help', sentence: ({ kind, cents }) => `bought ${helpOf[kind].name} for ${dollars(cents)}` },
	'help.claimed': plain('help', 'took on the request for help'),
	'help.released': plain('help', 'gave the request for help back'),
	'help.document_opened': plain('help', 'opened the document to help with it'),
	'help.file_downloaded': plain('help', 'downloaded the file to help with it'),
	'help.answered': { kind: 'help', sentence: ({ withFile }) => `answered the request for help${withFile ? ' with a redlined file' : ''}` },
	'help.asked_back': plain('help', 'asked a follow-up question about the answer'),
	'help.accepted': plain('help', 'accepted the answer'),
	'help.refund_offered': plain('help', 'offered a refund, because no answer came in time'),
	'help.refunded': { kind: 'help', sentence: ({ cents }) => `refunded ${dollars(cents)}` },

	'comment.added': { kind: 'comments', sentence: ({ threadId }) => (threadId === null ? 'commented' : 'answered a comment') },
	'comment.resolved': plain('comments', 'resolved a comment'),
	'comment.reopened': plain('comments', 'reopened a comment'),
	'comment.included_in_file': plain('comments', 'put a comment into downloaded files'),
	'comment.excluded_from_file': plain('comments', 'took a comment out of downloaded files'),
}

const providers = { google: 'Google', linkedin: 'LinkedIn', microsoft: 'Microsoft' } as const
const statuses = { draft: 'Draft', final: 'Final', signed: 'Signed' } as const

const taskChanges = { done: 'completed', reopen: 'opened again', snooze: 'snoozed', assign: 'changed the owner of' } as const

function named({ what, date }: { what: string; date: string }): string {
	return `the deadline “${what}” of ${date}`
}

/** "legal_entity_name", as the API calls it, in words. */
function fieldName(field: string): string {
	return field === 'ein' ? 'EIN' : field.replaceAll('_', ' ')
}

/** Suggestions that were all carried over are no lack of suggestions: only a drafting that leaves none found nothing. */
function drafting({ drafted, carriedOver }: EventDetails<'suggestions.drafted'>): string {
	if (drafted + carriedOver === 0) return 'found nothing new to suggest'
	const carried = carriedOver === 0 ? [] : [`carried over ${counted(carriedOver, 'suggestion')}`]
	return [...(drafted === 0 ? [] : [`drafted ${counted(drafted, 'suggestion')}`]), ...carried].join(' and ')
}

function counted(number: number, what: string): string {
	return number === 1 ? `1 ${what}` : `${number} ${what === 'person' ? 'people' : `${what}s`}`
}

/**
 * What an event says after the name of who did it, in the past tense.
 *
 * @param details as its type has them; `null` once they were erased
 */
export function describeEvent<Type extends EventType>(type: Type, details: EventDetails<Type> | null): string {
	const { sentence } = described[type] as { sentence: (details: EventDetails<Type>) => string }
	// Types without details have `undefined`, not null.
	return details === null ? erasedWords[described[type].kind] : sentence(details)
}

const erasedWords: Record<EventKind, string> = {
	versions: 'changed the document (details erased)',
	people: 'changed who can open it (details erased)',
	redlining: 'worked on the redline (details erased)',
	comments: 'commented (details erased)',
	help: 'dealt with a request for help (details erased)',
	records: 'changed its record (details erased)',
	plan: 'changed the plan (details erased)',
	account: 'changed an account or the company (details erased)',
}

/** The part of a history that a type of event belongs to. */
export function kindOf(type: EventType): EventKind {
	return described[type].kind
}

/** The types of events of a part of a history. */
export function typesOfKind(kind: EventKind): EventType[] {
	return (Object.keys(described) as EventType[]).filter((type) => described[type].kind === kind)
}
