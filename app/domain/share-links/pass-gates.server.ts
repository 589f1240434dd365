import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { hashCode, sameHash } from '#app/domain/identity/tokens.server.ts'
import { queueMail } from '#app/domain/mail/queue-mail.server.ts'
import type { RateRule } from '#app/infrastructure/rate-limits.ts'
import type { Services } from '#app/infrastructure/services.ts'
import {
	codeMailsPerAddress,
	codeMailsPerAddressAndNetwork,
	codeMailsPerNetwork,
	passwordsPerLink,
	passwordsPerNetwork,
	triesPerAddress,
	triesPerCode,
	usesPerCode,
} from './link-limits.ts'
import { isPassword } from './link-password.server.ts'
import type { LinkPass } from './link-pass.ts'
import { noteLinkView, type OpenLink } from './open-link.server.ts'
import { codeLifetime } from './share-link.ts'
import { shareCodeMail } from './share-link-mails.ts'

/** How a gate was answered: a pass that has more, a refusal, or the seconds until another try is allowed. */
export type Passed = { pass: LinkPass } | { refused: 'wrong' } | { waitFor: number }

/** Queuing a mail takes a few milliseconds: no answer is faster, so that nobody measures whether an address is listed. */
const fastestAnswer = 200

/** Checks a password. Each try counts before it is checked, so that many at once are not more; a right one counts no more. */
export async function tryPassword(
	services: Pick<Services, 'db' | 'limits'>,
	link: OpenLink,
	pass: LinkPass,
	{ password, networkAddress }: { password: string; networkAddress: string },
	now: Date,
): Promise<Passed> {
	const counts: [RateRule, string][] = [
		[passwordsPerNetwork, `${link.id} ${networkAddress}`],
		[passwordsPerLink, link.id],
	]
	const waitFor = await countAll(services, counts)
	if (waitFor > 0) return { waitFor }
	if (link.passwordHash === null || (await isPassword(password, link.passwordHash))) {
		for (const [rule, key] of counts) await services.limits.giveBack(rule, key)
		return { pass: { ...pass, password: true } }
	}
	await noteLinkView(services, link, { address: null, networkAddress, action: 'wrong_password' }, now)
	return { refused: 'wrong' }
}

/** Mails a code to an address if the link lists it. The answer is the same, and takes as long, for every address. */
export async function requestCode(
	services: Pick<Services, 'db' | 'limits' | 'jobs' | 'keys'>,
	link: OpenLink,
	pass: LinkPass,
	{ email, networkAddress }: { email: string; networkAddress: string },
	now: Date,
): Promise<Passed> {
	const waitFor = await countAll(services, [
		[codeMailsPerNetwork, networkAddress],
		[codeMailsPerAddressAndNetwork, `${email} ${networkAddress}`],
		[codeMailsPerAddress, email],
	])
	if (waitFor > 0) return { waitFor }
	const [id, code] = [randomUUID(), String(randomInt(1_000_000)).padStart(6, '0')]
	const mailed = link.emails.includes(email)
		? services.db.$transaction((tx) => queueMail(services, tx, shareCodeMail({ to: email, code })))
		: null
	await Promise.all([mailed, setTimeout(fastestAnswer)])
	return { pass: { ...pass, code: { id, email, hash: hashCode(services.keys, id, code), until: now.getTime() + codeLifetime } } }
}

/** Checks a code: 5 tries, once, within 10 minutes. What is said is the same for an address that got none. */
export async function tryCode(
	services: Pick<Services, 'limits' | 'keys'>,
	link: OpenLink,
	pass: LinkPass,
	code: string,
	now: Date,
): Promise<Passed> {
	const sentCode = pass.code
	if (sentCode === null || sentCode.until <= now.getTime()) return { refused: 'wrong' }
	if ((await services.limits.count(triesPerCode, sentCode.id)) > 0) return { refused: 'wrong' }
	const perAddress = `${link.id} ${sentCode.email}`
	const waitFor = await services.limits.count(triesPerAddress, perAddress)
	if (waitFor > 0) return { waitFor }
	const right = sameHash(hashCode(services.keys, sentCode.id, code), sentCode.hash) && link.emails.includes(sentCode.email)
	if (!right || (await services.limits.count(usesPerCode, sentCode.id)) > 0) return { refused: 'wrong' }
	await services.limits.giveBack(triesPerAddress, perAddress)
	return { pass: { ...pass, email: sentCode.email, code: null } }
}

async function countAll({ limits }: Pick<Services, 'limits'>, counts: readonly [RateRule, string][]): Promise<number> {
	for (const [rule, key] of counts) {
		const waitFor = await limits.count(rule, key)
		if (waitFor > 0) return waitFor
	}
	return 0
}
