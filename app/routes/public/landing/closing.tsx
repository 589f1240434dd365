import { ButtonLink } from '#app/ui/button.tsx'
import { ArrowRight } from '#app/ui/icons.tsx'

/** The end of the landing page: what Fineprint is not, and a link back to the form. */
export function Closing() {
	return (
		<section aria-labelledby="last-call" className="border-t border-line bg-surface">
			<div className="mx-auto grid max-w-7xl gap-8 px-4 py-16 sm:px-6 md:grid-cols-[1fr_auto] md:items-center lg:py-20">
				<div>
					<h2 id="last-call" className="font-serif text-title font-semibold">
						Know what you are signing
					</h2>
					<p className="mt-3 max-w-2xl text-muted">
						Fineprint is not a law firm and gives no legal advice. AI output is informational only. High-risk decisions need a licensed
						attorney, and the report says which ones are.
					</p>
				</div>
				<ButtonLink to="#review" size="large">
					Review My Doc Now <ArrowRight aria-hidden size={20} />
				</ButtonLink>
			</div>
		</section>
	)
}
