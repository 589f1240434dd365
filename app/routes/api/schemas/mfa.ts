import { z } from 'zod'
import { isAppCode, isBackupCode, mfaSentences, plainCode } from '#app/domain/identity/mfa/mfa-code.ts'

/** A code of an authenticator app or a backup code. */
export const MfaToken = z
	.string({ error: mfaSentences.sixDigits })
	.transform(plainCode)
	.refine((code) => isAppCode(code) || isBackupCode(code), { error: mfaSentences.sixDigits })

/** Body of POST /mfa/verify. */
export const VerifyMfaBody = z.object({ token: MfaToken })

/** Answer of POST /mfa/verify. */
export const VerifyMfaAnswer = z.object({ valid: z.boolean() })
