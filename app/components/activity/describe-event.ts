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

type Described = { [Type in EventType]: { kind: EventKind; says: (details: EventDetails<Type>) => string } }

const says = (kind: EventKind, sentence: string) => ({ kind, says: () => sentence })

/** What each type of event says after the name of who did it; the details name what was done to what. */
const described: Described = {
	'account.changed': { kind: 'account', says: ({ done }) => `changed an account: ${done.join(', ')}` },
	'account.suspended': { kind: 'account', says: ({ reason }) => `suspended an account${reason ? `: ${reason}` : ''}` },
	'account.reinstated': says('account', 'reinstated an account'),
	'account.signed_out': { kind: 'account', says: ({ sessions }) => `signed an account out of ${counted(sessions, 'session')}` },
	'account.erased': says('account', 'erased an account'),
	'account.mfa_enabled': says('account', 'turned multi-factor authentication on'),
	'account.mfa_disabled': says('account', 'turned multi-factor authentication off'),
	'account.mfa_reset': { kind: 'account', says: ({ reason }) => `reset multi-factor authentication${reason ? `: ${reason}` : ''}` },
	'account.backup_code_used': says('account', 'used a backup code'),
	'account.backup_codes_regenerated': says('account', 'made new backup codes'),
	'account.passkey_added': says('account', 'added a passkey'),
	'account.passkey_removed': says('account', 'removed a passkey'),
	'account.social_linked': { kind: 'account', says: ({ provider }) => `linked a ${providers[provider]} account` },
	'account.social_unlinked': { kind: 'account', says: ({ provider }) => `unlinked a ${providers[provider]} account` },
	'account.email_changed': says('account', 'changed their email address'),
	'account.export_requested': says('account', 'requested an export of their data'),
	'account.deletion_requested': says('account', 'requested that their account be deleted'),
	'account.deletion_canceled': says('account', 'canceled the deletion of their account'),
	'account.inbound_address_made': says('account', 'made a private address for email-to-check'),
	'account.inbound_address_removed': says('account', 'ended their private address for email-to-check'),
	'account.api_token_made': { kind: 'account', says: ({ scopes }) => `made an API token with ${scopes.join(', ')}` },
	'account.api_token_revoked': says('account', 'revoked an API token'),
	'account.webhook_made': { kind: 'account', says: ({ events }) => `made a webhook for ${events.join(', ')}` },
	'account.webhook_removed': says('account', 'removed a webhook'),
	'account.webhook_enabled': says('account', 'switched a webhook on'),
	'account.webhook_disabled': says('account', 'switched a webhook off'),
	'account.webhook_secret_changed': says('account', 'changed the secret of a webhook'),

	'company.member_invited': { kind: 'account', says: ({ role }) => `invited someone to the company as ${role}` },
	'company.invitation_revoked': says('account', 'revoked an invitation to the company'),
	'company.member_joined': { kind: 'account', says: ({ role }) => `joined the company as ${role}` },
	'company.role_changed': { kind: 'account', says: ({ from, to }) => `changed a member’s role from ${from} to ${to}` },
	'company.member_removed': says('account', 'removed a member from the company'),
	'company.member_left': says('account', 'left the company'),
	'company.ownership_handed_over': says('account', 'handed the company over to a new owner'),
	'company.invitation_resent': says('account', 'sent an invitation to the company again'),
	'company.profile_changed': { kind: 'account', says: ({ fields }) => `changed the company profile: ${fields.map(fieldName).join(', ')}` },

	'plan.started': { kind: 'plan', says: ({ plan }) => `started the ${planOf(plan).name} plan` },
	'plan.upgraded': { kind: 'plan', says: ({ from, to }) => `upgraded the plan from ${planOf(from).name} to ${planOf(to).name}` },
	'plan.downgrade_planned': {
		kind: 'plan',
		says: ({ from, to, at }) => `planned the downgrade from ${planOf(from).name} to ${planOf(to).name} for ${at.slice(0, 10)}`,
	},
	'plan.downgraded': {
		kind: 'plan',
		says: ({ from, to }) => `downgraded the plan from ${planOf(from).name} to ${planOf(to).name} as planned`,
	},
	'plan.canceled': { kind: 'plan', says: ({ plan, at }) => `canceled the ${planOf(plan).name} plan, which ends on ${at.slice(0, 10)}` },
	'plan.change_taken_back': { kind: 'plan', says: ({ plan }) => `took the planned change back and kept the ${planOf(plan).name} plan` },
	'plan.payment_failed': { kind: 'plan', says: ({ plan }) => `noted that the payment for the ${planOf(plan).name} plan failed` },
	'plan.payment_made_up': { kind: 'plan', says: ({ plan }) => `noted that what was open for the ${planOf(plan).name} plan is paid` },
	'plan.ended': { kind: 'plan', says: ({ plan }) => `ended the ${planOf(plan).name} plan` },

	'prompt.edited': {
		kind: 'account',
		says: ({ prompt, to, reason }) => `edited the prompt ${prompt}: version ${to}${reason ? `, ${reason}` : ''}`,
	},
	'prompt.activated': {
		kind: 'account',
		says: ({ prompt, from, to, reason }) => `put version ${to} of the prompt ${prompt} in use instead of version ${from}: ${reason}`,
	},

	'template.added': { kind: 'account', says: ({ template }) => `added the template ${template}` },
	'template.version_added': { kind: 'account', says: ({ template, number }) => `added version ${number} of the template ${template}` },
	'template.version_activated': {
		kind: 'account',
		says: ({ template, to }) => `brought version ${to} of the template ${template} into use`,
	},
	'template.fields_changed': {
		kind: 'account',
		says: ({ template, version, fields }) => `changed fields of the template ${template}, version ${version}: ${fields.join(', ')}`,
	},
	'template.changed': { kind: 'account', says: ({ template }) => `changed what is said of the template ${template}` },
	'template.status_changed': {
		kind: 'account',
		says: ({ template, from, to }) => `changed the template ${template} from ${from} to ${to}`,
	},
	'clause.added': { kind: 'account', says: ({ clause }) => `added the clause ${clause}` },
	'clause.edited': { kind: 'account', says: ({ clause, to, reason }) => `edited the clause ${clause}, version ${to}: ${reason}` },
	'clause.version_activated': {
		kind: 'account',
		says: ({ clause, to, reason }) => `brought version ${to} of the clause ${clause} into use: ${reason}`,
	},
	'clause.status_changed': {
		kind: 'account',
		says: ({ clause, to }) => `${to === 'retired' ? 'retired' : 'took back'} the clause ${clause}`,
	},
	'clauses.imported': { kind: 'account', says: ({ added, changed }) => `imported clauses: ${added} added, ${changed} changed` },

	'document.added': says('versions', 'added the document'),
	'document.received_by_email': says('versions', 'sent it by email to their company’s vault'),
	'document.version_added': says('versions', 'added a version'),
	'document.renamed': { kind: 'versions', says: ({ from, to }) => `renamed it from “${from}” to “${to}”` },
	'document.moved': { kind: 'versions', says: ({ from, to }) => `moved it from ${categoryName(from)} to ${categoryName(to)}` },
	'document.type_set': {
		kind: 'versions',
		says: ({ from, to }) => (to === null ? `took its type ${from} away` : `set its type ${from === null ? '' : `from ${from} `}to ${to}`),
	},
	'document.tagged': {
		kind: 'versions',
		says: ({ tags }) => (tags.length === 0 ? 'removed all tags' : `set the tags to ${tags.map((tag) => `“${tag}”`).join(', ')}`),
	},
	'document.status_changed': {
		kind: 'versions',
		says: ({ from, to, reason }) => `changed its status from ${statuses[from]} to ${statuses[to]}${reason ? `: ${reason}` : ''}`,
	},
	'document.copied': { kind: 'versions', says: ({ fromVersion }) => `made it as a copy of version 1.0.${fromVersion} of another document` },
	'document.generated': {
		kind: 'versions',
		says: ({ template, templateVersion }) => `made it from the template “${template}”, version ${templateVersion}`,
	},
	'document.version_restored': { kind: 'versions', says: ({ fromVersion }) => `restored version 1.0.${fromVersion} as the newest` },
	'document.record_changed': { kind: 'records', says: ({ fields }) => `confirmed or changed in the record: ${fields.join(', ')}` },
	'document.locked': says('versions', 'locked it'),
	'document.unlocked': { kind: 'versions', says: ({ taken }) => (taken ? 'took someone’s lock away' : 'unlocked it') },
	'document.deleted': says('versions', 'moved it to the bin'),
	'document.restored': says('versions', 'took it out of the bin'),
	'document.erased': says('versions', 'erased it for good'),
	'document.shared': { kind: 'people', says: ({ role, email }) => `shared it with ${email} as ${role}` },
	'document.unshared': { kind: 'people', says: ({ email }) => `removed ${email ?? 'someone’s'} access` },
	'document.permissions_set': {
		kind: 'people',
		says: ({ permissions }) => `set who can open it: ${counted(permissions.length, 'person')}`,
	},
	'document.shared_with_company': { kind: 'people', says: ({ role }) => `shared it with everyone in the company as ${role}` },
	'document.link_created': {
		kind: 'people',
		says: ({ version, expiresAt }) => `made a link to version 1.0.${version} that works until ${expiresAt.slice(0, 10)}`,
	},
	'document.link_revoked': says('people', 'revoked a link to it'),
	'document.opened_by_administrator': { kind: 'people', says: ({ reason }) => `opened it for support${reason ? `: ${reason}` : ''}` },
	'document.recipient_erased': says('people', 'erased the account of someone it was shared with'),
	'redline.downloaded': { kind: 'redlining', says: ({ mode }) => `downloaded the file (${mode})` },

	'deadline.done': { kind: 'records', says: (deadline) => `marked ${named(deadline)} as done` },
	'deadline.reopened': { kind: 'records', says: (deadline) => `opened ${named(deadline)} again` },
	'deadline.snoozed': { kind: 'records', says: ({ until, ...deadline }) => `snoozed ${named(deadline)} until ${until}` },
	'deadline.assigned': {
		kind: 'records',
		says: ({ userId, ...deadline }) =>
			userId === null ? `removed the owner of ${named(deadline)}` : `changed the owner of ${named(deadline)}`,
	},
	'task.added': { kind: 'records', says: ({ date }) => `added a task for ${date}` },
	'task.removed': { kind: 'records', says: ({ date }) => `removed a task of ${date}` },
	'task.changed': { kind: 'records', says: ({ date, change }) => `${taskChanges[change]} a task of ${date}` },

	'suggestions.drafted': {
		kind: 'redlining',
		says: drafting,
	},
	'suggestions.regenerated': says('redlining', 'had the suggestions redrafted'),
	'suggestions.regeneration_started': {
		kind: 'account',
		says: ({ documents }) => `had the suggestions of all documents redrafted: ${counted(documents, 'document')}`,
	},
	'suggestions.regeneration_stopped': says('account', 'stopped redrafting the suggestions of all documents'),
	'suggestion.made': { kind: 'redlining', says: ({ number }) => `made suggestion ${number}` },
	'suggestion.carried_over': {
		kind: 'redlining',
		says: ({ number, fromVersion }) => `carried suggestion ${number} over from version 1.0.${fromVersion}`,
	},
	'suggestion.decided': { kind: 'redlining', says: ({ number, toState }) => `set suggestion ${number} to ${toState}` },
	'suggestion.decision_undone': { kind: 'redlining', says: ({ number }) => `took back the decision on suggestion ${number}` },
	'suggestion.decided_with_change': {
		kind: 'redlining',
		says: ({ number, toState }) => `set suggestion ${number} to ${toState} with a tracked change`,
	},
	'suggestion.noted': { kind: 'redlining', says: ({ number }) => `changed the notes of suggestion ${number}` },
	'suggestion.went_stale': { kind: 'redlining', says: ({ number }) => `lost the words of suggestion ${number} in a new version` },
	'counterparty_change.decided': { kind: 'redlining', says: ({ decision }) => `set a change of the counterparty to ${decision}` },
	'counterparty_change.decision_undone': says('redlining', 'took back a decision on a change of the counterparty'),
	'round.received': says('redlining', 'uploaded a returned file'),
	'round.point_answered': { kind: 'redlining', says: ({ answer }) => `answered a point of a round: ${answer}` },

	'help.paid': { kind: 'help', says: ({ kind, cents }) => `bought ${helpOf[kind].name} for ${dollars(cents)}` },
	'help.claimed': says('help', 'took on the request for help'),
	'help.released': says('help', 'gave the request for help back'),
	'help.document_opened': says('help', 'opened the document to help with it'),
	'help.file_downloaded': says('help', 'downloaded the file to help with it'),
	'help.answered': { kind: 'help', says: ({ withFile }) => `answered the request for help${withFile ? ' with a redlined file' : ''}` },
	'help.asked_back': says('help', 'asked a follow-up question about the answer'),
	'help.accepted': says('help', 'accepted the answer'),
	'help.refund_offered': says('help', 'offered a refund, because no answer came in time'),
	'help.refunded': { kind: 'help', says: ({ cents }) => `refunded ${dollars(cents)}` },

	'comment.added': { kind: 'comments', says: ({ threadId }) => (threadId === null ? 'commented' : 'answered a comment') },
	'comment.resolved': says('comments', 'resolved a comment'),
	'comment.reopened': says('comments', 'reopened a comment'),
	'comment.included_in_file': says('comments', 'put a comment into downloaded files'),
	'comment.excluded_from_file': says('comments', 'took a comment out of downloaded files'),
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
	const { says: sentence } = described[type] as { says: (details: EventDetails<Type>) => string }
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
