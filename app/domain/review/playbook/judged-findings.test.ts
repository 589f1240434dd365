import { expect, test } from 'vitest'
import type { DocumentType } from '#app/domain/review/type/catalogue.ts'
import { ruleInput } from '#tests/fixtures/rule-input.ts'
import { allRules } from './all-rules.ts'

const deal =
	'This Agreement is made between Tern Inc., a Delaware corporation ("Customer"), and Wren Inc., a Delaware corporation ("Provider").\n'
const cases: readonly (readonly [string, DocumentType | null, string, string, string])[] = [
	[
		'general.governing_law',
		'Services Agreement',
		'Customer',
		`${deal}9. Law. The laws of the State of Ohio govern this Agreement.`,
		'passed',
	],
	[
		'general.governing_law',
		'Services Agreement',
		'Customer',
		`${deal}9. Law. This Agreement is governed by the laws of the State of Ohio and the laws of France.`,
		'undecided',
	],
	[
		'general.governing_law',
		'Services Agreement',
		'Customer',
		`${deal}9. Law. This paragraph 9 shall be governed by the laws of the State of Ohio.`,
		'undecided',
	],
	['general.governing_law', 'Services Agreement', 'Customer', `${deal}9. Law. Austrian law is to be used.`, 'undecided'],
	[
		'general.forum_matches_law',
		'Services Agreement',
		'Customer',
		`${deal}9. Law. The laws of the State of Ohio govern this Agreement. The courts of Texas have exclusive jurisdiction.`,
		'flagged',
	],
	[
		'general.forum_matches_law',
		'Services Agreement',
		'Customer',
		`${deal}9. Law. The laws of the State of Ohio govern this Agreement. The courts of Texas or Ohio have exclusive jurisdiction.`,
		'not_applicable',
	],
	[
		'general.effective_date',
		'Services Agreement',
		'Customer',
		`${deal}9. Rules. The rules as they stand at the date hereof apply.`,
		'not_applicable',
	],
	['general.effective_date', 'Services Agreement', 'Customer', `${deal}9. Term. It lasts two years from the date hereof.`, 'absent'],
	[
		'general.vague_terms',
		'Services Agreement',
		'Provider',
		`${deal}3. Fees. Provider may change its fees from time to time.`,
		'not_applicable',
	],
	['general.vague_terms', 'Services Agreement', 'Customer', `${deal}3. Fees. Provider may change its fees from time to time.`, 'flagged'],
	[
		'general.vague_terms',
		'Services Agreement',
		'Customer',
		`${deal}3. Fees. Provider may change its fees from time to time. It gives 90 days notice.`,
		'not_applicable',
	],
	[
		'services.unilateral_change',
		'Services Agreement',
		'Customer',
		`${deal}9. Changes. This Agreement may be amended only in a writing signed by both parties.`,
		'passed',
	],
	[
		'services.sla',
		'SaaS Agreement',
		'Provider',
		`${deal}1. Service. Provider grants access to its hosted platform for the subscription term.`,
		'undecided',
	],
	[
		'services.sla',
		'Services Agreement',
		'Customer',
		`${deal}1. Capacity. Customer has access to 90% of the available capacity of the pipeline.`,
		'not_applicable',
	],
]

test.each(cases)('%s of a %s for %s judges "%s" as %s', (id, type, reader, text, outcome) => {
	expect(allRules.find((rule) => rule.id === id)?.decide(ruleInput(text, type, 'unsure', reader)).outcome).toBe(outcome)
})
