import { randomUUID } from 'node:crypto'
import { mkdir, open, rm } from 'node:fs/promises'
import { planAllows } from '#app/domain/billing/gates.ts'
import type { Member } from '#app/domain/identity/member.ts'
import type { ArrivedMail } from '#app/infrastructure/inbound-mail/mail-authentication.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { answerMail } from './answer-mail.server.ts'
import { automaticReason } from './automatic-mail.ts'
import { findSender } from './find-sender.server.ts'
import { findAddress } from './inbound-address.server.ts'
import { readMailHead } from './mail-head.ts'
import { mailKey } from './mail-key.server.ts'
import { mailsPerNetwork, mailsPerSender, mostHeadBytes } from './mail-limits.ts'
import { openMail } from './open-mail.server.ts'
import { refuseMail, type ProvenMail } from './refuse-mail.server.ts'
import { mailRefusals, planRefusal, type MailRefusal } from './refusals.ts'
import { settleMail } from './settle-mail.server.ts'
import { startMail } from './start-mail.server.ts'
import { takeAttachments } from './take-attachments.server.ts'

export type Receiving = Pick<Services, 'db' | 'jobs' | 'storage' | 'limits' | 'log' | 'env' | 'keys' | 'mailAuthentication' | 'billingNow'>

/** What became of a mail. */
export type Received =
	/** Its documents are being checked, or its sender is told why not. The same for a mail that came before. */
	| 'taken'
	/** Dropped without a word: no person sent it. */
	| 'ignored'
	/** Refused without an answer: nobody knows who sent it, and an answer might go to somebody else. */
	| 'unproven'
	| 'malformed'
	| 'unknown_recipient'
	/** Not now: the network or DNS has to be asked later. */
	| 'later'

/**
 * Takes a mail for a private address. Nothing is opened before its sender is proven and known; nothing is kept of a mail
 * that is refused. When this returns, all that follows is in the database; when it throws, the same mail can be taken again.
 */
export async function receiveMail(services: Receiving, mail: ArrivedMail, recipient: string): Promise<Received> {
	const { env, limits, log } = services
	const address = await findAddress(services, recipient)
	if (!address || !env.inboundMail) return 'unknown_recipient'
	if (mail.ip !== null && (await limits.count(mailsPerNetwork, mail.ip)) > 0) return 'later'
	const head = readMailHead(await startOf(mail.path))
	if (!head) return 'malformed'
	const automatic = automaticReason(head, mail.envelopeFrom, { domain: env.inboundMail.domain, mailFrom: env.mailFrom })
	if (automatic) {
		log.info({ userId: address.userId, why: automatic }, 'A mail that no person sent was dropped')
		return 'ignored'
	}
	const proof = await services.mailAuthentication.prove(mail)
	if (proof.outcome === 'unproven' || proof.outcome === 'unavailable') {
		log.info({ userId: address.userId, why: proof.why }, 'A mail whose sender is not proven was not taken')
		return proof.outcome === 'unproven' ? 'unproven' : 'later'
	}
	const { from } = proof
	if ((await limits.count(mailsPerSender, from.toLowerCase())) > 0) return 'later'
	const sender = await findSender(services, address.companyId, from)
	const proven = { key: await mailKey(mail.path, head, address, from), companyId: address.companyId, from, sender, head }
	await takeProven(services, mail, proven, proof.outcome === 'refused_by_policy')
	return 'taken'
}

async function takeProven(services: Receiving, { path }: ArrivedMail, proven: ProvenMail, byPolicy: boolean): Promise<void> {
	const { sender } = proven
	if (byPolicy) return refuse(services, proven, 'policy')
	if (!sender) return refuse(services, proven, 'unknown_sender')
	const allowance = planAllows(sender.plan, 'email_to_check')
	if (!allowance.allowed) return refuseMail(services, proven, 'plan', planRefusal(allowance))
	const folder = `${path}-${randomUUID()}`
	await mkdir(folder, { mode: 0o700 })
	try {
		await takeDocuments(services, { path, folder }, { ...proven, sender })
	} finally {
		await rm(folder, { recursive: true, force: true })
	}
}

async function takeDocuments(
	services: Receiving,
	files: { path: string; folder: string },
	mail: ProvenMail & { sender: Member },
): Promise<void> {
	const opened = await openMail(files)
	if ('refused' in opened) return refuse(services, mail, opened.refused)
	if (opened.attachments.length === 0) return refuse(services, mail, 'no_document')
	const mailId = await startMail(services, mail)
	if (mailId === null) return
	await takeAttachments(services, mail.sender, mailId, opened.attachments)
	if (await settleMail(services, mailId, mail)) await answerMail(services, mailId)
}

function refuse(services: Receiving, mail: ProvenMail, reason: Exclude<MailRefusal, 'plan' | 'unusable'>): Promise<void> {
	return refuseMail(services, mail, reason, mailRefusals[reason])
}

async function startOf(path: string): Promise<Uint8Array> {
	const file = await open(path)
	try {
		const { bytesRead, buffer } = await file.read(Buffer.alloc(mostHeadBytes), 0, mostHeadBytes, 0)
		return buffer.subarray(0, bytesRead)
	} finally {
		await file.close()
	}
}
