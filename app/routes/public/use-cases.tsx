import { Link } from 'react-router'
import { PageIntro } from '#app/components/site/page-intro.tsx'
import { PageMeta } from '#app/components/site/page-meta.tsx'
import { ButtonLink } from '#app/ui/button.tsx'

interface UseCase {
	title: string
	text: string
	checks: string[]
	article?: { slug: string; title: string }
}

const cases: UseCase[] = [
	{
		title: 'An NDA before the first call',
		text: 'A customer or partner sends its form. You want to know whether your own product is safe before you show it.',
		checks: [
			'One-way or mutual, and who discloses',
			'What counts as confidential, and the four usual exclusions',
			'Residuals, non-solicitation and assignment of feedback',
			'How long it lasts, and what happens to trade secrets',
		],
		article: { slug: 'check-before-signing-an-nda', title: 'What to check before you sign an NDA' },
	},
	{
		title: 'A SAFE or convertible note',
		text: 'An investor returns a signed form. You want to know what the cap gives away, and what was changed.',
		checks: [
			'The cap as a percentage of the company',
			'Whether the discount is written the right way round',
			'Interest, maturity, repayment and control rights',
			'What differs from the standard form',
		],
		article: { slug: 'safe-terms-explained', title: 'SAFE terms: cap, discount, MFN and pro rata' },
	},
	{
		title: 'Co-founders, contractors and employees',
		text: 'Someone starts to work with you. You want the company to own the result, and the equity to be earned.',
		checks: [
			'A present assignment of intellectual property',
			'Vesting, cliff, acceleration and repurchase',
			'Notice, severance and restrictions after the end',
			'Blanks, missing exhibits, and terms that are never defined',
		],
		article: { slug: 'assign-intellectual-property', title: 'Who owns the code?' },
	},
	{
		title: 'A vendor, SaaS or services agreement',
		text: 'The form is long, the start is urgent. You want the three clauses that cost money later.',
		checks: [
			'Automatic renewal and the last day for notice',
			'Liability caps, and what they don’t cover',
			'Indemnities, and who defends',
			'Terms at a web address that can change',
		],
		article: { slug: 'vendor-agreements-renewal-liability-indemnity', title: 'Auto-renewal, liability caps and indemnities' },
	},
	{
		title: 'Customer data and website terms',
		text: 'A customer asks for a data processing agreement, or you publish a privacy policy of your own.',
		checks: [
			'Roles, subprocessors and deadlines for breach notices',
			'Audits, deletion and transfers',
			'What a privacy policy has to say and does not',
			'Terms of service that a court may call unfair',
		],
	},
	{
		title: 'The file that came back',
		text: 'Your redline returns from the other side. You want to know what they took, refused and changed without saying so.',
		checks: [
			'Each of your suggestions: accepted, changed or refused',
			'Their tracked changes, to accept or to counter',
			'Edits that were made without tracking',
			'What is new and has not been reviewed',
		],
	},
]

export default function UseCasesPage() {
	return (
		<main id="content" className="pb-20">
			<PageMeta
				title="Use cases · Fineprint"
				description="NDAs, SAFEs, IP assignments, vendor agreements, data processing and returned redlines: what Fineprint checks in each."
				path="/use-cases"
				picture="use-cases"
			/>
			<PageIntro title="What founders check before signing">
				<p>Six situations, and what the report tells you in each of them.</p>
			</PageIntro>
			<div className="mx-auto grid max-w-7xl px-4 sm:px-6">
				{cases.map((useCase) => (
					<section key={useCase.title} className="grid gap-x-12 gap-y-4 border-t border-line py-10 md:grid-cols-2">
						<div className="grid content-start gap-3">
							<h2 className="font-serif text-title font-semibold">{useCase.title}</h2>
							<p className="text-lg text-muted">{useCase.text}</p>
						</div>
						<div className="grid content-start gap-4">
							<ul className="grid list-disc gap-2 pl-5 marker:text-accent">
								{useCase.checks.map((check) => (
									<li key={check}>{check}</li>
								))}
							</ul>
							{useCase.article ? (
								<p>
									Read more:{' '}
									<Link to={`/blog/${useCase.article.slug}`} discover="none" className="text-accent underline">
										{useCase.article.title}
									</Link>
								</p>
							) : null}
						</div>
					</section>
				))}
				<div className="border-t border-line pt-10">
					<ButtonLink to="/#review" size="large">
						Review My Doc Now
					</ButtonLink>
				</div>
			</div>
		</main>
	)
}
