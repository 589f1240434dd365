import type { SubmissionResult } from '@conform-to/react'
import { getZodConstraint, parseWithZod } from '@conform-to/zod/v4'
import { data, isRouteErrorResponse } from 'react-router'
import { mfaSentences } from '#app/domain/identity/mfa/mfa-code.ts'
import { completeness } from '#app/domain/identity/profile.ts'
import { readStorageUse } from '#app/domain/documents/storage/storage-quota.server.ts'
import { countSessions } from '#app/domain/identity/session.server.ts'
import { tooManyRequests } from '#app/domain/identity/sign-in-limits.ts'
import { updateProfile } from '#app/domain/identity/update-profile.server.ts'
import { servicesContext } from '#app/http/context.ts'
import { parseForm } from '#app/http/form.server.ts'
import { askForNewEmail, type NewEmailOutcome } from '#app/http/session/change-email.server.ts'
import { passedHeaders } from '#app/http/passed-headers.ts'
import { requireMember, requireSession } from '#app/http/session/require-member.ts'
import { sentences } from '#app/http/sentences.ts'
import { redirectWithToast } from '#app/http/toast.server.ts'
import { retryAfterHeader } from '#app/http/retry-after.ts'
import { StorageHint } from '#app/components/storage/storage-hint.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import type { Route } from './+types/settings.ts'
import { MfaCard } from './mfa/mfa-card.tsx'
import { mfaStatusOrNull } from './mfa/mfa-status-or-null.server.ts'
import { AccountInformation } from './account-information.tsx'
import { ProfileFields } from './profile-fields.ts'
import { ProfileForm } from './profile-form.tsx'

export const headers = passedHeaders

export async function loader({ context }: Route.LoaderArgs) {
	const { member, stepUpUntil } = requireSession(context)
	const services = context.get(servicesContext)
	const [sessions, storage, mfa] = await Promise.all([
		countSessions(services, member),
		readStorageUse(services, member),
		mfaStatusOrNull(services, member),
	])
	const emailNeedsCode = Boolean(mfa?.enabled) && !(stepUpUntil && stepUpUntil > new Date())
	return { member, mfa, emailNeedsCode, completeness: completeness(member), sessions, storage, constraint: getZodConstraint(ProfileFields) }
}

export async function action({ context, request }: Route.ActionArgs) {
	const member = requireMember(context)
	const submission = parseWithZod(await parseForm(request), { schema: ProfileFields })
	if (submission.status !== 'success') return data(submission.reply(), { status: 400 })

	const services = context.get(servicesContext)
	const { email, firstName, lastName, phone_number: phoneNumber, code } = submission.value
	if (email !== member.email) {
		const outcome = await askForNewEmail(context, email, code)
		if (outcome !== 'mailed') {
			const { status, retryAfter, ...fieldErrors } = emailRefusal(outcome)
			const headers = retryAfterHeader(retryAfter)
			return data(submission.reply({ fieldErrors, hideFields: ['code'] }), { status, headers })
		}
	}
	await updateProfile(services, member, { firstName, lastName, phoneNumber })
	return redirectWithToast('/settings', {
		title: 'Profile updated',
		description: email === member.email ? undefined : sentences.confirmNewEmail(email),
	})
}

/** Beside which field a refused change of address is explained, and what it says. */
function emailRefusal(outcome: Exclude<NewEmailOutcome, 'mailed'>): {
	status: number
	retryAfter?: number
	email?: string[]
	code?: string[]
} {
	if (outcome === 'code-missing') return { status: 400, code: [mfaSentences.codeForEmail] }
	if (outcome === 'code-wrong') return { status: 400, code: [mfaSentences.invalidVerification] }
	if ('tooManyCodes' in outcome) return { status: 429, retryAfter: outcome.tooManyCodes, code: [mfaSentences.tooMany] }
	return { status: 429, retryAfter: outcome.tooManyMails, email: [tooManyRequests(outcome.tooManyMails)] }
}

/** The form stays when the network or the server fails, so that the input can be sent again. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
	return serverAction().catch((error: unknown) => {
		if (error instanceof Response || (isRouteErrorResponse(error) && error.status < 500)) throw error
		const failed: SubmissionResult<string[]> = { status: 'error', error: { '': ['Failed to update profile'] } }
		// An error status also keeps the page from revalidating, which would fail too.
		return data(failed, { status: 503 })
	})
}

export default function Settings({ loaderData, actionData }: Route.ComponentProps) {
	const { member, mfa, emailNeedsCode, completeness, sessions, storage, constraint } = loaderData
	return (
		<div>
			<title>User Profile · Fineprint</title>
			<PageHeader title="User Profile" description="Your details and your account." />
			<div className="mb-6 empty:hidden">
				<StorageHint use={storage} />
			</div>
			<div className="grid items-start gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
				<div className="grid gap-6">
					{/* A new form after each save: it starts from the saved values. */}
					<ProfileForm
						key={[member.firstName, member.lastName, member.email, member.phoneNumber].join('\n')}
						member={member}
						constraint={constraint}
						emailNeedsCode={emailNeedsCode}
						lastResult={actionData}
					/>
					<MfaCard status={mfa} />
				</div>
				<AccountInformation member={member} completeness={completeness} sessions={sessions} />
			</div>
		</div>
	)
}
