import { z } from 'zod'
import { readFrontMatter } from './front-matter.ts'
import { renderMarkdown } from './markdown.server.ts'

const files = import.meta.glob<string>('./blog/*.md', { query: '?raw', import: 'default', eager: true })

const Fields = z.object({
	title: z.string(),
	description: z.string().max(200),
	date: z.iso.date(),
	author: z.string(),
	/** Each as `Name | https://address`. */
	sources: z.array(z.string().regex(/^[^|]+ \| https:\/\/\S+$/)).min(1),
})

/** An article of the blog, without its text. */
export interface ArticleHead {
	slug: string
	title: string
	description: string
	/** ISO 8601. */
	date: string
	author: string
	/** How long an adult reads, at 230 words a minute. */
	minutes: number
}

/** An article with its text as HTML, and what it rests on. */
export interface Article extends ArticleHead {
	html: string
	sources: { name: string; url: string }[]
}

const wordsPerMinute = 230

/** The articles of the blog (app/content/blog), the newest first; those of one day by title. */
export const articles: readonly Article[] = Object.entries(files)
	.map(([path, file]) => readArticle(path.slice(path.lastIndexOf('/') + 1, -'.md'.length), file))
	.sort((a, b) => b.date.localeCompare(a.date) || a.title.localeCompare(b.title))

function readArticle(slug: string, file: string): Article {
	const { fields, text } = readFrontMatter(file)
	const { sources, ...head } = Fields.parse(fields)
	return {
		slug,
		...head,
		minutes: Math.max(1, Math.round(text.split(/\s+/).length / wordsPerMinute)),
		html: renderMarkdown(text),
		sources: sources.map((source) => {
			const [name = '', url = ''] = source.split(' | ')
			return { name, url }
		}),
	}
}

/** What lists show of an article. */
export function headOf({ slug, title, description, date, author, minutes }: Article): ArticleHead {
	return { slug, title, description, date, author, minutes }
}
