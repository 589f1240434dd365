import { z } from 'zod'
import { EmailAddress } from '#app/domain/identity/person.ts'
import type { LinkPass } from '#app/domain/share-links/link-pass.ts'
import { requestCode, tryCode, tryPassword, type Passed } from '#app/domain/share-links/pass-gates.server.ts'
import { longestPassword } from '#app/domain/share-links/share-link.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { formProblem, refusals } from '#app/http/refusals.ts'
import type { OpenShared } from './open-shared.server.ts'

const noPassword = 'Enter the password of this link.'
const wrongCode = 'This code is not right, or it has expired. Check the newest email, or get a new code.'

const GateAnswer = z.discriminatedUnion(
	'intent',
	[
		z.object({ intent: z.literal('password'), password: z.string({ error: noPassword }).min(1, { error: noPassword }) }),
		z.object({ intent: z.literal('email'), email: EmailAddress }),
		z.object({ intent: z.literal('code'), code: z.string({ error: wrongCode }) }),
		z.object({ intent: z.literal('other_address') }),
	],
	{ error: refusals.malformed.error },
)

/** What became of a gate's form: what the reader has shown now, a sentence, or the seconds to wait. */
export type GateOutcome = { pass: LinkPass } | { error: string } | { waitFor: number }

/** Takes the answer to the question before a shared document. An answer to a question that was not asked changes nothing. */
export async function answerGate(
	services: Services,
	{ link, pass, gate }: OpenShared,
	fields: object,
	networkAddress: string,
	now: Date,
): Promise<GateOutcome> {
	const read = GateAnswer.safeParse(fields)
	if (!read.success) return { error: formProblem(read.error) }
	const answer = read.data
	if (answer.intent === 'other_address') return { pass: { ...pass, code: null } }
	// Pressed twice, or the code expired meanwhile: the page then asks for what is needed.
	if (answer.intent !== gate) return { pass }
	if (answer.intent === 'password') {
		const password = answer.password.slice(0, longestPassword + 1)
		return outcomeOf(await tryPassword(services, link, pass, { password, networkAddress }, now), 'This password is not right. Try again.')
	}
	if (answer.intent === 'email')
		return outcomeOf(await requestCode(services, link, pass, { email: answer.email, networkAddress }, now), wrongCode)
	// Pasted codes may contain spaces and dashes.
	return outcomeOf(await tryCode(services, link, pass, answer.code.replace(/\D/g, ''), now), wrongCode)
}

function outcomeOf(passed: Passed, wrong: string): GateOutcome {
	return 'refused' in passed ? { error: wrong } : passed
}
