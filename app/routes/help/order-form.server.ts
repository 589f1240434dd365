import { z } from 'zod'
import { clauseTitle } from '#app/domain/review/report/report-words.ts'
import { findReview, readSection } from '#app/domain/review/run/find-review.server.ts'
import type { DocumentAccess } from '#app/domain/access/document-access.ts'
import { helpKinds, helpLimits } from '#app/domain/human-help/help-kinds.ts'
import { cleanNote } from '#app/domain/suggestions/clean-text.ts'
import type { Services } from '#app/infrastructure/services.ts'

const question = z.string().transform(cleanNote)

/** The form that orders help. */
export const OrderForm = z
	.object({
		kind: z.enum(helpKinds, { error: 'Choose what the expert should do.' }),
		question: question.pipe(
			z
				.string()
				.min(1, 'Write your question.')
				.max(helpLimits.question, `A question has at most ${helpLimits.question.toLocaleString('en-US')} characters. Shorten it.`),
		),
		clause: question.pipe(z.string().max(helpLimits.clause, 'Name the clause in fewer words.')).optional(),
		finding: z.string().max(100).optional(),
		cents: z.coerce.number().int().positive(),
		requestKey: z.uuid(),
	})
	.refine(({ kind, clause }) => kind !== 'clause_fix' || clause, { path: ['clause'], error: 'Enter the clause.' })

/** What the report says of a finding that help is asked about, and the clauses to choose from; empty without a report. */
export async function orderSubject(
	services: Pick<Services, 'db'>,
	{ version }: DocumentAccess<'manage'>,
	findingId: string | null,
): Promise<{ finding: { id: string; says: string; quote: string | null; clause: string | null } | null; clauses: string[] }> {
	const review = await findReview(services, version)
	if (!review) return { finding: null, clauses: [] }
	const [clauses, found] = await Promise.all([readSection(services, review.id, 'clauses'), readSection(services, review.id, 'findings')])
	const titles = new Map(clauses?.map((clause) => [clause.id, clauseTitle(clause)]))
	const finding = found?.findings.find(({ id }) => id === findingId)
	return {
		finding: finding
			? { id: finding.id, says: finding.says, quote: finding.quote, clause: (finding.clause && titles.get(finding.clause)) || null }
			: null,
		clauses: [...new Set(titles.values())].filter((title) => title !== ''),
	}
}
