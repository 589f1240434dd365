import { Logo } from './logo.tsx'

/** The footer of every page. */
export function SiteFooter() {
	return (
		<footer className="border-t border-line print:hidden">
			<div className="mx-auto grid max-w-7xl gap-6 px-4 py-10 text-sm text-muted sm:px-6 md:grid-cols-[auto_1fr] md:items-start md:gap-16">
				<Logo />
				<p className="max-w-prose md:justify-self-end">
					Fineprint is not a law firm and gives no legal advice. AI output is informational only; high-risk decisions need a licensed
					attorney.
				</p>
			</div>
		</footer>
	)
}
