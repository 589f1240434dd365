import { judgeRound } from '#app/domain/rounds/judge/judge-round.ts'
import type { ReviewModels } from '#app/domain/review/clauses/review-models.ts'
import { draftSuggestions } from '#app/domain/placing/draft-suggestions.ts'
import { changeProver, type ProveChange } from '#app/domain/placing/prove-change.ts'
import type { DraftingInput } from '#app/domain/suggestions/suggestion-draft.ts'
import { readTheirChanges } from '#app/domain/counterparty/read-changes.ts'
import { settleTheirs } from '#app/domain/counterparty/settle-changes.ts'
import { compare } from '../compare/compare.ts'
import { extractedTextDocx } from '#app/domain/extraction/extracted-text-docx.ts'
import { pageView } from '../page-view/page-view.ts'
import { ProofFailed, UnreadableDocx } from '../package/word-errors.ts'
import type { RedlineAnswer, RedlineJob, RedlineJobName, RedlineJobs } from './word-jobs.ts'
import { writeForDownload } from '../clean/write-for-download.ts'

const work: { [Name in RedlineJobName]: (input: RedlineJobs[Name]['takes'], models: LoadModels) => Promise<RedlineJobs[Name]['gives']> } = {
	view: ({ file }) => pageView(file),
	write_text: ({ document, name }) => extractedTextDocx(document, name),
	download: writeForDownload,
	their_changes: ({ file }) => readTheirChanges(file),
	settle_theirs: settleTheirs,
	compare: ({ oldFile, newFile, stamp }) => compare(oldFile, newFile, stamp),
	draft_suggestions: async (input, models) => draftSuggestions(input, proverFor(input, models)),
	judge_round: judgeRound,
}

/** Beyond so many characters read again and again, changes are left as comments: the founder waits for the page. */
const mostCharacters = 8_000_000

function proverFor({ document, findings, options }: DraftingInput, models: LoadModels): ProveChange | undefined {
	if (!options) return undefined
	if (document.text.length * findings.length > mostCharacters) return () => 'unread'
	return changeProver(document, options, models())
}

/** Gives the trained models; called only where a job needs them. */
type LoadModels = () => ReviewModels

/** Does one job where it is called. A file that can't be read, and work that fails its own proof, are answers. */
export async function doRedlineJob<Name extends RedlineJobName>(
	{ do: name, input }: RedlineJob<Name>,
	models: LoadModels,
): Promise<RedlineAnswer<Name>> {
	try {
		return { value: await work[name](input, models) }
	} catch (error) {
		if (error instanceof UnreadableDocx) return { unreadable: error.reason }
		if (error instanceof ProofFailed) return { unproven: error.message }
		throw error
	}
}
