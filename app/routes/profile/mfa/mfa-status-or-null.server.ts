import type { Member } from '#app/domain/identity/member.ts'
import { type MfaStatus, readMfaStatus } from '#app/domain/identity/mfa/mfa-status.server.ts'
import type { Services } from '#app/infrastructure/services.ts'

/** The state of MFA for a page with more on it, which opens when the state can't be read: the card says so. */
export async function mfaStatusOrNull(services: Pick<Services, 'db' | 'log'>, member: Member): Promise<MfaStatus | null> {
	return readMfaStatus(services, member).catch((error: unknown) => {
		services.log.error({ err: error }, 'The state of MFA could not be read')
		return null
	})
}
