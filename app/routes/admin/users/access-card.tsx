import type { SubmissionResult } from '@conform-to/react'
import { Form } from 'react-router'
import type { ListedPerson } from '#app/domain/administration/people.server.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { PlainField } from '#app/ui/plain-field.tsx'

/** Whether and how somebody can sign in. */
export function AccessCard({
	person,
	self,
	results,
}: {
	person: ListedPerson
	/** Whether it is the administrator's own account. */
	self: boolean
	/** What is wrong in a form that was sent, by its name. */
	results: Readonly<Partial<Record<'suspend' | 'reset-mfa', SubmissionResult<string[]>>>>
}) {
	return (
		<Card title="Access" className="lg:col-span-2">
			<div className="grid gap-6">
				{person.state === 'unverified' ? (
					<Act form="verification" label="Resend verification email">
						This person has not confirmed their email address yet. The link in the email works for 15 minutes.
					</Act>
				) : null}
				<Act form="sign-out" label="Log out everywhere">
					Ends every session of this person in all browsers and programs, and their open sign-in links.
				</Act>
				{person.state === 'suspended' ? (
					<Act form="reinstate" label="Reinstate account">
						Suspended: {person.suspensionReason}
					</Act>
				) : null}
				{person.mfa && !self ? (
					<ActWithReason form="reset-mfa" label="Reset MFA" result={results['reset-mfa']}>
						Removes the authenticator app, backup codes and passkeys of someone who lost them, and logs them out everywhere. Make sure that
						it is really them who ask.
					</ActWithReason>
				) : null}
				{person.state === 'suspended' || person.state === 'closed' || self ? null : (
					<ActWithReason form="suspend" label="Suspend account" result={results.suspend}>
						Suspending ends all sessions and keeps this person from logging in. Their documents stay, and others keep what is shared with
						them.
					</ActWithReason>
				)}
			</div>
		</Card>
	)
}

function Act({ form, label, children }: { form: string; label: string; children: React.ReactNode }) {
	return (
		<Form method="post" className="flex flex-wrap items-center justify-between gap-3">
			<input type="hidden" name="form" value={form} />
			<p className="min-w-0 flex-1 basis-72 break-words">{children}</p>
			<Button variant="secondary">{label}</Button>
		</Form>
	)
}

/** Something drastic: it takes a reason, which the person reads in an email. */
function ActWithReason({
	form,
	label,
	result,
	children,
}: {
	form: string
	label: string
	result: SubmissionResult<string[]> | undefined
	children: React.ReactNode
}) {
	const typed = result?.initialValue?.reason
	return (
		<Form method="post" className="grid gap-3 border-t border-line pt-6">
			<input type="hidden" name="form" value={form} />
			<p>{children}</p>
			{result?.error?.[''] ? <Alert tone="error" title={result.error[''][0]} /> : null}
			<PlainField
				label={`Reason to ${label.charAt(0).toLowerCase()}${label.slice(1)}`}
				name="reason"
				required
				maxLength={500}
				hint="The person reads it in an email."
				error={result?.error?.reason?.[0]}
				defaultValue={typeof typed === 'string' ? typed : ''}
			/>
			<div>
				<Button variant="danger">{label}</Button>
			</div>
		</Form>
	)
}
