import type { Policy } from '#app/content/policies.server.ts'
import { PageIntro, readingColumn } from '#app/components/site/page-intro.tsx'
import { PageMeta } from '#app/components/site/page-meta.tsx'
import { Prose } from '#app/components/site/prose.tsx'
import { shownDate } from '#app/ui/shown-date.ts'

/** A policy, with the day of its last change. */
export function PolicyPage({ policy, path }: { policy: Policy; path: string }) {
	return (
		<main id="content" className="pb-20">
			<PageMeta title={`${policy.title} · Fineprint`} description={policy.description} path={path} picture={path.slice(1)} />
			<PageIntro title={policy.title} column={readingColumn}>
				<p>Last changed on {shownDate(policy.date)}.</p>
			</PageIntro>
			<div className={readingColumn}>
				<Prose html={policy.html} />
			</div>
		</main>
	)
}
