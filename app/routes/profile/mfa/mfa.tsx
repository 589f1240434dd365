import { data, isRouteErrorResponse } from 'react-router'
import { disableMfa, regenerateBackupCodes } from '#app/domain/identity/mfa/change-mfa.server.ts'
import { isAppCode, malformedCode, mfaSentences, plainCode } from '#app/domain/identity/mfa/mfa-code.ts'
import { listPasskeys, removePasskey } from '#app/domain/identity/mfa/passkeys/list-passkeys.server.ts'
import { passkeySite } from '#app/domain/identity/mfa/passkeys/passkey-site.ts'
import { readMfaStatus } from '#app/domain/identity/mfa/mfa-status.server.ts'
import { describeSetup } from '#app/domain/identity/mfa/qr-code.server.ts'
import { beginMfaSetup, enableMfa, findMfaSetup } from '#app/domain/identity/mfa/set-up-mfa.server.ts'
import { servicesContext } from '#app/http/context.ts'
import { parseForm } from '#app/http/form.server.ts'
import { passedHeaders } from '#app/http/passed-headers.ts'
import { requireSession } from '#app/http/session/require-member.ts'
import { safeReturnTo } from '#app/http/session/return-to.ts'
import { redirectWithToast } from '#app/http/toast.server.ts'
import { Alert } from '#app/ui/alert.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import type { Route } from './+types/mfa.ts'
import { BackupCodes } from './backup-codes.tsx'
import { ManageMfa } from './manage-mfa.tsx'
import { PasskeysCard } from './passkeys-card.tsx'
import { SetUpMfa } from './set-up-mfa.tsx'

export const headers = passedHeaders

const noStore = { 'Cache-Control': 'no-store' }

/** What the form answers: a setup to scan, new backup codes to show once, or what went wrong. */
interface MfaAnswer {
	done?: 'enabled' | 'disabled' | 'regenerated'
	backupCodes?: string[]
	setup?: { qrCode: string; manualEntryKey: string }
	error?: string
	/** The form that the error belongs to. */
	in?: 'setup' | 'enable' | 'disable' | 'regenerate' | 'remove-passkey'
	/** The passkey that was not removed. */
	passkey?: string
}

export async function loader({ context, request }: Route.LoaderArgs) {
	const { member, stepUpUntil } = requireSession(context)
	const services = context.get(servicesContext)
	const status = await readMfaStatus(services, member)
	const begun = status.enabled ? null : await findMfaSetup(services, member)
	const returnTo = safeReturnTo(new URL(request.url).searchParams.get('returnTo'))
	const passkeys = status.enabled ? await listPasskeys(services, member) : []
	const passkeysPossible = passkeySite(services.env) !== null
	// While a step-up is open, passkeys change without another code.
	const verified = stepUpUntil !== null && stepUpUntil !== undefined && stepUpUntil > new Date()
	const setup = begun && (await describeSetup(member, begun))
	return data({ status, passkeys, passkeysPossible, verified, setup, returnTo }, { headers: noStore })
}

export async function action({ context, request }: Route.ActionArgs) {
	const { member, sessionId } = requireSession(context)
	const services = context.get(servicesContext)
	const form = await parseForm(request)
	const code = plainCode(String(form.get('code') ?? ''))
	const malformed = malformedCode(code)
	switch (form.get('do')) {
		case 'setup': {
			const begun = await beginMfaSetup(services, member)
			return begun ? answer({ setup: await describeSetup(member, begun) }) : refused('setup', 'on')
		}
		case 'enable': {
			if (!isAppCode(code)) return answer({ in: 'enable', error: mfaSentences.enterVerificationCode }, 400)
			const outcome = await enableMfa(services, member, { code, sessionId })
			if (typeof outcome === 'object' && 'backupCodes' in outcome) return answer({ done: 'enabled', backupCodes: outcome.backupCodes })
			return refused('enable', outcome)
		}
		case 'regenerate': {
			if (malformed) return answer({ in: 'regenerate', error: malformed }, 400)
			const outcome = await regenerateBackupCodes(services, member, code)
			if (typeof outcome === 'object' && 'backupCodes' in outcome) return answer({ done: 'regenerated', backupCodes: outcome.backupCodes })
			return refused('regenerate', outcome)
		}
		case 'disable': {
			if (malformed) return answer({ in: 'disable', error: malformed }, 400)
			const outcome = await disableMfa(services, member, code)
			return outcome === 'right' ? answer({ done: 'disabled' }) : refused('disable', outcome)
		}
		case 'remove-passkey': {
			const id = String(form.get('passkey') ?? '')
			const outcome = await removePasskey(services, member, sessionId, { id, code })
			if (outcome === 'removed' || outcome === 'gone') return redirectWithToast('/settings/mfa', { title: 'Passkey removed' })
			return refused('remove-passkey', outcome, id)
		}
		default:
			throw data(null, { status: 400 })
	}
}

