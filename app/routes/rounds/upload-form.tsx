import { type FormEvent, useState } from 'react'
import type { Refusal } from '#app/domain/documents/upload-refusal.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { inputLook, Labelled } from '#app/ui/plain-field.tsx'
import { FileDrop } from '#app/components/upload/file-drop.tsx'
import { UploadUnderWay, useUpload } from '#app/components/upload/upload-under-way.tsx'
import { roundsLink } from './rounds-links.ts'

/** A file that may have been sent, as an option of the form. */
export interface OfferedFile {
	value: string
	label: string
}

type Problem = Pick<Refusal, 'message' | 'field'>

/** The upload form for a returned file; without scripts it is an ordinary form. */
export function RoundUploadForm({
	documentId,
	offered,
	problem: answered,
	canAnalyse,
	paidBy,
}: {
	documentId: string
	offered: OfferedFile[]
	problem: Problem | null
	canAnalyse: boolean
	paidBy: string | null
}) {
	const [found, setFound] = useState<Problem | null | undefined>(undefined)
	const { percent, send, isSending, stop } = useUpload()
	const problem = found === undefined ? answered : found

	async function submit(event: FormEvent<HTMLFormElement>) {
		event.preventDefault()
		if (isSending()) return
		const form = new FormData(event.currentTarget)
		const file = form.get('file')
		if (!(file instanceof File) || file.name === '') return setFound({ message: 'Choose the returned file.', field: 'file' })
		setFound(null)
		const refused = await send(`${roundsLink(documentId)}/upload`, form)
		setFound(refused && { message: refused.problem, field: refused.refusal?.field ?? null })
	}

	return (
		<form method="post" encType="multipart/form-data" onSubmit={submit} className="grid gap-5">
			{problem ? <Alert tone="error">{problem.message}</Alert> : null}
			<Labelled id="sent-file" label="Which file did you send?">
				<select id="sent-file" name="sent" defaultValue={offered[0]?.value} className={inputLook}>
					{offered.map((file) => (
						<option key={file.value} value={file.value}>
							{file.label}
						</option>
					))}
				</select>
			</Labelled>
			<FileDrop
				hint="The returned Word file, up to 10 MB"
				problem={problem?.field === 'file' ? problem.message : null}
				onChoose={() => setFound(null)}
			/>
			<p className="text-sm text-muted">{`It becomes a new version of the document. ${reviewWords(canAnalyse, paidBy)}`}</p>
			{percent === null ? (
				<Button className="justify-self-start">Compare with what I sent</Button>
			) : (
				<UploadUnderWay percent={percent} onStop={stop} className="justify-self-start" />
			)}
		</form>
	)
}

function reviewWords(canAnalyse: boolean, paidBy: string | null): string {
	if (canAnalyse) return paidBy === null ? 'Its review takes one check.' : `Its review takes one check of ${paidBy}, whose document it is.`
	return `${paidBy === null ? 'You have' : `${paidBy}, whose document it is, has`} no checks left, so it is compared but not reviewed.`
}
