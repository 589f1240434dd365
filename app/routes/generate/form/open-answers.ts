import { pathLabel } from '#app/domain/templates/generate/answers/form-sections.ts'
import type { FieldProblem } from '#app/domain/templates/fields/check-values.ts'
import type { OpenDraft } from '#app/domain/templates/generate/drafts/open-draft.server.ts'

/** An answer for want of which nothing is generated. */
export interface OpenAnswer {
	/** As problems name it. */
	path: string
	/** 'The other company: Legal name' */
	label: string
	/** What is wrong with it; `null` where there is none yet. */
	problem: string | null
}

/** What is missing and what no longer fits, in words. */
export function openAnswers(
	{ fields, prepared }: Pick<OpenDraft, 'fields' | 'prepared'>,
	{ missing, problems }: { missing: readonly string[]; problems: readonly FieldProblem[] },
): OpenAnswer[] {
	const all = [...fields, ...prepared.flatMap((each) => each.fields)]
	return [
		...problems.map(({ field, problem }) => ({ path: field, label: pathLabel(all, field), problem })),
		...missing.map((path) => ({ path, label: pathLabel(all, path), problem: null })),
	]
}
