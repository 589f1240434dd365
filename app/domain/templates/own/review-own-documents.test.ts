import { expect, test } from 'vitest'
import { extractDocx } from '#app/domain/extraction/docx/extract-docx.ts'
import { reviewDocument } from '#app/domain/review/review-document.ts'
import type { DocumentType } from '#app/domain/review/type/catalogue.ts'
import { reviewInput } from '#tests/fixtures/contracts.ts'
import { ownDocuments } from '#tests/fixtures/own-documents.ts'
import { ownTemplates } from './own-templates.ts'

/** The parties of a template by their role in it; the second is not asked where the document is meant to serve the first. */
const sides: Record<string, readonly string[]> = {
	'advisor-agreement': ['Company', 'Advisor'],
	'board-consent': ['Company'],
	'cofounder-agreement': ['Company', 'Mara Lindqvist'],
	'consulting-agreement': ['Company', 'Consultant'],
	'contractor-ip-assignment': ['Company'],
	'convertible-note': ['Company', 'Investor'],
	'data-processing-agreement': ['Provider', 'Customer'],
	'invention-assignment': ['Company', 'Employee'],
	'master-services-agreement': ['Provider', 'Customer'],
	'mutual-nda': ['Company', 'Counterparty'],
	'offer-letter': ['Company', 'Noor Haddad'],
	'one-way-nda': ['Discloser', 'Recipient'],
	'privacy-policy': ['we', 'you'],
	'restricted-stock-purchase': ['Company', 'Holder'],
	'saas-terms': ['Provider', 'Customer'],
	'separation-agreement': ['Company', 'Employee'],
	'terms-of-use': ['Juniper Kiln, Inc.', 'you'],
}
const templates = ownTemplates()

test.each(templates.map((template) => [template.key, template] as const))(
	'our own review has no high finding in %s, for whichever party',
	{ timeout: 120_000 },
	async (key, template) => {
		const documents = await ownDocuments(template)
		const high: string[] = []
		for (const { bytes, variants } of documents) {
			const read = await extractDocx(bytes)
			if (!read.readable) throw new Error(`A document of ${key} can’t be read`)
			for (const partyName of sides[key] ?? []) {
				const report = reviewDocument(reviewInput(read.document, { partyName, documentType: template.documentType as DocumentType }))
				expect(report.document, partyName).toMatchObject({ type: template.documentType, reader: expect.anything() })
				for (const { severity, rule, says } of report.findings)
					if (severity === 'high') high.push(`${partyName} ${rule}: ${says} ${JSON.stringify(variants)}`)
			}
		}
		expect(high).toEqual([])
	},
)
