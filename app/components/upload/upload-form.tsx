import { useState, type FormEvent } from 'react'
import { Link, useActionData } from 'react-router'
import { formRefusal, uploadLimits } from '#app/domain/documents/form-refusal.ts'
import type { Refusal } from '#app/domain/documents/upload-refusal.ts'
import { StorageHint } from '#app/components/storage/storage-hint.tsx'
import type { StorageUse } from '#app/domain/documents/storage/storage-use.ts'
import type { ModelOffer } from '#app/domain/review/model/model-offer.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { openSignIn } from '../sign-in/open-sign-in.ts'
import { FileDrop } from './file-drop.tsx'
import { ModelChoice } from './model-choice.tsx'
import type { UploadProblem } from './upload-action.server.ts'
import type { FormPlace } from './upload-answer.server.ts'
import { UploadChoices } from './upload-choices.tsx'
import { UploadUnderWay, useUpload } from './upload-under-way.tsx'

type Problem = Pick<Refusal, 'message' | 'field'> & { code?: Refusal['code'] }

const actions: Record<FormPlace, string> = { landing: '/?index', dashboard: '/dashboard' }
const signInHref = '/login?returnTo=%2Fdashboard'
const hints: Record<FormPlace, string> = { landing: 'PDF or DOCX, up to 50 MB', dashboard: 'PDF or DOCX, up to 10 MB' }

/**
 * The form that begins a review. With JavaScript it shows what is missing before anything is sent, shows progress, and
 * can be stopped; without, it is an ordinary form.
 */
export function UploadForm({
	place,
	model,
	industry,
	storage,
}: {
	place: FormPlace
	model: ModelOffer | null
	/** The industry of the company's profile, `null` where it has none; left out for visitors. */
	industry?: string | null
	/** The space of the company's plan; `null` for visitors. */
	storage: StorageUse | null
}) {
	const answered = useActionData() as Partial<UploadProblem> | undefined
	const [found, setFound] = useState<Problem | null | undefined>(undefined)
	const { percent, send, isSending, stop } = useUpload()
	// The problem that the page was loaded with counts until something happens here. It is at the head of the form, where the page opens.
	const fromPage = found === undefined
	const problem = fromPage ? (answered?.refusal ?? null) : found

	async function submit(event: FormEvent<HTMLFormElement>) {
		event.preventDefault()
		if (isSending()) return
		const form = new FormData(event.currentTarget)
		const missing = firstProblem(form, place)
		setFound(missing)
		if (missing) return
		const refused = await send(`/uploads?place=${place}`, form, (location) => location.startsWith('/login') && openSignIn(location))
		if (refused?.refusal?.code === 'session_expired') openSignIn(signInHref)
		setFound(refused && { field: null, ...refused.refusal, message: refused.problem })
	}

	const alert = problem ? (
		<Alert tone="error">
			{place === 'dashboard' && problem.field === null ? <strong className="block">{titleOf(problem)}</strong> : null}
			{problem.message} <WayOn code={problem.code} />
		</Alert>
	) : null

	return (
		<form method="post" action={actions[place]} encType="multipart/form-data" onSubmit={submit} className="grid gap-5" id="upload">
			{fromPage ? alert : null}
			{storage ? <StorageHint use={storage} /> : null}
			<FileDrop hint={hints[place]} problem={problem?.field === 'file' ? problem.message : null} onChoose={() => setFound(null)} />
			<UploadChoices chosen={answered?.chosen ?? {}} industry={industry} />
			{model ? <ModelChoice model={model} chosen={answered?.chosen ?? {}} /> : null}
			<label className="flex items-start gap-3 text-left text-sm text-muted">
				<input
					type="checkbox"
					name="disclaimer"
					value="accepted"
					defaultChecked={answered?.chosen?.disclaimer === 'accepted'}
					aria-invalid={problem?.field === 'disclaimer' ? true : undefined}
					className="mt-0.5 size-5 shrink-0 accent-accent"
				/>
				<span>
					I understand that Fineprint is not a law firm, that AI content is informational only, and that I should consult a licensed
					attorney before I rely on it.
				</span>
			</label>
			{fromPage ? null : alert}
			{percent === null ? (
				<Button type="submit" size="large">
					Review my document
				</Button>
			) : (
				<UploadUnderWay percent={percent} onStop={stop} />
			)}
		</form>
	)
}

function firstProblem(form: FormData, place: FormPlace): Problem | null {
	const file = form.get('file')
	if (!(file instanceof File) || file.name === '') return formRefusal('no_file', place)
	if (file.size > uploadLimits[place]) return formRefusal('too_large', place)
	if (form.get('disclaimer') !== 'accepted') return formRefusal('disclaimer', place)
	return null
}

function titleOf({ code }: Pick<Problem, 'code'>): string {
	return code === 'session_expired' ? 'Session Error' : 'Failed to upload document'
}

function WayOn({ code }: { code?: Refusal['code'] }) {
	if (code === 'no_credits')
		return (
			<Link to="/#pricing" className="font-medium underline">
				See the plans
			</Link>
		)
	if (code === 'payment_due')
		return (
			<Link to="/settings/billing" className="font-medium underline">
				Plan and billing
			</Link>
		)
	if (code === 'not_signed_in' || code === 'session_expired')
		return (
			<Link to={signInHref} className="font-medium underline">
				Log in
			</Link>
		)
	return null
}
