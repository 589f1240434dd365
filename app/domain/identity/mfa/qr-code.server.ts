import { toDataURL } from 'qrcode'
import type { Member } from '../member.ts'
import { authenticatorUri } from './totp.server.ts'

/** What an authenticator app needs: a QR code as a data URL, and the key to type where it can't be scanned. */
export interface MfaSetup {
	qrCode: string
	manualEntryKey: string
	secret: string
}

/** The setup of a secret for a person. */
export async function describeSetup(member: Member, { secret }: { secret: string }): Promise<MfaSetup> {
	const qrCode = await toDataURL(authenticatorUri(secret, member.email), { errorCorrectionLevel: 'M', margin: 2, width: 220 })
	return { qrCode, manualEntryKey: secret, secret }
}
