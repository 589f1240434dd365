import { randomUUID } from 'node:crypto'
import { FileOnDisk } from '#app/domain/documents/stored-file.server.ts'
import type { KeptFiles } from '#app/domain/documents/kept-files.server.ts'
import { docxMediaType } from '#app/domain/extraction/extracted-document.ts'
import type { Services } from '#app/infrastructure/services.ts'

const prefix = 'templates/'

/** A template's file on disk, as it arrived. */
export interface ArrivedTemplate {
	path: string
	fileName: string
	bytes: number
	/** Hexadecimal. */
	sha256: string
}

/** Copies an arrived file into storage. The caller has to save the key. */
export async function storeTemplateFile(
	{ storage }: Pick<Services, 'storage'>,
	{ path, fileName, bytes }: ArrivedTemplate,
): Promise<string> {
	const key = `${prefix}${randomUUID()}`
	await storage.set(key, new FileOnDisk(path, { fileName, mediaType: docxMediaType, bytes }))
	return key
}

/** Stores a file that was made here. The caller has to save the key. */
export async function storeTemplateBytes({ storage }: Pick<Services, 'storage'>, file: Uint8Array, fileName: string): Promise<string> {
	const key = `${prefix}${randomUUID()}`
	await storage.set(key, new File([new Uint8Array(file)], fileName, { type: docxMediaType }))
	return key
}

/** The bytes of a version's file; `null` when storage has lost it. */
export async function loadTemplateFile(
	{ storage }: Pick<Services, 'storage'>,
	{ fileKey }: { fileKey: string },
): Promise<Uint8Array | null> {
	const file = await storage.get(fileKey)
	return file ? new Uint8Array(await file.arrayBuffer()) : null
}

/** Files of templates: a version names them. */
export const templateFiles: KeptFiles = {
	prefix,
	async neededAmong(db, keys) {
		const versions = await db.templateVersion.findMany({ where: { fileKey: { in: keys } }, select: { fileKey: true } })
		return versions.map(({ fileKey }) => fileKey)
	},
}
