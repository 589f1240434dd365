import { readFile } from 'node:fs/promises'
import { data, Form } from 'react-router'
import { readClauseFile } from '#app/domain/templates/library/clauses/clause-file.ts'
import { applyImport, hashOfPlan, planImport } from '#app/domain/templates/library/clauses/import-clauses.server.ts'
import { ChangeNote } from '#app/domain/templates/library/template-details.ts'
import { wordEngineFor } from '#app/domain/word/process/word-engine.server.ts'
import { servicesContext } from '#app/http/context.ts'
import { withUpload } from '#app/http/files/upload.server.ts'
import { parseForm } from '#app/http/form.server.ts'
import { largestClauseFile, sayImportRefusal } from '#app/http/library-refusals.ts'
import { requireAdministrator } from '#app/http/session/require-administrator.ts'
import { redirectWithToast } from '#app/http/toast.server.ts'
import { megabyte } from '#app/units.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { PlainField } from '#app/ui/plain-field.tsx'
import { LibraryTabs } from '../library-tabs.tsx'
import { Refused } from '../refused.tsx'
import { noForm, typedIn, type RefusedForm } from '../sent-form.ts'
import type { Route } from './+types/import.ts'
import { ImportPlan, type ShownPlan } from './import-plan.tsx'

type Answer = { plan: ShownPlan | null; refusal: RefusedForm['refusal'] }

type Context = Route.ActionArgs['context']

export async function action({ context, request }: Route.ActionArgs) {
	const isFile = request.headers.get('Content-Type')?.startsWith('multipart/form-data')
	if (!isFile) return apply(context, request)
	return withUpload(context.get(servicesContext), request, largestClauseFile, async (upload) => {
		if (upload.outcome === 'too_large') return refuse('A file of clauses can have up to 400 KB.', 413)
		if (upload.outcome !== 'file') return refuse('Choose the text file with the clauses.', 400)
		return plan(context, await readFile(upload.file.path, 'utf8'))
	})
}

function refuse(message: string, status: number, details: string[] = []) {
	return data<Answer>({ plan: null, refusal: { message, details } }, { status })
}

/** Shows what importing the text would change now. */
async function plan(context: Context, text: string, refusal: Answer['refusal'] = null, status = 200, typed: Record<string, string> = {}) {
	const file = readClauseFile(text)
	if ('problem' in file) return refuse('The file can’t be read. Nothing was changed.', 422, [`Line ${file.line}: ${file.problem}.`])
	const planned = await planImport(context.get(servicesContext), requireAdministrator(context), file.clauses)
	return data<Answer>({ plan: { text, planned, hash: hashOfPlan(planned), typed }, refusal }, { status })
}

/** Applies the plan that was seen, or shows how it has changed since. */
async function apply(context: Context, request: Request) {
	const [services, administrator] = [context.get(servicesContext), requireAdministrator(context)]
	const typed = typedIn(await parseForm(request, 2 * megabyte, 5000))
	const file = readClauseFile(typed.text ?? '')
	if ('problem' in file) throw noForm()
	const planned = await planImport(services, administrator, file.clauses)
	if (hashOfPlan(planned) !== typed.plan) {
		const { message, details } = sayImportRefusal({ refused: 'overtaken', names: [] })
		return plan(context, typed.text!, { message, details }, 409, typed)
	}
	const reason = ChangeNote.safeParse(typed.reason ?? '')
	if (!reason.success) return plan(context, typed.text!, { message: reason.error.issues[0]!.message, details: [] }, 400, typed)
	const decided = planned.map((change, index) => {
		const resolution = typed[`resolution.${index}`]
		return { ...change, ...(resolution === 'file' || resolution === 'library' ? { resolution: resolution as 'file' | 'library' } : {}) }
	})
	const done = await applyImport(services, wordEngineFor(administrator.id), administrator, decided, reason.data)
	if ('refused' in done) {
		const { message, details, status } = sayImportRefusal(done)
		return plan(context, typed.text!, { message, details }, status, typed)
	}
	return redirectWithToast('/admin/templates/clauses', {
		title: 'Clauses imported',
		description: `${done.added} added, ${done.changed} changed.`,
	})
}

/** Clauses from a text file: first what would change, then the change. */
export default function ImportClauses({ actionData }: Route.ComponentProps) {
	return (
		<>
			<title>Import clauses · Fineprint</title>
			<PageHeader
				title="Import clauses"
				description="Export clauses, edit the text, and import it. You see every change before it is made."
			/>
			<LibraryTabs />
			<div className="grid max-w-4xl gap-6">
				<Refused refusal={actionData?.refusal} />
				{actionData?.plan ? <ImportPlan key={actionData.plan.hash} plan={actionData.plan} /> : null}
				<Card title={actionData?.plan ? 'Another file' : undefined}>
					<Form method="post" encType="multipart/form-data" className="grid gap-5">
						<PlainField
							label="Text file"
							type="file"
							name="file"
							required
							accept=".txt,text/plain"
							hint="Text of an export, of up to 400 KB."
						/>
						<div>
							<Button variant={actionData?.plan ? 'secondary' : 'primary'}>Show what would change</Button>
						</div>
					</Form>
				</Card>
			</div>
		</>
	)
}
