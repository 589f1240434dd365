import { data, Link } from 'react-router'
import { listPayments } from '#app/domain/billing/ledger/payment-entries.server.ts'
import { dollars } from '#app/domain/billing/plans.ts'
import { findCompanyProfile } from '#app/domain/company/company-profile.server.ts'
import { servicesContext } from '#app/http/context.ts'
import { requireMember } from '#app/http/session/require-member.ts'
import { Button } from '#app/ui/button.tsx'
import { shownDate } from '#app/ui/shown-date.ts'
import { useScripted } from '#app/ui/use-scripted.ts'
import type { Route } from './+types/receipt.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
	const member = requireMember(context)
	const services = context.get(servicesContext)
	const [payments, profile] = await Promise.all([
		listPayments(services, member.companyId),
		findCompanyProfile(services, member, member.companyId),
	])
	const payment = payments.find(({ id }) => id === params.paymentId)
	if (!payment) throw data({ message: 'Your company has no such receipt.' }, { status: 404 })
	const { name = 'Fineprint', address = null } = services.env.operator
	return {
		payment,
		from: [name, address],
		to: [profile?.legal_entity_name ?? `${member.firstName} ${member.lastName}`.trim(), profile?.company_address ?? null, member.email],
		test: Boolean(services.payments?.local),
	}
}

const words = {
	charge: { title: 'Receipt', done: 'Paid' },
	refund: { title: 'Refund', done: 'Refunded' },
	refund_failed: { title: 'Failed refund', done: 'Sent back by the bank' },
	dispute: { title: 'Disputed payment', done: 'Taken back by the bank' },
	dispute_won: { title: 'Dispute closed', done: 'Paid again' },
} as const

/** A receipt on one page of paper. */
export default function Receipt({ loaderData: { payment, from, to, test } }: Route.ComponentProps) {
	const { kind, number, cents, description, paidAt, url } = payment
	const { title, done } = words[kind]
	const scripted = useScripted()
	const on = shownDate(paidAt.toISOString())
	const amount = dollars(cents)
	return (
		<article className="mx-auto max-w-2xl">
			<title>{`${title} ${number ?? ''} · Fineprint`}</title>
			<div className="mb-6 flex flex-wrap items-center gap-x-6 gap-y-2 print:hidden">
				<Link to="/settings/billing" className="text-accent underline underline-offset-4">
					Plan and billing
				</Link>
				{url ? (
					<a href={url} className="text-accent underline underline-offset-4">
						Invoice of the payment service
					</a>
				) : null}
				{scripted ? (
					<Button type="button" size="small" variant="secondary" className="ml-auto" onClick={() => window.print()}>
						Print
					</Button>
				) : null}
			</div>
			<div className="grid gap-8 rounded-xl border border-line bg-surface p-6 sm:p-10 print:border-0 print:p-0">
				<header className="flex flex-wrap items-start justify-between gap-6">
					<div>
						<h1 className="font-serif text-3xl font-semibold tracking-tight">{title}</h1>
						{number ? <p className="mt-1 text-muted">{number}</p> : null}
					</div>
					<div className="text-right">
						<p className="font-serif text-3xl font-semibold tabular-nums">{amount}</p>
						<p className="mt-1 text-muted">{`${done} on ${on}`}</p>
					</div>
				</header>
				<div className="grid gap-6 sm:grid-cols-2">
					<Address title="From" lines={from} />
					<Address title="To" lines={to} />
				</div>
				<table className="w-full text-left">
					<thead>
						<tr className="border-b border-line text-sm text-muted">
							<th scope="col" className="py-2 pr-4 font-medium">
								What
							</th>
							<th scope="col" className="py-2 text-right font-medium">
								Amount (USD)
							</th>
						</tr>
					</thead>
					<tbody>
						<tr className="border-b border-line">
							<td className="py-3 pr-4 [overflow-wrap:anywhere]">{description}</td>
							<td className="py-3 text-right tabular-nums">{amount}</td>
						</tr>
					</tbody>
					<tfoot>
						<tr>
							<th scope="row" className="py-3 pr-4 font-semibold">
								Total
							</th>
							<td className="py-3 text-right font-semibold tabular-nums">{amount}</td>
						</tr>
					</tfoot>
				</table>
				{kind === 'refund_failed' ? (
					<p>
						Your bank sent this refund back to us, so you did not get the money. We were told of it: we make it again, or write to you about
						another way.
					</p>
				) : null}
				{test ? <p className="text-sm text-muted">Made by the test payments on this machine: no money was moved.</p> : null}
			</div>
		</article>
	)
}

function Address({ title, lines }: { title: string; lines: readonly (string | null)[] }) {
	return (
		<div>
			<h2 className="text-sm font-normal text-muted">{title}</h2>
			<p className="whitespace-pre-line [overflow-wrap:anywhere]">{lines.filter(Boolean).join('\n')}</p>
		</div>
	)
}
