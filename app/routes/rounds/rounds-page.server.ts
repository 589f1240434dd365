import { allows, type DocumentAccess } from '#app/domain/access/document-access.ts'
import { shownVersion } from '#app/domain/documents/version-number.ts'
import { findRounds, type FoundRound, ledgerRounds } from '#app/domain/rounds/find-rounds.server.ts'
import { roundFailureAdvice } from '#app/domain/rounds/round-failure.ts'
import { type Ledger, ledgerOf } from '#app/domain/rounds/ledger.ts'
import { findHeldReturn } from '#app/domain/rounds/held-return.server.ts'
import { openRoundIntake } from '#app/domain/rounds/receive-round.server.ts'
import { countUnmarked, summaryOf } from '#app/domain/rounds/round-labels.ts'
import { describeSentFiles, shownDay } from '#app/domain/rounds/sent-file-words.ts'
import type { SentFile } from '#app/domain/rounds/sent-files.server.ts'
import type { Services } from '#app/infrastructure/services.ts'
import type { HeldFile } from './held-upload-question.tsx'
import type { OfferedFile } from './upload-form.tsx'

/** What the page of all rounds shows. */
export interface RoundsPage {
	document: { id: string; name: string; versionNumber: number }
	/** The files that may have been sent; `null` for readers who may not upload a returned file. */
	intake: { offered: OfferedFile[]; canAnalyse: boolean; paidBy: string | null } | null
	/** An upload that waits for a confirmation that it is the file that came back. */
	heldFile: HeldFile | null
	/** The newest first. */
	rounds: RoundInList[]
	ledger: Ledger
}

export interface RoundInList {
	number: number
	on: string
	sentVersion: string
	returnedVersion: string
	summary: string
	failed: boolean
	untracked: number
}

/** @param held id of an upload that waits for a confirmation */
export async function roundsPage(services: Pick<Services, 'db'>, access: DocumentAccess, held: string | null = null): Promise<RoundsPage> {
	const editing = allows(access, 'edit') ? access : null
	const [rounds, intake] = await Promise.all([findRounds(services, access), editing && openRoundIntake(services, editing)])
	return {
		document: access.document,
		intake: intake && {
			canAnalyse: intake.canAnalyse,
			paidBy: intake.paidBy,
			offered: offeredFiles(intake.sentFiles),
		},
		heldFile: editing && held !== null ? await findHeldReturn(services, editing, held) : null,
		rounds: rounds.map(inList).reverse(),
		ledger: ledgerOf(await ledgerRounds(services, rounds)),
	}
}

function offeredFiles(files: readonly SentFile[]): OfferedFile[] {
	const labels = describeSentFiles(files)
	return files.map(({ value }, index) => ({ value, label: labels[index] ?? value }))
}

function inList({ number, createdAt, sent, returned, judgement, failure }: FoundRound): RoundInList {
	return {
		number,
		on: shownDay(createdAt),
		sentVersion: shownVersion(sent.number),
		returnedVersion: shownVersion(returned.number),
		summary: judgement ? summaryOf(judgement) : failure ? roundFailureAdvice(failure) : 'Waiting to compare the files.',
		failed: failure !== null,
		untracked: judgement ? countUnmarked(judgement) : 0,
	}
}
