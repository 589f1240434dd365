import { z } from 'zod'
import type { CapLine } from '#app/domain/company-record/cap-table/cap-lines.ts'
import type { PaperWords, Statement } from '#app/domain/company-record/paper.ts'
import type { CompanyRecord } from '#app/domain/company-record/read-company-record.server.ts'

/** The words of a document; `quote` is null where a person typed the value, `version_number` where it is the newest. */
const Words = z.object({
	document_id: z.uuid(),
	document_name: z.string(),
	version_number: z.int().nullable(),
	quote: z.string().nullable(),
	start: z.int(),
	end: z.int(),
})
const Stated = Words.extend({ value: z.string(), confirmed: z.boolean() })
const Document = z.object({ document_id: z.uuid(), name: z.string() })

const Line = z.object({
	kind: z.enum(['SAFE', 'Convertible Note', 'Stock', 'Pool']),
	document_id: z.uuid(),
	document_name: z.string(),
	holder: z.string().nullable(),
	terms: z.array(Stated.extend({ label: z.string() })),
	/** A whole number in digits. */
	shares: z.string().nullable(),
	percent: z.string().nullable(),
	steps: z.array(z.string()),
	warnings: z.array(z.string()),
	confirmed: z.boolean(),
	/** Why it is not in the total. */
	left_out: z.string().nullable(),
})

/** Answer of GET /company/{id}/record. */
export const CompanyRecordAnswer = z.object({
	data: z.object({
		company_id: z.uuid(),
		documents_read: z.int(),
		/** Documents without a complete report. */
		documents_unread: z.array(Document),
		/** Whether there are older documents that were not read. */
		more: z.boolean(),
		contradictions: z.array(
			z.object({
				about: z.string(),
				what: z.string(),
				advice: z.string(),
				sides: z.array(
					z.object({ from: z.enum(['document', 'profile']), value: z.string(), confirmed: z.boolean(), words: Words.nullable() }),
				),
			}),
		),
		cap_table: z.object({
			issued_shares: z.string().nullable(),
			lines: z.array(Line),
			total: z.object({ shares: z.string(), existing_percent: z.string(), steps: z.array(z.string()), confirmed: z.boolean() }).nullable(),
			/** Why there is no total. */
			refused: z.string().nullable(),
			notes: z.array(z.string()),
		}),
		missing: z.array(z.object({ kind: z.string(), what: z.string(), why: z.string(), todo: z.string(), words: z.array(Words) })),
		agreements: z.array(
			Document.extend({
				amendments: z.array(Document.extend({ date: z.string().nullable(), not_counted: z.string().nullable(), words: Words })),
				terms: z.array(z.object({ field: z.string(), label: z.string(), stated: Stated, before: Stated.nullable() })),
			}),
		),
	}),
})

type Answered = z.infer<typeof CompanyRecordAnswer>

/** A company's record in the API's names. */
export function companyRecordAnswer(companyId: string, record: CompanyRecord): Answered {
	const { contradictions, capTable, missing, agreements, read, unread, more } = record
	return {
		data: {
			company_id: companyId,
			documents_read: read,
			documents_unread: unread.map(({ id, name }) => ({ document_id: id, name })),
			more,
			contradictions: contradictions.map(({ about, what, advice, sides }) => ({
				about,
				what,
				advice,
				sides: sides.map(({ from, value, confirmed, document, version = null, quote = null, start = 0, end = 0 }) => ({
					from,
					value,
					confirmed,
					words: document ? wordsAnswer({ document, version, quote, start, end }) : null,
				})),
			})),
			cap_table: {
				issued_shares: capTable.issued,
				lines: [...capTable.stock, ...(capTable.pool ? [capTable.pool] : []), ...capTable.convertibles].map(lineAnswer),
				total: capTable.total && {
					shares: capTable.total.shares,
					existing_percent: capTable.total.existingPercent,
					steps: capTable.total.steps,
					confirmed: capTable.total.confirmed,
				},
				refused: capTable.refused,
				notes: capTable.notes,
			},
			missing: missing.map(({ kind, what, why, todo, words }) => ({ kind, what, why, todo, words: words.map(wordsAnswer) })),
			agreements: agreements.map(({ document, amendments, terms }) => ({
				document_id: document.id,
				name: document.name,
				amendments: amendments.map((each) => ({
					document_id: each.document.id,
					name: each.document.name,
					date: each.date,
					not_counted: each.notCounted,
					words: wordsAnswer(each.words),
				})),
				terms: terms.map(({ field, label, stated, before }) => ({
					field,
					label,
					stated: statedAnswer(stated),
					before: before && statedAnswer(before),
				})),
			})),
		},
	}
}

function wordsAnswer({ document, version, quote, start, end }: PaperWords): z.infer<typeof Words> {
	return { document_id: document.id, document_name: document.name, version_number: version, quote, start, end }
}

function statedAnswer(stated: Statement): z.infer<typeof Stated> {
	return { ...wordsAnswer(stated), value: stated.value, confirmed: stated.confirmed }
}

function lineAnswer({
	kind,
	document,
	holder,
	terms,
	shares,
	percent,
	steps,
	warnings,
	confirmed,
	leftOut,
}: CapLine): z.infer<typeof Line> {
	return {
		kind,
		document_id: document.id,
		document_name: document.name,
		holder,
		terms: terms.map((term) => ({ ...statedAnswer(term), label: term.label })),
		shares,
		percent,
		steps,
		warnings,
		confirmed,
		left_out: leftOut,
	}
}
