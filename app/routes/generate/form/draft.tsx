import { useEffect, useRef, useState } from 'react'
import { Form, href, useLocation, useNavigation } from 'react-router'
import { Question } from '#app/components/template-form/question.tsx'
import { fieldOfPath } from '#app/domain/templates/generate/answers/form-sections.ts'
import { servicesContext } from '#app/http/context.ts'
import { parseForm } from '#app/http/form.server.ts'
import { requireMember } from '#app/http/session/require-member.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { ProgressBar } from '#app/ui/progress-bar.tsx'
import { megabyte } from '#app/units.ts'
import type { Route } from './+types/draft.ts'
import { CheckStep } from './check-step.tsx'
import { draftPage } from './draft-page.server.ts'
import { useLiveForm } from './live-form.ts'
import { PreviewPane } from './preview-pane.tsx'
import { saveStep, type RefusedStep } from './save-step.server.ts'
import { Steps } from './steps.tsx'

/** A list of 500 entries has that many. */
const mostFields = 5_000

export async function loader({ context, params, request }: Route.LoaderArgs) {
	const member = requireMember(context)
	return draftPage(context.get(servicesContext), member, params.draftId, new URL(request.url).searchParams)
}

export async function action({ context, params, request }: Route.ActionArgs) {
	const member = requireMember(context)
	return saveStep(context.get(servicesContext), member, params.draftId, await parseForm(request, megabyte, mostFields))
}

/** The form of a draft, one section at a time, beside the document as it takes shape. */
export default function DraftPage({ loaderData, actionData }: Route.ComponentProps) {
	const { title, section, step, checking, progress, newVersionOf, verifiedBy, packet, preview } = loaderData
	return (
		<>
			<title>{`${section?.name ?? 'Check and generate'} · ${title} · Fineprint`}</title>
			<PageHeader
				title={newVersionOf ? `Next version of ${newVersionOf.name}` : title}
				description={
					<p className="max-w-3xl">
						{packet
							? 'One set of answers for several documents.'
							: verifiedBy
								? `The template was verified by ${verifiedBy}.`
								: 'No lawyer verified this template.'}{' '}
						Your answers are kept as you go: you can leave and come back on any device.
					</p>
				}
			/>
			<div className="mb-6 max-w-3xl">
				<p className="mb-2 text-sm font-medium">
					{progress.answered} of {progress.of} needed answers
				</p>
				<ProgressBar label="Needed answers" value={progress.answered} max={Math.max(progress.of, 1)} />
			</div>
			<div className="grid items-start gap-8 xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
				<div className="min-w-0">
					<a href="#document" className="mb-4 inline-block text-accent xl:hidden">
						See the document
					</a>
					{/* What was filled in from earlier papers begins the form anew: its inputs keep what they began with. */}
					<StepForm
						key={checking ? 'check' : `${step} ${section?.name} ${loaderData.recalled}`}
						page={loaderData}
						refused={actionData ?? null}
					/>
				</div>
				<PreviewPane preview={preview} draftId={loaderData.id} step={checking ? 'check' : String(step + 1)} />
			</div>
		</>
	)
}

type Page = Route.ComponentProps['loaderData']

function StepForm({ page, refused }: { page: Page; refused: RefusedStep | null }) {
	const { section, step, checking, sections, id } = page
	const form = useRef<HTMLFormElement>(null)
	const busy = useNavigation().state === 'submitting'
	const { shown, typing, kept, handlers } = useLiveForm(form, page)
	const latest = useLatest(refused, kept)
	useCursorAtQuestion(form)
	const problemAt = (path: string) => {
		if (path === typing) return undefined
		const problem = latest?.problems.find(({ field }) => field === path)?.problem
		return problem ?? page.open.find((answer) => answer.path === path)?.problem ?? undefined
	}
	// What is wrong was typed: it came from nowhere else.
	const misfits = new Set(latest?.problems.map(({ field }) => fieldOfPath(field)))
	const isIncomplete = (refused?.open.length ?? 0) > 0
	// With the step: without scripts, a refused step is shown again at this address.
	const action = `${href('/generate/drafts/:draftId', { draftId: id })}?step=${checking ? 'check' : step + 1}`
	return (
		<Form ref={form} method="post" action={action} {...handlers} className="grid gap-6" noValidate>
			{/* Enter goes on, whatever buttons come first. */}
			<button name="go" value={checking ? 'generate' : 'next'} tabIndex={-1} aria-hidden className="sr-only" />
			<input type="hidden" name="step" value={checking ? 'check' : String(step + 1)} />
			<Steps sections={sections} current={checking ? sections.length : step} />
			{refused?.error && !isIncomplete ? <Alert tone="error">{refused.error}</Alert> : null}
			{refused && refused.problems.length > 0 ? (
				<Alert tone="error" title="Some answers need another look">
					What you typed is still here. Everything else was kept.
				</Alert>
			) : null}
			{checking || !section ? (
				<CheckStep page={page} refused={isIncomplete ? refused : null} />
			) : (
				<section
					aria-labelledby="section"
					className="grid gap-6 rounded-xl border border-line bg-surface p-5 sm:p-6 [&_[id^='q-']]:scroll-mt-32"
				>
					<h2 id="section" className="text-heading font-semibold">
						{section.name}
					</h2>
					{section.fields
						.filter(({ name }) => shown.has(name))
						.map((field) => (
							<Question
								key={field.name}
								field={field}
								value={refused && field.name in refused.typed ? refused.typed[field.name] : page.values[field.name]}
								origin={misfits.has(field.name) ? undefined : page.origins[field.name]}
								problemAt={problemAt}
							/>
						))}
				</section>
			)}
			<div className="flex flex-wrap gap-3">
				{checking ? (
					<Button name="go" value="generate" disabled={busy}>
						{busy ? 'Generating …' : page.packet ? 'Generate documents' : 'Generate document'}
					</Button>
				) : (
					<Button name="go" value="next">
						Continue
					</Button>
				)}
				{step > 0 ? (
					<Button name="go" value={String(step)} variant="secondary">
						Back
					</Button>
				) : null}
			</div>
		</Form>
	)
}

/** Puts the cursor where a link of the preview or of the check step leads. */
function useCursorAtQuestion(form: React.RefObject<HTMLFormElement | null>) {
	const { hash, key } = useLocation()
	useEffect(() => {
		const question = hash.startsWith('#q-') ? document.getElementById(hash.slice(1)) : null
		if (!question || !form.current?.contains(question)) return
		const control = question.matches('input, select, textarea')
			? question
			: question.querySelector<HTMLElement>('input:not([type=hidden]), select, textarea')
		control?.focus({ preventScroll: true })
	}, [form, hash, key])
}

/** What the server said last, whether to a step or to answers kept in between. */
function useLatest(refused: RefusedStep | null, kept: RefusedStep | null): RefusedStep | null {
	const [seen, setSeen] = useState({ refused, kept, latest: refused })
	if (seen.refused !== refused || seen.kept !== kept) setSeen({ refused, kept, latest: seen.refused === refused ? kept : refused })
	return seen.latest
}
