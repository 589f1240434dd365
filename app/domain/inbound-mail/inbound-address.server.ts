import { randomBytes } from 'node:crypto'
import { recordEvent } from '#app/domain/activity/record-event.server.ts'
import type { Member } from '#app/domain/identity/member.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { localPartOf } from './local-part.ts'

/** A private address: who has it, and for which company. */
export interface InboundAddress {
	localPart: string
	userId: string
	companyId: string
}

/** Letters and digits that are not taken for each other when somebody types them: 32, so five bits each. */
const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789'
const length = 20

/** 100 random bits: nobody finds an address by trying. */
function newLocalPart(): string {
	return `check-${[...randomBytes(length)].map((byte) => alphabet[byte % alphabet.length]).join('')}`
}

/** The private address of a member in the company that they work in; `null` before they make one. */
export async function findOwnAddress({ db, env }: Pick<Services, 'db' | 'env'>, member: Member): Promise<string | null> {
	const { id: userId, companyId } = member
	const address = await db.inboundAddress.findUnique({ where: { companyId_userId: { companyId, userId } }, select: { localPart: true } })
	return address && env.inboundMail ? `${address.localPart}@${env.inboundMail.domain}` : null
}

/** Makes the private address of a member in the company that they work in; an earlier one stops working at once. */
export async function renewAddress({ db }: Pick<Services, 'db'>, member: Member): Promise<void> {
	const { id: userId, companyId } = member
	await db.$transaction(async (tx) => {
		const address = { localPart: newLocalPart(), createdAt: new Date() }
		await tx.inboundAddress.upsert({
			where: { companyId_userId: { companyId, userId } },
			create: { userId, companyId, ...address },
			update: address,
		})
		await recordEvent(tx, { type: 'account.inbound_address_made', actor: member, companyId, subject: userId })
	})
}

/** Ends the private address of a member in the company that they work in. */
export async function removeAddress({ db }: Pick<Services, 'db'>, member: Member): Promise<void> {
	const { id: userId, companyId } = member
	await db.$transaction(async (tx) => {
		const { count } = await tx.inboundAddress.deleteMany({ where: { companyId, userId } })
		if (count > 0) await recordEvent(tx, { type: 'account.inbound_address_removed', actor: member, companyId, subject: userId })
	})
}

/** The private address that a mail is for; `null` where there is none. */
export async function findAddress({ db, env }: Pick<Services, 'db' | 'env'>, recipient: string): Promise<InboundAddress | null> {
	const localPart = env.inboundMail && localPartOf(recipient, env.inboundMail.domain)
	if (!localPart) return null
	return db.inboundAddress.findUnique({ where: { localPart }, select: { localPart: true, userId: true, companyId: true } })
}
