import type { WordEngine } from '#app/domain/word/process/word-engine.server.ts'
import type { WordFileFailure } from '#app/domain/word/package/word-file-failure.ts'
import type { TemplateField } from '../../fields/template-field.ts'
import { readTemplateJob } from '../../language/read-template-job.ts'
import type { FoundField, TemplateMistake } from '../../language/template-content.ts'
import type { ClauseTexts } from '../clauses/clause-texts.server.ts'

/** What a file asks for and which clauses fill it, or why it is no template. */
export type TemplateReading =
	{ found: FoundField[]; clauseNames: string[] } | { mistakes: TemplateMistake[] } | { unreadable: WordFileFailure }

/**
 * Reads a template in a process of its own, with the words of its clauses.
 *
 * @param fields with them, uses that do not fit their kind are mistakes too
 */
export async function readTemplateFile(
	engine: WordEngine,
	file: Uint8Array,
	clauses: ClauseTexts,
	fields?: readonly TemplateField[],
): Promise<TemplateReading> {
	const answer = await engine.run(readTemplateJob, { file, known: { clauses, ...(fields ? { fields } : {}) } })
	if ('unreadable' in answer) return answer
	if ('unproven' in answer) throw new Error('Reading a template needs no proof')
	const { fields: found, clauses: slots, mistakes } = answer.value
	const known = new Map(Object.keys(clauses).map((name) => [name.toLowerCase(), name]))
	const unknown = slots.flatMap(({ name, paragraph }): TemplateMistake[] => {
		const like = known.get(name.toLowerCase())
		if (like === name) return []
		const problem = like === undefined ? `No clause of the library is called “${name}”.` : `The clause is called “${like}”, not “${name}”.`
		return [{ paragraph, where: 'body', words: `{{clause "${name}"}}`, problem }]
	})
	const all = [...mistakes, ...unknown]
	return all.length > 0 ? { mistakes: all } : { found, clauseNames: [...new Set(slots.map(({ name }) => name))] }
}
