import type { Administrator } from '#app/domain/identity/administrator.ts'
import { findTemplate } from '#app/domain/templates/library/list-templates.server.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { noTemplate, noTemplateVersion } from '../sent-form.ts'

/** 404 for a version that is not there: its template may have others, or may not be there itself. */
export async function noVersion(services: Pick<Services, 'db'>, administrator: Administrator, templateId: string) {
	return (await findTemplate(services, administrator, templateId)) ? noTemplateVersion() : noTemplate()
}

/** Whether a number can be one of a version, as the database counts them. */
export function isVersionNumber(number: number): boolean {
	return Number.isInteger(number) && number > 0 && number < 1_000_000
}

/** That nobody has verified the words that are in use now, where somebody had verified those before. */
export function sayUnread({ wasVerifiedBy }: { wasVerifiedBy: string | null }): string | undefined {
	return wasVerifiedBy === null ? undefined : `${wasVerifiedBy} verified another version: write under Details who verified this one.`
}
