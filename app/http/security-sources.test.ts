import { expect, test } from 'vitest'
import { productSources } from '#tests/product-sources.ts'

// What no request can show, because nothing goes wrong until somebody writes it: looked for in every source.

const sources = productSources()
const filesWith = (pattern: RegExp) => sources.flatMap(([file, text]) => (pattern.test(text) ? [file] : []))

test('no statement is put together from text; pieces without a parameter are names and directions of our own', () => {
	expect(filesWith(/RawUnsafe\(/)).toEqual([])
	expect(filesWith(/Prisma\.raw\(/)).toEqual(['app/domain/search/find-documents.server.ts', 'app/domain/search/keyset.ts'])
	const pieces = sources.flatMap(([, text]) => [...text.matchAll(/Prisma\.raw\(([^)]*)\)?/g)].map(([, piece]) => piece))
	// Each that is added here was looked at: no word of a request gets into it.
	expect([...new Set(pieces)].sort()).toEqual([
		'`"key${at}"`',
		'`"matching_${branch.name}"`',
		'`"matching_${name}"`',
		'downwards(key',
		'sign',
		'type',
	])
})

test('no secret, token, code or hash of one is compared with === or !==', () => {
	const kept = /^app\/(domain\/(identity|share-links|company|inbound-mail|webhooks|billing)|http|infrastructure)\//
	const named = /(?:[sS]ecret|[tT]oken|[hH]ash|[nN]once|[sS]ignature|[pP]assword|[cC]hallenge)\w*\)?/.source
	const plain = new RegExp(`(?:${named} [!=]== (?!null\\b|undefined\\b|true\\b|false\\b|'|\\d)|[!=]== (?:\\w+\\.)*\\w*${named}[\\s);&|])`)
	const found = sources
		.filter(([file]) => kept.test(file))
		.flatMap(([file, text]) => text.split('\n').flatMap((line) => (plain.test(line) ? [`${file}: ${line.trim()}`] : [])))
	expect(found).toEqual([])
})

test('bodies are read by the readers that limit them, never whole by a route of its own', () => {
	const whole = /\brequest(?:\.clone\(\))?\.(?:json|formData|text|arrayBuffer|blob)\(\)/
	// What a browser does with its own form before it sends it is no reading of a request.
	const inBrowsers = /export async function clientAction[\s\S]*?\n}/g
	const reading = sources.flatMap(([file, text]) => (whole.test(text.replace(inBrowsers, '')) ? [file] : []))
	// The stand-in for Stripe during development answers calls of the product alone.
	expect(reading).toEqual(['app/infrastructure/payments/local-stripe/answer-call.ts'])
})

test('HTML that React does not escape is ours: the Markdown of the repository, and data for search engines', () => {
	expect(filesWith(/dangerouslySetInnerHTML/)).toEqual(['app/components/site/prose.tsx', 'app/components/site/structured-data.tsx'])
})
