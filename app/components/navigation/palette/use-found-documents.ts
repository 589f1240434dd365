import { useEffect, useState } from 'react'

/** How long somebody pauses before what they typed is searched for, in milliseconds. */
const pause = 120

const mostFound = 8

interface FoundDocument {
	document_id: string
	name: string
	document_type: string | null
}

interface Found {
	documents: readonly FoundDocument[]
	corrected: string | null
	state: 'waiting' | 'found' | 'failed'
}

/** The documents for what somebody types, the best first; the last changed ones while nothing is typed. */
export function useFoundDocuments(text: string): Found {
	const [found, setFound] = useState<Found>({ documents: [], corrected: null, state: 'waiting' })
	const q = text.trim()
	useEffect(() => {
		const controller = new AbortController()
		const timer = setTimeout(
			() => {
				const query = new URLSearchParams({ ...(q ? { q } : { sort: 'updated' }), limit: String(mostFound), snippets: '0' })
				fetch(`/api/document/list?${query}`, { signal: controller.signal })
					.then(async (answer) => {
						if (!answer.ok) throw new Error(`The search answered ${answer.status}`)
						const { documents, corrected } = (await answer.json()) as Pick<Found, 'documents' | 'corrected'>
						setFound({ documents, corrected, state: 'found' })
					})
					.catch(() => {
						if (!controller.signal.aborted) setFound({ documents: [], corrected: null, state: 'failed' })
					})
			},
			q ? pause : 0,
		)
		return () => {
			clearTimeout(timer)
			controller.abort()
		}
	}, [q])
	return found
}
