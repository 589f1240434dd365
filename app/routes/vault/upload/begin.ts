import { redirect } from 'react-router'
import { z } from 'zod'
import { batchesPerMember, mostChosen } from '#app/domain/documents/batches/batch-limits.ts'
import { beginBatch } from '#app/domain/documents/batches/batch.server.ts'
import { refusal } from '#app/domain/documents/upload-refusal.ts'
import { servicesContext } from '#app/http/context.ts'
import { parseForm } from '#app/http/form.server.ts'
import { requireMember } from '#app/http/session/require-member.ts'
import type { Route } from './+types/begin.ts'
import { readBatchChoices } from './batch-form.server.ts'

/** Following a link to here begins nothing. */
export const loader = () => redirect('/document-vault/upload')

const Announced = z
	.array(z.object({ name: z.string().max(1000), bytes: z.number().int().min(0) }))
	.min(1)
	.max(mostChosen)

/** Begins a batch of announced files, which a script then sends one by one. */
export async function action({ context, request }: Route.ActionArgs) {
	const [services, member] = [context.get(servicesContext), requireMember(context)]
	const form = await parseForm(request)
	const fields = new Map([...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : [])))
	const choices = readBatchChoices(services, fields)
	if ('refused' in choices) return Response.json({ problem: choices.refused.message }, { status: choices.refused.status })
	const files = Announced.safeParse(jsonOf(fields.get('files')))
	if (!files.success) return Response.json({ problem: `Choose 1 to ${mostChosen} files.` }, { status: 400 })
	if ((await services.limits.count(batchesPerMember, member.id)) > 0)
		return Response.json({ problem: refusal('too_many', 'dashboard').message }, { status: 429 })
	return Response.json(await beginBatch(services, member, choices, files.data))
}

function jsonOf(text: string | undefined): unknown {
	try {
		return JSON.parse(text ?? '')
	} catch {
		return null
	}
}
