import type { WordEngine } from '#app/domain/word/process/word-engine.server.ts'
import type { Services } from '#app/infrastructure/services.ts'
import type { FieldValues, TemplateField } from '../fields/template-field.ts'
import { readTemplateJob } from '../language/read-template-job.ts'
import { activeClauses } from '../library/clauses/clause-texts.server.ts'
import { loadTemplateFile } from '../library/versions/template-files.server.ts'
import { chooseClauses, clauseTextsOf, type ChosenClause, type LibraryClause, type VariantChoices } from './choose-clauses.ts'
import { UnwritableTemplate } from './unwritable-template.ts'
import type { UsableTemplate } from './usable-templates.server.ts'

/** A template with everything that a document of it needs but the answers. */
export interface PreparedTemplate {
	template: UsableTemplate
	file: Uint8Array
	clauses: ChosenClause[]
	/** The fields that the file asks for with these clauses, each under the condition that these words give. */
	fields: TemplateField[]
}

/**
 * Loads a template with the clauses that its document gets.
 *
 * @throws UnwritableTemplate when the library is damaged: a file is lost, or a clause that a template needs is gone
 */
export async function prepareTemplate(
	services: Pick<Services, 'db' | 'storage'>,
	template: UsableTemplate,
	choices: VariantChoices,
	values: FieldValues,
	engine: WordEngine,
): Promise<PreparedTemplate> {
	const file = await loadTemplateFile(services, template)
	if (!file) throw new UnwritableTemplate(template, 'its file is missing from storage')
	const clauses = chooseClauses(await clausesOf(services, template), choices, values)
	return { template, file, clauses, fields: await fieldsOfTemplate(template, file, clauses, engine) }
}

/** The clauses of a template in the order of its slots. */
export async function clausesOf({ db }: Pick<Services, 'db'>, template: UsableTemplate): Promise<LibraryClause[]> {
	return clausesAmong(await activeClauses(db, template.clauseNames), template)
}

/** Templates with their clauses. One whose clause is gone is left out: it must not take all others with it. */
export async function withClauses({ db, log }: Pick<Services, 'db' | 'log'>, templates: readonly UsableTemplate[]) {
	const found = await activeClauses(db, [...new Set(templates.flatMap(({ clauseNames }) => clauseNames))])
	return templates.flatMap((template) => {
		try {
			return [{ ...template, clauses: clausesAmong(found, template) }]
		} catch (error) {
			log.error({ err: error, templateId: template.id }, 'A template can’t be offered')
			return []
		}
	})
}

function clausesAmong(found: Awaited<ReturnType<typeof activeClauses>>, template: UsableTemplate): LibraryClause[] {
	return template.clauseNames.map((wanted) => {
		const clause = found.find((each) => each.name === wanted)
		if (!clause) throw new UnwritableTemplate(template, `the library does not offer its clause ${wanted}`)
		return { id: clause.id, name: clause.name, number: clause.activeNumber, variants: clause.variants }
	})
}

/** What files ask for: reading one takes a process, and a form is shown again at every step. */
const known = new Map<string, Promise<TemplateField[]>>()

const mostKnown = 200

function fieldsOfTemplate(
	template: UsableTemplate,
	file: Uint8Array,
	clauses: ChosenClause[],
	engine: WordEngine,
): Promise<TemplateField[]> {
	const key = JSON.stringify([template.fileKey, template.fields, clauses.map(({ id, number, chosen }) => [id, number, chosen.key])])
	const before = known.get(key)
	if (before) return before
	const reading = readFields(template, file, clauses, engine)
	known.set(key, reading)
	reading.catch(() => known.delete(key))
	const [oldest] = known.keys()
	if (known.size > mostKnown && oldest !== undefined) known.delete(oldest)
	return reading
}

async function readFields(
	template: UsableTemplate,
	file: Uint8Array,
	clauses: ChosenClause[],
	engine: WordEngine,
): Promise<TemplateField[]> {
	const answer = await engine.run(readTemplateJob, { file, known: { fields: template.fields, clauses: clauseTextsOf(clauses) } })
	if (!('value' in answer)) throw new UnwritableTemplate(template, answer)
	const found = new Map(answer.value.fields.map((field) => [field.name, field]))
	return template.fields.flatMap((field) => {
		const use = found.get(field.name)
		return use ? [{ ...field, shownWhen: use.shownWhen }] : []
	})
}
