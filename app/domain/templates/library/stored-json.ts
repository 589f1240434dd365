import type { Prisma } from '#app/infrastructure/db/generated/client.ts'
import type { TemplateField } from '../fields/template-field.ts'
import type { ClauseVariant } from './clauses/clause-variant.ts'
import type { WrittenFields } from './fields/merge-fields.ts'

// The JSON columns of the library: only its own functions write them, from checked values.

/** The column `fields` of a version. */
export const fieldsOf = (column: Prisma.JsonValue): TemplateField[] => column as unknown as TemplateField[]

/** The column `written_fields` of a template. */
export const writtenOf = (column: Prisma.JsonValue): WrittenFields => column as unknown as WrittenFields

/** The column `variants` of a clause's version. */
export const variantsOf = (column: Prisma.JsonValue): ClauseVariant[] => column as unknown as ClauseVariant[]

/** A checked value for one of these columns. */
export const asJson = (value: readonly TemplateField[] | WrittenFields | readonly ClauseVariant[]): Prisma.InputJsonValue =>
	value as unknown as Prisma.InputJsonValue
