import { isId } from '#app/domain/access/document-id.ts'
import { withdrawTemplate } from '#app/domain/templates/library/change-template.server.ts'
import { findTemplate } from '#app/domain/templates/library/list-templates.server.ts'
import { endpoint } from '#app/http/api/endpoint.server.ts'
import { defineOperation } from '#app/http/api/operation.ts'
import { requireAdministrator } from '#app/http/session/require-administrator.ts'
import { DoneAnswer } from '../schemas/administration.ts'
import { templateRecord, TemplateRecord } from '../schemas/library/templates.ts'
import { noTemplate } from './library-answers.server.ts'

const read = defineOperation({
	method: 'GET',
	path: '/admin/templates/{templateId}',
	scope: 'session',
	summary: 'Get a template with the fields of its version in use',
	answers: { 200: TemplateRecord },
	errors: [403, 404],
	async run({ services, context, params: { templateId } }) {
		const template = isId(templateId) ? await findTemplate(services, requireAdministrator(context), templateId) : null
		return template ? templateRecord(template) : noTemplate()
	},
})

const retire = defineOperation({
	method: 'DELETE',
	path: '/admin/templates/{templateId}',
	scope: 'session',
	summary: 'Retire a template: it is no longer offered, and its versions are kept',
	answers: { 200: DoneAnswer },
	errors: [403, 404],
	async run({ services, context, params: { templateId } }) {
		const retired = isId(templateId) ? await withdrawTemplate(services, requireAdministrator(context), templateId, 'retired') : null
		if (retired === null) return noTemplate()
		return { message: retired ? 'Template retired' : 'The template was retired already' }
	},
})

export const loader = endpoint(read, retire)
export const action = loader
