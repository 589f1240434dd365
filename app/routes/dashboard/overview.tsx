import { ScrollText } from '#app/ui/icons.tsx'
import { Link } from 'react-router'
import { subscriptionInfo } from '#app/domain/billing/subscriptions/subscription-info.server.ts'
import { categoryName } from '#app/domain/review/type/catalogue.ts'
import { readStorageUse } from '#app/domain/documents/storage/storage-quota.server.ts'
import { vaultStats } from '#app/domain/documents/vault.server.ts'
import { recentRows } from '#app/domain/search/vault-shelves.server.ts'
import { modelOffer } from '#app/domain/review/model/model-offer.ts'
import { findCompanyProfile } from '#app/domain/company/company-profile.server.ts'
import { servicesContext } from '#app/http/context.ts'
import { passedHeaders } from '#app/http/passed-headers.ts'
import { requireMember } from '#app/http/session/require-member.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { PieChart } from '#app/ui/charts/pie-chart.tsx'
import { PaymentDue } from '#app/components/billing/payment-due.tsx'
import { DocumentList } from '#app/components/documents/document-list.tsx'
import { listed } from '#app/components/documents/listed-document.ts'
import type { Route } from './+types/overview.ts'
import { Counters, Findings } from './counters.tsx'
import { FeatureCards } from './feature-cards.tsx'
import { uploadAction } from '#app/components/upload/upload-action.server.ts'
import { UploadForm } from '#app/components/upload/upload-form.tsx'

const recentDocuments = 3

export async function loader({ context }: Route.LoaderArgs) {
	const member = requireMember(context)
	const services = context.get(servicesContext)
	const [stats, recent, profile, { checksStopAt }, now, storage] = await Promise.all([
		vaultStats(services, member),
		recentRows(services, member, recentDocuments),
		findCompanyProfile(services, member, member.companyId),
		subscriptionInfo(services, member.companyId),
		services.billingNow(),
		readStorageUse(services, member),
	])
	return {
		firstName: member.firstName,
		credits: member.subscriptionCredits,
		paymentDue: checksStopAt && { checksStopAt, checksStopped: checksStopAt <= now },
		stats,
		recent: recent.map(listed),
		model: modelOffer(services),
		industry: profile?.industry_type ?? null,
		storage,
	}
}

export const action = uploadAction('dashboard')

export const headers = passedHeaders

export default function Overview({
	loaderData: { firstName, credits, paymentDue, stats, recent, model, industry, storage },
}: Route.ComponentProps) {
	return (
		<>
			<title>Dashboard · Fineprint</title>
			<PageHeader title="Dashboard Overview" description={<Welcome firstName={firstName} credits={credits} />} />
			<div className="grid gap-6">
				{paymentDue ? <PaymentDue {...paymentDue} /> : null}
				<Counters stats={stats} />
				<div className="grid items-start gap-6 lg:grid-cols-2">
					<Card title="Review a document" description="The report is ready in about a minute; scanned pages take longer.">
						<UploadForm place="dashboard" model={model} industry={industry} storage={storage} />
						<p className="mt-4 text-sm text-muted">
							Several files, or a ZIP file?{' '}
							<Link to="/document-vault/upload" className="font-medium text-accent underline">
								Add them together
							</Link>
						</p>
					</Card>
					<div className="grid gap-6">
						<Card title="Document Analysis" description="Findings from your documents’ latest reports">
							<Findings stats={stats} />
						</Card>
						<Card title="Documents by category">
							{stats.documents > 0 ? (
								<PieChart
									title="Documents by category"
									slices={stats.categories.map(({ code, documents }) => ({ label: categoryName(code), value: documents }))}
								/>
							) : (
								<p className="text-sm text-muted">The chart appears with your first document.</p>
							)}
						</Card>
					</div>
				</div>
				<section aria-labelledby="recent">
					<div className="mb-3 flex items-center justify-between gap-4">
						<h2 id="recent" className="text-lg font-semibold">
							Recent Document Analysis
						</h2>
						{recent.length > 0 ? (
							<ButtonLink to="/document-vault" variant="quiet" size="small">
								View All
							</ButtonLink>
						) : null}
					</div>
					{recent.length > 0 ? (
						<DocumentList documents={recent} />
					) : (
						<EmptyState icon={<ScrollText aria-hidden className="size-10" />} title="No documents yet">
							Upload your first contract above: it appears here with its report.
						</EmptyState>
					)}
				</section>
				<FeatureCards />
			</div>
		</>
	)
}

function Welcome({ firstName, credits }: { firstName: string; credits: number }) {
	if (credits > 0) return <p>{`Welcome, ${firstName}. You have ${credits} document ${credits === 1 ? 'check' : 'checks'} left.`}</p>
	return (
		<p>
			Welcome, {firstName}. You have no document checks left.{' '}
			<Link to="/#pricing" className="font-medium text-accent underline">
				See the plans
			</Link>
		</p>
	)
}
