import { data, href } from 'react-router'
import { makeCalendarFeed, revokeCalendarFeed } from '#app/domain/deadlines/calendar-feed.server.ts'
import { servicesContext } from '#app/http/context.ts'
import { parseForm } from '#app/http/form.server.ts'
import { requireMember } from '#app/http/session/require-member.ts'
import { redirectWithToast } from '#app/http/toast.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { CopyButton } from '#app/ui/copy-button.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { PlainField } from '#app/ui/plain-field.tsx'
import type { Route } from './+types/calendar.ts'

/** Opened as a page it says where an address is made. It can't redirect: it also runs behind the form that makes one. */
export function loader({ context }: Route.LoaderArgs) {
	requireMember(context)
	return null
}

export async function action({ context, request }: Route.ActionArgs) {
	const member = requireMember(context)
	const services = context.get(servicesContext)
	if ((await parseForm(request)).get('intent') === 'revoke') {
		await revokeCalendarFeed(services, member)
		return redirectWithToast(href('/legal-tasks'), {
			title: 'Calendar address revoked',
			description: 'Calendars that used it get nothing any more.',
		})
	}
	const token = await makeCalendarFeed(services, member)
	return data({ address: `${services.env.appUrl}/calendar/${token}.ics` }, { headers: { 'Cache-Control': 'no-store' } })
}

export default function CalendarAddress({ actionData }: Route.ComponentProps) {
	const address = actionData && 'address' in actionData ? actionData.address : null
	return (
		<div className="max-w-2xl">
			<title>Calendar address · Fineprint</title>
			<PageHeader
				title="Your calendar address"
				description={
					address === null
						? 'An address is shown only when it is made. Make a new one on the page of your tasks; an earlier one then stops working.'
						: 'Subscribe to it in your calendar program. It is shown only now; you can make a new one at any time, and this one then stops working.'
				}
			/>
			<div className="grid gap-4">
				{address === null ? null : (
					<>
						<PlainField label="Private address" value={address} readOnly onFocus={(event) => event.currentTarget.select()} />
						<div>
							<CopyButton text={address} label="Copy address" />
						</div>
					</>
				)}
				<div>
					<ButtonLink to={href('/legal-tasks')} variant="secondary">
						Back to your tasks
					</ButtonLink>
				</div>
			</div>
		</div>
	)
}
