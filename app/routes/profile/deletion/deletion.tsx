import { data, Form, redirect, useNavigation } from 'react-router'
import { deletionDay } from '#app/domain/erasure/account/deletion-mails.ts'
import { deletionGrace, requestDeletion } from '#app/domain/erasure/account/request-deletion.server.ts'
import { workingDaysLater } from '#app/domain/erasure/account/working-days.ts'
import { hasMfa } from '#app/domain/identity/mfa/mfa-status.server.ts'
import { useCode as checkCode } from '#app/domain/identity/mfa/second-factor.server.ts'
import { EmailAddress } from '#app/domain/identity/person.ts'
import { tooManyRequests } from '#app/domain/identity/sign-in-limits.ts'
import { servicesContext } from '#app/http/context.ts'
import { parseForm } from '#app/http/form.server.ts'
import { requireMember } from '#app/http/session/require-member.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { PlainField } from '#app/ui/plain-field.tsx'
import type { Route } from './+types/deletion.ts'

interface Refused {
	email?: string
	code?: string
	form?: string
	typed: string
}

export async function loader({ context }: Route.LoaderArgs) {
	const member = requireMember(context)
	const mfa = await hasMfa(context.get(servicesContext), member.id)
	return { email: member.email, mfa, day: deletionDay(workingDaysLater(new Date(), deletionGrace)) }
}

export async function action({ context, request }: Route.ActionArgs) {
	const member = requireMember(context)
	const services = context.get(servicesContext)
	const form = await parseForm(request)
	const typed = String(form.get('email') ?? '').slice(0, 300)
	if (EmailAddress.safeParse(typed).data !== member.email)
		return refuse({ email: 'Type the email address of your account exactly as shown.', typed }, 400)
	if (await hasMfa(services, member.id)) {
		const outcome = await checkCode(services, member, String(form.get('code') ?? '').slice(0, 40))
		if (outcome === 'wrong') return refuse({ code: 'Invalid verification code. Please try again.', typed }, 400)
		if (outcome !== 'right') return refuse({ form: tooManyRequests(outcome.refusedFor), typed }, 429)
	}
	const requested = await requestDeletion(services, member)
	if (requested === 'last_owner')
		return refuse(
			{ form: 'You are the only owner of a company with other people. Hand over its ownership first, then delete your account.', typed },
			409,
		)
	if (requested === 'last_administrator')
		return refuse({ form: 'You are the last administrator. Make someone else an administrator first.', typed }, 409)
	return redirect(`/account-deletion?receipt=${requested.receipt}`)
}

function refuse(refused: Refused, status: number) {
	return data(refused, { status })
}

export default function Deletion({ loaderData: { email, mfa, day }, actionData }: Route.ComponentProps) {
	const idle = useNavigation().state === 'idle'
	return (
		<div className="max-w-2xl">
			<title>Delete Account · Fineprint</title>
			<PageHeader title="Delete your account" description={`If you ask today, everything below is erased on ${day}.`} />
			<div className="grid gap-6">
				<Card title="What will happen">
					<ul className="grid list-disc gap-2 pl-5">
						<li>You are logged out everywhere at once, and get an email with a receipt number and a link to cancel.</li>
						<li>For 7 working days (Monday to Friday) nothing is erased: open that link, or log in, to keep your account.</li>
						<li>Then your profile, your documents with all versions, reports and comments are erased for good. No one can restore them.</li>
						<li>The ledger of document checks and payments stays without your name, because accounting law requires it.</li>
						<li>A last email tells you that it is done.</li>
					</ul>
				</Card>
				<Form method="post" noValidate className="grid gap-5">
					{actionData?.form ? <Alert tone="error">{actionData.form}</Alert> : null}
					<PlainField
						name="email"
						type="email"
						label="To confirm, type your email address"
						hint={email}
						autoComplete="off"
						required
						defaultValue={actionData?.typed}
						error={actionData?.email}
					/>
					{mfa ? (
						<PlainField
							name="code"
							label="Code from your authenticator app, or a backup code"
							autoComplete="one-time-code"
							required
							error={actionData?.code}
						/>
					) : null}
					<div className="flex flex-wrap gap-3">
						<Button variant="danger" disabled={!idle}>
							Delete my account
						</Button>
						<ButtonLink to="/settings/security" variant="secondary">
							Keep it
						</ButtonLink>
					</div>
				</Form>
			</div>
		</div>
	)
}
