import { type FormEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Refusal } from '#app/domain/documents/upload-refusal.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { inputLook, Labelled } from '#app/ui/plain-field.tsx'
import { ProgressBar } from '#app/ui/progress-bar.tsx'
import { FileDrop } from '../dashboard/file-drop.tsx'
import { sendUpload } from '../dashboard/send-upload.ts'
import { roundsLink } from './rounds-links.ts'

/** A file that may have been sent, as the form offers it. */
export interface OfferedFile {
	value: string
	label: string
}

type Problem = Pick<Refusal, 'message' | 'field'>

/** The form that takes a returned file in; without scripts it is an ordinary form. */
export function RoundUploadForm({ documentId, offered, problem: answered, canAnalyse, paidBy }: { documentId: string; offered: OfferedFile[]; problem: Problem | null; canAnalyse: boolean; paidBy: string | null }) {
	const navigate = useNavigate()
	const [found, setFound] = useState<Problem | null | undefined>(undefined)
	const [percent, setPercent] = useState<number | null>(null)
	const sending = useRef<AbortController | null>(null)
	const problem = found === undefined ? answered : found

	async function submit(event: FormEvent<HTMLFormElement>) {
		event.preventDefault()
		if (sending.current) return
		const form = new FormData(event.currentTarget)
		const file = form.get('file')
		if (!(file instanceof File) || file.name === '') return setFound({ message: 'Choose the file that came back.', field: 'file' })
		sending.current = new AbortController()
		setFound(null)
		setPercent(0)
		const sent = await sendUpload(`${roundsLink(documentId)}/upload`, form, setPercent, sending.current.signal)
		sending.current = null
		if (sent && 'location' in sent) return void navigate(sent.location)
		setPercent(null)
		setFound(sent && { message: sent.problem, field: sent.refusal?.field ?? null })
	}

	return (
		<form method="post" encType="multipart/form-data" onSubmit={submit} className="grid gap-5">
			{problem ? <Alert tone="error">{problem.message}</Alert> : null}
			<Labelled id="sent-file" label="Which file had you sent?">
				<select id="sent-file" name="sent" defaultValue={offered[0]?.value} className={inputLook}>
					{offered.map((file) => (
						<option key={file.value} value={file.value}>
							{file.label}
						</option>
					))}
				</select>
			</Labelled>
			<FileDrop hint="The Word file that came back, up to 10 MB" problem={problem?.field === 'file' ? problem.message : null} onChoose={() => setFound(null)} />
			<p className="text-sm text-muted">
				{`It becomes a new version of the document. ${reviewWords(canAnalyse, paidBy)}`}
			</p>
			{percent === null ? (
				<Button className="justify-self-start">Compare with what I sent</Button>
			) : (
				<div className="grid gap-3">
					<ProgressBar value={percent} max={100} label={percent < 100 ? `Uploading: ${percent} %` : 'Checking the file …'} />
					<Button type="button" variant="secondary" className="justify-self-start" onClick={() => sending.current?.abort()}>
						Stop the upload
					</Button>
				</div>
			)}
		</form>
	)
}

function reviewWords(canAnalyse: boolean, paidBy: string | null): string {
	if (canAnalyse) return paidBy === null ? 'Its review takes one check.' : `Its review takes one check of ${paidBy}, whose document it is.`
	return `${paidBy === null ? 'You have' : `${paidBy}, whose document it is, has`} no checks left, so it is compared but not reviewed.`
}
