import type { SubmissionResult } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import type { Administrator } from '#app/domain/identity/administrator.ts'
import { changePerson } from '#app/domain/administration/change-person.server.ts'
import { resetMfa } from '#app/domain/administration/reset-mfa.server.ts'
import { resendVerification } from '#app/domain/administration/resend-verification.server.ts'
import { reinstatePerson, signOutPerson, suspendPerson } from '#app/domain/administration/suspend-person.server.ts'
import { personRefusals } from '#app/http/person-refusals.ts'
import type { Toast } from '#app/http/toast.server.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { AccountFields, PlanFields, ReasonField } from './user-fields.ts'

/** A form that was sent from the page of an account. */
interface SentForm {
	services: Services
	administrator: Administrator
	userId: string
	form: FormData
}

/** What became of it: a message for the page, or what is wrong in the form; `null` when there is no such account. */
type FormAnswer = { toast: Toast } | { status: number; result: SubmissionResult<string[]> } | null

/** The forms on the page of an account, by the value of their field `form`. */
export const userForms = { account, plan, suspend, reinstate, 'sign-out': signOut, verification, 'reset-mfa': reset } satisfies Record<
	string,
	(sent: SentForm) => Promise<FormAnswer>
>

/** Whether a value names one of the forms. */
export function isUserForm(name: unknown): name is keyof typeof userForms {
	return typeof name === 'string' && Object.hasOwn(userForms, name)
}

async function account({ services, administrator, userId, form }: SentForm): Promise<FormAnswer> {
	const submission = parseWithZod(form, { schema: AccountFields })
	if (submission.status !== 'success') return { status: 400, result: submission.reply() }
	const { firstName, lastName, email, phone_number: phoneNumber, user_type: userType } = submission.value
	const changed = await changePerson(services, administrator, userId, { firstName, lastName, email, phoneNumber, userType })
	if (typeof changed === 'string') {
		const { status, error, field = '' } = personRefusals[changed]
		return { status, result: submission.reply({ fieldErrors: { [field]: [error] } }) }
	}
	return changed && { toast: changedToast(changed.done) }
}

async function plan({ services, administrator, userId, form }: SentForm): Promise<FormAnswer> {
	const submission = parseWithZod(form, { schema: PlanFields })
	if (submission.status !== 'success') return { status: 400, result: submission.reply() }
	const { plan: chosen, credits: balance, reason } = submission.value
	const changed = await changePerson(services, administrator, userId, { plan: chosen, credits: { balance, reason } })
	if (typeof changed === 'string') return { status: 409, result: submission.reply({ formErrors: [personRefusals[changed].error] }) }
	return changed && { toast: changedToast(changed.done) }
}

async function suspend({ services, administrator, userId, form }: SentForm): Promise<FormAnswer> {
	const submission = parseWithZod(form, { schema: ReasonField })
	if (submission.status !== 'success') return { status: 400, result: submission.reply() }
	const done = await suspendPerson(services, administrator, userId, submission.value.reason)
	if (done === 'last_administrator')
		return { status: 409, result: submission.reply({ formErrors: [personRefusals.last_administrator.error] }) }
	return done && { toast: { title: done === 'suspended' ? 'Account suspended' : 'This account was already suspended' } }
}

async function reset({ services, administrator, userId, form }: SentForm): Promise<FormAnswer> {
	const submission = parseWithZod(form, { schema: ReasonField })
	if (submission.status !== 'success') return { status: 400, result: submission.reply() }
	const done = await resetMfa(services, administrator, userId, submission.value.reason)
	const titles = { reset: 'MFA reset', off: 'This account has no MFA', own: 'Turn off your own MFA in your settings' }
	return done && { toast: { title: titles[done], variant: done === 'reset' ? undefined : 'destructive' } }
}

async function reinstate({ services, administrator, userId }: SentForm): Promise<FormAnswer> {
	const done = await reinstatePerson(services, administrator, userId)
	return { toast: { title: done ? 'Account reinstated' : 'This account is not suspended' } }
}

async function signOut({ services, administrator, userId }: SentForm): Promise<FormAnswer> {
	const sessions = await signOutPerson(services, administrator, userId)
	if (sessions === null) return null
	return { toast: { title: 'Signed out everywhere', description: `${sessions} ${sessions === 1 ? 'session' : 'sessions'} ended.` } }
}

async function verification({ services, administrator, userId }: SentForm): Promise<FormAnswer> {
	const sent = await resendVerification(services, administrator, userId)
	return sent && { toast: { title: sent === 'sent' ? 'Verification email sent' : 'This email address is already verified' } }
}

function changedToast(done: readonly string[]): Toast {
	if (done.length === 0) return { title: 'Nothing changed' }
	const sentence = done.join(', ')
	return { title: 'Account updated', description: `${sentence[0]!.toUpperCase()}${sentence.slice(1)}.` }
}
