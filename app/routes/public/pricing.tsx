import { PageIntro } from '#app/components/site/page-intro.tsx'
import { PageMeta } from '#app/components/site/page-meta.tsx'
import { Plans } from '#app/components/plans/plans.tsx'
import { plansFor } from '#app/components/plans/plans-for.ts'
import { skipSignInRevalidation } from '#app/components/sign-in/skip-revalidation.ts'
import { servicesContext } from '#app/http/context.ts'
import { currentMember } from '#app/http/session/require-member.ts'
import type { Route } from './+types/pricing.ts'

export const shouldRevalidate = skipSignInRevalidation

export function loader({ context }: Route.LoaderArgs) {
	return plansFor(context.get(servicesContext), currentMember(context))
}

export default function PricingPage({ loaderData }: Route.ComponentProps) {
	return (
		<main id="content" className="pb-20">
			<PageMeta
				title="Pricing · Fineprint"
				description="Four plans from $0 to $99 a month, and add-ons by people. What is coming soon is marked."
				path="/pricing"
				picture="pricing"
			/>
			<PageIntro title="Pricing">
				<p>Start free. Upgrade when you need more checks, and cancel any month.</p>
			</PageIntro>
			<section aria-labelledby="plans" className="mx-auto max-w-7xl px-4 sm:px-6">
				<h2 id="plans" className="sr-only">
					Plans
				</h2>
				<Plans {...loaderData} />
			</section>
		</main>
	)
}
