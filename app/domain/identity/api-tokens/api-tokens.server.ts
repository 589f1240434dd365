import { recordEvent } from '#app/domain/activity/record-event.server.ts'
import { queueMail } from '#app/domain/mail/queue-mail.server.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { day } from '#app/units.ts'
import { lockPerson } from '../lock-person.server.ts'
import type { Member } from '../member.ts'
import { hashToken } from '../tokens.server.ts'
import { mostTokens, type ShownApiToken, type TokenDays } from './api-token.ts'
import { tokensPerMember } from './api-token-limits.ts'
import { apiTokenMadeMail } from './api-token-mail.ts'
import { isTokenScope, type TokenScope } from './token-scopes.ts'
import { newApiToken, tokenHint } from './token-text.ts'

/**
 * Makes an API token for a member, who is told by mail.
 *
 * @param days after how many it ends; `null`: not by itself
 * @returns the token, which is stored only as a hash; or why not
 */
export async function createApiToken(
	services: Pick<Services, 'db' | 'jobs' | 'keys' | 'limits' | 'env'>,
	member: Member,
	{ name, scopes, days }: { name: string; scopes: readonly TokenScope[]; days: TokenDays | null },
	now = Date.now(),
): Promise<{ token: string } | 'too_many_tokens' | { refusedFor: number }> {
	const refusedFor = await services.limits.count(tokensPerMember, member.id)
	if (refusedFor > 0) return { refusedFor }
	const token = newApiToken()
	return services.db.$transaction(async (tx) => {
		await lockPerson(tx, member.id)
		if ((await tx.apiToken.count({ where: { userId: member.id } })) >= mostTokens) return 'too_many_tokens'
		const { id } = await tx.apiToken.create({
			data: {
				userId: member.id,
				name,
				tokenHash: hashToken(token),
				hint: tokenHint(token),
				scopes: [...new Set(scopes)],
				expiresAt: days === null ? null : new Date(now + days * day),
				createdAt: new Date(now),
			},
			select: { id: true },
		})
		const { companyId } = member
		await recordEvent(tx, { type: 'account.api_token_made', actor: member, companyId, subject: id, details: { scopes: [...scopes] } })
		await queueMail(services, tx, apiTokenMadeMail({ to: member.email, name, link: `${services.env.appUrl}/settings/api` }))
		return { token }
	})
}

/** The member's tokens, the newest first, with those that have expired. */
export async function listApiTokens({ db }: Pick<Services, 'db'>, { id: userId }: Pick<Member, 'id'>): Promise<ShownApiToken[]> {
	const tokens = await db.apiToken.findMany({
		where: { userId },
		orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
		select: { id: true, name: true, hint: true, scopes: true, expiresAt: true, createdAt: true, lastUsedOn: true },
	})
	return tokens.map((token) => ({
		...token,
		scopes: token.scopes.filter(isTokenScope),
		expired: token.expiresAt !== null && token.expiresAt <= new Date(),
	}))
}

/** Revokes a token of the member at once. @returns whether they had it */
export async function revokeApiToken({ db }: Pick<Services, 'db'>, member: Member, tokenId: string): Promise<boolean> {
	return db.$transaction(async (tx) => {
		const { count } = await tx.apiToken.deleteMany({ where: { id: tokenId, userId: member.id } })
		if (count === 0) return false
		await recordEvent(tx, { type: 'account.api_token_revoked', actor: member, companyId: member.companyId, subject: tokenId })
		return true
	})
}

/** Removes tokens 30 days after they expired; until then the list tells why a program was refused. */
export async function removeExpiredTokens({ db }: Pick<Services, 'db'>, now: number): Promise<void> {
	await db.apiToken.deleteMany({ where: { expiresAt: { lt: new Date(now - 30 * day) } } })
}
