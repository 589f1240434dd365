import { PageIntro } from '#app/components/site/page-intro.tsx'
import { PageMeta } from '#app/components/site/page-meta.tsx'
import { Plans } from './landing/pricing.tsx'

export default function PricingPage() {
	return (
		<main id="content" className="pb-20">
			<PageMeta
				title="Pricing · Fineprint"
				description="Four plans from $0 to $99 a month, and add-ons by people. What is not on sale yet is marked."
				path="/pricing"
				picture="pricing"
			/>
			<PageIntro title="Pricing">
				<p>Start free. Upgrades open later. These are the prices to expect.</p>
			</PageIntro>
			<section aria-labelledby="plans" className="mx-auto max-w-7xl px-4 sm:px-6">
				<h2 id="plans" className="sr-only">
					Plans
				</h2>
				<Plans />
			</section>
		</main>
	)
}
