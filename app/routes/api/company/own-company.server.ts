import type { Member } from '#app/domain/identity/member.ts'
import { apiError } from '#app/http/api/api-answer.ts'

/** @throws 404 for every company but the one that the member works in */
export function requireOwnCompany({ companyId }: Member, id: string): void {
	if (id !== companyId) throw apiError(404, 'not_found', 'There is no such company, or you don’t work in it.')
}
