import pg from 'pg'
import { fieldsOf } from '../../app/domain/templates/library/stored-json.ts'
import { packets } from '../../app/domain/templates/own/packets.ts'
import { openEmbeddedPostgres } from '../../app/infrastructure/db/embedded-postgres.server.ts'
import { answersFor } from '../../tests/fixtures/template-answers.ts'
import type { ShownPage, SignedIn, Stage } from './shown-page.ts'
import { makeAdministrator, signIn, turnMfaOn } from './sign-in.ts'

const packet = packets.find(({ key }) => key === 'first-advisor')!
const template = 'mutual-nda'

/** Documents that are generated, from the choice of a template to the result, and the library that they come from. */
export async function templatePages({ program }: Stage): Promise<ShownPage[]> {
	const [founder, administrator] = [await signIn(program), await signIn(program)]
	await makeAdministrator(program, administrator)
	const [code] = await turnMfaOn(administrator)
	await administrator.json('POST', '/api/mfa/verify', { token: code })
	const client = new pg.Client({ connectionString: (await openEmbeddedPostgres(program.dataDir)).url('fineprint') })
	await client.connect()
	try {
		const library = await storedTemplates(client)
		const admin = `/admin/templates/${library.get(template)!.id}`
		const { rows } = await client.query<{ id: string }>(`SELECT id FROM clauses ORDER BY name LIMIT 1`)
		const inLibrary: Record<string, string> = {
			'admin-templates': '/admin/templates',
			'admin-template': admin,
			'admin-template-fields': `${admin}/fields`,
			'admin-template-versions': `${admin}/versions`,
			'admin-template-try': `${admin}/try`,
			'admin-clauses': '/admin/templates/clauses',
			'admin-clause': `/admin/templates/clauses/${rows[0]!.id}`,
			'admin-clauses-import': '/admin/templates/clauses/import',
			'admin-prompt': '/admin/prompts/describe-case',
		}
		return [
			...(await generatedPages(program.url, founder, client, library)),
			...Object.entries(inLibrary).map(([name, path]) => ({ name, path, cookies: administrator.cookies })),
		]
	} finally {
		await client.end()
	}
}

type Library = Awaited<ReturnType<typeof storedTemplates>>

/** A form that is half filled in, a document and a packet. */
async function generatedPages(url: string, { token, cookies }: SignedIn, client: pg.Client, library: Library): Promise<ShownPage[]> {
	const post = async (path: string, form: Record<string, string> | [string, string][]) => {
		const headers = { Cookie: `token=${token}`, Accept: 'text/html' }
		const answer = await fetch(url + path, { method: 'POST', redirect: 'manual', headers, body: new URLSearchParams(form) })
		return answer.headers.get('Location') ?? ''
	}
	const start = () => post('/generate', { intent: 'start', template: library.get(template)!.id })
	// Without typing all of them: forms have tests of their own.
	const answer = async (draft: string, values: object) => {
		await client.query('UPDATE generation_drafts SET "values" = $2 WHERE id = $1', [draft.split('/').at(-1), JSON.stringify(values)])
		return draft
	}
	const generate = (draft: string, wanted: readonly string[] = []) =>
		post(`${draft}?step=check`, [['step', 'check'], ['go', 'generate'], ...wanted.map((key): [string, string] => ['wanted', key])])
	const answersOf = (key: string) => answersFor(fieldsOf(library.get(key)!.fields as never))

	const { company, counterparty } = answersOf(template)
	const form = await answer(await start(), { company, counterparty })
	const made = await generate(await answer(await start(), answersOf(template)))
	const keys = packet.documents.map((document) => document.template)
	const all = Object.assign({}, ...keys.map(answersOf), ...packet.documents.map(({ values }) => values)) as object
	const together = await generate(await answer(await post('/generate', { intent: 'start_packet', packet: packet.key }), all), keys)
	const paths: Record<string, string> = {
		generate: '/generate',
		'generate-describe': '/generate/describe',
		'generate-form': `${form}?step=2`,
		'generate-check': `${form}?step=check`,
		'generate-result': made,
		'generate-view': `${made}/view`,
		'generate-packet': together,
	}
	return Object.entries(paths).map(([name, path]) => ({ name, path, cookies }))
}

/** The templates that come with the product, by key, once the first start has stored all that are shown. */
async function storedTemplates(client: pg.Client): Promise<Map<string, { id: string; fields: unknown }>> {
	const wanted = [template, ...packet.documents.map((document) => document.template)]
	for (;;) {
		const { rows } = await client.query<{ id: string; key: string; fields: unknown }>(
			`SELECT t.id, t.shipped_key AS key, v.fields FROM templates t
				JOIN template_versions v ON v.template_id = t.id AND v.number = t.active_number WHERE t.shipped_key IS NOT NULL`,
		)
		const found = new Map(rows.map(({ key, ...row }) => [key, row]))
		if (wanted.every((key) => found.has(key))) return found
		await new Promise((resolve) => setTimeout(resolve, 500))
	}
}
