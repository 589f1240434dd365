import { Link } from 'react-router'
import { articles, headOf } from '#app/content/articles.server.ts'
import { PageIntro, readingColumn } from '#app/components/site/page-intro.tsx'
import { PageMeta } from '#app/components/site/page-meta.tsx'
import { shownDate } from '#app/ui/shown-date.ts'
import type { Route } from './+types/blog.ts'

export const loader = () => ({ articles: articles.map(headOf) })

export default function Blog({ loaderData: { articles } }: Route.ComponentProps) {
	return (
		<main id="content" className="pb-20">
			<PageMeta
				title="Blog: founder contracts in plain English · Fineprint"
				description="Articles for founders on NDAs, SAFEs, IP assignment and vendor agreements, each with the statutes and forms it rests on."
				path="/blog"
				picture="blog"
			/>
			<PageIntro title="Founder contracts in plain English" column={readingColumn}>
				<p>
					What to read before you sign, with the sources. Also as an{' '}
					<a href="/blog/rss.xml" className="text-accent underline">
						RSS feed
					</a>
					.
				</p>
			</PageIntro>
			<ul className={`${readingColumn} grid`}>
				{articles.map((article) => (
					<li key={article.slug} className="border-t border-line py-8">
						<article className="grid gap-2">
							<p className="text-sm text-muted">
								<time dateTime={article.date}>{shownDate(article.date)}</time> · {article.minutes} min read
							</p>
							<h2 className="font-serif text-title font-semibold">
								<Link to={`/blog/${article.slug}`} className="hover:text-accent hover:underline">
									{article.title}
								</Link>
							</h2>
							<p className="text-lg text-muted">{article.description}</p>
						</article>
					</li>
				))}
			</ul>
		</main>
	)
}
