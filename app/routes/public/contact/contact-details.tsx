import { Link } from 'react-router'
import type { FooterOperator } from '#app/ui/layout/site-footer.tsx'

const link = 'text-accent underline'

/** Other ways to reach the people behind the site, as far as they are known, and what can be settled without them. */
export function ContactDetails({ operator: { name, email, phone, address, bookingUrl } }: { operator: FooterOperator }) {
	return (
		<div className="grid content-start gap-8 text-muted">
			{email || phone || address || bookingUrl ? (
				<section aria-labelledby="direct" className="grid gap-2">
					<h2 id="direct" className="text-heading font-semibold text-ink">
						Directly
					</h2>
					{email ? (
						<p>
							<a href={`mailto:${email}`} className={link}>
								{email}
							</a>
						</p>
					) : null}
					{phone ? (
						<p>
							<a href={`tel:${phone.replace(/[^\d+]/g, '')}`} className={link}>
								{phone}
							</a>
						</p>
					) : null}
					{address ? (
						<address className="not-italic">
							{name ? <span className="block">{name}</span> : null}
							{address}
						</address>
					) : null}
					{bookingUrl ? (
						<p>
							<a href={bookingUrl} className={link}>
								Book a 15-minute walkthrough
							</a>
						</p>
					) : null}
				</section>
			) : null}
			<section aria-labelledby="without-us" className="grid gap-2">
				<h2 id="without-us" className="text-heading font-semibold text-ink">
					Often answered already
				</h2>
				<ul className="grid gap-2">
					<li>
						<Link to="/faq" className={link}>
							Questions and answers
						</Link>
					</li>
					<li>
						<Link to="/data-deletion" className={link}>
							Deleting your data
						</Link>
					</li>
					<li>
						<Link to="/pricing" className={link}>
							Plans and add-ons
						</Link>
					</li>
				</ul>
			</section>
		</div>
	)
}
