import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { ProgressBar } from '#app/ui/progress-bar.tsx'
import { sendUpload, type UploadResult } from './send-upload.ts'

/** An upload sent by script: one at a time, with its progress and a way to stop it. */
export function useUpload() {
	const navigate = useNavigate()
	const [percent, setPercent] = useState<number | null>(null)
	const sending = useRef<AbortController | null>(null)

	/**
	 * Sends a form and follows the address in its answer.
	 *
	 * @param leadsElsewhere whether other code handles the answer's address, so that the page stays
	 * @returns why it was refused; `null` when it was not
	 */
	async function send(
		address: string,
		form: FormData,
		leadsElsewhere: (location: string) => boolean = () => false,
	): Promise<Extract<UploadResult, { problem: string }> | null> {
		if (sending.current) return null
		sending.current = new AbortController()
		setPercent(0)
		const sent = await sendUpload(address, form, setPercent, sending.current.signal)
		sending.current = null
		if (sent && 'location' in sent && !leadsElsewhere(sent.location)) {
			// The progress stays visible until the next page has loaded.
			void navigate(sent.location)
			return null
		}
		setPercent(null)
		return sent && 'problem' in sent ? sent : null
	}
	return { percent, send, isSending: () => sending.current !== null, stop: () => sending.current?.abort() }
}

/** An upload's progress, and the button that stops it. */
export function UploadUnderWay({ percent, onStop, className = '' }: { percent: number; onStop: () => void; className?: string }) {
	return (
		<div className="grid gap-3">
			<ProgressBar value={percent} max={100} label={percent < 100 ? `Uploading: ${percent} %` : 'Checking the file …'} />
			<Button type="button" variant="secondary" className={className} onClick={onStop}>
				Cancel upload
			</Button>
		</div>
	)
}
