import { Form, href, redirect, useNavigation } from 'react-router'
import { servicesContext } from '#app/http/context.ts'
import { claimHeldUpload, noHeldUpload } from '#app/http/files/claim-held-upload.server.ts'
import { endedHeldUploadCookie, readHeldUpload } from '#app/http/files/held-upload-cookie.server.ts'
import { currentMember } from '#app/http/session/require-member.ts'
import { redirectWithToast } from '#app/http/toast.server.ts'
import { loginPath } from '#app/components/sign-in/login-path.ts'
import { Button } from '#app/ui/button.tsx'
import type { Route } from './+types/resume-upload.ts'

/**
 * Signing in claims a held upload by itself. This page is for people who signed in differently while their file was
 * held, for example in a second tab.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
	if (!currentMember(context)) return redirect(loginPath('/login', { returnTo: href('/uploads/resume') }))
	if ((await readHeldUpload(request.headers)) === null) return redirectWithToast(noHeldUpload.url, noHeldUpload.toast)
	return null
}

export async function action({ request, context }: Route.ActionArgs) {
	const member = currentMember(context)
	if (!member) return redirect(loginPath('/login', { returnTo: href('/uploads/resume') }))
	const services = context.get(servicesContext)
	const { url, toast } = await claimHeldUpload(services, member, await readHeldUpload(request.headers))
	return redirectWithToast(url, toast, { headers: { 'Set-Cookie': await endedHeldUploadCookie(services.env.appUrl) } })
}

export default function ResumeUpload() {
	const idle = useNavigation().state === 'idle'
	return (
		<main id="content" className="mx-auto grid w-full max-w-md gap-6 px-4 py-12">
			<title>Review your document · Fineprint</title>
			<h1 className="font-serif text-2xl font-semibold tracking-tight">Your document is ready for review</h1>
			<p>You chose it before you logged in. Reviewing it uses one document check.</p>
			<Form method="post" replace>
				<Button disabled={!idle}>{idle ? 'Review this document' : 'Starting the review …'}</Button>
			</Form>
		</main>
	)
}
