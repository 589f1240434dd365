import { z } from 'zod'

const offset = z.number().int().nonnegative()
const page = z.number().int().positive().nullable()

/** The report of a review. Every `start` and `end` is a UTF-16 offset of the quote in `text`. */
export const Report = z.object({
	file: z.object({ name: z.string(), sha256: z.string(), bytes: z.number().int(), media_type: z.string() }),
	document: z.object({
		type: z.string(),
		category: z.string(),
		pages: z.number().int().nullable(),
		pages_not_read: z.array(z.number().int()),
		parties: z.array(
			z.object({
				name: z.string(),
				role: z.string().nullable(),
				quote: z.string().nullable(),
				start: offset.nullable(),
				end: offset.nullable(),
			}),
		),
		reader: z
			.object({ name: z.string(), certainty: z.enum(['chosen', 'likely']), by: z.literal('profile').optional() })
			.nullish()
			.meta({ description: 'The party that the review was written for' }),
	}),
	options: z.object({
		party_role: z.enum(['sending', 'receiving', 'unsure']),
		party_name: z.string().nullable(),
		review_tone: z.enum(['friendly', 'legal', 'neutral']),
		document_type: z.string().nullable(),
		company: z
			.object({
				legal_entity_name: z.string(),
				incorporation_state: z.string().nullable(),
				authorized_shares: z.number().nullable(),
				issued_shares: z.number().nullable(),
			})
			.optional()
			.meta({ description: 'What the profile of your company said; left out without a profile' }),
	}),
	engine: z.object({ version: z.string(), model: z.string().nullable(), model_note: z.string().optional() }),
	playbook: z.object({ version: z.string() }),
	summary: z.object({
		verdict: z.enum(['sign', 'negotiate', 'get_help']),
		sentence: z.string(),
		before_signing: z.array(z.string()).max(3),
		deal: z
			.array(z.object({ sentence: z.string(), start: offset, end: offset }))
			.max(5)
			.meta({ description: 'Summary of the deal, each sentence with its place in the text' }),
		not_covered: z.array(z.string()).meta({ description: 'What the review does not cover, one sentence each' }),
	}),
	facts: z.array(
		z.object({
			name: z.string(),
			value: z.string(),
			unit: z.string().optional(),
			of: z.string().optional(),
			quote: z.string(),
			start: offset,
			end: offset,
			page,
			confidence: z.number().min(0).max(1).optional(),
		}),
	),
	clauses: z.array(
		z.object({
			id: z.string(),
			number: z.string().nullable(),
			heading: z.string().nullable(),
			start: offset,
			end: offset,
			page,
			labels: z.array(z.object({ name: z.string(), score: z.number() })),
			plain: z.string(),
		}),
	),
	rules: z.array(
		z.object({
			id: z.string(),
			title: z.string(),
			source: z.string(),
			outcome: z.enum(['flagged', 'passed', 'absent', 'not_applicable', 'undecided']),
			note: z.string().optional(),
		}),
	),
	findings: z.array(
		z.object({
			id: z.string(),
			rule: z.string(),
			kind: z.enum(['issue', 'ambiguous', 'missing', 'contradictory', 'compliance']),
			severity: z.enum(['high', 'medium', 'low']),
			clause: z.string().nullable(),
			quote: z.string().nullable(),
			start: offset.nullable(),
			end: offset.nullable(),
			page,
			says: z.string(),
			why: z.string(),
			market: z.string(),
			ask: z.string(),
			fallback: z.string().nullable(),
			replacement: z.string().nullable(),
			proposal: z
				.string()
				.optional()
				.meta({ description: 'Wording that could not be placed safely; it is proposed in a comment and changes no text' }),
			decide_by: z.enum(['you', 'counterparty', 'lawyer']),
			origin: z.enum(['model']).optional(),
			edit: z
				.union([z.object({ start: offset, end: offset }), z.object({ after: z.string() })])
				.optional()
				.meta({ description: 'Where the replacement goes: in place of this text, or after the clause with this ID' }),
			comment: z.string().optional(),
			confidence: z.number().min(0).max(1),
			disputed: z
				.object({ reason: z.string(), quote: z.string(), start: offset, end: offset })
				.optional()
				.meta({ description: 'Why the language model considers the finding wrong; the finding then does not count' }),
		}),
	),
	read_yourself: z.array(
		z.object({ clause: z.string().nullable(), quote: z.string(), start: offset, end: offset, page, look_for: z.string() }),
	),
	text: z.string(),
})

/** Answer to a complete analysis. */
export const AnalysisAnswer = z.object({ analysis: Report, document_id: z.uuid() })

/** Answer (202) to an analysis that takes longer than a call waits; poll `status_url` until it answers 200. */
export const AnalysisUnderWay = z.object({ document_id: z.uuid(), status: z.enum(['queued', 'running']), status_url: z.string() })
