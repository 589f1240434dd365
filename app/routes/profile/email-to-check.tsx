import { data, Form } from 'react-router'
import { planAllows, refusalSentence } from '#app/domain/billing/gates.ts'
import { findOwnAddress, removeAddress, renewAddress } from '#app/domain/inbound-mail/inbound-address.server.ts'
import { mostAttachments, mostMailBytes } from '#app/domain/inbound-mail/mail-limits.ts'
import { servicesContext } from '#app/http/context.ts'
import { parseForm } from '#app/http/form.server.ts'
import { passedHeaders } from '#app/http/passed-headers.ts'
import { requireMember } from '#app/http/session/require-member.ts'
import { redirectWithToast } from '#app/http/toast.server.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { CopyButton } from '#app/ui/copy-button.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { PlainField } from '#app/ui/plain-field.tsx'
import type { Route } from './+types/email-to-check.ts'

export const headers = passedHeaders

export async function loader({ context }: Route.LoaderArgs) {
	const member = requireMember(context)
	const services = context.get(servicesContext)
	const allowance = planAllows(member.plan, 'email_to_check')
	return {
		receives: services.env.inboundMail !== null,
		refused: allowance.allowed ? null : refusalSentence(allowance),
		address: await findOwnAddress(services, member),
		email: member.email,
	}
}

export async function action({ context, request }: Route.ActionArgs) {
	const member = requireMember(context)
	const services = context.get(servicesContext)
	if ((await parseForm(request)).get('intent') === 'remove') {
		await removeAddress(services, member)
		return redirectWithToast('/settings/email-to-check', { title: 'Address ended', description: 'Mails to it are no longer taken.' })
	}
	if (!planAllows(member.plan, 'email_to_check').allowed) return data(null, { status: 402 })
	if (!services.env.inboundMail) return data(null, { status: 409 })
	const had = await findOwnAddress(services, member)
	await renewAddress(services, member)
	return redirectWithToast(
		'/settings/email-to-check',
		had
			? { title: 'Address renewed', description: 'Emails to the earlier address are no longer accepted.' }
			: { title: 'Your address is ready' },
	)
}

export default function EmailToCheck({ loaderData: { receives, refused, address, email } }: Route.ComponentProps) {
	return (
		<div className="max-w-3xl">
			<title>Email-to-check · Fineprint</title>
			<PageHeader title="Email-to-check" description="Email a contract to your private address and get the verdict as a reply." />
			<div className="grid gap-6">
				{receives ? null : <Alert tone="info">This site does not receive email. Upload your documents on the dashboard.</Alert>}
				{refused ? (
					<Alert tone="info" title={refused}>
						<p className="mb-3">Check a contract by forwarding the email that it came with.</p>
						<ButtonLink to="/pricing" variant="secondary">
							See plans
						</ButtonLink>
					</Alert>
				) : null}
				<Card title="Your private address">
					{address ? (
						<OwnAddress address={address} />
					) : receives && !refused ? (
						<Form method="post">
							<Button>Make my address</Button>
						</Form>
					) : (
						<p className="text-muted">You have no address.</p>
					)}
				</Card>
				<Card title="How it works">
					<ul className="grid list-disc gap-2 pl-5">
						<li>
							Attach PDF or DOCX files, at most {mostAttachments} in an email of {Math.floor(mostMailBytes / 1_400_000)} MB. Each takes a
							document check.
						</li>
						<li>
							Send it from the address of your account, <strong className="[overflow-wrap:anywhere]">{email}</strong>. A colleague of your
							company may use your address too: the document and the answer are then theirs.
						</li>
						<li>When every report is done, one answer comes with the verdicts and the links. If nothing could be checked, it says why.</li>
						<li>
							Your email provider must sign your email (DKIM) or be named by your domain (SPF). Other emails are not accepted: anyone could
							send them.
						</li>
						<li>No language model outside Fineprint reads what you send by email.</li>
					</ul>
				</Card>
			</div>
		</div>
	)
}

function OwnAddress({ address }: { address: string }) {
	return (
		<div className="grid gap-4">
			<PlainField label="Private address" value={address} readOnly onFocus={(event) => event.currentTarget.select()} />
			<Form method="post" className="flex flex-wrap items-center gap-3" preventScrollReset>
				<CopyButton text={address} label="Copy address" />
				<Button name="intent" value="renew" variant="secondary">
					Renew the address
				</Button>
				<Button name="intent" value="remove" variant="quiet">
					End it
				</Button>
			</Form>
			<p className="text-sm text-muted">Renew it when others have learned it. The earlier one then stops working at once.</p>
		</div>
	)
}
