import { type RuleCase, testRules } from '#tests/fixtures/rule-case.ts'
import { servicesRules } from './services-rules.ts'

const work = '1. Services. Provider will design a web shop for Customer.'

const between = 'This Agreement is between Kelp Inc. ("Provider") and Reed LLC ("Customer").\n'

const cases: RuleCase[] = [
	{
		rule: 'services.unilateral_change',
		finds: 'one side may change the deal, or it stands on a web page',
		flags: [
			'2. Terms. The rules at loomly.example apply to this Agreement as Vendor changes them from time to time.',
			`${between}8. Changes. Provider may alter the scope by an e-mail to Customer.`,
			`${between}8. Changes. Provider may modify the terms of this Agreement at any time by posting new terms.`,
			`${between}8. Changes. Provider may change features of the service from time to time.`,
			'8. Rules. Customer shall comply with the Acceptable Use Policy at https://wrenhost.example/aup, as updated from time to time.',
		],
		accepts: ['8. Changes. This Agreement may be changed only in writing signed by both parties.'],
		nearMisses: [
			'1. Parties. This Agreement is between Kelp.com, Inc. and Reed LLC, and is subject to Texas law.',
			`${between}8. Changes. Provider may adapt the scope only with Customer's agreement in writing.`,
			`${between}8. Changes. Provider may update the service, but will not materially reduce its functionality during the term.`,
			`${between}8. Account. Customer may change the settings of the service.`,
			`${between}4. Fees. Provider may increase the fees at each renewal by no more than 5%.`,
			`${between}8. Changes. Provider may change the service levels only with the written consent of Customer.`,
		],
		failures: {
			'unusual place': {
				flags: `${between}14. Notices. Notices are sent by mail. Provider reserves the right to amend these terms at any time.`,
				accepts: `${between}14. Notices. Notices are sent by mail. These terms may be amended by a paper that both sides sign.`,
			},
			'by reference': {
				flags:
					'8. Policies. This Agreement incorporates the support policy posted at www.wrenhost.example, as it may be amended by Provider.',
				accepts:
					'8. Policies. This Agreement incorporates the support policy posted at www.wrenhost.example as of the Effective Date, a copy of which is attached.',
			},
			'several conditions': {
				flags: `${between}8. Changes. Provider may change these terms with 30 days notice.`,
				accepts: `${between}8. Changes. Provider may change these terms with 30 days notice. Customer may then terminate without penalty and receives a refund of prepaid fees.`,
			},
		},
	},
	{
		rule: 'services.personal_guarantee',
		finds: 'a person answers for the company',
		flags: [
			`${between}9. Surety. The founder of Customer, Ada Reed, personally guarantees all payments under this Agreement.`,
			`${between}9. Surety. The owner of Customer stands surety for its fees.`,
		],
		accepts: [`${between}9. Liability. Each party is liable for its own breaches.`],
		nearMisses: [
			`${between}9. Liability. No officer of a party is personally liable under this Agreement.`,
			`${between}9. Data. Provider is responsible for personal data.`,
		],
	},
	{
		rule: 'services.assignment_precedence',
		finds: 'nothing says which paper wins',
		flags: [
			'1. Work. Studio carries out the projects that any statement of work signed by the parties describes.',
			'1. Services. Provider works under statements of work. Each statement of work names a price.',
			'1. Orders. Customer signs order forms. An order form sets the term.',
		],
		accepts: [
			'1. Work. Supplier does what the parties describe in orders (each an "Order"). If an Order and this Agreement differ, this Agreement comes first.',
			'1. Services. Provider works under statements of work. If a statement of work conflicts with this Agreement, this Agreement prevails.',
		],
		nearMisses: ['2. Pay. Invoices quote the purchase order number of Client.', work],
		failures: {
			absent: {
				flags: '1. Orders. Customer may sign one or more order forms. Order forms are numbered.',
				accepts:
					'1. Orders. Customer may sign one or more order forms. Order of precedence: this Agreement controls over order forms in a conflict.',
			},
		},
	},
]

/** The rules on liability and indemnity have a test file of their own. */
const elsewhere = new Set([
	'services.cap_amount',
	'services.cap_mutual',
	'services.super_cap',
	'services.indirect_loss',
	'services.indemnity',
	'services.sla',
	'services.data_return',
	'services.data_protection',
])

testRules(
	servicesRules.filter(({ id }) => !elsewhere.has(id)),
	cases,
	'Services Agreement',
)
