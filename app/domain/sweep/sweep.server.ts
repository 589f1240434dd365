import { removeOldPaymentEvents } from '#app/domain/billing/events/old-payment-events.server.ts'
import { changesFiles } from '#app/domain/counterparty/changes-of-file.server.ts'
import { removeOldBatches } from '#app/domain/documents/batches/batch.server.ts'
import { removeExpiredUploads } from '#app/domain/documents/expired-uploads.server.ts'
import { uploadedFiles, type KeptFiles } from '#app/domain/documents/kept-files.server.ts'
import { viewFiles } from '#app/domain/documents/versions/find-document-view.server.ts'
import { answerFiles } from '#app/domain/human-help/answer-files.server.ts'
import { redlineFiles } from '#app/domain/downloads/keep-receipt.server.ts'
import { exportFiles, removeExpiredExports } from '#app/domain/exports/account/export-files.server.ts'
import { removeExpiredTokens } from '#app/domain/identity/api-tokens/api-tokens.server.ts'
import { removeExpiredSignIns } from '#app/domain/identity/expired-sign-ins.server.ts'
import { resealAuthenticatorSecrets } from '#app/domain/identity/mfa/reseal-secrets.server.ts'
import { removeOldMails } from '#app/domain/inbound-mail/old-mails.server.ts'
import { removeExpiredMails } from '#app/domain/mail/expired-mails.server.ts'
import { templateFiles } from '#app/domain/templates/library/versions/template-files.server.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { removeOldDeliveries } from '#app/domain/webhooks/delivery-log.server.ts'
import { renewWebhookSecrets } from '#app/domain/webhooks/reseal-webhooks.server.ts'
import { day, hour } from '#app/units.ts'

const keptFiles: readonly KeptFiles[] = [uploadedFiles, redlineFiles, viewFiles, changesFiles, exportFiles, templateFiles, answerFiles]

/**
 * Removes what has expired, as each feature defines, and stored files that nothing needs: a deleted document leaves
 * all of its files, a program killed between file and row leaves one. Seals secrets of an earlier key anew.
 *
 * @param now the current time, in milliseconds since 1970
 */
export async function sweep(services: Pick<Services, 'db' | 'storage' | 'env' | 'keys' | 'log'>, now = Date.now()): Promise<void> {
	await removeExpiredUploads(services, now)
	await removeExpiredExports(services, now)
	await removeOldBatches(services, now)
	for (const files of keptFiles) await removeUnneeded(services, files, now)
	await removeExpiredSignIns(services, now)
	await services.db.rateLimit.deleteMany({ where: { expire: { lt: BigInt(now) } } })
	await services.db.idempotencyKey.deleteMany({ where: { createdAt: { lt: new Date(now - day) } } })
	await removeExpiredTokens(services, now)
	await removeExpiredMails(services, now)
	await removeOldMails(services, now)
	await removeOldPaymentEvents(services, now)
	await resealAuthenticatorSecrets(services)
	await removeOldDeliveries(services, now)
	await renewWebhookSecrets(services, now)
}

async function removeUnneeded({ db, storage }: Pick<Services, 'db' | 'storage'>, files: KeptFiles, now: number): Promise<void> {
	const old: string[] = []
	let cursor: string | undefined
	do {
		const page = await storage.list({ prefix: files.prefix, includeMetadata: true, limit: 500, cursor })
		// A younger file may be about to get its row.
		old.push(...page.files.filter(({ lastModified }) => lastModified < now - hour).map(({ key }) => key))
		cursor = page.cursor
	} while (cursor !== undefined)

	for (let from = 0; from < old.length; from += 500) {
		const keys = old.slice(from, from + 500)
		const needed = new Set(await files.neededAmong(db, keys))
		for (const key of keys) if (!needed.has(key)) await storage.remove(key)
	}
}
