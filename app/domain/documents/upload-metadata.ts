import { z } from 'zod'
import { industries } from '#app/domain/company/industries.ts'
import { autoDetect, categories, uncategorized, type CategoryCode, type DocumentType } from './catalogue.ts'
import { categoryOf, type DocumentChoices, type UploadPlace } from './choices.ts'
import { documentStatuses } from './document-status.ts'
import { meantPartyRole, meantReviewTone, partyRoleOf, partyRoles, reviewToneOf, reviewTones } from './review-choices.ts'

const types = categories.flatMap((category): readonly DocumentType[] => category.types)
const codes = [...categories.map(({ code }) => code), uncategorized.code]

/** A choice that may be left out: nothing, 'Auto-detect', and no choice at all are the same. */
const optional = <Choice extends string>(choices: readonly Choice[], error: string) =>
	z.preprocess((value) => (value === '' || value === null || value === autoDetect ? undefined : value), z.enum(choices, { error }).optional())

/** A category may come by its code or by its name. */
const codeOf = (value: unknown) => {
	const said = lowered(value)
	return categories.find(({ code, name }) => code.toLowerCase() === said || name.toLowerCase() === said)?.code ?? value
}

const typeOf = (value: unknown) => types.find((type) => type.toLowerCase() === lowered(value)) ?? value

const lowered = (value: unknown) => (typeof value === 'string' ? value.trim().toLowerCase() : value)

/** A yes or no, as a form sends it or as JSON says it. */
const switchOf = (error: string) => z.preprocess((value) => (value === true ? 'yes' : value === false ? 'no' : lowered(value)), optional(['yes', 'no'], error))

/** What is said about an upload beside the file itself (spec section 3). The case of a choice does not matter. */
export const UploadMetadata = z.object({
	originalName: z.string().max(500).optional(),
	uploadDate: z.string().max(100).optional(),
	party_role: z.preprocess(meantPartyRole, optional(partyRoles.map(({ value }) => value), `The party role must be one of: ${partyRoles.map(({ value }) => value).join(', ')}.`)).meta({ description: 'Which side the reader is on. Left out: as for the version before; of a new document: Not Sure.' }),
	review_tone: z.preprocess(meantReviewTone, optional(reviewTones.map(({ value }) => value), `The review tone must be one of: ${reviewTones.map(({ value }) => value).join(', ')}.`)).meta({ description: 'How the report speaks. Left out: as for the version before; of a new document: Neutral.' }),
	industry_type: optional(industries, 'That industry is not one of those offered.'),
	document_category: z.preprocess(codeOf, optional(codes, 'That category is not one of those offered.')),
	document_type: z.preprocess(typeOf, optional(types, 'That document type is not one of those offered.')),
	ask_model: switchOf('The choice ask_model must be yes or no.').meta({ description: 'Whether the words go to the language model that the server is set up with, if any. Left out: as for the version before; of a new document: yes.' }),
	mask_names: switchOf('The choice mask_names must be yes or no.').meta({ description: 'Whether names and numbers are masked before words leave. Left out: as for the version before; of a new document: no.' }),
	status: z.preprocess((value) => (typeof value === 'string' ? value.toUpperCase() : value), optional(documentStatuses, 'The status must be DRAFT, FINAL or SIGNED.')),
}, { error: 'The field metadata must be a JSON object.' })

export type UploadMetadata = z.output<typeof UploadMetadata>

/** What an upload's metadata chooses; `null` for what it leaves to the version before, or to the review. */
export function choicesOf(metadata: UploadMetadata, fileName: string, place: UploadPlace, name?: string): DocumentChoices {
	const chosen = { category: (metadata.document_category as CategoryCode | undefined) ?? null, documentType: metadata.document_type ?? null }
	return {
		...(name ? { name } : {}),
		category: categoryOf(chosen, fileName, place),
		documentType: chosen.documentType,
		industryType: metadata.industry_type ?? null,
		partyRole: metadata.party_role === undefined ? null : partyRoleOf(metadata.party_role),
		reviewTone: metadata.review_tone === undefined ? null : reviewToneOf(metadata.review_tone),
		status: metadata.status ?? 'DRAFT',
		// A form that does not name the model was shown before there was one: whoever sent it agreed to nothing.
		askModel: metadata.ask_model === undefined ? (place === 'api' ? null : false) : metadata.ask_model === 'yes',
		maskNames: metadata.mask_names === undefined ? null : metadata.mask_names === 'yes',
	}
}