function answer(said: MfaAnswer, status = 200, headers: Record<string, string> = {}) {
	return data(said, { status, headers: { ...noStore, ...headers } })
}

function refused(form: MfaAnswer['in'], why: 'wrong' | 'missing' | 'on' | 'off' | 'no-setup' | { refusedFor: number }, passkey?: string) {
	if (typeof why === 'object')
		return answer({ in: form, error: mfaSentences.tooMany, passkey }, 429, { 'Retry-After': String(why.refusedFor) })
	const sentences = {
		wrong: mfaSentences.invalidCode,
		missing: mfaSentences.enterCode,
		on: mfaSentences.alreadyOn,
		off: mfaSentences.alreadyOff,
		'no-setup': mfaSentences.noSetup,
	}
	return answer({ in: form, error: sentences[why], passkey }, why === 'wrong' || why === 'missing' ? 400 : 409)
}

const failures = {
	setup: 'Failed to setup MFA. Please try again.',
	enable: 'Failed to enable MFA. Please try again.',
	regenerate: 'Failed to verify code. Please try again.',
	disable: 'Failed to verify code. Please try again.',
	'remove-passkey': 'Failed to remove the passkey. Please try again.',
}

/** The form stays when the network or the server fails, so that the code can be sent again. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
	const form = await request.clone().formData()
	const asked = form.get('do') as keyof typeof failures
	const passkey = String(form.get('passkey') ?? '')
	return serverAction().catch((error: unknown) => {
		if (error instanceof Response || (isRouteErrorResponse(error) && error.status < 500)) throw error
		return data<MfaAnswer>({ in: asked, error: failures[asked], passkey }, { status: 503 })
	})
}

export default function Mfa({
	loaderData: { status, passkeys, passkeysPossible, verified, setup, returnTo },
	actionData,
}: Route.ComponentProps) {
	const said = actionData as MfaAnswer | undefined
	const errorIn = (form: MfaAnswer['in']) => (said?.in === form ? said?.error : undefined)
	return (
		<div className="max-w-2xl">
			<title>Multi-factor authentication · Fineprint</title>
			<PageHeader
				title="Multi-factor authentication"
				description="A code from your phone besides your email: someone who gets into your mailbox still can’t log in as you."
			/>
			<div className="grid gap-6">
				{said?.done === 'disabled' ? (
					<Alert tone="success" title="MFA is off">
						Your account no longer asks for a code.
					</Alert>
				) : null}
				{status.isAdminUser && !status.enabled ? (
					<Alert tone="warning" title="Mandatory for administrators">
						The admin area stays closed until you set up MFA.
					</Alert>
				) : null}
				{said?.backupCodes ? <BackupCodes codes={said.backupCodes} first={said.done === 'enabled'} returnTo={returnTo} /> : null}
				{status.enabled ? (
					<ManageMfa
						status={status}
						errors={{ regenerate: errorIn('regenerate'), disable: errorIn('disable') }}
						justChanged={Boolean(said?.backupCodes)}
					/>
				) : (
					<SetUpMfa setup={said?.setup ?? setup} errors={{ setup: errorIn('setup'), enable: errorIn('enable') }} />
				)}
				{status.enabled ? (
					<PasskeysCard
						passkeys={passkeys}
						possible={passkeysPossible}
						verified={verified}
						failed={said?.in === 'remove-passkey' ? { passkey: said.passkey, error: said.error } : undefined}
					/>
				) : null}
			</div>
		</div>
	)
}
