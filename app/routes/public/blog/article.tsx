import { data, Link } from 'react-router'
import { articles } from '#app/content/articles.server.ts'
import { readingColumn } from '#app/components/site/page-intro.tsx'
import { PageMeta } from '#app/components/site/page-meta.tsx'
import { StructuredData } from '#app/components/site/structured-data.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Prose } from '#app/components/site/prose.tsx'
import { shownDate } from '#app/ui/shown-date.ts'
import { servicesContext } from '#app/http/context.ts'
import type { Route } from './+types/article.ts'

export function loader({ context, params }: Route.LoaderArgs) {
	const article = articles.find(({ slug }) => slug === params.slug)
	if (!article) throw data('There is no article at this address. The blog lists all of them.', { status: 404 })
	return { article, origin: context.get(servicesContext).env.appUrl }
}

export default function ArticlePage({ loaderData: { article, origin } }: Route.ComponentProps) {
	const path = `/blog/${article.slug}`
	return (
		<main id="content" className="pb-20">
			<PageMeta
				title={`${article.title} · Fineprint`}
				description={article.description}
				path={path}
				picture={article.slug}
				type="article"
			/>
			<StructuredData
				data={{
					'@type': 'Article',
					headline: article.title,
					description: article.description,
					datePublished: article.date,
					author: { '@type': 'Organization', name: article.author, url: origin },
					image: `${origin}/og/${article.slug}.png`,
					mainEntityOfPage: origin + path,
				}}
			/>
			<article className={readingColumn}>
				<header className="pt-10 pb-8 lg:pt-16">
					<p className="text-sm text-muted">
						<Link to="/blog" className="text-accent underline">
							Blog
						</Link>{' '}
						· <time dateTime={article.date}>{shownDate(article.date)}</time> · {article.minutes} min read · by {article.author}
					</p>
					<h1 className="mt-4 font-serif text-display font-semibold">{article.title}</h1>
					<p className="mt-4 text-lg text-muted sm:text-xl sm:leading-8">{article.description}</p>
				</header>
				<Prose html={article.html} />
				<section aria-labelledby="sources" className="mt-12 rounded-xl border border-line bg-surface p-6">
					<h2 id="sources" className="text-heading font-semibold">
						Sources
					</h2>
					<ul className="mt-3 grid gap-2">
						{article.sources.map(({ name, url }) => (
							<li key={url}>
								<a href={url} rel="noopener" className="text-accent underline">
									{name}
								</a>
							</li>
						))}
					</ul>
				</section>
				<div className="mt-10 flex flex-wrap gap-3">
					<ButtonLink to="/#review">Review a contract</ButtonLink>
					<ButtonLink to="/blog" variant="secondary">
						More articles
					</ButtonLink>
				</div>
			</article>
		</main>
	)
}
