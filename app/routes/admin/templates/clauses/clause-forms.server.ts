import { data } from 'react-router'
import type { Administrator } from '#app/domain/identity/administrator.ts'
import type { ClauseVariant } from '#app/domain/templates/library/clauses/clause-variant.ts'
import type { findClause } from '#app/domain/templates/library/clauses/list-clauses.server.ts'
import type { ReachedTemplate } from '#app/domain/templates/library/clauses/reach.server.ts'
import { activateClauseVersion, setClauseStatus } from '#app/domain/templates/library/clauses/roll-back-clause.server.ts'
import { editClause, planClauseChange } from '#app/domain/templates/library/clauses/save-clause.server.ts'
import { ChangeNote } from '#app/domain/templates/library/template-details.ts'
import { wordEngineFor } from '#app/domain/word/process/word-engine.server.ts'
import { sayClauseRefusal, sayDiff } from '#app/http/library-refusals.ts'
import { redirectWithToast } from '#app/http/toast.server.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { noClause, noClauseVersion, refuseField, refuseForm, type RefusedForm } from '../sent-form.ts'
import { contentOf } from './clause-form.ts'

type Clause = NonNullable<Awaited<ReturnType<typeof findClause>>>

/** A form that was sent from the page of a clause. */
export interface SentClauseForm {
	services: Services
	administrator: Administrator
	clause: Clause
	typed: Record<string, string>
}

/** What stands between an edit and its save: what changes, and whom it reaches. */
export interface Confirmation {
	form: 'confirm'
	/** What the button sends: the fields that were typed. */
	typed: Record<string, string>
	/** The version that is brought back; `null` for an edit. */
	version: number | null
	before: Pick<ClauseVariant, 'key' | 'label' | 'text'>[]
	after: Pick<ClauseVariant, 'key' | 'label' | 'text'>[]
	reached: { id: string; name: string; status: ReachedTemplate['status']; fields: string[]; problem: string | null }[]
}

/** The forms on the page of a clause, by the value of their button. */
export const clauseForms = { review, edit, save, 'review-version': reviewVersion, 'activate-version': activateVersion, retire, restore }

/** Whether a value names one of the forms. */
export function isClauseForm(name: unknown): name is keyof typeof clauseForms {
	return typeof name === 'string' && Object.hasOwn(clauseForms, name)
}

/** Back from the confirmation to the form, as it was typed. */
async function edit({ typed }: SentClauseForm) {
	return data<RefusedForm>({ form: 'edit', typed, errors: {}, refusal: null }, { status: 200 })
}

async function review(sent: SentClauseForm) {
	const checked = check(sent)
	if ('refused' in checked) return checked.refused
	return confirm(sent, checked.content.variants, null)
}

async function save(sent: SentClauseForm) {
	const { services, administrator, clause, typed } = sent
	const checked = check(sent)
	if ('refused' in checked) return checked.refused
	const { tags, notes, variants } = checked.content
	const change = { tags, notes, variants, reason: checked.reason, editedFrom: Number(typed.editedFrom) }
	const saved = await editClause(services, wordEngineFor(administrator.id), administrator, clause.id, change)
	if (saved === null) throw noClause()
	if ('refused' in saved) return refuseForm('edit', typed, sayClauseRefusal(saved))
	return redirectWithToast(`/admin/templates/clauses/${clause.id}`, {
		title: saved.number === clause.activeNumber ? 'Clause saved' : `Version ${saved.number} is in use`,
	})
}

async function reviewVersion(sent: SentClauseForm) {
	const version = sent.clause.versions.find(({ number }) => number === Number(sent.typed.version))
	if (!version) throw noClauseVersion()
	return confirm(sent, version.variants, version.number)
}

async function activateVersion(sent: SentClauseForm) {
	const { services, administrator, clause, typed } = sent
	const reason = ChangeNote.safeParse(typed.reason ?? '')
	const number = Number(typed.version)
	if (!clause.versions.some((version) => version.number === number)) throw noClauseVersion()
	if (!reason.success) return refuseField('versions', typed, 'reason', reason.error.issues[0]!.message)
	const done = await activateClauseVersion(services, wordEngineFor(administrator.id), administrator, clause.id, {
		number,
		reason: reason.data,
	})
	if (done === null) throw noClause()
	if ('refused' in done) return refuseForm('versions', typed, sayClauseRefusal(done))
	return redirectWithToast(`/admin/templates/clauses/${clause.id}`, { title: `Version ${number} is in use` })
}

async function retire({ services, administrator, clause, typed }: SentClauseForm) {
	const done = await setClauseStatus(services, administrator, clause.id, 'retired')
	if (done === null) throw noClause()
	if (done.usedBy.length > 0)
		return refuseForm('status', typed, {
			status: 409,
			code: 'in_use',
			message: 'Templates use this clause. Take its slot out of their files first.',
			details: done.usedBy,
		})
	return redirectWithToast(`/admin/templates/clauses/${clause.id}`, { title: 'Clause retired' })
}

async function restore({ services, administrator, clause }: SentClauseForm) {
	if ((await setClauseStatus(services, administrator, clause.id, 'active')) === null) throw noClause()
	return redirectWithToast(`/admin/templates/clauses/${clause.id}`, { title: 'Clause back in use' })
}

function check({ clause, typed }: SentClauseForm) {
	const [checked, reason] = [contentOf(typed, clause.name), ChangeNote.safeParse(typed.reason ?? '')]
	if (!('errors' in checked) && reason.success) return { content: checked.content, reason: reason.data }
	const errors = { ...checked.errors, ...(reason.success ? {} : { reason: reason.error.issues[0]!.message }) }
	return { refused: data<RefusedForm>({ form: 'edit', typed, errors, refusal: null }, { status: 400 }) }
}

async function confirm({ services, administrator, clause, typed }: SentClauseForm, variants: ClauseVariant[], version: number | null) {
	const plan = await planClauseChange(services, wordEngineFor(administrator.id), administrator, clause.id, variants)
	if (plan === null) throw noClause()
	if ('refused' in plan) return refuseForm('edit', typed, sayClauseRefusal(plan))
	const confirmation: Confirmation = {
		form: 'confirm',
		typed,
		version,
		before: clause.variants,
		after: variants,
		reached: plan.reached.map(({ templateId, name, status, diff, problem }) => ({
			id: templateId,
			name,
			status,
			fields: sayDiff(diff),
			problem,
		})),
	}
	return data(confirmation, { status: 200 })
}
