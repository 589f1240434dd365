import { expect, test } from 'vitest'
import { ruleInput } from '#tests/fixtures/rule-input.ts'
import { servicesRules } from './services-rules.ts'

const fairContracts = {
	'a subscription to software': `# Software as a Service Agreement
This Software as a Service Agreement (the "Agreement") is made as of March 2, 2026 between Larkmoor Systems, Inc., a Delaware corporation ("Provider"), and Copperfield Bikes LLC, a Colorado limited liability company ("Customer").
1. Service. Provider grants Customer a non-exclusive right to access and use the hosted route-planning platform (the "Service") during the term for its internal business. Provider may update the Service, but will not materially reduce its features, security or support during the term.
2. Fees. Customer will pay $24,000 per year, invoiced annually in advance. Invoices are due within 30 days. At each renewal Provider may raise the fees by no more than 5% over the prior term, with at least 60 days' written notice.
3. Term. The initial term is one year. The Agreement renews automatically for successive one-year terms unless either party gives notice of non-renewal at least 30 days before the end of the current term.
4. Termination. Either party may terminate this Agreement if the other party materially breaches it and does not cure the breach within 30 days after written notice. If Customer terminates for Provider's breach, Provider will refund prepaid fees for the unused part of the term.
5. Service levels. The Service will be available 99.9% of each calendar month. If availability falls below this level, Customer receives a credit of 5% of the monthly fee. If the target is missed in three months of any six, Customer may terminate and receives a refund of prepaid fees.
6. Customer Data. Customer owns all Customer Data. Provider may use Customer Data only to provide the Service. Provider will not use Customer Data to train machine learning models. For 60 days after termination Customer may export Customer Data in CSV or JSON format at no charge. Provider will then delete all Customer Data within 30 days and certify the deletion in writing.
7. Personal data. The Data Processing Agreement in Exhibit A applies to personal data that Provider processes for Customer. Provider will notify Customer of any personal data breach without undue delay and within 48 hours.
8. Confidentiality. Each party will keep the confidential information of the other secret and use it only for this Agreement.
9. Indemnity. Provider will defend Customer against third-party claims that the Service infringes intellectual property rights, and pay damages finally awarded. Customer will defend Provider against third-party claims that Customer Data infringes the rights of others, and pay damages finally awarded. The indemnified party gives prompt notice and lets the indemnifying party control the defense.
10. Limitation of liability. Neither party's total liability under this Agreement will exceed the fees paid or payable in the twelve months before the claim. Neither party is liable for indirect or consequential damages. These limits do not apply to breach of Section 8 or to a party's duties under Section 9. For breach of Section 7, liability is limited to three times the fees paid or payable in those twelve months.
11. Assignment. Neither party may assign this Agreement without the other's consent, which may not be unreasonably withheld, except that either party may assign it without consent to a successor in a merger or sale of substantially all of its assets.
12. General. This Agreement is governed by the laws of the State of Delaware, and the courts of Delaware have exclusive jurisdiction. It may be changed only in a writing signed by both parties. If Exhibit A conflicts with this Agreement, Exhibit A prevails as to personal data.
Provider: ______________________
Customer: ______________________
EXHIBIT A
Data Processing Agreement. Provider processes personal data only on documented instructions of Customer.`,
	'design work': `# Master Services Agreement
This Master Services Agreement is entered into as of June 1, 2026 by and between Thistle & Bray Design Studio, LLC, an Oregon limited liability company ("Agency"), and Quillfeather, Inc., a Delaware corporation ("Client").
1. Services. Agency will perform the design services described in each statement of work signed by both parties. If a statement of work conflicts with this Agreement, this Agreement controls.
2. Payment. Client will pay the fees stated in the statement of work within thirty (30) days of each monthly invoice for work done.
3. Ownership. On creation, Agency hereby assigns to Client all right, title and interest in the deliverables.
4. Confidentiality. Each party will protect the confidential information of the other with reasonable care.
5. Warranties. Agency will perform the services in a professional manner and will correct defects at no charge.
6. Indemnification. Each party will indemnify and defend the other from third-party claims to the extent arising from its negligence, its violation of law, or, in the case of Agency, the infringement of third-party intellectual property by the deliverables.
7. Limitation of liability. Except for breach of Section 4, a party's indemnification obligations, or fraud, (a) neither party is liable for indirect, special or consequential damages, and (b) each party's total liability will not exceed the fees paid or payable under this Agreement in the twelve (12) months before the event.
8. Term and termination. This Agreement begins on the date above and continues until terminated. Either party may terminate it for convenience with thirty (30) days' written notice, or for a material breach that is not cured within thirty (30) days of notice. On termination Client pays for work performed and Agency refunds any prepaid fees for work not performed.
9. Non-solicitation. Neither party will solicit for hire the other's employees who worked on the services, during the term and for twelve (12) months after. General job advertisements are not solicitation.
10. Assignment. Neither party may assign this Agreement without the prior written consent of the other, except to the acquirer of all or substantially all of its business.
11. Publicity. Neither party may use the other's name or logo without prior written consent.
12. Governing law. Oregon law governs. Amendments must be in writing and signed by both parties.
Agency: ______________________
Client: ______________________`,
}

test.each(Object.entries(fairContracts))('a fair contract for %s raises no alarm', (_name, text) => {
	const input = ruleInput(text, text.startsWith('# Software') ? 'SaaS Agreement' : 'Master Service Agreement')
	const alarms = servicesRules.filter((rule) => ['flagged', 'absent'].includes(rule.decide(input).outcome)).map(({ id }) => id)
	expect(alarms).toEqual([])
})
