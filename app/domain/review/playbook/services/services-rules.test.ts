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
				flags: '8. Policies. This Agreement incorporates the support policy posted at www.wrenhost.example, as it may be amended by Provider.',
				accepts: '8. Policies. This Agreement incorporates the support policy posted at www.wrenhost.example as of the Effective Date, a copy of which is attached.',
			},
			'several conditions': {
				flags: `${between}8. Changes. Provider may change these terms with 30 days notice.`,
				accepts: `${between}8. Changes. Provider may change these terms with 30 days notice. Customer may then terminate without penalty and receives a refund of prepaid fees.`,
			},
		},
	},
	{
		rule: 'services.ai_training',
		finds: 'data may train models, or nobody owns the outputs',
		flags: [
			'5. Data. Vendor stores Customer Data and may use it to train its ranking models.',
			'6. Data. Provider may use Customer Data to improve its products and services.',
			'6. Data. Customer grants Provider a license to use Customer Content to train machine learning models.',
			'6. AI. The service uses a language model to draft texts. Outputs may not be unique.',
		],
		accepts: ['6. Data. Provider shall not use Customer Data to train any machine learning models.'],
		nearMisses: [
			'5. Training. Vendor may use its staff to train Customer\'s people on the systems.',
			'6. Data. Provider may use aggregated usage data to improve its services.',
			'6. Data. Provider may use Customer Data to train its models only with the prior written consent of Customer.',
			'6. AI. The service uses artificial intelligence. Customer owns all outputs.',
			work,
		],
		failures: {
			'unusual place': {
				flags: '2. Terms. "Permitted Use" means use of Customer Data to provide the service and to develop new products and models.',
				accepts: '2. Terms. "Permitted Use" means use of Customer Data to provide the service.',
			},
			'several conditions': {
				flags: '6. Data. Provider may use anonymized Customer Data to train artificial intelligence models.',
				accepts: '6. Data. Provider may use anonymized Customer Data to compile statistics.',
			},
		},
	},
	{
		rule: 'services.market_restraints',
		finds: 'trade is tied',
		flags: [
			'9. Loyalty. Customer gives all its design work to Studio.',
			'10. People. For three years Client shall not take on anybody who has worked for Studio.',
			'10. Media. Client books its advertising only through Agency.',
			'9. Lock. Customer shall purchase all of its requirements from Supplier.',
			'9. Lock. You will use only our platform to plan routes.',
			'9. Lock. Reseller shall not, during the term, directly or indirectly sell products that are competitive with the Products.',
			'9. Price. Client will not be charged a higher fee than any other clients for like work.',
			'9. Staff. Client shall not, without consent, directly or indirectly, solicit any employee of Agency.',
			'9. Lock. Consultant shall not provide similar services to any competitor of Client.',
			'9. Price. Provider warrants that its fees are no less favorable than those offered to any other customer.',
			'9. Volume. Customer accepts a minimum annual commitment of $50,000.',
			'9. Staff. Customer shall not solicit or hire employees of Provider for two years.',
			'9. Name. Provider may use the name and logo of Customer on its website and in marketing.',
		],
		accepts: [work],
		nearMisses: [
			'10. Pay. Client pays only through the bank account named in the invoice.',
			'9. Courts. The courts of Ohio have exclusive jurisdiction, and credits are the exclusive remedy.',
			'9. Trade. This Agreement is non-exclusive.',
			'9. Staff. During the term and for 12 months after, neither party will solicit employees of the other.',
			'9. Name. Provider may use the logo of Customer in marketing only with its prior written consent.',
			'9. Use. Customer shall not use the service to build a competing product.',
			'9. Cover. Provider carries insurance with a minimum payment limit.',
			'9. Staff. Provider is not required to hire new employees.',
			'9. Marks. Each party shall not use the names of the other party without consent.',
		],
		failures: {
			'over the threshold': {
				flags: '9. Staff. Neither party will hire employees of the other during the term and for 24 months after.',
				accepts: '9. Staff. Neither party will solicit employees of the other during the term and for 12 months after.',
			},
			'unusual place': {
				flags: '2. Terms. "Products" means goods that Buyer will purchase exclusively from Seller.',
				accepts: '2. Terms. "Products" means goods that Buyer orders from Seller.',
			},
		},
	},
	{
		rule: 'services.assignment_precedence',
		finds: 'nothing says which paper wins',
		flags: ['1. Work. Studio carries out the projects that any statement of work signed by the parties describes.', '1. Services. Provider works under statements of work. Each statement of work names a price.', '1. Orders. Customer signs order forms. An order form sets the term.'],
		accepts: ['1. Work. Supplier does what the parties describe in orders (each an "Order"). If an Order and this Agreement differ, this Agreement comes first.', '1. Services. Provider works under statements of work. If a statement of work conflicts with this Agreement, this Agreement prevails.'],
		nearMisses: ['2. Pay. Invoices quote the purchase order number of Client.', work],
		failures: {
			absent: {
				flags: '1. Orders. Customer may sign one or more order forms. Order forms are numbered.',
				accepts: '1. Orders. Customer may sign one or more order forms. Order of precedence: this Agreement controls over order forms in a conflict.',
			},
		},
	},
]

/** The rules on liability and indemnity have a test file of their own. */
const elsewhere = new Set(['services.cap_amount', 'services.cap_mutual', 'services.super_cap', 'services.indirect_loss', 'services.indemnity', 'services.sla', 'services.data_return', 'services.data_protection'])

testRules(servicesRules.filter(({ id }) => !elsewhere.has(id)), cases, 'Services Agreement')
