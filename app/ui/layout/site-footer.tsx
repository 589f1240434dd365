import { Link } from 'react-router'
import { Logo } from './logo.tsx'

/** Who runs the site: what is not set is not shown. */
export interface FooterOperator {
	name?: string
	email?: string
	phone?: string
	address?: string
	bookingUrl?: string
}

const groups = {
	Product: [
		['/pricing', 'Pricing'],
		['/use-cases', 'Use Cases'],
		['/blog', 'Blog'],
		['/faq', 'FAQ'],
	],
	Policies: [
		['/terms', 'Terms of Service'],
		['/privacy', 'Privacy Policy'],
		['/cookies', 'Cookie Policy'],
		['/data-deletion', 'Data Deletion'],
	],
} as const

const look = 'inline-flex min-h-9 items-center hover:text-ink hover:underline pointer-coarse:min-h-11'

/** The footer of every page. */
export function SiteFooter({ operator: { name, email, phone, address, bookingUrl } }: { operator: FooterOperator }) {
	return (
		<footer className="border-t border-line print:hidden">
			<div className="mx-auto grid max-w-7xl grid-cols-2 gap-10 px-4 py-12 text-sm text-muted sm:px-6 lg:grid-cols-[1.6fr_1fr_1fr_1.2fr]">
				<div className="col-span-2 grid content-start gap-4 lg:col-span-1">
					<Logo />
					<p className="max-w-sm">
						Fineprint is not a law firm and gives no legal advice. AI output is informational only; high-risk decisions need a licensed
						attorney.
					</p>
				</div>
				{Object.entries(groups).map(([title, links]) => (
					<Group key={title} title={title}>
						{links.map(([to, label]) => (
							<Page key={to} to={to} label={label} />
						))}
					</Group>
				))}
				<Group title="Company">
					<Page to="/about" label="About Us" />
					<Page to="/contact" label="Contact" />
					{bookingUrl ? (
						<li>
							<a href={bookingUrl} className={look}>
								Book a 15-minute walkthrough
							</a>
						</li>
					) : null}
					{email ? (
						<li>
							<a href={`mailto:${email}`} className={look}>
								{email}
							</a>
						</li>
					) : null}
					{phone ? (
						<li>
							<a href={`tel:${phone.replace(/[^\d+]/g, '')}`} className={look}>
								{phone}
							</a>
						</li>
					) : null}
					{name || address ? (
						<li className="py-2">
							{name}
							{address ? <span className="block">{address}</span> : null}
						</li>
					) : null}
				</Group>
			</div>
		</footer>
	)
}

function Group({ title, children }: { title: string; children: React.ReactNode }) {
	return (
		<nav aria-label={title}>
			<h2 className="mb-1 font-semibold text-ink">{title}</h2>
			<ul>{children}</ul>
		</nav>
	)
}

/** Not discovered ahead of time: the footer is on every page, and few people go there. */
function Page({ to, label }: { to: string; label: string }) {
	return (
		<li>
			<Link to={to} discover="none" className={look}>
				{label}
			</Link>
		</li>
	)
}
