import type { SubmissionResult } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { data, isRouteErrorResponse, redirect } from 'react-router'
import { messagesPerAddress, messagesPerCaller } from '#app/domain/contact/contact-limits.ts'
import { ContactMessage } from '#app/domain/contact/contact-message.ts'
import { sendContactMessage } from '#app/domain/contact/send-contact-message.server.ts'
import { tooManyRequests } from '#app/domain/identity/sign-in-limits.ts'
import { requestContext, servicesContext } from '#app/http/context.ts'
import { parseForm } from '#app/http/form.server.ts'
import { passedHeaders } from '#app/http/passed-headers.ts'
import { currentMember } from '#app/http/session/require-member.ts'
import { PageIntro } from '#app/components/site/page-intro.tsx'
import { PageMeta } from '#app/components/site/page-meta.tsx'
import type { Route } from './+types/contact.ts'
import { ContactDetails } from './contact-details.tsx'
import { ContactForm } from './contact-form.tsx'
import { receiptPath } from './contact-receipt.server.ts'

export const headers = passedHeaders

export function loader({ context }: Route.LoaderArgs) {
	const member = currentMember(context)
	return {
		operator: context.get(servicesContext).env.operator,
		writer: member && { name: `${member.firstName} ${member.lastName}`.trim(), email: member.email },
	}
}

export async function action({ context, request }: Route.ActionArgs) {
	const services = context.get(servicesContext)
	const form = await parseForm(request)
	const submission = parseWithZod(form, { schema: ContactMessage })
	if (submission.status !== 'success') return data(submission.reply(), { status: 400 })

	const { email } = submission.value
	// Filled in by programs only, since people do not see it: they learn nothing from the answer.
	if (form.get('website')) return redirect(receiptPath(services.keys, email))
	const { ip } = context.get(requestContext)
	const refusedFor =
		(await services.limits.count(messagesPerCaller, ip)) || (await services.limits.count(messagesPerAddress, `${ip} ${email}`))
	if (refusedFor > 0)
		return data(submission.reply({ formErrors: [tooManyRequests(refusedFor)] }), {
			status: 429,
			headers: { 'Retry-After': String(refusedFor) },
		})
	await sendContactMessage(services, submission.value)
	return redirect(receiptPath(services.keys, email))
}

/** The form stays when the network or the server fails, so that the message can be sent again. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
	return serverAction().catch((error: unknown) => {
		if (error instanceof Response || (isRouteErrorResponse(error) && error.status < 500)) throw error
		const failed: SubmissionResult<string[]> = {
			status: 'error',
			error: { '': ['Your message could not be sent. Check your connection and try again.'] },
		}
		return data(failed, { status: 503 })
	})
}

export default function Contact({ loaderData: { operator, writer }, actionData }: Route.ComponentProps) {
	return (
		<main id="content" className="pb-20">
			<PageMeta
				title="Contact · Fineprint"
				description="Write to the people behind Fineprint: questions, mistakes in a report, your account, privacy. We answer within two working days."
				path="/contact"
				picture="contact"
			/>
			<PageIntro title="Contact">
				<p>Tell us what you need. We answer by email within two working days.</p>
			</PageIntro>
			<div className="mx-auto grid max-w-7xl gap-10 px-4 sm:px-6 lg:grid-cols-[1.6fr_1fr] lg:gap-16">
				<ContactForm writer={writer} lastResult={actionData} />
				<ContactDetails operator={operator} />
			</div>
		</main>
	)
}
