import { Link } from 'react-router'
import { questionGroups } from '#app/content/faq.server.ts'
import { PageIntro, readingColumn } from '#app/components/site/page-intro.tsx'
import { PageMeta } from '#app/components/site/page-meta.tsx'
import { StructuredData } from '#app/components/site/structured-data.tsx'
import { Prose } from '#app/components/site/prose.tsx'
import type { Route } from './+types/faq.ts'

export const loader = () => ({ groups: questionGroups })

export default function Faq({ loaderData: { groups } }: Route.ComponentProps) {
	return (
		<main id="content" className="pb-20">
			<PageMeta
				title="Questions and answers · Fineprint"
				description="What Fineprint reads, how good its reviews are, where your contract goes, what it costs, and when you need a lawyer."
				path="/faq"
				picture="faq"
			/>
			<StructuredData
				data={{
					'@type': 'FAQPage',
					mainEntity: groups.flatMap(({ questions }) =>
						questions.map(({ question, html }) => ({
							'@type': 'Question',
							name: question,
							acceptedAnswer: { '@type': 'Answer', text: html },
						})),
					),
				}}
			/>
			<PageIntro title="Questions and answers" column={readingColumn}>
				<p>
					Something missing?{' '}
					<Link to="/contact" className="text-accent underline">
						Ask us
					</Link>
					.
				</p>
			</PageIntro>
			<div className={`${readingColumn} grid gap-12`}>
				{groups.map((group) => (
					<section key={group.title} aria-label={group.title}>
						<h2 className="mb-3 text-heading font-semibold">{group.title}</h2>
						<div className="border-t border-line">
							{group.questions.map(({ question, html }) => (
								<details key={question} className="group border-b border-line">
									<summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3 hover:text-accent [&::-webkit-details-marker]:hidden">
										<h3 className="text-lg font-medium">{question}</h3>
										<span aria-hidden className="text-2xl leading-none font-normal text-muted transition-transform group-open:rotate-45">
											+
										</span>
									</summary>
									<Prose html={html} className="pb-6" />
								</details>
							))}
						</div>
					</section>
				))}
			</div>
		</main>
	)
}
