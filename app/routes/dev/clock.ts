import { data, redirect } from 'react-router'
import { moveLocalClock } from '#app/domain/billing/events/local-checkout.server.ts'
import { servicesContext } from '#app/http/context.ts'
import { parseForm } from '#app/http/form.server.ts'
import { safeReturnTo } from '#app/http/session/return-to.ts'
import { redirectWithToast } from '#app/http/toast.server.ts'
import { shownDateTime } from '#app/ui/shown-date.ts'
import type { Route } from './+types/clock.ts'
import { localPayments } from './local-payments.server.ts'

const moves = new Map<unknown, Parameters<typeof moveLocalClock>[1]>([
	['day', { days: 1 }],
	['week', { days: 7 }],
	['month', { months: 1 }],
])

/** Following a link to here moves nothing. */
export const loader = () => redirect('/dev/payments')

/** Moves the clock of the test payments on. */
export async function action({ context, request }: Route.ActionArgs) {
	localPayments(context)
	const form = await parseForm(request)
	const by = moves.get(form.get('by'))
	if (!by) throw data({ message: 'The clock moves on by a day, a week or a month.' }, { status: 400 })
	const now = await moveLocalClock(context.get(servicesContext), by)
	return redirectWithToast(safeReturnTo(form.get('back')) ?? '/dev/payments', {
		title: 'The clock was moved',
		description: `It is ${shownDateTime(now.toISOString())} now.`,
	})
}
