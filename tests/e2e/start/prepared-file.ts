import { join } from 'node:path'

/** Where the workers of a run find the documents that were prepared for it. */
export const preparedFile = (dataDir: string) => join(dataDir, 'prepared-documents.json')
