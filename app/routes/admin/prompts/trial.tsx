import { data } from 'react-router'
import { isId } from '#app/domain/access/document-id.ts'
import type { TrialOutcome } from '#app/domain/administration/prompts/trial-outcome.ts'
import { readTrial } from '#app/domain/administration/prompts/try-prompt.server.ts'
import { servicesContext } from '#app/http/context.ts'
import { requireAdministrator } from '#app/http/session/require-administrator.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Card } from '#app/ui/card.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { LiveUpdates } from '#app/ui/live-updates.tsx'
import { Moment } from '#app/ui/moment.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { ProgressBar } from '#app/ui/progress-bar.tsx'
import type { Route } from './+types/trial.ts'
import { BackToPrompt } from './back-to-prompt.tsx'
import { findPrompt } from './find-prompt.server.ts'
import { PromptWords } from './prompt-words.tsx'

export async function loader({ context, params }: Route.LoaderArgs) {
	const { name, title, subject } = await findPrompt(context, params.name)
	const services = context.get(servicesContext)
	const trial = isId(params.trialId) ? await readTrial(services, requireAdministrator(context), name, params.trialId) : null
	if (!trial) throw data({ message: 'There is no such trial of this prompt.' }, { status: 404 })
	return { name, title, subject, trial }
}

/** What a version of a prompt gave on a sample: the request, the answer, and what the proofs dropped. */
export default function Trial({ loaderData: { name, title, subject, trial } }: Route.ComponentProps) {
	const { number, sample, state, error, outcome, author, createdAt } = trial
	const isRunning = state === 'waiting' || state === 'running'
	return (
		<>
			<title>{`Trial of ${title} · Fineprint`}</title>
			<PageHeader
				title={title}
				description={
					<>
						Version {number} tried on {sample} · {author} · <Moment at={createdAt} />
					</>
				}
			/>
			<div className="grid gap-6">
				{isRunning ? (
					<Card title="Under way">
						<LiveUpdates />
						<p role="status" className="mb-3">
							{subject === 'case' ? 'The request is written' : 'The sample is reviewed'}, and the model is asked where one is configured.
							That can take some minutes.
						</p>
						<ProgressBar label="Trying the prompt" />
					</Card>
				) : null}
				{error ? <Alert tone="error" title={error} /> : null}
				{outcome ? <Outcome outcome={outcome} /> : null}
			</div>
			<BackToPrompt name={name} />
		</>
	)
}

function Outcome({ outcome: { request, answer } }: { outcome: TrialOutcome }) {
	return (
		<>
			{answer === null ? (
				<Alert tone="info" title="No model is configured">
					Nothing was sent. Below is the request that would be sent.
				</Alert>
			) : (
				<>
					<Card title="Answer" description={`${answer.model} at ${answer.server}: ${outcomes[answer.outcome]}. ${tokens(answer)}`}>
						<p className="mb-3">
							{counted(answer.kept.length, 'element')} kept, {answer.dropped.length} dropped by the proofs.
						</p>
						<Elements elements={answer.kept.map((element) => ({ element }))} />
					</Card>
					{answer.dropped.length > 0 ? (
						<Card title="Dropped by the proofs" description="Nobody is shown these.">
							<Elements elements={answer.dropped} />
						</Card>
					) : null}
				</>
			)}
			<Card title={answer === null ? 'The request that would be sent' : 'The request that was sent'}>
				<Part name="System" words={request.system} />
				<Part name="Prompt" words={request.prompt} />
			</Card>
		</>
	)
}

function Elements({ elements }: { elements: readonly { element: unknown; why?: string }[] }) {
	return (
		<ul className="grid gap-3">
			{elements.map(({ element, why }, index) => (
				<li key={index} className="rounded-lg border border-line p-3">
					{why === undefined ? null : <p className="mb-1 text-sm font-medium text-high">{why}</p>}
					<pre className="text-xs [overflow-wrap:anywhere] whitespace-pre-wrap">{JSON.stringify(element, null, 2)}</pre>
				</li>
			))}
		</ul>
	)
}

function Part({ name, words }: { name: string; words: string }) {
	return (
		<Disclosure className="border-t border-line py-3 first-of-type:border-t-0" open={name === 'Prompt'}>
			<summary className="cursor-pointer font-medium">{`${name} (${words.length.toLocaleString('en-US')} characters)`}</summary>
			<div className="mt-3">
				<PromptWords>{words}</PromptWords>
			</div>
		</Disclosure>
	)
}

const outcomes = {
	answered: 'answered',
	cut_off: 'the answer was cut off',
	unreadable: 'the answer could not be read',
	too_slow: 'timed out',
	busy: 'the server was busy',
	unreachable: 'the server could not be reached',
	refused: 'the server refused',
} as const

function tokens({ tokens: { input, output } }: NonNullable<TrialOutcome['answer']>): string {
	return `${input.toLocaleString('en-US')} + ${output.toLocaleString('en-US')} tokens.`
}

function counted(number: number, what: string): string {
	return `${number} ${number === 1 ? what : `${what}s`}`
}
