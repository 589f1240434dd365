import { z } from 'zod'
import { isId } from '#app/domain/access/document-id.ts'
import { wordEngineFor } from '#app/domain/word/process/word-engine.server.ts'
import { findTemplate } from '#app/domain/templates/library/list-templates.server.ts'
import { planResync, resyncFields } from '#app/domain/templates/library/versions/resync-fields.server.ts'
import { endpoint } from '#app/http/api/endpoint.server.ts'
import { defineOperation } from '#app/http/api/operation.ts'
import { overtaken, sayVersionRefusal } from '#app/http/library-refusals.ts'
import { requireAdministrator } from '#app/http/session/require-administrator.ts'
import { diffRecord, FieldsDiffRecord } from '../schemas/library/templates.ts'
import { noTemplate, noTemplateVersion, refusedByLibrary } from './library-answers.server.ts'

const resync = defineOperation({
	method: 'POST',
	path: '/admin/templates/{templateId}/resync-fields',
	scope: 'session',
	summary: 'Read the file of a version again and apply what changes in its fields',
	body: z.object({
		version_number: z.int().min(1).optional().meta({ description: 'The newest version without it' }),
		dry_run: z.boolean().optional().meta({ description: 'Only say what would change' }),
		planned: z.string().max(100).optional().meta({ description: 'From a dry run: apply exactly that, or answer 409' }),
	}),
	bodyOptional: true,
	answers: {
		200: z.object({ version_number: z.number().int(), applied: z.boolean(), planned: z.string(), fields: FieldsDiffRecord }),
	},
	errors: [400, 403, 404, 409, 413, 422],
	async run({ services, context, params: { templateId }, body }) {
		const administrator = requireAdministrator(context)
		const template = isId(templateId) ? await findTemplate(services, administrator, templateId) : null
		if (!template) return noTemplate()
		const engine = wordEngineFor(administrator.id)
		const number = body.version_number ?? template.newestNumber
		if (number > template.newestNumber) return noTemplateVersion()
		const plan = body.dry_run
			? await planResync(services, engine, administrator, templateId, number)
			: await resyncFields(services, engine, administrator, templateId, { number, planned: body.planned })
		if (plan === null) return noTemplateVersion()
		if (plan === 'overtaken') return refusedByLibrary(overtaken)
		if ('refused' in plan) return refusedByLibrary(sayVersionRefusal(plan))
		return { version_number: number, applied: !body.dry_run, planned: plan.planned, fields: diffRecord(plan.diff) }
	},
})

export const loader = endpoint(resync)
export const action = loader
