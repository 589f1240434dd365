import { type ExtractedDocument, type Paragraph, pdfMediaType } from '#app/domain/extraction/extracted-document.ts'

/** A contract that we wrote, to try prompts on: nobody's words leave. */
export interface SampleContract {
	key: string
	title: string
	/** The party that it is reviewed for. */
	client: string
	/** One paragraph a line; a line that begins with `# ` is the title. */
	text: string
}

/** The contracts that a prompt can be tried on; both have terms that hurt and terms that are fine. */
export const sampleContracts: readonly SampleContract[] = [
	{
		key: 'saas-subscription',
		title: 'SaaS subscription, for the customer',
		client: 'Larkspur Robotics, Inc.',
		text: `# Subscription Agreement
This Subscription Agreement is made as of March 2, 2026 between Northgate Systems, Inc., a Delaware corporation ("Provider"), and \
Larkspur Robotics, Inc., a Delaware corporation ("Customer").
1. Service. Provider shall make the hosted inventory service described in each order form available to Customer during the Term.
2. Fees. Customer shall pay each invoice within fifteen (15) days of its date. Provider may raise the fees by up to twelve percent \
(12%) on each renewal by notice of thirty (30) days. Fees are not refundable.
3. Late payment. Amounts not paid when due bear interest of one and one-half percent (1.5%) per month, and Provider may suspend the \
Service without notice.
4. Term. This Agreement begins on the date above and runs for thirty-six (36) months. It renews for further terms of twelve (12) \
months unless either party gives notice at least ninety (90) days before the end of a term.
5. Termination. Provider may terminate this Agreement for convenience on ten (10) days' written notice. Customer may terminate only \
for a material breach that Provider does not cure within sixty (60) days of written notice.
6. Customer data. Customer owns its data. Provider may use Customer data and feedback in any form to develop its products, also after \
this Agreement ends.
7. Confidentiality. Each party shall keep the other's confidential information secret with reasonable care during the Term and for \
three (3) years after it.
8. Indemnity. Customer shall indemnify and hold harmless Provider against all claims that arise from the use of the Service.
9. Limit of liability. Provider's total liability under this Agreement is limited to five thousand dollars ($5,000). Nothing in this \
Agreement limits the liability of Customer.
10. Changes. Provider may change these terms at any time by posting them on its website.
11. Assignment. Neither party may assign this Agreement without the consent of the other, which is not to be unreasonably withheld.
12. Governing law. This Agreement is governed by the laws of the State of Delaware, and the courts of that state have exclusive \
jurisdiction.`,
	},
	{
		key: 'one-way-nda',
		title: 'One-way NDA, for the receiving party',
		client: 'Fernhollow Labs, Inc.',
		text: `# Non-Disclosure Agreement
This Non-Disclosure Agreement is made as of January 12, 2026 between Harrow & Finch LLC, a New York limited liability company \
("Discloser"), and Fernhollow Labs, Inc., a Delaware corporation ("Recipient").
1. Confidential Information. "Confidential Information" means all information that Discloser makes available to Recipient in any \
form, whether or not it is marked as confidential.
2. Duties. Recipient shall keep Confidential Information in strict confidence and use it only to evaluate a business relationship \
between the parties.
3. Exceptions. Confidential Information does not include information that is or becomes public other than through a breach of this \
Agreement.
4. Term. The duties of Recipient under this Agreement continue in perpetuity.
5. Non-solicitation. For three (3) years Recipient shall not hire or solicit any employee, contractor or customer of Discloser.
6. Feedback. Everything that Recipient develops with reference to Confidential Information belongs to Discloser, and Recipient hereby \
assigns it.
7. Remedies. Recipient shall pay Discloser liquidated damages of two hundred fifty thousand dollars ($250,000) for each breach, and \
Discloser may seek an injunction without posting a bond.
8. Return. Recipient shall return or destroy all Confidential Information within five (5) days of a request and certify this in writing.
9. Governing law. This Agreement is governed by the laws of the State of New York.`,
	},
]

/** The sample with a key, if there is one. */
export function sampleByKey(key: string): SampleContract | undefined {
	return sampleContracts.find((sample) => sample.key === key)
}

/** A sample as extraction would read it. */
export function sampleDocument({ text: source }: SampleContract): ExtractedDocument {
	const paragraphs: Paragraph[] = []
	let text = ''
	for (const line of source.split('\n')) {
		const isHeading = line.startsWith('# ')
		if (text !== '') text += '\n'
		const start = text.length
		text += isHeading ? line.slice(2) : line
		const place = { id: `p1-${paragraphs.length}`, part: 'body', page: 1, start, end: text.length } as const
		const look = { kind: isHeading ? 'heading' : 'paragraph', level: isHeading ? 0 : null, emphasised: isHeading } as const
		paragraphs.push({ ...place, ...look, numbering: null, cell: null, confidence: null })
	}
	return {
		mediaType: pdfMediaType,
		text,
		paragraphs,
		pages: 1,
		pagesNotRead: [],
		comments: [],
		trackedChanges: 0,
		hiddenSpans: [],
		extractorVersion: 'sample',
	}
}
