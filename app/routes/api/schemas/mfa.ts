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

/** Answer of GET /mfa/status. */
export const MfaStatusAnswer = z.object({
	enabled: z.boolean(),
	isAdminUser: z.boolean(),
	enabledAt: z.iso.datetime().nullable(),
	lastUsed: z.iso.datetime().nullable(),
	backupCodesRemaining: z.number().int(),
})

/** Answer of POST /mfa/setup: the QR code is a data URL of a picture. */
export const MfaSetupAnswer = z.object({ qrCode: z.string(), manualEntryKey: z.string(), secret: z.string() })

/** Body of POST /mfa/enable: the secret of the setup, and the first code of the app. */
export const EnableMfaBody = z.object({
	secret: z.string({ error: 'The secret of POST /mfa/setup is missing.' }).max(200),
	token: z.string({ error: mfaSentences.sixDigits }).transform(plainCode).refine(isAppCode, { error: mfaSentences.sixDigits }),
})

/** Answer with new backup codes, which are shown once. */
export const BackupCodesAnswer = z.object({ backupCodes: z.array(z.string()) })

/** Answer of POST /mfa/enable. */
export const EnableMfaAnswer = BackupCodesAnswer.extend({ enabled: z.boolean() })

/** Body of POST /mfa/disable. */
export const DisableMfaBody = z.union([z.object({ token: MfaToken }), z.object({ bypass: z.literal(true) })], {
	error: mfaSentences.sixDigits,
})

/** Answer of POST /mfa/disable. */
export const DisableMfaAnswer = z.object({ enabled: z.boolean() })

/** Body of POST /mfa/regenerate-backup-codes. */
export const RegenerateBody = z.object({ token: MfaToken })
