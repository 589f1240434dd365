import { type FormEvent, useState } from 'react'
import { Form, href } from 'react-router'
import { FileDrop } from '#app/components/upload/file-drop.tsx'
import { UploadUnderWay, useUpload } from '#app/components/upload/upload-under-way.tsx'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { PlainField } from '#app/ui/plain-field.tsx'
import { longestNote } from './version-note.ts'

interface UploadVersionProps {
	documentId: string
	/** Why the last file was refused. */
	problem: string | null
	/** Checks left; `null` for people who can't spend them. */
	checks: number | null
}

/** The form for the next version's file. Without scripts it is an ordinary form. */
export function UploadVersionForm({ documentId, problem: answered, checks }: UploadVersionProps) {
	const [found, setFound] = useState<string | null | undefined>(undefined)
	const { percent, send, isSending, stop } = useUpload()
	const problem = found === undefined ? answered : found

	async function submit(event: FormEvent<HTMLFormElement>) {
		event.preventDefault()
		if (isSending()) return
		const form = new FormData(event.currentTarget)
		const file = form.get('file')
		if (!(file instanceof File) || file.name === '') return setFound('Choose a file.')
		setFound(null)
		const refused = await send(href('/document-vault/:documentId/versions/upload', { documentId }), form)
		setFound(refused ? refused.problem : null)
	}

	return (
		<NewVersion title="Upload a new version" open={answered !== null}>
			<form method="post" encType="multipart/form-data" onSubmit={submit} className="grid gap-4">
				{problem ? <Alert tone="error">{problem}</Alert> : null}
				<FileDrop hint="PDF or DOCX, up to 50 MB" problem={problem} onChoose={() => setFound(null)} />
				<NoteField />
				<label className="flex min-h-9 items-center gap-3">
					<input type="checkbox" name="signed" value="yes" className="size-4.5 shrink-0" />
					This is the signed copy
				</label>
				{checks !== null && checks > 0 ? (
					<label className="flex min-h-9 items-center gap-3">
						<input type="checkbox" name="review" value="yes" className="size-4.5 shrink-0" />
						{`Review it. That takes one of your ${checks} checks.`}
					</label>
				) : null}
				{percent === null ? (
					<Button className="justify-self-start">Upload</Button>
				) : (
					<UploadUnderWay percent={percent} onStop={stop} className="justify-self-start" />
				)}
			</form>
		</NewVersion>
	)
}

/** Keeps the newest version with its accepted suggestions as the next version. */
export function SaveRedlineForm({ documentId, accepted }: { documentId: string; accepted: number }) {
	return (
		<NewVersion title="Save the redline as a new version" open={false}>
			<Form method="post" action={href('/document-vault/:documentId/versions/redline', { documentId })} className="grid gap-4">
				<p className="text-sm text-muted">
					{accepted === 1
						? 'The newest version with its one accepted suggestion.'
						: `The newest version with its ${accepted} accepted suggestions.`}
				</p>
				<fieldset className="grid gap-1">
					<legend className="mb-1 text-sm font-semibold">Suggestions become</legend>
					<label className="flex min-h-9 items-center gap-3">
						<input type="radio" name="mode" value="accepted" defaultChecked className="size-4.5 shrink-0" />
						plain text
					</label>
					<label className="flex min-h-9 items-center gap-3">
						<input type="radio" name="mode" value="tracked" className="size-4.5 shrink-0" />
						tracked changes
					</label>
				</fieldset>
				<NoteField />
				<Button className="justify-self-start">Save as new version</Button>
			</Form>
		</NewVersion>
	)
}

function NewVersion({ title, open, children }: { title: string; open: boolean; children: React.ReactNode }) {
	return (
		<Disclosure className="rounded-xl border border-line bg-surface" open={open}>
			<summary className="cursor-pointer px-5 py-4 font-semibold text-ink sm:px-6">{title}</summary>
			<div className="px-5 pb-5 sm:px-6 sm:pb-6">{children}</div>
		</Disclosure>
	)
}

function NoteField() {
	return <PlainField label="Note (optional)" name="note" maxLength={longestNote} hint="What changed, for anyone who looks at it later." />
}
