import type { ExtractedDocument, ExtractionFailure } from '#app/domain/extraction/extracted-document.ts'
import type { RoundFiles, RoundJudgement } from '#app/domain/rounds/judge/round-judgement.ts'
import type { DraftingInput, SuggestionDraft } from '#app/domain/suggestions/suggestion-draft.ts'
import type { SettledTheirs, TheirChange, TheirOrder } from '#app/domain/counterparty/counterparty-change.ts'
import type { Compared } from '../compare/compare.ts'
import type { DocumentView } from '../page-view/view-document.ts'
import type { Stamp } from '../changes/stamp.ts'
import type { DownloadOrder, WrittenDownload } from '../clean/write-for-download.ts'

/**
 * The work on files that runs in a process of its own: what each job takes, and what it gives. A new job is one line
 * here and one in `do-word-job.ts`.
 */
export interface RedlineJobs {
	view: { takes: { file: Uint8Array }; gives: DocumentView }
	write_text: { takes: { document: ExtractedDocument; name: string }; gives: Uint8Array }
	download: { takes: DownloadOrder; gives: WrittenDownload }
	their_changes: { takes: { file: Uint8Array }; gives: TheirChange[] }
	settle_theirs: { takes: TheirOrder; gives: SettledTheirs }
	compare: { takes: { oldFile: Uint8Array; newFile: Uint8Array; stamp: Stamp }; gives: Compared }
	draft_suggestions: { takes: DraftingInput; gives: SuggestionDraft[] }
	judge_round: { takes: RoundFiles; gives: RoundJudgement }
}

export type RedlineJobName = keyof RedlineJobs

/** What the process is asked. */
export interface RedlineJob<Name extends RedlineJobName = RedlineJobName> {
	do: Name
	input: RedlineJobs[Name]['takes']
}

/** Why a job gave nothing: what is wrong with the file, or that the engine's work did not stand its own check. */
export type RedlineFailure = { unreadable: ExtractionFailure } | { unproven: string }

/** What the process answers. */
export type RedlineAnswer<Name extends RedlineJobName = RedlineJobName> = { value: RedlineJobs[Name]['gives'] } | RedlineFailure
