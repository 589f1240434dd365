import { useEffect, useRef, useState, type FocusEvent } from 'react'
import { Form, href, useFetcher, useNavigation } from 'react-router'
import { neededFields } from '#app/domain/templates/fields/needed-fields.ts'
import { checkValues } from '#app/domain/templates/fields/check-values.ts'
import type { FieldValues, TemplateField } from '#app/domain/templates/fields/template-field.ts'
import { readTyped } from '#app/domain/templates/generate/answers/typed-answers.ts'
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
import { PreviewPane } from './preview-pane.tsx'
import { Question } from './questions/question.tsx'
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
			<title>{`${title} · Generate · Fineprint`}</title>
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
	const keeper = useFetcher<RefusedStep>()
	const busy = useNavigation().state === 'submitting'
	const { shown, onChange, focused, onFocus } = useLiveForm(form, page, keeper)
	const problems = useLatest(refused, keeper.data ?? null)
	const problemAt = (path: string) => (path === focused ? undefined : problems?.problems.find(({ field }) => field === path)?.problem)
	// With the step: without scripts, a refused step is shown again at this address.
	const action = `${href('/generate/drafts/:draftId', { draftId: id })}?step=${checking ? 'check' : step + 1}`
	return (
		<Form ref={form} method="post" action={action} onChange={onChange} onFocus={onFocus} className="grid gap-6" noValidate>
			{/* Enter goes on, whatever buttons come first. */}
			<button name="go" value={checking ? 'generate' : 'next'} tabIndex={-1} aria-hidden className="sr-only" />
			<input type="hidden" name="step" value={checking ? 'check' : String(step + 1)} />
			<Steps sections={sections} current={checking ? sections.length : step} />
			{refused?.error ? <Alert tone="error">{refused.error}</Alert> : null}
			{refused && refused.problems.length > 0 ? (
				<Alert tone="error" title="Some answers need another look">
					What you typed is still here. Everything else was kept.
				</Alert>
			) : null}
			{checking || !section ? (
				<CheckStep page={page} />
			) : (
				<section aria-labelledby="section" className="grid gap-6 rounded-xl border border-line bg-surface p-5 sm:p-6">
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
								origin={page.origins[field.name]}
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

/** How long after a key nothing is typed before the answers are kept, in milliseconds. */
const pause = 700

/**
 * Keeps answers while they are typed, and shows the questions that they bring up at once. Without scripts both happen
 * with the next step.
 */
function useLiveForm(form: React.RefObject<HTMLFormElement | null>, page: Page, keeper: ReturnType<typeof useFetcher>) {
	const [typed, setTyped] = useState<FieldValues>({})
	const [focused, setFocused] = useState<string | null>(null)
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
	useEffect(() => () => clearTimeout(timer.current), [])
	const keep = () => {
		if (!form.current) return
		const sent = new FormData(form.current)
		sent.set('go', 'keep')
		// As it is written: the router takes paths, and the property is a whole URL.
		void keeper.submit(sent, { method: 'post', action: form.current.getAttribute('action') ?? undefined, preventScrollReset: true })
	}
	return {
		shown: new Set([...page.needed, ...neededFields(page.fields, { ...page.values, ...typed }).map(({ name }) => name)]),
		focused,
		onFocus: ({ target }: FocusEvent<HTMLElement>) => setFocused(target.getAttribute('name')?.slice(2) ?? null),
		onChange() {
			if (form.current) setTyped(valuesTyped(page.fields, form.current))
			clearTimeout(timer.current)
			timer.current = setTimeout(keep, pause)
		},
	}
}

/** What the server said last, whether to a step or to answers kept in between. */
function useLatest(refused: RefusedStep | null, kept: RefusedStep | null): RefusedStep | null {
	const [seen, setSeen] = useState({ refused, kept, latest: refused })
	if (seen.refused !== refused || seen.kept !== kept) setSeen({ refused, kept, latest: seen.refused === refused ? kept : refused })
	return seen.latest
}

function valuesTyped(fields: readonly TemplateField[], form: HTMLFormElement): FieldValues {
	return checkValues(fields, readTyped(fields, new FormData(form))).values
}
