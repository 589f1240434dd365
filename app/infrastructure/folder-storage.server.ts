import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createFsFileStorage } from '@remix-run/file-storage/fs'
import type { FileStorage } from '@remix-run/file-storage'
import { unfinishedFiles } from './stored-files.ts'

/**
 * Files in a folder, each there whole or not at all. The library writes in place, so that a list taken meanwhile meets
 * metadata that ends in the middle: here every file is written elsewhere on the same disk and moved when it is whole.
 */
export function createFolderStorage(directory: string): FileStorage {
	const storage = createFsFileStorage(directory)
	const set = async (key: string, file: Parameters<FileStorage['set']>[1]) => {
		const unfinished = join(unfinishedFiles(directory), randomUUID())
		try {
			await createFsFileStorage(unfinished).set(key, file)
			await moveFiles(unfinished, directory)
		} finally {
			await rm(unfinished, { recursive: true, force: true })
		}
	}
	return {
		...storage,
		set,
		async put(key, file) {
			await set(key, file)
			return (await storage.get(key))!
		},
	}
}

/** How often a folder is made again that a removal found empty just before. */
const mostAttempts = 5

async function moveFiles(from: string, to: string): Promise<void> {
	for (const folder of await readdir(from))
		// By name, content (`.dat`) comes before metadata (`.meta.json`): what can be found can be read.
		for (const name of (await readdir(join(from, folder))).sort()) {
			for (let attempt = 1; ; attempt += 1) {
				await mkdir(join(to, folder), { recursive: true })
				try {
					await rename(join(from, folder, name), join(to, folder, name))
					break
				} catch (error) {
					if (attempt === mostAttempts || (error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
				}
			}
		}
}
