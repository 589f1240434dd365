import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { ProgressBar } from '#app/ui/progress-bar.tsx'
import { sendUpload, type UploadResult } from './send-upload.ts'

/** An upload that scripts send: one at a time, with how far it is and the way to stop it. */
export function useUpload() {
	const navigate = useNavigate()
	const [percent, setPercent] = useState<number | null>(null)
	const sending = useRef<AbortController | null>(null)

	/**
	 * Sends a form, and goes where its answer leads.
	 *
	 * @param leadsElsewhere whether somebody else takes the answer's address over, so that the page stays
	 * @returns why it was refused; `null` where it was not
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
			// Its progress stays in sight until the other page is there.
			void navigate(sent.location)
			return null
		}
		setPercent(null)
		return sent && 'problem' in sent ? sent : null
	}
	return { percent, send, isSending: () => sending.current !== null, stop: () => sending.current?.abort() }
}

/** How far an upload is, and the button that stops it. */
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
