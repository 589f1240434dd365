import { z } from 'zod'
import { UserRecord } from './user.ts'
import { isAppCode, isBackupCode, mfaSentences, plainCode } from '#app/domain/identity/mfa/mfa-code.ts'

/** A code of an authenticator app or a backup code. */
export const MfaToken = z
	.string({ error: mfaSentences.sixDigits })
	.transform(plainCode)
	.refine((code) => isAppCode(code) || isBackupCode(code), { error: mfaSentences.sixDigits })

/** Body of POST /mfa/verify. */
export const VerifyMfaBody = z.object({
	token: MfaToken,
	/** Of a sign-in that waits for its second factor. */
	challenge: z.string().max(200).optional(),
})

/** Answer of POST /mfa/verify: with a challenge and a right code also the new session. */
export const VerifyMfaAnswer = z.object({ valid: z.boolean(), token: z.string().optional(), user: UserRecord.optional() })
