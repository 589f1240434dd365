import { Plans, type PlansProps } from '#app/components/plans/plans.tsx'
import { Section } from './section.tsx'

/** The plans as a section of the landing page. */
export function Pricing(props: PlansProps) {
	return (
		<Section id="pricing" title="Pricing" intro="Start free. Upgrade when you need more checks, and cancel any month.">
			<Plans {...props} />
		</Section>
	)
}
