import { join } from 'node:path'

/** The folder of the stored files. */
export function storedFiles(dataDir: string): string {
	return join(dataDir, 'files')
}

/** Where in it files are that are being written; what is old in there was interrupted. */
export function unfinishedFiles(directory: string): string {
	return join(directory, '.unfinished')
}
