import { Link } from 'react-router'
import { ButtonLink } from '#app/ui/button.tsx'

/** How a payment ended, as far as the page knows, and what to do next. It is not for search engines. */
export function OutcomePage({
	title,
	description,
	children,
	first = null,
	next,
	other = { to: '/contact', label: 'Contact us' },
}: {
	title: string
	/** In one sentence, for what shows a link to the page. */
	description: string
	children: React.ReactNode
	/** A form to send at once; the links then stand back. */
	first?: React.ReactNode
	next: { to: string; label: string }
	other?: { to: string; label: string }
}) {
	return (
		<main id="content" className="mx-auto grid w-full max-w-xl content-start justify-items-start gap-4 px-4 py-20 sm:px-8 lg:py-28">
			<title>{`${title} · Fineprint`}</title>
			<meta name="description" content={description} />
			<meta name="robots" content="noindex" />
			<h1 className="font-serif text-title font-semibold">{title}</h1>
			<div className="grid gap-3 text-lg text-muted">{children}</div>
			<div className="mt-2 flex flex-wrap gap-3">
				{first}
				<ButtonLink to={next.to} variant={first ? 'secondary' : 'primary'}>
					{next.label}
				</ButtonLink>
				<ButtonLink to={other.to} variant="secondary">
					{other.label}
				</ButtonLink>
			</div>
		</main>
	)
}

/** Where plan, document checks and receipts are shown. */
export function BillingLink() {
	return (
		<Link to="/settings/billing" className="text-accent underline">
			Plan and billing
		</Link>
	)
}
