import { noteOnRead } from '#app/infrastructure/note-on-read.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { memberFields, memberOf } from '../member-fields.ts'
import type { Member } from '../member.ts'
import { mayAct } from '../session.server.ts'
import { hashToken } from '../tokens.server.ts'
import { isTokenScope, type TokenScope } from './token-scopes.ts'

/** An API token that works, with whom it belongs to. */
export interface FoundApiToken {
	id: string
	scopes: ReadonlySet<TokenScope>
	member: Member
}

/**
 * The token of a call, noted as used today; `null` when it is unknown, revoked or expired, or when its owner may not
 * sign in or is about to be deleted.
 */
export async function useApiToken({ db }: Pick<Services, 'db'>, token: string, now = Date.now()): Promise<FoundApiToken | null> {
	const found = await db.apiToken.findUnique({
		where: {
			tokenHash: hashToken(token),
			OR: [{ expiresAt: null }, { expiresAt: { gt: new Date(now) } }],
			user: mayAct,
		},
		select: { id: true, scopes: true, lastUsedOn: true, user: { select: memberFields } },
	})
	if (!found) return null
	const { id, scopes, lastUsedOn, user } = found
	const today = new Date(new Date(now).toISOString().slice(0, 10))
	if (lastUsedOn === null || lastUsedOn < today)
		await noteOnRead({ db }, (able) => able.db.apiToken.updateMany({ where: { id }, data: { lastUsedOn: today } }))
	return { id, scopes: new Set(scopes.filter(isTokenScope)), member: memberOf(user) }
}
