/** A chosen file with the row that waits for it. */
export interface PendingFile {
	itemId: string
	file: File
}

/** Files on their way from the form to the page of their batch: a browser can't keep them any other way. */
const pending = new Map<string, PendingFile[]>()

/** Hands files over to the page of their batch, which sends them. */
export function keepPending(batchId: string, itemIds: readonly string[], files: readonly File[]): void {
	pending.set(
		batchId,
		files.map((file, index) => ({ itemId: itemIds[index]!, file })),
	)
}

/** The files of a batch that are to be sent, once. */
export function takePending(batchId: string): PendingFile[] {
	const files = pending.get(batchId) ?? []
	pending.delete(batchId)
	return files
}
