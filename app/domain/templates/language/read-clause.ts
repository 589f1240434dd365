import { escapeText } from '#app/domain/word/package/xml/write-markup.ts'
import { parseXml } from '#app/domain/word/package/xml/xml-scanner.ts'
import { compilePart } from './compile/compile-template.ts'
import { clauseLines } from './compile/expand-slots.ts'
import { PartSource } from './compile/part-source.ts'
import { checkParts } from './inspect/check-parts.ts'
import { describeFound } from './inspect/find-fields.ts'
import type { TemplateContent } from './template-content.ts'

const namespace = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'

/** More than any clause has. */
export const longestClause = 50_000

/** Reads the fields and mistakes of the text of a clause. A clause holds no slots. */
export function readClause(text: string): TemplateContent {
	if (text.length > longestClause) {
		const problem = `A clause has at most ${longestClause.toLocaleString('en-US')} characters.`
		return { fields: [], clauses: [], mistakes: [{ paragraph: 1, where: 'clause', words: '', problem }] }
	}
	const paragraphs = clauseLines(text).map((line) => `<w:p><w:r><w:t xml:space="preserve">${escapeText(line)}</w:t></w:r></w:p>`)
	const root = parseXml(`<w:document xmlns:w="${namespace}"><w:body>${paragraphs.join('')}</w:body></w:document>`)
	const compiled = compilePart(new PartSource(root, 'clause'))
	const { fields, mistakes } = checkParts([compiled])
	const slots = compiled.tags
		.filter(({ kind }) => kind === 'slot')
		.map(({ spot }) => ({ ...spot, problem: 'A clause can’t hold a slot for another clause.' }))
	return { fields: describeFound(fields), clauses: [], mistakes: [...mistakes, ...slots] }
}
