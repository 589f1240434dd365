import { renderMarkdown } from './markdown.server.ts'
import text from './faq.md?raw'

/** A group of questions, each with its answer as HTML. */
export interface QuestionGroup {
	title: string
	questions: { question: string; html: string }[]
}

/** The questions of app/content/faq.md: `#` begins a group, `##` a question. */
export const questionGroups: readonly QuestionGroup[] = sections(text, '# ').map(({ title, body }) => ({
	title,
	questions: sections(body, '## ').map((section) => ({ question: section.title, html: renderMarkdown(section.body) })),
}))

function sections(markdown: string, mark: string): { title: string; body: string }[] {
	return `\n${markdown}`
		.split(`\n${mark}`)
		.slice(1)
		.map((section) => {
			const end = section.indexOf('\n')
			return { title: section.slice(0, end).trim(), body: section.slice(end + 1).trim() }
		})
}
