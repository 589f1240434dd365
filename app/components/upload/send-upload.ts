import type { Refusal } from '#app/domain/documents/upload-refusal.ts'

/** The outcome of a sent form: an address to go to, or what to correct. */
export type UploadResult = { location: string } | { problem: string; refusal?: Refusal }

/**
 * Sends a form with its file by a request that reports its progress, which `fetch` does not.
 *
 * @param onProgress gets 0 to 100
 * @returns `null` when `signal` stopped it
 */
export function sendUpload(
	url: string,
	form: FormData,
	onProgress: (percent: number) => void,
	signal: AbortSignal,
): Promise<UploadResult | null> {
	return new Promise((resolve) => {
		const request = new XMLHttpRequest()
		signal.addEventListener('abort', () => request.abort())
		request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
			if (lengthComputable) onProgress(Math.round((100 * loaded) / Math.max(total, 1)))
		})
		request.addEventListener('load', () => resolve(readAnswer(request)))
		request.addEventListener('error', () => resolve({ problem: 'Network error: the upload failed. Check your connection and try again.' }))
		request.addEventListener('abort', () => resolve(null))
		request.open('POST', url)
		request.setRequestHeader('Accept', 'application/json')
		request.send(form)
	})
}

function readAnswer({ responseText, status }: XMLHttpRequest): UploadResult {
	try {
		const answer = JSON.parse(responseText) as { location?: string; refusal?: Refusal; error?: string }
		if (answer.location) return { location: answer.location }
		if (answer.refusal) return { problem: answer.refusal.message, refusal: answer.refusal }
		if (answer.error) return { problem: answer.error }
	} catch {
		// A proxy in front answered with its own page.
	}
	return { problem: `Upload and analysis failed: the server answered with status ${status}. Please try again.` }
}
