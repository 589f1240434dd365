import { readFile } from 'node:fs/promises'
import { recordEvent } from '#app/domain/activity/record-event.server.ts'
import { docxMediaType, type ExtractionFailure } from '#app/domain/extraction/extracted-document.ts'
import { inspectFile } from '#app/domain/extraction/inspect-file.server.ts'
import type { Administrator } from '#app/domain/identity/administrator.ts'
import type { WordEngine } from '#app/domain/word/process/word-engine.server.ts'
import type { Services } from '#app/infrastructure/services.ts'
import type { TemplateMistake } from '../../language/template-content.ts'
import { clauseTexts } from '../clauses/clause-texts.server.ts'
import { compareFields, type FieldsDiff } from '../fields/compare-fields.ts'
import { mergeFields } from '../fields/merge-fields.ts'
import { lockLibrary } from '../lock-library.server.ts'
import { asJson, fieldsOf, writtenOf } from '../stored-json.ts'
import type { TemplateDetails } from '../template-details.ts'
import { readTemplateFile } from './read-template-file.server.ts'
import { storeTemplateFile, type ArrivedTemplate } from './template-files.server.ts'

/** Why a file was not taken. */
export type UploadRefusal =
	| { refused: 'unreadable'; reason: ExtractionFailure }
	| { refused: 'mistakes'; mistakes: TemplateMistake[] }
	| { refused: 'same_file'; number: number }

/** A version that was added, and how its fields differ from those that are kept for it. */
export interface AddedTemplate {
	templateId: string
	number: number
	diff: FieldsDiff
}

/** Adds a template with its first version. Its fields are those that the file asks for. */
export async function addTemplate(
	services: Pick<Services, 'db' | 'storage'>,
	engine: WordEngine,
	administrator: Administrator,
	arrived: ArrivedTemplate,
	{ note, status, ...details }: TemplateDetails & { note: string; status: 'draft' | 'active' },
): Promise<AddedTemplate | UploadRefusal> {
	const read = await readArrived(services, engine, arrived)
	if ('refused' in read) return read
	const fields = mergeFields(read.found, [])
	const fileKey = await storeTemplateFile(services, arrived)
	return services.db.$transaction(async (tx) => {
		await lockLibrary(tx)
		const { id: templateId } = await tx.template.create({
			data: {
				...details,
				status,
				activeNumber: 1,
				editedAt: new Date(),
				versions: {
					create: {
						number: 1,
						...versionOf(arrived, fileKey),
						note,
						authorId: administrator.id,
						clauseNames: read.clauseNames,
						fields: asJson(fields),
					},
				},
			},
		})
		await recordEvent(tx, {
			type: 'template.added',
			actor: administrator,
			companyId: administrator.companyId,
			subject: templateId,
			details: { template: details.name, sha256: arrived.sha256 },
		})
		return { templateId, number: 1, diff: compareFields([], fields) }
	})
}

/**
 * Adds a file as the next version of a template. It begins with the fields of the version in use as they are kept; what the
 * new file makes of them is applied by `resyncFields`, after somebody saw it. It comes into use by `activateVersion`.
 *
 * @returns `null` when there is no such template
 */
export async function addTemplateVersion(
	services: Pick<Services, 'db' | 'storage'>,
	engine: WordEngine,
	administrator: Administrator,
	templateId: string,
	arrived: ArrivedTemplate,
	note: string,
): Promise<AddedTemplate | UploadRefusal | null> {
	if ((await services.db.template.count({ where: { id: templateId } })) === 0) return null
	const read = await readArrived(services, engine, arrived)
	if ('refused' in read) return read
	const fileKey = await storeTemplateFile(services, arrived)
	return services.db.$transaction(async (tx) => {
		await lockLibrary(tx)
		const template = await tx.template.findUniqueOrThrow({
			where: { id: templateId },
			select: { name: true, activeNumber: true, writtenFields: true, versions: { orderBy: { number: 'asc' } } },
		})
		const newest = template.versions.at(-1)!
		if (newest.sha256 === arrived.sha256) return { refused: 'same_file', number: newest.number }
		const active = template.versions.find(({ number }) => number === template.activeNumber)!
		const kept = fieldsOf(active.fields)
		const number = newest.number + 1
		await tx.templateVersion.create({
			data: {
				templateId,
				number,
				...versionOf(arrived, fileKey),
				note,
				authorId: administrator.id,
				clauseNames: read.clauseNames,
				fields: asJson(kept),
			},
		})
		await recordEvent(tx, {
			type: 'template.version_added',
			actor: administrator,
			companyId: administrator.companyId,
			subject: templateId,
			details: { template: template.name, number, sha256: arrived.sha256, note },
		})
		return { templateId, number, diff: compareFields(kept, mergeFields(read.found, kept, writtenOf(template.writtenFields))) }
	})
}

async function readArrived({ db }: Pick<Services, 'db'>, engine: WordEngine, { path, bytes }: ArrivedTemplate) {
	const inspection = await inspectFile(path, bytes)
	if ('refused' in inspection) return { refused: 'unreadable', reason: inspection.refused } as const
	if (inspection.mediaType !== docxMediaType) return { refused: 'unreadable', reason: 'unsupported_type' } as const
	const read = await readTemplateFile(engine, await readFile(path), await clauseTexts(db))
	if ('unreadable' in read) return { refused: 'unreadable', reason: read.unreadable } as const
	return 'mistakes' in read ? ({ refused: 'mistakes', mistakes: read.mistakes } as const) : read
}

function versionOf({ fileName, bytes, sha256 }: ArrivedTemplate, fileKey: string) {
	return { fileKey, fileName, bytes, sha256 }
}
