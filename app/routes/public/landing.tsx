import { ArrowRight, FileSearch } from 'lucide-react'
import { latestReport } from '#app/domain/documents/vault.server.ts'
import { servicesContext } from '#app/http/context.ts'
import { currentMember } from '#app/http/require-member.ts'
import { uploadAction } from '#app/routes/dashboard/upload-action.server.ts'
import { UploadForm } from '#app/routes/dashboard/upload-form.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import type { Route } from './+types/landing.ts'
import { Differentiator } from './landing/differentiator.tsx'
import { HowItWorks } from './landing/how-it-works.tsx'
import { Pricing } from './landing/pricing.tsx'
import { Testimonials } from './landing/testimonials.tsx'
import { Trust } from './landing/trust.tsx'
import { UseCases } from './landing/use-cases.tsx'

export async function loader({ context }: Route.LoaderArgs) {
	const member = currentMember(context)
	return { report: member && (await latestReport(context.get(servicesContext), member)) }
}

export const action = uploadAction('landing')

export default function Landing({ loaderData: { report } }: Route.ComponentProps) {
	return (
		<main id="content">
			<title>Fineprint: review contracts before you sign</title>
			<meta name="description" content="Upload an NDA, a SAFE or a services agreement. In seconds, read what it says, what is risky, what is missing and what to ask for, tied to the exact words." />
			<section aria-labelledby="headline" className="mx-auto grid max-w-7xl items-start gap-10 px-4 py-12 sm:px-6 lg:grid-cols-[1.1fr_1fr] lg:gap-16 lg:py-20">
				<div className="grid gap-6 lg:sticky lg:top-28">
					<h1 id="headline" className="font-serif text-4xl leading-[1.1] font-semibold tracking-tight sm:text-5xl lg:text-6xl">
						Founders: Review Your Documents Before Signing
					</h1>
					<p className="max-w-xl text-lg text-muted sm:text-xl">
						Upload the contract you were sent. Read in plain English what it says, what could hurt you, what is missing and what to ask for. Every point opens the exact words it rests on.
					</p>
					<ul className="grid gap-2 text-base">
						{['Results in under a minute', 'Every quote checked against your file, letter by letter', 'Three checks free, no card'].map((promise) => (
							<li key={promise} className="flex items-center gap-3">
								<span aria-hidden className="size-1.5 rounded-full bg-accent" />
								{promise}
							</li>
						))}
					</ul>
					{report ? (
						<div>
							<ButtonLink to={`/document-vault/${report.documentId}/report`} variant="secondary">
								<FileSearch aria-hidden size={18} /> View AI Review
							</ButtonLink>
						</div>
					) : null}
				</div>
				<div id="review" className="scroll-mt-24 rounded-2xl border border-line bg-surface p-5 shadow-sm sm:p-7">
					<h2 className="mb-4 text-lg font-semibold">Review a document</h2>
					<UploadForm place="landing" />
				</div>
			</section>
			<HowItWorks />
			<Differentiator />
			<Trust />
			<UseCases />
			<Testimonials />
			<Pricing />
			<section aria-labelledby="last-call" className="mx-auto max-w-7xl px-4 pb-20 sm:px-6">
				<div className="grid justify-items-center gap-4 rounded-2xl bg-raised px-6 py-12 text-center">
					<h2 id="last-call" className="font-serif text-3xl font-semibold tracking-tight">Know what you are signing</h2>
					<p className="max-w-prose text-muted">Fineprint tells you when a document needs a lawyer. High-risk decisions need a licensed attorney.</p>
					<ButtonLink to="#review" size="large">
						Review My Doc Now <ArrowRight aria-hidden size={20} />
					</ButtonLink>
				</div>
			</section>
		</main>
	)
}
