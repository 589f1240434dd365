import type { Operator } from '#app/infrastructure/env.server.ts'
import { renderMarkdown } from './markdown.server.ts'
import { readFrontMatter } from './front-matter.ts'

const files = import.meta.glob<string>('./policies/*.md', { query: '?raw', import: 'default', eager: true })

export type PolicyName = 'terms' | 'privacy' | 'cookies' | 'data-deletion'

/** A policy as its page shows it. */
export interface Policy {
	title: string
	description: string
	/** The day of its last change, ISO 8601. */
	date: string
	html: string
}

/** A policy with the name and the contact of whoever runs this site. */
export function policyOf(name: PolicyName, operator: Operator): Policy {
	const { fields, text } = readFrontMatter(files[`./policies/${name}.md`]!)
	const { title, description, date } = fields as Record<'title' | 'description' | 'date', string>
	return { title, description, date, html: renderMarkdown(filledIn(text, operator)) }
}

/** What is not set has words of its own, so that every sentence stays true. */
function filledIn(text: string, { name, email, address }: Operator): string {
	const values: Record<string, string> = {
		operator: inMarkdown(name ?? 'the company or person that runs this site'),
		contact: email ? `[${inMarkdown(email)}](mailto:${email})` : 'us through the [contact form](/contact)',
		address: address ? ` Our postal address is ${inMarkdown(address)}.` : '',
	}
	return text.replace(/\{\{(\w+)\}\}/g, (_, key: string) => values[key] ?? '')
}

function inMarkdown(text: string): string {
	return text.replace(/[\\`*_[\]<>&]/g, (character) => `&#${character.codePointAt(0)};`)
}
