import { type FormEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { ModelChoice } from '#app/components/upload/model-choice.tsx'
import type { Refusal } from '#app/domain/documents/upload-refusal.ts'
import type { ModelOffer } from '#app/domain/review/model/model-offer.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Choice } from '#app/ui/choice.tsx'
import { useScripted } from '#app/ui/use-scripted.ts'
import { FilesDrop, type ChosenFile } from './files-drop.tsx'
import { keepPending } from './pending-files.ts'

interface Props {
	credits: number
	model: ModelOffer | null
	/** What the form answered when it was sent without scripts. */
	answered: { problem: Refusal; chosen: Record<string, string> } | null
	limits: { files: number; fileBytes: number; zipBytes: number }
}

/** The form for several files. With scripts they are sent one by one, so that each has its progress; without, together. */
export function BatchForm({ credits, model, answered, limits }: Props) {
	const navigate = useNavigate()
	const scripted = useScripted()
	const [files, setFiles] = useState<ChosenFile[]>([])
	const [problem, setProblem] = useState<string | null>(answered?.problem.message ?? null)
	const [review, setReview] = useState(answered ? answered.chosen.review !== 'no' : credits > 0)
	const sending = useRef(false)
	const chosen = answered?.chosen ?? {}

	async function submit(event: FormEvent<HTMLFormElement>) {
		event.preventDefault()
		if (sending.current) return
		const form = new FormData(event.currentTarget)
		const toSend = form.getAll('file').filter((file): file is File => file instanceof File && file.name !== '')
		if (toSend.length === 0) return setProblem('No File Selected — Please select a document to upload.')
		sending.current = true
		const begun = await begin(form, toSend)
		sending.current = false
		if ('problem' in begun) return setProblem(begun.problem)
		keepPending(begun.id, begun.itemIds, toSend)
		void navigate(`/document-vault/upload/${begun.id}`)
	}

	return (
		<form method="post" action="/document-vault/upload" encType="multipart/form-data" onSubmit={submit} className="grid gap-5">
			{problem ? <Alert tone="error">{problem}</Alert> : null}
			<FilesDrop files={files} limits={limits} onChoose={(now) => (setFiles(now), setProblem(null))} />
			<fieldset className="grid gap-3">
				<legend className="mb-2 font-medium">What to do with them</legend>
				<Choice name="review" value="yes" checked={review} onChange={() => setReview(true)} label={reviewLabel(files)}>
					{credits === 0
						? 'You have no document checks left, so the files will be kept without a review.'
						: `You have ${credits} document ${credits === 1 ? 'check' : 'checks'} left. Files beyond that are kept without a review.`}
				</Choice>
				<Choice name="review" value="no" checked={!review} onChange={() => setReview(false)} label="Only keep them">
					No check is used. You can have each reviewed later.
				</Choice>
			</fieldset>
			<Choice
				type="checkbox"
				name="duplicates"
				value="add"
				defaultChecked={chosen.duplicates === 'add'}
				label="Also add files that are already in the vault"
			>
				Otherwise they are skipped, and you get a link to the document.
			</Choice>
			{model ? <ModelChoice model={model} chosen={chosen} /> : null}
			<label className={`flex items-start gap-3 text-sm text-muted ${scripted && !review ? 'hidden' : ''}`}>
				<input
					type="checkbox"
					name="disclaimer"
					value="accepted"
					defaultChecked={chosen.disclaimer === 'accepted'}
					className="mt-0.5 size-5 shrink-0 accent-accent"
				/>
				<span>
					I understand that Fineprint is not a law firm, that AI content is informational only, and that I should consult a licensed
					attorney before I rely on it.
				</span>
			</label>
			<Button type="submit" size="large">
				{files.length > 1 ? `Add ${files.length} files` : 'Add files'}
			</Button>
		</form>
	)
}

/** How many checks a review of the files takes, as far as that is known before ZIP files are opened. */
function reviewLabel(files: readonly ChosenFile[]): string {
	if (files.length === 0 || files.some(({ name }) => /\.zip$/i.test(name))) return 'Review each file (uses one check per file)'
	return `Review each file (uses ${files.length} ${files.length === 1 ? 'check' : 'checks'})`
}

type Begun = { id: string; itemIds: string[] } | { problem: string }

async function begin(form: FormData, files: readonly File[]): Promise<Begun> {
	const announced = new URLSearchParams()
	for (const [name, value] of form) if (typeof value === 'string') announced.append(name, value)
	announced.set('files', JSON.stringify(files.map(({ name, size }) => ({ name, bytes: size }))))
	try {
		const answer = await fetch('/document-vault/upload/begin', { method: 'POST', body: announced })
		const told = (await answer.json()) as Begun
		if ('id' in told || 'problem' in told) return told
	} catch {
		// The network, or a page of somebody in between.
	}
	return { problem: 'The upload could not be started. Check your connection and try again.' }
}
