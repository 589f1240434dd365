import { expect, test } from 'vitest'
import { framesIn } from '#tests/fixtures/frames-of.ts'

const clauses: readonly (readonly [string, readonly string[]])[] = [
	['4. Confidentiality. Customer shall keep the Confidential Information of Provider confidential.', ['duty Customer']],
	['4. Confidentiality. Each party shall hold the Confidential Information of the other in confidence.', ['duty each']],
	['4. Confidentiality. The receiving party shall not disclose Confidential Information to third parties.', ['duty floating']],
	['4. Confidentiality. Provider agrees not to disclose the confidential information of Customer.', ['duty Provider']],
	['4. Confidentiality. Neither party shall use the Confidential Information of the other for any other purpose.', ['duty each']],
	['4. Confidentiality. Customer may disclose Confidential Information to its advisors.', []],
	['4. Confidentiality. The obligations of confidentiality survive for three years after termination.', ['term nobody time 36 months']],
	['4. Confidentiality. The confidentiality obligations continue indefinitely.', ['term nobody time null forever']],
	['4. Confidentiality. For trade secrets the confidentiality obligations last in perpetuity.', ['term nobody time null forever']],
	['4. Confidentiality. Confidential Information does not include information that is publicly available.', ['carve_out nobody']],
	[
		'4. Confidentiality. Confidential Information does not include information already known to the recipient before disclosure.',
		['carve_out nobody'],
	],
	['4. Confidentiality. Confidential Information excludes what is received from a third party without breach.', ['carve_out nobody']],
	['4. Confidentiality. Confidential Information excludes information independently developed by the recipient.', ['carve_out nobody']],
	['4. Confidentiality. The receiving party may disclose Confidential Information where required by law.', ['compelled nobody']],
	['4. Confidentiality. A party may comply with a subpoena and disclose what a court order demands.', ['compelled nobody']],
	['4. Residuals. Provider may use residuals retained in the unaided memory of its staff.', ['residuals Provider']],
	['4. Residuals. The receiving party is free to use residuals for any purpose.', ['residuals floating']],
	['4. Value. The residual value of the goods is small.', []],
	['4. Accounts. Customer shall keep its password confidential.', []],
	['4. Notice. Notices are given in writing.', []],
	['4. Confidentiality. Customer shall not independently develop a similar product with Confidential Information.', []],
	['4. Term. This Agreement runs for two years.', []],
	['4. Records. Provider keeps records for seven years.', []],
	['4. Press. Neither party shall issue a press release.', []],
	['4. Confidentiality. "Confidential Information" means all information of a party that is marked confidential.', []],
	[
		'4. Confidentiality. Provider shall protect the secrets of Customer and keep them secret for five years after the end.',
		['duty Provider time 60 months', 'term nobody time 60 months'],
	],
	['4. Confidentiality. CUSTOMER SHALL NOT DISCLOSE ANY CONFIDENTIAL INFORMATION OF PROVIDER.', ['duty Customer']],
	['4. Confidentiality. Both parties shall treat the terms as confidential.', ['duty each']],
	['4. Confidentiality. The recipient shall return all copies within thirty days.', []],
	['4. Confidentiality. Unauthorized persons shall not gain access to Confidential Information.', []],
	['4. Confidentiality. The parties acknowledge the value of Confidential Information.', []],
	['4. Confidentiality. Customer will use Confidential Information only for the purpose.', ['duty Customer']],
	['4. Confidentiality. This duty ends when the information becomes part of the public domain.', ['carve_out nobody']],
	['4. Privacy. Provider protects personal data.', []],
	[
		'4. Confidentiality. The duty of confidentiality remains in force until the information is public.',
		['term nobody time null forever', 'carve_out nobody'],
	],
	['4. Confidentiality. Even if a court order demands it, Customer shall keep silent.', []],
	[
		'4. Confidentiality. Provider shall safeguard the Confidential Information and keep it confidential for two years.',
		['duty Provider time 24 months', 'term nobody time 24 months'],
	],
	[
		'4. Solicitation. For two years Customer shall not solicit employees or reveal confidential information.',
		['duty Customer time 24 months'],
	],
	['4. Confidentiality. Nothing here is confidential.', []],
	['4. Confidentiality. No party is obliged to share Confidential Information.', []],
	['4. Confidentiality. Customer keeps the Confidential Information secret.', ['duty Customer']],
	[
		'4. Confidentiality. Confidential Information does not include what was already in its files, what came from an outside source, or the fruit of its own work without reference to it.',
		['carve_out nobody', 'carve_out nobody', 'carve_out nobody'],
	],
	['4. Confidentiality. A party that receives Confidential Information keeps it in confidence.', ['duty each']],
	['4. Confidentiality. The staff of the receiving party may use whatever they retain in unaided recollection.', ['residuals nobody']],
	[
		'4. Confidentiality. Nothing here prevents the people of Provider from using what they keep in their memory of the Confidential Information.',
		['residuals nobody'],
	],
	[
		'4. Confidentiality. The duties in this Section last indefinitely, whether or not the information is a trade secret.',
		['term nobody time null forever'],
	],
]

test.each(clauses)('who keeps what confidential: %s', (clause, frames) => {
	expect(framesIn('confidentiality', clause)).toEqual(frames)
})
