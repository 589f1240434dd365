import { visibleTo } from '#app/domain/access/visible-to.ts'
import type { ZipContent } from '#app/domain/archive/stream-zip.server.ts'
import { companyNameFields, companyNameOf } from '#app/domain/company/company-name.ts'
import { findCompanyProfile } from '#app/domain/company/company-profile.server.ts'
import { listApiTokens } from '#app/domain/identity/api-tokens/api-tokens.server.ts'
import { listPasskeys } from '#app/domain/identity/mfa/passkeys/list-passkeys.server.ts'
import { readMfaStatus } from '#app/domain/identity/mfa/mfa-status.server.ts'
import { listSessions } from '#app/domain/identity/sessions/list-sessions.server.ts'
import { listLinkedAccounts } from '#app/domain/identity/social/social-accounts.server.ts'
import { listDeliveries } from '#app/domain/webhooks/delivery-log.server.ts'
import { listWebhooks } from '#app/domain/webhooks/manage-webhooks.server.ts'
import type { ExportWork } from './export-contents.server.ts'

/** What is known of the person: profile, how they sign in, where they are signed in. No secrets: those open the account. */
export async function personFiles(work: ExportWork): Promise<ZipContent[]> {
	const { services, member } = work
	const { db } = services
	const { createdAt, verifiedAt } = await db.user.findUniqueOrThrow({
		where: { id: member.id },
		select: { createdAt: true, verifiedAt: true },
	})
	const devices = await db.knownDevice.findMany({
		where: { userId: member.id },
		orderBy: { createdAt: 'asc' },
		select: { createdAt: true, lastUsedAt: true },
	})
	const { id, email, firstName, lastName, phoneNumber, userType } = member
	return [
		json('profile.json', { id, email, firstName, lastName, phoneNumber, userType, createdAt, emailVerifiedAt: verifiedAt }),
		json('sessions.json', { sessions: await listSessions(services, member), knownBrowsers: devices }),
		json('sign-in.json', {
			linkedAccounts: await listLinkedAccounts(services, member),
			multiFactor: await readMfaStatus(services, member),
			passkeys: await listPasskeys(services, member),
			apiTokens: await listApiTokens(services, member),
		}),
		json('webhooks.json', await webhooksOf(work)),
		json('inbound-mail.json', await inboundMailOf(work)),
	]
}

/** What the person arranged in the vault for themselves: stars, saved views, tasks, and what they decided about deadlines. */
export async function vaultFiles({ services: { db }, member }: ExportWork): Promise<ZipContent[]> {
	const [favorites, savedViews, tasks, deadlines] = await Promise.all([
		db.documentFavorite.findMany({
			// Of a document that they can't open any more only its name would tell something new.
			where: { userId: member.id, document: { OR: [visibleTo(member), { createdById: member.id }] } },
			orderBy: { createdAt: 'asc' },
			select: { createdAt: true, document: { select: { id: true, name: true } } },
		}),
		db.savedView.findMany({
			where: { userId: member.id },
			orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
			select: { name: true, query: true, createdAt: true },
		}),
		db.legalTask.findMany({
			where: { title: { not: null }, OR: [{ createdById: member.id }, { ownerId: member.id }] },
			orderBy: [{ date: 'asc' }, { id: 'asc' }],
			select: { title: true, date: true, documentId: true, doneAt: true, snoozedUntil: true, createdAt: true },
		}),
		db.legalTask.findMany({
			where: { title: null, OR: [{ createdById: member.id }, { ownerId: member.id }, { doneById: member.id }] },
			orderBy: [{ date: 'asc' }, { id: 'asc' }],
			select: { key: true, date: true, documentId: true, doneAt: true, snoozedUntil: true, createdAt: true },
		}),
	])
	return [
		json('vault.json', {
			stars: favorites.map(({ createdAt, document }) => ({ ...document, starredAt: createdAt })),
			savedViews,
			tasks,
			deadlines,
		}),
	]
}

/** What the person answered for documents that they have not generated yet. */
export async function draftFiles({ services: { db }, member }: ExportWork): Promise<ZipContent[]> {
	const drafts = await db.generationDraft.findMany({
		where: { userId: member.id },
		orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
		select: {
			id: true,
			companyId: true,
			template: { select: { id: true, name: true } },
			packetKey: true,
			documentId: true,
			name: true,
			values: true,
			origins: true,
			variants: true,
			leftOut: true,
			createdAt: true,
			updatedAt: true,
		},
	})
	if (drafts.length === 0) return []
	return [
		json(
			'drafts.json',
			drafts.map(({ values, origins, variants, packetKey, documentId, ...draft }) => ({
				...draft,
				packet: packetKey,
				nextVersionOf: documentId,
				answers: values,
				cameFrom: origins,
				clauses: variants,
			})),
		),
	]
}

/** Private addresses and the mails that came from the person: nothing of what was in them is kept. */
async function inboundMailOf({ services: { db }, member }: ExportWork) {
	const [addresses, mails] = await Promise.all([
		db.inboundAddress.findMany({ where: { userId: member.id }, select: { companyId: true, localPart: true, createdAt: true } }),
		db.inboundMail.findMany({
			where: { userId: member.id },
			orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
			select: { companyId: true, state: true, reason: true, createdAt: true, endedAt: true },
		}),
	])
	return { addresses, mails }
}

/** Webhooks with their log; what they are signed with is a secret. */
async function webhooksOf({ services, member }: ExportWork) {
	const webhooks = []
	for (const webhook of await listWebhooks(services, member))
		webhooks.push({ ...webhook, deliveries: await listDeliveries(services, member, webhook.id) })
	return webhooks
}

/** What the person ordered, paid or not. What was paid in the end is in the ledger of payments. */
export async function orderFiles({ services: { db }, member }: ExportWork): Promise<ZipContent[]> {
	const orders = await db.order.findMany({
		where: { userId: member.id },
		orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
		select: {
			id: true,
			companyId: true,
			kind: true,
			description: true,
			cents: true,
			plan: true,
			documentId: true,
			status: true,
			failure: true,
			createdAt: true,
			settledAt: true,
		},
	})
	return orders.length > 0 ? [json('orders.json', orders)] : []
}

/** What is told of a subscription. */
const term = { plan: true, status: true, periodStart: true, periodEnd: true, nextPlan: true, createdAt: true, endedAt: true } as const

/** The companies that the person belongs to, as their members see them. */
export async function companyFiles({ services, member }: ExportWork): Promise<ZipContent[]> {
	const memberships = await services.db.membership.findMany({
		where: { userId: member.id },
		orderBy: [{ createdAt: 'asc' }, { companyId: 'asc' }],
		select: {
			companyId: true,
			role: true,
			createdAt: true,
			company: {
				select: { plan: true, credits: true, ...companyNameFields, subscriptions: { orderBy: { createdAt: 'asc' }, select: term } },
			},
		},
	})
	const companies = []
	for (const { companyId, role, createdAt, company } of memberships)
		companies.push({
			id: companyId,
			name: companyNameOf(company),
			plan: company.plan,
			checksLeft: company.credits,
			subscriptions: company.subscriptions,
			yourRole: role,
			memberSince: createdAt,
			profile: await findCompanyProfile(services, member, companyId),
		})
	return [json('companies.json', companies)]
}

/** A file with a value as JSON for people to read. */
export function json(path: string | readonly string[], value: unknown): ZipContent {
	return { path: typeof path === 'string' ? [path] : path, content: `${JSON.stringify(value, null, 2)}\n` }
}
