import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { bannedWords } from '#tests/fixtures/banned-words.ts'
import { articles } from './articles.server.ts'
import { questionGroups } from './faq.server.ts'
import { readFrontMatter } from './front-matter.ts'
import { policyOf } from './policies.server.ts'

const words = (slug: string) => readFrontMatter(readFileSync(`app/content/blog/${slug}.md`, 'utf8')).text.split(/\s+/).length

test.each(articles.map((article) => [article.slug, article] as const))(
	'%s is long enough, has its sources, and is no advice',
	(slug, article) => {
		expect(words(slug)).toBeGreaterThanOrEqual(700)
		expect(words(slug)).toBeLessThanOrEqual(1200)
		expect(article.sources.length).toBeGreaterThanOrEqual(4)
		for (const { url } of article.sources) expect(URL.canParse(url), url).toBe(true)
		expect(article.html).toMatch(/not (?:legal, tax or investment|legal) advice/)
		expect(article.html).toMatch(/<h2 id="[a-z0-9-]+">/)
		for (const banned of bannedWords) expect(article.html).not.toMatch(banned)
	},
)

test('every question has an answer', () => {
	const questions = questionGroups.flatMap((group) => group.questions)
	expect(questions.length).toBeGreaterThan(10)
	for (const { question, html } of questions) {
		expect(question).toMatch(/\?$/)
		expect(html).toMatch(/^<p>/)
	}
})

test('policies name the operator as it is set, letter by letter', () => {
	const { html } = policyOf('terms', { name: 'A*B <b>_C_', email: 'hello@fineprint.example' })
	expect(html).toContain('A*B &lt;b&gt;_C_')
	expect(html).toContain('href="mailto:hello@fineprint.example"')
	expect(policyOf('data-deletion', {}).html).toContain('7 working days')
})

test('the cookie policy names every cookie that the code sets, and no other', () => {
	const set = sources('app').flatMap((file) =>
		[...readFileSync(file, 'utf8').matchAll(/(?:textCookie|createCookie)\('([^']+)'/g)].map((match) => match[1]!),
	)
	const { html } = policyOf('cookies', {})
	const named = [...html.matchAll(/<td><code>([^<]+)<\/code><\/td>/g)].map((match) => match[1]!)
	// A name that ends on … stands for cookies that begin like this.
	const prefixes = named.filter((name) => name.endsWith('…')).map((name) => name.slice(0, -1))
	for (const prefix of prefixes)
		expect(
			sources('app/http').some((file) => readFileSync(file, 'utf8').includes(`'${prefix}'`)),
			prefix,
		).toBe(true)
	expect(named.filter((name) => !name.endsWith('…')).toSorted()).toEqual([...new Set(set)].toSorted())
})

test('pages store nothing else in the browser', () => {
	for (const file of sources('app')) expect(readFileSync(file, 'utf8'), file).not.toMatch(/\b(?:localStorage|sessionStorage|indexedDB)\b/)
})

function sources(folder: string): string[] {
	return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
		const path = join(folder, entry.name)
		if (entry.isDirectory()) return entry.name === 'generated' ? [] : sources(path)
		return /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name) ? [path] : []
	})
}
