import { Link } from 'react-router'
import { servicesContext } from '#app/http/context.ts'
import { PageIntro } from '#app/components/site/page-intro.tsx'
import { PageMeta } from '#app/components/site/page-meta.tsx'
import { StructuredData } from '#app/components/site/structured-data.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import type { Route } from './+types/about.ts'
import { Measured } from './landing/measured.tsx'

export function loader({ context }: Route.LoaderArgs) {
	const { operator, appUrl } = context.get(servicesContext).env
	return { operator, origin: appUrl }
}

const principles = [
	{
		title: 'Evidence first',
		text: 'Every point quotes the words it rests on. A point whose quote is not in your document, letter by letter, cannot be shown.',
	},
	{
		title: 'Every check accounted for',
		text: 'Each check ends as flagged, passed, absent, not applicable or undecided. What was not read is listed, never assumed to be fine.',
	},
	{
		title: 'Your side counts',
		text: 'The same clause can be good for one party and bad for the other. The report says for whom it was written, and you can change it.',
	},
	{
		title: 'Your contract stays here',
		text: 'The review engine is part of the program and runs on this server. A language model reads along only where one is configured and you agree.',
	},
]

export default function About({ loaderData: { operator, origin } }: Route.ComponentProps) {
	return (
		<main id="content">
			<PageMeta
				title="About us · Fineprint"
				description="Why Fineprint exists, how its reviews are made, what was measured, and what it is not: a law firm."
				path="/about"
				picture="about"
			/>
			{operator.name ? (
				<StructuredData
					data={{
						'@type': 'Organization',
						name: operator.name,
						url: origin,
						...(operator.email ? { email: operator.email } : {}),
						...(operator.phone ? { telephone: operator.phone } : {}),
						...(operator.address ? { address: operator.address } : {}),
					}}
				/>
			) : null}
			<PageIntro title="Know what you sign before you sign it">
				<p>
					Founders sign dozens of contracts before they can afford to have each one read by a lawyer. Fineprint reads them first, so that
					the questions that need a lawyer are fewer and better.
				</p>
			</PageIntro>
			<section aria-labelledby="principles" className="mx-auto max-w-7xl px-4 pt-6 pb-16 sm:px-6">
				<h2 id="principles" className="font-serif text-title font-semibold">
					How the reviews are made
				</h2>
				<ul className="mt-8 grid gap-x-12 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
					{principles.map(({ title, text }) => (
						<li key={title} className="border-t-2 border-ink pt-4">
							<h3 className="text-heading font-semibold">{title}</h3>
							<p className="mt-2 text-muted">{text}</p>
						</li>
					))}
				</ul>
			</section>
			<Measured />
			<section aria-labelledby="not" className="mx-auto grid max-w-7xl gap-4 px-4 py-16 sm:px-6">
				<h2 id="not" className="font-serif text-title font-semibold">
					What Fineprint is not
				</h2>
				<p className="max-w-2xl text-lg text-muted">
					It is not a law firm and gives no legal advice. Its output is informational only, and it makes mistakes. Decisions with high risk
					need a licensed attorney; the report says which ones are.
				</p>
				<p className="max-w-2xl text-lg text-muted">
					{operator.name ? `${operator.name} runs this site. ` : ''}
					Questions, or a mistake in a report?{' '}
					<Link to="/contact" className="text-accent underline">
						Write to us
					</Link>
					.
				</p>
				<div className="mt-2">
					<ButtonLink to="/#review" size="large">
						Review My Doc Now
					</ButtonLink>
				</div>
			</section>
		</main>
	)
}
