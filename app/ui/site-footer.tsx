/** The last lines of every page. */
export function SiteFooter() {
	return (
		<footer className="border-t border-line print:hidden">
			<div className="mx-auto grid max-w-7xl gap-2 px-4 py-8 text-sm text-muted sm:px-6">
				<p className="font-semibold text-ink">Fineprint</p>
				<p className="max-w-prose">
					Fineprint is not a law firm and gives no legal advice. Its reviews are informational only. For high-risk decisions, consult a licensed attorney.
				</p>
			</div>
		</footer>
	)
}
