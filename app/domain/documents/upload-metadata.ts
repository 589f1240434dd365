import { z } from 'zod'
import { industries } from '#app/domain/company/industries.ts'
import {
	autoDetect,
	categories,
	categoryName,
	categoryOfType,
	uncategorized,
	type CategoryCode,
	type DocumentType,
} from '#app/domain/review/type/catalogue.ts'
import { categoryOf, type DocumentChoices, type UploadPlace } from './choices.ts'
import { documentStatusCodes, documentStatuses } from './document-status.ts'
import { visibleName } from './file-name.ts'
import { parsePartyRole, parseReviewTone, partyRoleOf, partyRoles, reviewToneOf, reviewTones } from './review-choices.ts'

const types = categories.flatMap((category): readonly DocumentType[] => category.types)
const codes = [...categories.map(({ code }) => code), uncategorized.code]

/** An optional choice: empty, 'Auto-detect' and missing are the same. */
const optional = <Choice extends string>(choices: readonly Choice[], error: string) =>
	z.preprocess(
		(value) => (value === '' || value === null || value === autoDetect ? undefined : value),
		z.enum(choices, { error }).optional(),
	)

const codeOf = (value: unknown) => {
	const wanted = lowered(value)
	return categories.find(({ code, name }) => code.toLowerCase() === wanted || name.toLowerCase() === wanted)?.code ?? value
}

const typeOf = (value: unknown) => types.find((type) => type.toLowerCase() === lowered(value)) ?? value

const lowered = (value: unknown) => (typeof value === 'string' ? value.trim().toLowerCase() : value)

const switchOf = (error: string) =>
	z.preprocess((value) => (value === true ? 'yes' : value === false ? 'no' : lowered(value)), optional(['yes', 'no'], error))

/** A party of the document by its name or role; empty for none. */
export const PartyName = z
	.string({ error: 'The party name must be text.' })
	.overwrite(visibleName)
	.max(300, { error: 'The party name must be at most 300 characters.' })

const noSuchType = 'Unknown document type.'

/** A category to move a document to, by code or name in any case. */
export const NewCategory = z.preprocess(codeOf, z.enum(codes, { error: 'Unknown category.' }))

/** A newly chosen document type, by name in any case; `null` for 'Auto-detect'. */
export const NewType = z.preprocess(
	(value) => (value === '' || lowered(value) === autoDetect.toLowerCase() ? null : typeOf(value)),
	z.enum(types, { error: noSuchType }).nullish(),
)

/** The reader's side, by any of its names. */
export const ChosenRole = z.preprocess(
	parsePartyRole,
	optional(
		partyRoles.map(({ value }) => value),
		`The party role must be one of: ${partyRoles.map(({ value }) => value).join(', ')}.`,
	),
)

/** The metadata of an upload beside the file (spec section 3). The case of choices does not matter. */
export const UploadMetadata = z
	.object(
		{
			originalName: z.string().max(500).optional(),
			uploadDate: z.string().max(100).optional(),
			party_role: ChosenRole.meta({
				description: 'Which side the reader is on. Defaults to the previous version’s choice; for a new document: Not Sure.',
			}),
			party_name: PartyName.nullish().meta({
				description:
					'The party whose side the reader is on, by its name or its role in the document: "Garman Holdings, Inc." or "Customer". Left out: ' +
					'as for the version before, else as party_role says.',
			}),
			review_tone: z
				.preprocess(
					parseReviewTone,
					optional(
						reviewTones.map(({ value }) => value),
						`The review tone must be one of: ${reviewTones.map(({ value }) => value).join(', ')}.`,
					),
				)
				.meta({ description: 'The tone of the report. Defaults to the previous version’s choice; for a new document: Neutral.' }),
			industry_type: optional(industries, 'Unknown industry.'),
			document_category: z.preprocess(codeOf, optional(codes, 'Unknown category.')),
			document_type: z.preprocess(typeOf, optional(types, noSuchType)),
			ask_model: switchOf('The choice ask_model must be yes or no.').meta({
				description:
					'Whether the text is sent to the language model configured on the server, if any. Defaults to the previous choice, or yes for a new document.',
			}),
			mask_names: switchOf('The choice mask_names must be yes or no.').meta({
				description:
					'Whether names and numbers are masked before the text is sent. Defaults to the previous version’s choice; for a new document: no.',
			}),
			status: z.preprocess(
				(value) => (typeof value === 'string' ? value.toUpperCase() : value),
				optional(Object.values(documentStatusCodes), 'The status must be DRAFT, FINAL or SIGNED.'),
			),
		},
		{ error: 'The field metadata must be a JSON object.' },
	)
	.superRefine(({ document_category: category, document_type: type }, context) => {
		if (category === undefined || type === undefined || categoryOfType(type) === category) return
		context.addIssue({
			code: 'custom',
			path: ['document_type'],
			message: `The document type “${type}” does not belong to the category “${categoryName(category)}”.`,
		})
	})

export type UploadMetadata = z.output<typeof UploadMetadata>

/** The choices in an upload's metadata; `null` for what it leaves to the version before, or to the review. */
export function choicesOf(metadata: UploadMetadata, fileName: string, place: UploadPlace, name?: string): DocumentChoices {
	const chosen = {
		category: (metadata.document_category as CategoryCode | undefined) ?? null,
		documentType: metadata.document_type ?? null,
	}
	return {
		...(name ? { name } : {}),
		category: categoryOf(chosen, fileName, place),
		documentType: chosen.documentType,
		industryType: metadata.industry_type ?? null,
		partyRole: metadata.party_role === undefined ? null : partyRoleOf(metadata.party_role),
		partyName: metadata.party_name || null,
		reviewTone: metadata.review_tone === undefined ? null : reviewToneOf(metadata.review_tone),
		status: documentStatuses.find((status) => documentStatusCodes[status] === metadata.status) ?? 'draft',
		// A form without this field was shown before a model was configured: its sender agreed to nothing.
		askModel: metadata.ask_model === undefined ? (place === 'api' ? null : false) : metadata.ask_model === 'yes',
		maskNames: metadata.mask_names === undefined ? null : metadata.mask_names === 'yes',
	}
}
