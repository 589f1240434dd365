import { personName } from '#app/domain/documents/sharing/person-name.ts'
import type { Member } from '#app/domain/identity/member.ts'
import type { ReviewTone } from '#app/domain/review/report/report.ts'
import type { ClauseTitles } from './changed-clauses.ts'
import { draftReply } from './draft-reply.ts'
import type { FoundRound } from './find-rounds.server.ts'
import { lastAnswers } from './ledger.ts'
import type { RoundJudgement } from './judge/round-judgement.ts'

/** A member's drafted reply to a judged round, with the subject of the mail. */
export function replyTo(
	documentName: string,
	sender: Pick<Member, 'firstName' | 'lastName'>,
	{ judgement, answers }: Pick<FoundRound, 'answers'> & { judgement: RoundJudgement },
	titles: ClauseTitles,
	tone: ReviewTone,
): { subject: string; reply: string } {
	return {
		subject: `Re: ${documentName}`,
		reply: draftReply({ documentName, senderName: personName(sender), tone, judgement, titles, answers: lastAnswers(answers) }),
	}
}
