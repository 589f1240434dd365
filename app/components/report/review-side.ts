import { z } from 'zod'
import type { NewSide } from '#app/domain/documents/request-review.server.ts'
import { partyRoleOf } from '#app/domain/documents/review-choices.ts'
import { ChosenRole, NewType, PartyName } from '#app/domain/documents/upload-metadata.ts'

/** The side and type for another review of a version: the body of POST /document/analysis/{documentId}, and the report's form. */
export const AnalysisBody = z.object(
	{
		party_name: PartyName.nullish().meta({ description: 'A party of the document by its name or its role there; null or empty for none' }),
		party_role: ChosenRole.meta({ description: 'Which side the reader is on, where no party is named' }),
		document_type: NewType.meta({ description: 'A type of the catalog; null or Auto-detect: the review finds out' }),
	},
	{ error: 'The body must be a JSON object.' },
)

/** The choices that change; what is left out stays. */
export function newSideOf({
	party_name: partyName,
	party_role: partyRole,
	document_type: documentType,
}: z.output<typeof AnalysisBody>): NewSide {
	return {
		...(partyRole === undefined ? {} : { partyRole: partyRoleOf(partyRole) }),
		...(partyName === undefined ? {} : { partyName: partyName || null }),
		...(documentType === undefined ? {} : { documentType }),
	}
}
