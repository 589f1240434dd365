import { data, Form } from 'react-router'
import { z } from 'zod'
import {
	failuresPerPage,
	listFailedJobs,
	listFailedMails,
	retryFailedJob,
	retryFailedMail,
} from '#app/domain/administration/failures.server.ts'
import { servicesContext } from '#app/http/context.ts'
import { parseForm } from '#app/http/form.server.ts'
import { requireAdministrator } from '#app/http/session/require-administrator.ts'
import { redirectWithToast } from '#app/http/toast.server.ts'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { CircleCheck } from '#app/ui/icons.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { shownDateTime } from '#app/ui/shown-date.ts'
import { refusals } from '#app/http/refusals.ts'
import type { Route } from './+types/failures.ts'

export async function loader({ context }: Route.LoaderArgs) {
	const [services, administrator] = [context.get(servicesContext), requireAdministrator(context)]
	const [jobs, mails] = await Promise.all([listFailedJobs(services, administrator), listFailedMails(services, administrator)])
	return {
		perPage: failuresPerPage,
		jobs: jobs.map(({ failedAt, data: about, ...job }) => ({
			...job,
			about: Object.entries(about).map(([name, value]) => `${name} ${String(value)}`),
			when: shownDateTime(failedAt.toISOString()),
		})),
		mails: mails.map(({ createdAt, ...mail }) => ({ ...mail, when: shownDateTime(createdAt.toISOString()) })),
	}
}

const Retry = z.union([z.object({ mail: z.uuid() }), z.object({ job: z.uuid(), name: z.string().regex(/^[\w-]{1,100}$/) })])

export async function action({ context, request }: Route.ActionArgs) {
	const [services, administrator] = [context.get(servicesContext), requireAdministrator(context)]
	const retry = Retry.safeParse(Object.fromEntries(await parseForm(request)))
	if (!retry.success) throw data({ message: refusals.malformed.error }, { status: 400 })
	const again =
		'mail' in retry.data
			? await retryFailedMail(services, administrator, retry.data.mail)
			: await retryFailedJob(services, administrator, { name: retry.data.name, id: retry.data.job })
	return redirectWithToast(
		'/admin/failures',
		again
			? { title: 'Trying again', description: 'If it fails again, it comes back to this list.' }
			: { title: 'Nothing to retry', description: 'It was retried already, or is no longer kept.', variant: 'destructive' },
	)
}

export default function Failures({ loaderData: { perPage, jobs, mails } }: Route.ComponentProps) {
	return (
		<>
			<title>Failures · Fineprint</title>
			<PageHeader title="Failures" description={`Jobs and emails that were given up: the latest ${perPage} of each.`} />
			{jobs.length + mails.length === 0 ? (
				<EmptyState icon={<CircleCheck aria-hidden className="size-10" />} title="Nothing failed">
					Jobs and emails that fail after all of their tries are listed here, to try them again.
				</EmptyState>
			) : null}
			<div className="grid gap-8">
				{mails.length > 0 ? (
					<Failed heading="Emails">
						{mails.map((mail) => (
							<Failure
								key={mail.id}
								title={mail.subject}
								about={`To ${mail.recipient} · ${mail.attempts} ${mail.attempts === 1 ? 'try' : 'tries'} · ${mail.when}`}
								error={mail.error ?? ''}
							>
								{mail.canRetry ? (
									<RetryForm fields={{ mail: mail.id }} of={mail.subject} />
								) : (
									<p className="text-sm text-muted">Content expired</p>
								)}
							</Failure>
						))}
					</Failed>
				) : null}
				{jobs.length > 0 ? (
					<Failed heading="Jobs">
						{jobs.map((job) => (
							<Failure
								key={job.id}
								title={job.name}
								about={[...job.about, `${job.tries} ${job.tries === 1 ? 'try' : 'tries'}`, job.when].join(' · ')}
								error={job.error}
							>
								<RetryForm fields={{ job: job.id, name: job.name }} of={job.name} />
							</Failure>
						))}
					</Failed>
				) : null}
			</div>
		</>
	)
}

function Failed({ heading, children }: { heading: string; children: React.ReactNode }) {
	return (
		<section>
			<h2 className="mb-3 text-lg font-semibold">{heading}</h2>
			<ul className="divide-y divide-line rounded-xl border border-line bg-surface">{children}</ul>
		</section>
	)
}

function Failure({ title, about, error, children }: { title: string; about: string; error: string; children: React.ReactNode }) {
	return (
		<li className="flex flex-col gap-3 p-4 sm:flex-row sm:items-center sm:justify-between">
			<div className="min-w-0">
				<p className="font-semibold break-words">{title}</p>
				<p className="text-sm break-words text-muted">{about}</p>
				{error ? <p className="mt-1 font-mono text-sm break-words text-high">{error}</p> : null}
			</div>
			{children}
		</li>
	)
}

function RetryForm({ fields, of }: { fields: Readonly<Record<string, string>>; of: string }) {
	return (
		<Form method="post">
			{Object.entries(fields).map(([name, value]) => (
				<input key={name} type="hidden" name={name} value={value} />
			))}
			<Button size="small" variant="secondary">
				Retry<span className="sr-only"> {of}</span>
			</Button>
		</Form>
	)
}
