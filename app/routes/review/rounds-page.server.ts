import { shownVersion } from '#app/domain/documents/version-number.ts'
import type { Member } from '#app/domain/identity/member.ts'
import { findRounds, type FoundRound, ledgerRounds } from '#app/domain/rounds/find-rounds.server.ts'
import { roundFailureAdvice } from '#app/domain/rounds/round-failure.ts'
import { type Ledger, ledgerOf } from '#app/domain/rounds/ledger.ts'
import { openRoundDesk } from '#app/domain/rounds/receive-round.server.ts'
import { countUnmarked, summaryOf } from '#app/domain/rounds/round-words.ts'
import type { Services } from '#app/infrastructure/services.ts'
import type { OfferedFile } from './rounds-upload-form.tsx'

/** What the page of all rounds shows. */
export interface RoundsPage {
	document: { id: string; name: string; versionNumber: number }
	/** What may have been sent; `null` for those who may not take a file in. */
	desk: { offered: OfferedFile[]; canAnalyse: boolean; paidBy: string | null } | null
	/** The newest first. */
	rounds: RoundInList[]
	ledger: Ledger
}

export interface RoundInList {
	number: number
	on: string
	sentVersion: string
	returnedVersion: string
	says: string
	failed: boolean
	untracked: number
}

/** @returns `null` when the document is not for the member */
export async function roundsPage(services: Pick<Services, 'db'>, member: Member, documentId: string | undefined): Promise<RoundsPage | null> {
	const found = await findRounds(services, member, documentId)
	if (!found) return null
	const { id, name, versionNumber } = found.document
	const desk = await openRoundDesk(services, member, documentId)
	return {
		document: { id, name, versionNumber },
		desk: desk && {
			canAnalyse: desk.canAnalyse,
			paidBy: desk.paidBy,
			offered: desk.sentFiles.map(({ value, versionNumber: number, receiptId, fileName, suggestions, at }) => ({ value, versionNumber: number, receiptId, fileName, suggestions, on: shownDay(at) })),
		},
		rounds: found.rounds.map(inList).reverse(),
		ledger: ledgerOf(await ledgerRounds(services, found.rounds)),
	}
}

function inList({ number, createdAt, sent, returned, judgement, failure }: FoundRound): RoundInList {
	return {
		number,
		on: shownDay(createdAt),
		sentVersion: shownVersion(sent.number),
		returnedVersion: shownVersion(returned.number),
		says: judgement ? summaryOf(judgement) : failure ? roundFailureAdvice(failure) : 'The files are still to be compared.',
		failed: failure !== null,
		untracked: judgement ? countUnmarked(judgement) : 0,
	}
}

/** A day as pages name it: '21 November 2026'. The server's day in universal time, so that every reader sees the same. */
export function shownDay(at: Date): string {
	return at.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
}
