import { parseWithZod } from '@conform-to/zod/v4'
import { data, redirect } from 'react-router'
import { z } from 'zod'
import { tooManyRequests } from '#app/domain/identity/sign-in-limits.ts'
import { servicesContext } from '#app/http/context.ts'
import { readsSavedMail } from '#app/http/dev-mail-link.ts'
import { parseForm } from '#app/http/form.server.ts'
import { pendingSignIn } from '#app/http/session/mailed-code.server.ts'
import { passedHeaders } from '#app/http/passed-headers.ts'
import { currentMember } from '#app/http/session/require-member.ts'
import { safeReturnTo } from '#app/http/session/return-to.ts'
import { sentences } from '#app/http/sentences.ts'
import { signInWithCode } from '#app/http/session/sign-in-with-code.server.ts'
import { completeSignIn } from '#app/http/session/signed-in.server.ts'
import type { Route } from './+types/code.ts'
import { CheckEmail } from './check-email.tsx'
import type { CodeAnswer } from './sign-in-answer.ts'

const noCode = 'Please enter a 6-digit code'

const CodeForm = z.object({
	code: z
		.string({ error: noCode })
		// Pasted codes may contain spaces and dashes.
		.transform((typed) => typed.replace(/\D/g, ''))
		.pipe(z.string({ error: noCode }).length(6, { error: noCode })),
})

export const headers = passedHeaders

export async function loader({ context, request }: Route.LoaderArgs) {
	if (currentMember(context)) throw redirect('/dashboard')
	const pending = await pendingSignIn(request)
	if (!pending) throw redirect('/login')
	const search = new URL(request.url).searchParams
	const purpose = search.get('for') === 'register' ? ('register' as const) : ('login' as const)
	return {
		purpose,
		email: pending.email,
		returnTo: safeReturnTo(search.get('returnTo')),
		devMail: readsSavedMail(context.get(servicesContext).env),
	}
}

export async function action({ context, request }: Route.ActionArgs) {
	const submission = parseWithZod(await parseForm(request), { schema: CodeForm })
	if (submission.status !== 'success') return answer(submission.error?.code?.[0] ?? noCode, 400)

	const signedIn = await signInWithCode(context, request, submission.value.code)
	if (signedIn === null) return answer(sentences.codeFailed, 401)
	if ('refusedFor' in signedIn) return answer(tooManyRequests(signedIn.refusedFor), 429, { 'Retry-After': String(signedIn.refusedFor) })
	return completeSignIn(context, request, signedIn)
}

function answer(error: string, status: number, headers?: HeadersInit) {
	return data({ error } satisfies CodeAnswer, { status, headers })
}

export default function Code({ loaderData: { purpose, email, returnTo, devMail }, actionData }: Route.ComponentProps) {
	return (
		<main id="content" className="mx-auto w-full max-w-md px-4 py-12">
			<title>Check your email · Fineprint</title>
			<CheckEmail purpose={purpose} email={email} devMail={devMail} returnTo={returnTo} level={1} answer={actionData} />
		</main>
	)
}
