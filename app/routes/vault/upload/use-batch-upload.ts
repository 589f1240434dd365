import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { sendUpload } from '#app/components/upload/send-upload.ts'
import { type PendingFile, takePending } from './pending-files.ts'

/** How far a file is: percent sent, or why it did not arrive. */
export type Sending = { percent: number } | { problem: string }

/**
 * Sends the files that the form handed over, one after the other, each with its progress. Those that did not arrive can
 * be sent again while the page is open.
 */
export function useBatchUpload(batchId: string) {
	const revalidator = useRevalidator()
	const refresh = useRef(revalidator.revalidate)
	const [sending, setSending] = useState<ReadonlyMap<string, Sending>>(new Map())
	const [underWay, setUnderWay] = useState(false)
	const failed = useRef<PendingFile[]>([])
	useEffect(() => {
		refresh.current = revalidator.revalidate
	})

	const [sendAll] = useState(() => async (files: readonly PendingFile[]) => {
		if (files.length === 0) return
		const note = (itemId: string, state: Sending | null) =>
			setSending((before) => {
				const now = new Map(before)
				if (state) now.set(itemId, state)
				else now.delete(itemId)
				return now
			})
		setUnderWay(true)
		failed.current = []
		for (const pending of files) {
			const { itemId, file } = pending
			const form = new FormData()
			// The row first: it is read before the file ends.
			form.set('item', itemId)
			form.set('file', file)
			note(itemId, { percent: 0 })
			const sent = await sendUpload(
				`/document-vault/upload/${batchId}/files`,
				form,
				(percent) => note(itemId, { percent }),
				new AbortController().signal,
			)
			if (sent && 'problem' in sent) failed.current.push(pending)
			await refresh.current()
			note(itemId, sent && 'problem' in sent ? { problem: sent.problem } : null)
		}
		setUnderWay(false)
	})

	useEffect(() => {
		void sendAll(takePending(batchId))
	}, [batchId, sendAll])

	useEffect(() => {
		if (!underWay) return
		const warn = (event: BeforeUnloadEvent) => event.preventDefault()
		window.addEventListener('beforeunload', warn)
		return () => window.removeEventListener('beforeunload', warn)
	}, [underWay])

	const hasFailed = !underWay && [...sending.values()].some((state) => 'problem' in state)
	return { sending, underWay, sendAgain: hasFailed ? () => void sendAll(failed.current) : null }
}
