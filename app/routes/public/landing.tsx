import { findCompanyProfile } from '#app/domain/company/company-profile.server.ts'
import { readStorageUse } from '#app/domain/documents/storage/storage-quota.server.ts'
import { latestReport } from '#app/domain/documents/vault.server.ts'
import { modelOffer } from '#app/domain/review/model/model-offer.ts'
import { servicesContext } from '#app/http/context.ts'
import { currentMember } from '#app/http/session/require-member.ts'
import { skipSignInRevalidation } from '#app/components/sign-in/skip-revalidation.ts'
import { plansFor } from '#app/components/plans/plans-for.ts'
import { PageMeta } from '#app/components/site/page-meta.tsx'
import { uploadAction } from '#app/components/upload/upload-action.server.ts'
import type { Route } from './+types/landing.ts'
import { Closing } from './landing/closing.tsx'
import { Differentiator } from './landing/differentiator.tsx'
import { Hero } from './landing/hero.tsx'
import { HowItWorks } from './landing/how-it-works.tsx'
import { Measured } from './landing/measured.tsx'
import { Pricing } from './landing/pricing.tsx'
import { Trust } from './landing/trust.tsx'
import { UseCases } from './landing/use-cases.tsx'

export async function loader({ context }: Route.LoaderArgs) {
	const member = currentMember(context)
	const services = context.get(servicesContext)
	const [report, profile, storage] = member
		? await Promise.all([
				latestReport(services, member),
				findCompanyProfile(services, member, member.companyId),
				readStorageUse(services, member),
			])
		: [null, null, null]
	return {
		report,
		model: modelOffer(services),
		industry: member ? (profile?.industry_type ?? null) : undefined,
		storage,
		plans: plansFor(services, member),
	}
}

const description =
	'Upload an NDA, a SAFE or a services agreement. In under a minute, read what it says, what is risky, what is missing and what ' +
	'to ask for, tied to the exact words.'

export const action = uploadAction('landing')

export const shouldRevalidate = skipSignInRevalidation

export default function Landing({ loaderData: { report, model, industry, storage, plans } }: Route.ComponentProps) {
	return (
		<main id="content">
			<PageMeta title="Fineprint: review contracts before you sign" description={description} path="/" picture="home" />
			<Hero report={report} model={model} industry={industry} storage={storage} />
			<HowItWorks />
			<Differentiator model={model} />
			<Trust model={model} />
			<UseCases />
			<Measured />
			<Pricing {...plans} />
			<Closing />
		</main>
	)
}
