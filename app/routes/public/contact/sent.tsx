import { redirect } from 'react-router'
import { servicesContext } from '#app/http/context.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import type { Route } from './+types/sent.ts'
import { readReceipt } from './contact-receipt.server.ts'

export function loader({ context, request }: Route.LoaderArgs) {
	const receipt = readReceipt(context.get(servicesContext).keys, new URL(request.url).searchParams.get('receipt'))
	if (!receipt) throw redirect('/contact')
	return receipt
}

export default function Sent({ loaderData: { email } }: Route.ComponentProps) {
	return (
		<main id="content" className="mx-auto grid w-full max-w-xl content-start justify-items-start gap-4 px-4 py-20 sm:px-8 lg:py-28">
			<title>Message sent · Fineprint</title>
			<meta name="robots" content="noindex" />
			<h1 className="font-serif text-title font-semibold">Thank you, your message is on its way</h1>
			<p className="text-lg text-muted">
				We answer within two working days, to <strong className="font-medium text-ink [overflow-wrap:anywhere]">{email}</strong>. If no
				answer arrives by then, look into your spam folder and write to us again.
			</p>
			<ButtonLink to="/" className="mt-2">
				Go to the home page
			</ButtonLink>
		</main>
	)
}
